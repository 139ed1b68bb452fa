import type { AtsCheck } from "../../../shared/results.ts";
import type { CopiedText } from "../document/copied-text.ts";
import type { Check, CheckInput, Verdict } from "./check.ts";
import { fail, pass, warn } from "./check.ts";
import * as content from "./check-content.ts";
import * as honesty from "./check-honesty.ts";
import * as layout from "./check-layout.ts";

type RubricEntry = {
  id: string;
  title: string;
  /** Points it is worth beside the others; 0: shown, and not scored. */
  points: number;
  /** Why it is scored, or why it is not; for the published rubric. */
  note: string;
  check: Check;
};

/** The published rubric of `ats_score`, in the order of the report. Ids are stable. */
export const atsRubric: readonly RubricEntry[] = [
  {
    id: "hidden_text",
    title: "Hidden text",
    points: 20,
    note: "Text a machine reads but a person does not see.",
    check: layout.checkHiddenText,
  },
  {
    id: "instructions_to_machines",
    title: "Instructions to machines",
    points: 18,
    note: "Sentences that speak to a screening program.",
    check: honesty.checkInstructions,
  },
  {
    id: "keyword_stuffing",
    title: "Keyword stuffing",
    points: 14,
    note: "The same word or line again and again.",
    check: honesty.checkStuffing,
  },
  {
    id: "fonts_unreadable",
    title: "Readable fonts",
    points: 15,
    note: "Fonts without characters leave nothing to read.",
    check: layout.checkFonts,
  },
  {
    id: "section_headings",
    title: "Section headings",
    points: 12,
    note: "Systems sort a CV by its headings.",
    check: content.checkHeadings,
  },
  {
    id: "dates",
    title: "Dates of roles",
    points: 12,
    note: "Undated roles count for no time.",
    check: content.checkDates,
  },
  {
    id: "email",
    title: "E-mail address",
    points: 10,
    note: "Whether one can be read, never which.",
    check: content.checkEmail,
  },
  {
    id: "phone",
    title: "Phone number",
    points: 6,
    note: "Whether one can be read, never which.",
    check: content.checkPhone,
  },
  {
    id: "contact_in_header_footer",
    title: "Contact details in the body",
    points: 8,
    note: "Headers and footers are often left out.",
    check: layout.checkContactPlace,
  },
  {
    id: "text_boxes",
    title: "Text boxes",
    points: 8,
    note: "Text boxes are often left out.",
    check: layout.checkTextBoxes,
  },
  {
    id: "columns",
    title: "Columns",
    points: 6,
    note: "Columns are sometimes read across.",
    check: layout.checkColumns,
  },
  {
    id: "tables",
    title: "Tables",
    points: 6,
    note: "Cells are sometimes read in the wrong order.",
    check: layout.checkTables,
  },
  {
    id: "file_format",
    title: "File format",
    points: 5,
    note: "Not every system accepts old formats.",
    check: layout.checkFileFormat,
  },
  {
    id: "special_characters",
    title: "Special characters",
    points: 5,
    note: "Icons and spaced letters are not words.",
    check: content.checkCharacters,
  },
  {
    id: "date_format",
    title: "Form of dates",
    points: 4,
    note: "Month and year, all alike.",
    check: content.checkDateFormat,
  },
  {
    id: "name",
    title: "Name",
    points: 0,
    note: "Not scored: a name never changes a score.",
    check: content.checkName,
  },
  {
    id: "images",
    title: "Pictures",
    points: 0,
    note: "Not scored: a photograph never changes a score.",
    check: layout.checkImages,
  },
  {
    id: "personal_details",
    title: "Personal details",
    points: 0,
    note: "Not scored: who you are never changes a score.",
    check: content.checkPersonalDetails,
  },
  {
    id: "length",
    title: "Length",
    points: 0,
    note: "Not scored: software reads every page, people read two.",
    check: layout.checkLength,
  },
  {
    id: "links",
    title: "Links",
    points: 0,
    note: "Not scored: advice only.",
    check: content.checkLinks,
  },
];

/** Share of its points that a check keeps. */
export const shareKept: Record<AtsCheck["status"], number> = { pass: 1, warn: 0.5, fail: 0 };

export type ScoredCheck = AtsCheck & { points: number };

/** Runs the rubric. Checks without evidence are left out. It depends on the CV alone. */
export function checkAts(input: CheckInput): ScoredCheck[] {
  return atsRubric.flatMap(({ id, title, points, check }) => {
    const verdict = check(input);
    return verdict === null ? [] : [{ id, title, points, ...verdict }];
  });
}

/** Copied words from which a paste is certain, and from which it is likely; most of a short advertisement is certain too. */
export const pastedBounds = { certain: 40, likely: 15, mostOfIt: 0.6 } as const;

/** Whether copied words are a pasted advertisement beyond doubt. */
export function isSurelyPasted({ words, adWords }: Pick<CopiedText, "words" | "adWords">): boolean {
  const most = words > 0 && words >= adWords * pastedBounds.mostOfIt;
  return most || words >= pastedBounds.certain;
}

function pastedVerdict(copied: number, hidden: number, adWords: number): Verdict {
  const fix =
    "Say it in your own words, about your own work: copied text earns nothing here, and recruiters notice it.";
  const total = copied + hidden;
  const evidence = `${total} words are the advertisement's own, in its order${hidden > 0 ? ", some of them hidden" : ""}.`;
  if (isSurelyPasted({ words: total, adWords })) return fail(evidence, fix);
  if (total >= pastedBounds.likely) return warn(evidence, fix);
  return pass("Nothing is copied from the advertisement.");
}

/** The one check that needs the advertisement. It is shown beside the others and never changes `ats_score`. */
export function checkPasted(copied: CopiedText, hidden: CopiedText): AtsCheck {
  return {
    id: "pasted_advertisement",
    title: "Pasted advertisement",
    ...pastedVerdict(copied.words, hidden.words, copied.adWords),
  };
}
