import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord, CvRole } from "../cv/cv-record.ts";
import { beginsWithVerb, holdsFigure } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { countOf } from "../text/name-list.ts";
import type { Advice, Findings } from "./findings.ts";

/** Sections whose place is fixed by custom. */
const fixed: ReadonlySet<SectionKind> = new Set(["contact", "summary", "references"]);
/** Sections that may well stand further down. A list of skills or licences at the top is custom too. */
const movable: ReadonlySet<SectionKind> = new Set([
  "education",
  "interests",
  "awards",
  "publications",
  "languages",
  "volunteering",
  "projects",
  "other",
]);
/** Order moves the scores by at most a point: advice for who reads, below all that brings something. */
const forReaders = 0.7;

/** The lines that help to answer a demand, by their indexes. */
function answeringLines({ judgements, reading }: Findings): number[] {
  const answering = judgements
    .filter(({ status }) => status === "met" || status === "partial")
    .flatMap(({ statements }) => statements)
    .flatMap((index) => reading.statements[index]?.line ?? []);
  return [...new Set(answering)];
}

/** The section with most of the answers before one that has few, where it stands behind it. */
function sectionOrder({ sections: all }: CvRecord, answering: readonly number[]): Advice[] {
  const sections = all
    .filter(({ kind, heading }) => heading !== "" && !fixed.has(kind))
    .map((section) => ({
      ...section,
      lines: answering.filter((line) => line >= section.start && line < section.end).length,
    }));
  const best = sections.reduce<(typeof sections)[number] | undefined>(
    (most, section) => (section.lines > (most?.lines ?? 2) ? section : most),
    undefined,
  );
  const before = sections.find(
    ({ kind, start, end, lines }) =>
      movable.has(kind) && best && start < best.start && end - start > 2 && lines * 4 <= best.lines,
  );
  if (!best || !before || before.kind === best.kind) return [];
  const few = before.lines === 0 ? "none" : String(before.lines);
  return [
    {
      text: `Put ${inQuotes(best.heading)} before ${inQuotes(before.heading)}: it holds ${countOf(best.lines, "line")} that answer this advertisement, the other ${few}. The words stay as they are.`,
      gain: forReaders,
    },
  ];
}

/** Readers look at the first lines of a role. */
const firstLines = 3;

/** The first line below the first few for which something holds, where it holds for none of those. */
function lateLine(role: CvRole, holds: (line: number) => boolean): number[] {
  const [top, below] = [role.bullets.slice(0, firstLines), role.bullets.slice(firstLines)];
  const late = top.some(holds) ? undefined : below.find(holds);
  return late === undefined ? [] : [late];
}

/** "Project price: £500,000" is a figure of the work, and nothing one did. */
function isDeedWithFigure(text: string, language: string): boolean {
  const isLabelled = /^[^.:]{1,40}:\s/u.test(text);
  return holdsFigure(text) && !isLabelled && beginsWithVerb(text, language) !== false;
}

/** A line that answers the advertisement, or gives the role's only figure, and stands low in its role: brought forward. */
function lineOrder(cv: CvRecord, answering: ReadonlySet<number>): Advice[] {
  const textOf = (line: number) => cv.lines[line]?.text ?? "";
  const roles = cv.roles.filter(({ section }) => section === "experience");
  const [answer] = roles.flatMap((role) => lateLine(role, (line) => answering.has(line)));
  const [figure] = roles.flatMap((role) =>
    lateLine(role, (line) => isDeedWithFigure(textOf(line), cv.language)),
  );
  const line = answer ?? figure;
  if (line === undefined) return [];
  const why = answer === undefined ? "has a figure" : "answers the advertisement";
  return [
    {
      text: `Put ${inQuotes(textOf(line))} first among the lines of its role: it ${why}, and the lines above it do not.`,
      gain: forReaders - 0.1,
    },
  ];
}

/** Sections and lines that would serve who reads better further up. */
export function orderAdvice(findings: Findings): Advice[] {
  const { cv } = findings.reading;
  const answering = answeringLines(findings);
  return [...sectionOrder(cv, answering), ...lineOrder(cv, new Set(answering))];
}
