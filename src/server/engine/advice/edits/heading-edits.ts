import type { DocumentLine } from "../../../../shared/document.ts";
import { isPlainHeading } from "../../ats/plain-heading.ts";
import { startsQualification } from "../../cv/education-pieces.ts";
import { headingNames } from "../../cv/heading-names.ts";
import { headingKey, isDocumentName, isKnownHeading } from "../../cv/headings.ts";
import { isSchool } from "../../cv/school-names.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { inQuotes } from "../../text/in-quotes.ts";
import { withCapital } from "../../text/with-capital.ts";
import { findDateRanges } from "../../vocabulary/dates.ts";
import type { Findings } from "../findings.ts";
import { type Edit, replaceLines, statementsOf } from "./edit.ts";
import { headingCues, plainHeadings } from "./heading-cues.ts";

type Kind = keyof typeof plainHeadings;

const longestHeading = 45;
const mostWords = 7;
/** What a heading heads begins within so many lines. */
const within = 4;

function couldHead({ text, bullet }: DocumentLine): boolean {
  if (bullet || text.length > longestHeading || text.split(/\s+/u).length > mostWords) return false;
  if (/\d|[@|,;]|[.!]$/u.test(text)) return false;
  return !isKnownHeading(text) && !isDocumentName(text);
}

const short = (text: string) => text.length < 160;
const datesWork = (text: string) =>
  short(text) && findDateRanges(text).some(({ start, end }) => start !== null && end !== null);
const namesStudies = (text: string) => short(text) && (startsQualification(text) || isSchool(text));

/** Whether what follows is what such a heading would head. */
function heads(
  kind: Kind,
  below: readonly DocumentLine[],
  skillLines: ReadonlySet<string>,
): boolean {
  const texts = below.map(({ text }) => text);
  if (kind === "experience") return texts.some(datesWork);
  if (kind === "education") return texts.some(namesStudies);
  return texts.some((text) => skillLines.has(text));
}

function linesOfSkills({ about: { cv } }: Findings): ReadonlySet<string> {
  const byLine = Map.groupBy(cv.skills, ({ line }) => line);
  const named = [...byLine].filter(([, skills]) => skills.length > 1);
  return new Set(named.map(([line]) => cv.lines[line]?.text ?? ""));
}

/** Headings of one's own making over jobs, studies or skills that software would not find: with the plain name. */
function renamedHeadings(findings: Findings, absent: readonly Kind[]): (Edit & { kind: Kind })[] {
  const lines = statementsOf(findings);
  const { sections } = findings.about.cv;
  const skillLines = linesOfSkills(findings);
  return absent.flatMap((kind) => {
    const cue = headingCues.find(([of]) => of === kind)?.[1];
    const own = sections.find((section) => section.kind === kind && section.heading !== "");
    const at = lines.findIndex((line, index) =>
      own
        ? line.text === own.heading
        : index > 0 &&
          cue?.test(line.text) === true &&
          couldHead(line) &&
          heads(kind, lines.slice(index + 1, index + 1 + within), skillLines),
    );
    if (at < 0) return [];
    const name = plainHeadings[kind];
    const edit = replaceLines(
      findings,
      (_line, index) => (index === at ? [name] : null),
      ([change]) =>
        `Rename the heading ${inQuotes(change?.before ?? "")} to “${name}”: software that reads CVs looks for plain names.`,
    );
    return edit ? [{ ...edit, kind, check: "section_headings", worthSaying: true }] : [];
  });
}

/** A plain heading above the first role, or the first qualification, where there is none at all. */
function newHeading(findings: Findings, kind: "experience" | "education"): Edit[] {
  const { cv } = findings.about;
  const role = cv.roles.find(({ section }) => section === "experience");
  const at = kind === "experience" ? role?.line : cv.education[0]?.line;
  const text = at === undefined ? undefined : cv.lines[at]?.text;
  const place = statementsOf(findings).findIndex((line) => line.text === text && !line.bullet);
  const name = kind === "experience" ? "Experience" : "Education";
  const edit = replaceLines(
    findings,
    (line, index) => (index === place ? [name, line.text] : null),
    () => `Put the heading “${name}”, alone on its line, above ${inQuotes(text ?? "")}.`,
  );
  return edit ? [{ ...edit, check: "section_headings" }] : [];
}

const letterByLetter = /^(?:\p{L} ){3,60}\p{L}$/u;
const knownNames = new Map(
  Object.values(headingNames)
    .flatMap((names) => names.split(";"))
    .map((name) => [headingKey(name), withCapital(name.trim())]),
);

/** "S K I L L S" is read as six letters. */
function closedHeadings(findings: Findings): Edit[] {
  const edit = replaceLines(
    findings,
    ({ text }) => {
      const name = letterByLetter.test(text) ? knownNames.get(headingKey(text)) : undefined;
      return name === undefined ? null : [name];
    },
    (changes) =>
      `Write ${changes.length === 1 ? "the heading" : "headings"} without spaces between the letters: “${changes[0]?.after}” for “${foldSpace(changes[0]?.before ?? "")}”.`,
  );
  return edit ? [{ ...edit, check: "special_characters" }] : [];
}

export function headingEdits(findings: Findings): Edit[] {
  const named = new Set(
    findings.about.cv.sections
      .filter(({ heading }) => heading !== "" && isPlainHeading(heading))
      .map(({ kind }) => kind),
  );
  const absent = (["experience", "education", "skills"] as const).filter(
    (kind) => !named.has(kind),
  );
  const renamed = renamedHeadings(findings, absent);
  const still = (["experience", "education"] as const).filter(
    (kind) => absent.includes(kind) && !renamed.some((edit) => edit.kind === kind),
  );
  return [
    ...renamed,
    ...still.flatMap((kind) => newHeading(findings, kind)),
    ...closedHeadings(findings),
  ];
}
