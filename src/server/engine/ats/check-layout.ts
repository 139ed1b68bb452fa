import { findEmail } from "../cv/links.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { countOf } from "../text/name-list.ts";
import { type Check, fail, hasLayout, pass, passWithoutFile, warn } from "./check.ts";

export const checkColumns: Check = ({ document }) => {
  if (!hasLayout(document)) return passWithoutFile("Text without a file stands in one column.");
  const { columns } = document.layout;
  if (columns <= 1) return pass("The text runs in one column.");
  return warn(
    `The text stands in ${columns} columns side by side; some systems read straight across them.`,
    "Use one column from top to bottom.",
  );
};

export const checkTables: Check = ({ document }) => {
  if (!hasLayout(document)) return passWithoutFile("Text without a file has no tables.");
  const { tables } = document.layout;
  if (tables === 0) return pass("No text stands in a table.");
  return warn(
    `Your CV has ${countOf(tables, "table")}; some systems read the cells in the wrong order.`,
    "Set what stands in the table as plain lines.",
  );
};

export const checkImages: Check = ({ document }) => {
  if (!hasLayout(document)) return passWithoutFile("Text without a file has no pictures.");
  const { images } = document.layout;
  if (images === 0) return pass("There are no pictures in the file.");
  return warn(
    `The file has ${countOf(images, "picture")}; whatever stands in a picture is not read.`,
    "Make sure that no text stands in a picture. UK employers do not expect a photograph.",
  );
};

export const checkTextBoxes: Check = ({ document }) => {
  if (!hasLayout(document) || document.format === "pdf") return null;
  const { textBoxes } = document.layout;
  if (textBoxes === 0) return pass("No text stands in a text box.");
  return fail(
    `${countOf(textBoxes, "text box", "text boxes")} found; many systems leave out what stands in them.`,
    "Move the text out of the boxes into the body of the page.",
  );
};

export const checkContactPlace: Check = ({ document, cv }) => {
  if (!hasLayout(document)) return null;
  const regions = document.lines.map((line) => line.region);
  const outside = (at: number) => regions[at] === "header" || regions[at] === "footer";
  const digits = cv.contact.phone?.replace(/\D/gu, "").slice(-9) ?? "";
  const holdsContact = (text: string) =>
    findEmail(text) !== null || (digits.length > 6 && text.replace(/\D/gu, "").includes(digits));
  const places = document.lines.flatMap((line, at) => (holdsContact(line.text) ? [at] : []));
  const [first] = places;
  if (first === undefined) return null;
  if (places.some((at) => !outside(at)))
    return pass("Your contact details stand in the body of the page.");
  return fail(
    `Your contact details stand only in the page's ${regions[first]}: ${inQuotes(document.lines[first]?.text ?? "")}.`,
    "Put name, e-mail and phone at the top of the body; many systems leave out headers and footers.",
  );
};

export const checkFonts: Check = ({ document }) => {
  if (document.format !== "pdf") return null;
  const pages = document.layout.unreadablePages;
  if (pages.length === 0) return pass("Every font gives readable characters.");
  return fail(
    `The fonts on page ${pages.join(", ")} give no characters, so a machine reads nothing there.`,
    "Export the file again from your word processor, with a common font.",
  );
};

const formatNotes: Record<string, readonly [ok: boolean, evidence: string]> = {
  pdf: [true, "PDF with text in it: every common system reads it."],
  docx: [true, "Word document (.docx): every common system reads it."],
  doc: [false, "Old Word format (.doc): some systems no longer read it well."],
  rtf: [false, "Rich text (.rtf): some systems do not accept it."],
  txt: [true, "Plain text: every system reads it."],
};

export const checkFileFormat: Check = ({ document }) => {
  const note = formatNotes[document.format];
  if (!note) return null;
  return note[0] ? pass(note[1]) : warn(note[1], "Save it as .docx or PDF.");
};

const mostPages = 2;
const mostWords = 1300;
const fewestWords = 150;

export const checkLength: Check = ({ document, cv }) => {
  const { pages } = document.layout;
  const count = cv.text.split(/\s+/u).length;
  if (pages !== null && pages > mostPages && hasLayout(document)) {
    return warn(
      `Your CV has ${pages} pages.`,
      "Two pages are the custom in the UK: shorten the oldest roles first.",
    );
  }
  if ((pages === null || !hasLayout(document)) && count > mostWords) {
    return warn(
      `Your CV has about ${count} words, more than two pages hold.`,
      "Two pages are the custom in the UK: shorten the oldest roles first.",
    );
  }
  if (count < fewestWords) {
    return warn(
      `Your CV has only ${countOf(count, "word")}.`,
      "Say for each role what you did and what came of it.",
    );
  }
  return pass(
    pages !== null && hasLayout(document) ? `${countOf(pages, "page")}.` : `About ${count} words.`,
  );
};

export const checkHiddenText: Check = ({ document }) => {
  const { hidden } = document.layout;
  if (hidden.length === 0)
    return hasLayout(document)
      ? pass("No hidden text found.")
      : passWithoutFile("Text without a file can hide nothing.");
  const how = {
    invisible: "invisible",
    white: "in the colour of the page",
    tiny: "too small to read",
    off_page: "outside the page",
  };
  const first = hidden.reduce((best, part) => (part.text.length > best.text.length ? part : best));
  const letters = hidden.reduce((sum, part) => sum + part.text.replace(/[^\p{L}]/gu, "").length, 0);
  const evidence = `Text that people do not see (${how[first.how]}): ${inQuotes(first.text)}.`;
  const fix = "Remove it. Recruiters' systems show it, and it earns nothing here.";
  return letters < 15 ? warn(evidence, fix) : fail(evidence, fix);
};
