import type { SectionKind } from "../../../shared/section-kinds.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import type { ShapedLine } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";
import { closingLabels, weakHeadings } from "./heading-names.ts";
import {
  coreKind,
  exactKind,
  headingKey,
  isDocumentName,
  maxHeading,
  misspeltKind,
} from "./headings.ts";
import { isSchool } from "./school-names.ts";

/** A line that opens a section. `heading` is what it says, without what follows on the same line. */
export type Heading = { index: number; heading: string; kind: SectionKind };

type Candidate = Heading & {
  strength: "strong" | "weak" | "core" | "slip" | "inline";
  style: string;
};

const closing = new Set(closingLabels.split(";").map(headingKey));
const weak = new Set(weakHeadings.split(";").map(headingKey));
const notHeading = /[@.;!?]\s*$|\d{3}|@|https?:/;

/** How a line is set: lines of the same style are headings of the same rank. */
export function styleOf(line: ShapedLine): string {
  const { size, bold } = line.source;
  return `${line.capitals ? "caps" : "mixed"}/${bold === true ? "bold" : "plain"}/${size === null ? "-" : Math.round(size * 2) / 2}`;
}

function inlineHeading(line: ShapedLine): Candidate | null {
  const cell = line.divided.indexOf("\t");
  const colon = cell > 0 ? cell : line.text.search(/:\s|\s[–—-]\s/);
  if (colon < 3 || colon > 34) return null;
  const before = line.text.slice(0, colon);
  const kind = exactKind(before);
  if (kind === null || kind === "contact") return null;
  if (kind === "other" && (cell >= 0 || !closing.has(headingKey(before)))) return null;
  const behind = line.text.slice(colon + 1);
  if (kind === "languages" && findLanguages(behind).length === 0) return null;
  if (cell < 0 && !line.text.startsWith(":", colon) && kind !== "languages") return null;
  return {
    index: line.index,
    heading: before.trim(),
    kind,
    strength: "inline",
    style: styleOf(line),
  };
}

const shoutedLead = /^\p{Lu}{3,}(?:(?:\s|\s?&\s?)(?:\p{Lu}{2,}|[EYI])){0,3}(?=\s[\p{L}\p{N}])/u;

/** A heading in capitals with its text behind it on the same line, as cells of one row are read. */
function shoutedHeading(line: ShapedLine): Candidate | null {
  if ((line.capitals && line.ranges.length === 0) || line.source.bullet) return null;
  const lead = shoutedLead.exec(line.text)?.[0] ?? "";
  if (lead.length < 5 || lead.length > line.text.length - 3) return null;
  const kind = exactKind(lead);
  if (kind === null || kind === "contact" || kind === "other") return null;
  // "COMMUNITY FUNDRAISER, Dartside Hospice": a title that begins with a heading's word.
  if (
    /\s\p{Lu}{3}/u.test(line.text.slice(lead.length, lead.length + 4)) &&
    looksLikeJobTitle(line.text.split(",")[0] ?? "")
  )
    return null;
  return { index: line.index, heading: lead, kind, strength: "inline", style: styleOf(line) };
}

function candidateAt(line: ShapedLine): Candidate | null {
  const text = line.text.trim();
  if (line.source.bullet || text === "") return null;
  if (isDocumentName(text)) return null;
  const base = { index: line.index, heading: text.replace(/\s*:$/, ""), style: styleOf(line) };
  if (text.length <= maxHeading) {
    const exact = exactKind(text);
    if (exact !== null) {
      const isWeak = weak.has(headingKey(text)) && !/:$/.test(text);
      return { ...base, kind: exact, strength: isWeak ? "weak" : "strong" };
    }
  }
  const inline = inlineHeading(line) ?? shoutedHeading(line);
  if (inline) return inline;
  if (text.length > maxHeading || line.words > 6 || notHeading.test(text) || line.ranges.length > 0)
    return null;
  const core = coreKind(text);
  if (core !== null) return { ...base, kind: core, strength: "core" };
  const slip = misspeltKind(text);
  return slip === null ? null : { ...base, kind: slip, strength: "slip" };
}

/** "► EXPERIENCE": a sign before every heading, and lines that are no items below. */
function headingsBehindSigns(lines: readonly ShapedLine[]): Candidate[] {
  const found = lines.flatMap((line, at): Candidate[] => {
    const { source, text } = line;
    const next = lines[at + 1];
    if (!source.bullet || !source.gapBefore || !next || next.source.bullet) return [];
    const kind = text.length <= maxHeading ? exactKind(text) : null;
    const heading = text.replace(/\s*:$/, "");
    return kind === null
      ? []
      : [{ index: line.index, heading, kind, strength: "strong", style: styleOf(line) }];
  });
  return found.length > 1 ? found : [];
}

/** How the lines of a CV are set. */
type Look = {
  /** Styles of lines that are headings whatever stands around them. */
  heading: ReadonlySet<string>;
  /** Styles so common that they are the running text. */
  body: ReadonlySet<string>;
  /** Headings have a style that the running text has not. */
  distinct: boolean;
};

function lookOf(lines: readonly ShapedLine[], candidates: readonly Candidate[]): Look {
  const strong = candidates.filter((one) => one.strength === "strong");
  const heading = new Set(strong.map((one) => one.style));
  const body = commonStyles(lines);
  return { heading, body, distinct: [...heading].some((style) => !body.has(style)) };
}

/** Whether a candidate is a heading where it stands. */
function isHeading(
  one: Candidate,
  before: Candidate | undefined,
  lines: readonly ShapedLine[],
  { heading, body, distinct }: Look,
): boolean {
  const line = lines[one.index];
  if (!line) return false;
  const { text, capitals, source } = line;
  const styled = heading.has(one.style) && !body.has(one.style);
  switch (one.strength) {
    case "strong":
      return true;
    case "weak": {
      const stands = source.gapBefore || capitals || endsEntry(lines[one.index - 1]);
      if (styled || (!distinct && stands) || headsLanguages(one, lines)) return true;
      return one.kind === "education" && source.bold === null && headsStudies(lines, one.index);
    }
    case "inline":
      // "Notice: one month" behind the last job is none of its duties; above the jobs such a line is the person's.
      if (one.kind === "other") return source.gapBefore && before !== undefined;
      return (
        source.gapBefore || capitals || /^\p{Lu}{4,}/u.test(text) || follows(before, one, lines)
      );
    case "slip":
      if (!distinct && source.gapBefore) return true;
  }
  return styled || (/:$/.test(text) && source.gapBefore);
}

/** The lines that open sections, in order. */
export function findHeadings(lines: readonly ShapedLine[]): Heading[] {
  const candidates = [
    ...headingsBehindSigns(lines),
    ...lines.map(candidateAt).filter((one) => one !== null),
  ].sort((a, b) => a.index - b.index);
  const look = lookOf(lines, candidates);
  return candidates.filter((one, at) => isHeading(one, candidates[at - 1], lines, look));
}

/** A language right below says that its heading is one. */
const headsLanguages = ({ kind, index }: Candidate, lines: readonly ShapedLine[]) =>
  kind === "languages" && findLanguages(lines[index + 1]?.text ?? "").length > 0;

/** Nothing of an entry follows the address that stands alone below it. */
const endsEntry = (line: ShapedLine | undefined) => /^https?:\/\/\S+$/u.test(line?.text ?? "");

/** Where a format tells neither type nor gaps: a course or a school right below says what the line is. */
function headsStudies(lines: readonly ShapedLine[], at: number): boolean {
  const below = lines[at + 1];
  return below !== undefined && (startsQualification(below.rest) || isSchool(below.rest));
}

/** An inline heading right behind another one belongs to the same list of headings. */
function follows(
  before: Candidate | undefined,
  one: Candidate,
  lines: readonly ShapedLine[],
): boolean {
  return (
    before?.strength === "inline" &&
    one.index - before.index <= 2 &&
    lines[before.index]?.source.gapBefore === true
  );
}

/** Styles so common that they are the running text. */
function commonStyles(lines: readonly ShapedLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  const limit = Math.max(6, lines.length * 0.3);
  return new Set([...counts].filter(([, count]) => count > limit).map(([style]) => style));
}
