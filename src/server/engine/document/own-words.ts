import type { DocumentLine, ExtractedDocument } from "../../../shared/document.ts";
import { pastedBounds } from "../ats/rubric.ts";
import type { CvLine, CvRecord } from "../cv/cv-record.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { findSkills } from "../cv/skills.ts";
import { type CopiedText, listedNames } from "./copied-text.ts";
import { textOfLines } from "./text-of-lines.ts";

/** The lines without copied words. A gap before a line left out stays before the next one. */
function ownLines(document: ExtractedDocument, copied: CopiedText): DocumentLine[] {
  let gap = false;
  return document.lines.flatMap((line, at) => {
    gap ||= line.gapBefore;
    const text = copied.rest[at] ?? line.text;
    if (text === "") return [];
    const own = { ...line, text, gapBefore: gap };
    gap = false;
    return [own];
  });
}

/** Adds names as a list of skills that stands in no role: what they name is named, no more. */
function withListed(cv: CvRecord, listed: readonly string[]): CvRecord {
  if (listed.length === 0) return cv;
  const start = cv.lines.length;
  const section = cv.sections.length;
  const lines: CvLine[] = listed.map((text, at) => ({
    index: start + at,
    text,
    bullet: true,
    section,
    role: null,
  }));
  const sections = [
    ...cv.sections,
    { heading: "", kind: "skills" as const, start, end: start + lines.length },
  ];
  return {
    ...cv,
    lines: [...cv.lines, ...lines],
    sections,
    skills: [...cv.skills, ...findSkills(lines, sections)],
  };
}

/**
 * The CV read again without the words copied from the advertisement, so that they cannot pass for roles, titles or headings
 * either. Of copied lines that list skills the names stay, as a list,
 * unless an advertisement is surely pasted in.
 */
export function readOwnWords(
  document: ExtractedDocument,
  copied: CopiedText,
  referenceDate: string,
): CvRecord {
  const lines = ownLines(document, copied);
  const own = parseCv({ ...document, lines, text: textOfLines(lines) }, referenceDate);
  if (copied.words >= pastedBounds.certain) return own;
  const listed = document.lines.flatMap(({ text }, at) =>
    copied.lines[at] === true ? listedNames(text) : [],
  );
  return withListed(own, listed);
}
