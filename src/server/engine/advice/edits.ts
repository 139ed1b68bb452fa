import type { ExtractedDocument } from "../../../shared/document.ts";
import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord, CvRole } from "../cv/cv-record.ts";
import { unwrapLines } from "../cv/unwrap-lines.ts";
import { nameList } from "../match/name-list.ts";
import { holdsFigure } from "../score/content-quality.ts";
import { textOfLines } from "../score/text-of-lines.ts";
import { adWordings, wordingAdvice } from "./ad-wording.ts";
import { type Findings, inQuotes } from "./findings.ts";
import { numberWords, pastOf, weakOpenings } from "./number-words.ts";

/** A truthful change. It alters the text (which is then read again), or the file or record directly. */
export type Edit = {
  text: string;
  document: ExtractedDocument;
  /** The record after the change; null where the changed text must be parsed. */
  cv: CvRecord | null;
  /** The line it rewords, where it rewords one; of several the first. */
  before?: string;
  after?: string;
};

function withLayout(
  findings: Findings,
  change: Partial<ExtractedDocument["layout"]>,
  text: string,
): Edit {
  const { document, cv } = findings.about;
  const layout = { ...document.layout, ...change };
  return { text, document: { ...document, layout }, cv: { ...cv, layout } };
}

function withRecord(findings: Findings, change: Partial<CvRecord>, text: string): Edit {
  const { document, cv } = findings.about;
  return { text, document, cv: { ...cv, ...change } };
}

function withLines(findings: Findings, lines: ExtractedDocument["lines"], text: string): Edit {
  const { document } = findings.about;
  return { text, document: { ...document, lines, text: textOfLines(lines) }, cv: null };
}

function changeLines(
  findings: Findings,
  change: (text: string) => string,
  text: (before: string, after: string, count: number) => string,
): Edit | null {
  const { document, cv } = findings.about;
  const lines = unwrapLines(document);
  // By their text, since reading the CV may have divided lines further.
  const bullets = new Set(
    cv.roles.flatMap((role) => role.bullets.map((line) => cv.lines[line]?.text)),
  );
  const changed = lines.map((line) =>
    bullets.has(line.text) ? { ...line, text: change(line.text) } : line,
  );
  const different = changed.flatMap((line, at) => {
    const before = lines[at]?.text ?? "";
    return before === line.text ? [] : [{ before, after: line.text }];
  });
  const [first] = different;
  return first
    ? {
        ...withLines(findings, changed, text(first.before, first.after, different.length)),
        ...first,
      }
    : null;
}

/** The advertisement's wording beside the CV's own, in the line that shows it. */
function wordingEdits(findings: Findings): Edit[] {
  const { document, cv } = findings.about;
  // Lines of a CV that was read anew without a pasted advertisement are not those of the file.
  if (findings.evidence.cv !== cv) return [];
  const lines = unwrapLines(document);
  return adWordings(findings).flatMap((wording) => {
    const { before, after } = wording;
    const at = lines.findIndex((line) => line.text === before);
    if (at < 0) return [];
    const changed = lines.map((line, index) => (index === at ? { ...line, text: after } : line));
    return [{ ...withLines(findings, changed, wordingAdvice(wording)), before, after }];
  });
}

/** A plain heading above the first role, or the first qualification, where none was recognised. */
function headingEdits(findings: Findings): Edit[] {
  const { document, cv } = findings.about;
  const lines = unwrapLines(document);
  const named = new Set(
    cv.sections.filter((section) => section.heading !== "").map((section) => section.kind),
  );
  const work = cv.roles.find((role) => role.section === "experience");
  const wanted = [
    { kind: "experience" as const, heading: "Experience", line: work?.line },
    { kind: "education" as const, heading: "Education", line: cv.education[0]?.line },
  ];
  return wanted.flatMap(({ kind, heading, line: at }) => {
    const text = at === undefined ? undefined : cv.lines[at]?.text;
    const place = lines.findIndex((line) => line.text === text);
    const model = lines[place];
    if (named.has(kind) || !model) return [];
    const own = { ...model, text: heading, bullet: false, gapBefore: true };
    return [
      withLines(
        findings,
        [...lines.slice(0, place), own, ...lines.slice(place)],
        `Put the heading “${heading}”, alone on its line, above ${inQuotes(model.text)}.`,
      ),
    ];
  });
}

function openWithVerb(text: string): string {
  const found = weakOpenings.exec(text);
  const past = found?.[1] ? pastOf[found[1].toLowerCase()] : undefined;
  return found && past ? past + text.slice(found[0].length) : text;
}

const numberWord = new RegExp(`(?<!-)\\b(?:${Object.keys(numberWords).join("|")})\\b(?!-)`, "giu");

function withNumeral(text: string): string {
  if (holdsFigure(text)) return text;
  if (/\b(?:one|two)\b/iu.test(text)) return text;
  return text.replace(numberWord, (word) => numberWords[word.toLowerCase()] ?? word);
}

const middle = (date: CvRole["start"], month: number) =>
  date ? { ...date, month: date.month ?? month } : date;

function dateEdits(findings: Findings): Edit[] {
  const { cv, referenceDate } = findings.about;
  const undated = cv.roles.filter(
    (role) => role.section === "experience" && role.start === null && role.end === null,
  );
  const edits: Edit[] = [];
  if (undated.length > 0) {
    const at = { year: Number(referenceDate.slice(0, 4)) - 1, month: 1 };
    const roles = cv.roles.map((role) =>
      undated.includes(role) ? { ...role, start: at, end: at } : role,
    );
    const names = undated.map((role) =>
      inQuotes(role.title ?? role.company ?? cv.lines[role.line]?.text ?? ""),
    );
    edits.push(
      withRecord(
        findings,
        { roles },
        `Give ${nameList(names, 2)} a start and an end, by month and year (counted here as one month; the real time may bring more).`,
      ),
    );
  }
  if (findings.checks.some((check) => check.id === "date_format" && check.status === "warn")) {
    const roles = cv.roles.map((role) => ({
      ...role,
      start: middle(role.start, 7),
      end: role.end === "present" ? role.end : middle(role.end, 6),
    }));
    edits.push(
      withRecord(findings, { roles }, "Give month and year in every date, such as “Mar 2019”."),
    );
  }
  return edits;
}

function layoutEdits(findings: Findings): Edit[] {
  const { document, cv } = findings.about;
  const edits: Record<string, () => Edit> = {
    hidden_text: () =>
      withLayout(findings, { hidden: [] }, "Remove the text that people do not see."),
    columns: () => withLayout(findings, { columns: 1 }, "Set the CV in one column."),
    tables: () => withLayout(findings, { tables: 0 }, "Set what stands in tables as plain lines."),
    text_boxes: () =>
      withLayout(findings, { textBoxes: 0 }, "Move the text out of text boxes into the page."),
    fonts_unreadable: () =>
      withLayout(
        findings,
        { unreadablePages: [] },
        "Export the file again with a common font, so that every page can be read.",
      ),
    file_format: () => ({
      text: "Save the CV as .docx or PDF.",
      document: { ...document, format: "docx" },
      cv: { ...cv, format: "docx" },
    }),
    contact_in_header_footer: () => ({
      text: "Move your contact details from the header or footer into the body of the page.",
      document: {
        ...document,
        lines: document.lines.map((line) => ({ ...line, region: "body" as const })),
      },
      cv,
    }),
    email: () =>
      withRecord(
        findings,
        { contact: { ...cv.contact, email: "name@example.com" } },
        "Write your e-mail address at the top.",
      ),
    phone: () =>
      withRecord(
        findings,
        { contact: { ...cv.contact, phone: "020 7946 0000" } },
        "Write your phone number at the top.",
      ),
    instructions_to_machines: () =>
      withLines(
        findings,
        document.lines.filter((line) => !addressesMachines(line.text)),
        "Remove the sentences that speak to screening software.",
      ),
  };
  return findings.checks.flatMap((check) => {
    const edit = check.status === "pass" ? undefined : edits[check.id];
    return edit ? [edit()] : [];
  });
}

/** The truthful changes this CV allows, unmeasured. */
export function possibleEdits(findings: Findings): Edit[] {
  const wording = [
    changeLines(
      findings,
      openWithVerb,
      (before, after, count) =>
        `Open ${count === 1 ? "a line" : `${count} lines`} with the verb: ${inQuotes(after)} for ${inQuotes(before)}.`,
    ),
    changeLines(
      findings,
      withNumeral,
      (_before, after, count) =>
        `Write ${count === 1 ? "a number" : `${count} numbers`} in figures: ${inQuotes(after)}.`,
    ),
  ].filter((edit) => edit !== null);
  return [
    ...layoutEdits(findings),
    ...headingEdits(findings),
    ...dateEdits(findings),
    ...wordingEdits(findings),
    ...wording,
  ];
}
