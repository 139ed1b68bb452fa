import { type SectionKind, sectionKinds } from "../../../shared/section-kinds.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { documentNames, headingCores, headingJoiners, headingNames } from "./heading-names.ts";
import { isOneSlip } from "./one-slip.ts";

/** Letters and digits alone: "W O R K  Experience:" and "Work-Experience" are the same. */
export function headingKey(text: string): string {
  return foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

const kinds = new Map<string, SectionKind>();
for (const kind of sectionKinds) {
  for (const name of headingNames[kind].split(";")) {
    const key = headingKey(name);
    if (!kinds.has(key)) kinds.set(key, kind);
  }
}
const documents = new Set(documentNames.split(";").map(headingKey));
const cores = headingCores.map(([word, kind]): [string, SectionKind] => [foldLetters(word), kind]);
const joiners = new Set(headingJoiners.split(" "));

/** No heading is longer. */
export const maxHeading = 60;

/** Whether a text only names the document: "Curriculum Vitae", "CV". */
export function isDocumentName(text: string): boolean {
  return documents.has(headingKey(text));
}

/** Whether a text is a heading people use, or made of such headings. */
export function isKnownHeading(text: string): boolean {
  return exactKind(text) !== null;
}

/** "2.1 Honours" is how well a degree was passed, and no numbered section. */
const classOfDegree = /^\s{0,9}2[.:][12]\s{1,9}hon/i;

/** The kind of a heading people use, or of one made of such headings. */
export function exactKind(text: string): SectionKind | null {
  if (text.length > maxHeading || classOfDegree.test(text)) return null;
  const bare = text
    .replace(
      /^\s*(?:(?:part|section)\s)?(?:\d{1,2}|[IVX]{1,4}|[A-H])(?:\.\d{1,2}\.?|[.):])\s+/i,
      "",
    )
    .replace(/\([^)]{0,50}\)\s*$/, "");
  const known =
    kinds.get(headingKey(bare)) ?? kinds.get(headingKey(bare.replaceAll(" & ", " and ")));
  if (known !== undefined) return known;
  const parts = partsOf(bare);
  if (parts.length < 2) return null;
  const found = parts.map((part) => kinds.get(headingKey(part)));
  if (found.some((kind) => kind === undefined)) return null;
  return found[0] ?? null;
}

/** Shorter words are another word with one letter changed. */
const shortestMisspelt = 9;

/** The kind of a heading with one letter wrong, left out, put in or exchanged: "Work expirience", "Eduction". */
export function misspeltKind(text: string): SectionKind | null {
  const key = headingKey(text);
  if (key.length < shortestMisspelt || key.length > maxHeading) return null;
  for (const [known, kind] of kinds) {
    if (Math.abs(known.length - key.length) <= 1 && known[0] === key[0] && isOneSlip(key, known))
      return kind;
  }
  return null;
}

function partsOf(text: string): string[] {
  const parts: string[] = [""];
  for (const word of text.replace(/([&/,+|])/g, " $1 ").split(/\s+/)) {
    if (joiners.has(word.toLowerCase()) || word === "|") parts.push("");
    else parts[parts.length - 1] = `${parts.at(-1) ?? ""} ${word}`.trim();
  }
  return parts.filter((part) => part !== "");
}

/** The kind one word of a heading tells: "Relevant Paediatric Experience". */
export function coreKind(text: string): SectionKind | null {
  const folded = foldLetters(text).replace(/[^\p{L}\p{N}' ]+/gu, " ");
  for (const [core, kind] of cores) {
    if (` ${folded} `.includes(` ${core} `)) return kind;
  }
  return null;
}
