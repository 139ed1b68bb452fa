import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { CvReading } from "../document/cv-reading.ts";
import { countOf } from "../text/name-list.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { actionVerbs } from "./action-verbs.ts";
import type { StatedPart } from "./weighted-score.ts";

/** The parts of the content's quality, with their shares of it. */
export const contentShares = {
  results: { id: "content_results", label: "Measurable results", weight: 0.4 },
  verbs: { id: "content_verbs", label: "Lines that begin with what you did", weight: 0.26 },
  length: { id: "content_length", label: "Enough to read", weight: 0.17 },
  dates: { id: "content_dates", label: "Dated roles", weight: 0.17 },
} as const;

/** Lines with a figure, lines that begin with a verb, and words, that earn a part in full. */
export const fullMarks = { results: 5, verbs: 6, words: 120 } as const;

/** A figure that says how much or how many: not a year, not part of a name such as B2B. */
const figure =
  /(?<![\p{L}\p{N}.,/])[£$€]?\d[\d.,]*\s?(?:%|per cent|percent|k\b|m\b|bn\b|million|thousand|x\b|\+)?(?![\p{L}\p{N}])/giu;
const yearLike = /^(?:19|20)\d{2}[.,]?$/u;

export function holdsFigure(text: string): boolean {
  return Array.from(text.slice(0, 1000).matchAll(figure)).some(
    ([found]) => !yearLike.test(found.trim()),
  );
}

/** Lines of roles that say what was done, copies of the advertisement left out. */
export function workLines({ cv }: CvReading): string[] {
  return cv.roles
    .flatMap((role) => role.bullets)
    .flatMap((line) => cv.lines[line]?.text ?? [])
    .filter((text) => !addressesMachines(text));
}

const stemsByLanguage = new Map(
  Object.entries(actionVerbs).map(([language, verbs]) => [
    language,
    new Set(verbs.split(/\s+/u).map(stem)),
  ]),
);

/** The word a line begins with, in small letters; the one behind an adverb ("Successfully led"). */
export function openingWord(text: string): string | undefined {
  const [first, second] = words(text.slice(0, 80));
  return (first?.lower.endsWith("ly") ? second : first)?.lower;
}

/** Whether a line begins with a verb of doing; null in a language without a list of verbs. */
export function beginsWithVerb(text: string, language: string): boolean | null {
  const verbs = stemsByLanguage.get(language);
  if (!verbs) return null;
  const verb = openingWord(text);
  return verb !== undefined && verbs.has(stem(verb));
}

function datesPart(cv: CvRecord): StatedPart | null {
  const roles = cv.roles.filter((role) => role.section === "experience");
  if (roles.length === 0) return null;
  const dated = roles.filter((role) => role.start !== null || role.end !== null).length;
  return {
    ...contentShares.dates,
    score: (100 * dated) / roles.length,
    explanation: `${dated} of ${countOf(roles.length, "role")} dated.`,
  };
}

/** The four parts of the content's quality; those without evidence are left out. Adding a line never lowers one. */
export function contentParts(reading: CvReading): StatedPart[] {
  const { cv } = reading;
  const lines = workLines(reading);
  const results = lines.filter(holdsFigure).length;
  const verbs = lines.filter((line) => beginsWithVerb(line, cv.language) === true).length;
  const count = lines.reduce((sum, line) => sum + words(line).length, 0);
  const share = (have: number, full: number) => 100 * Math.min(1, have / full);
  return [
    {
      ...contentShares.results,
      score: share(results, fullMarks.results),
      explanation: `${countOf(results, "line")} of your roles with a figure; ${fullMarks.results} earn it all.`,
    },
    stemsByLanguage.has(cv.language)
      ? {
          ...contentShares.verbs,
          score: share(verbs, fullMarks.verbs),
          explanation: `${countOf(verbs, "line")} of your roles beginning with a verb; ${fullMarks.verbs} earn it all.`,
        }
      : null,
    {
      ...contentShares.length,
      score: share(count, fullMarks.words),
      explanation: `${count} words say what you did in your roles; ${fullMarks.words} or more earn it all.`,
    },
    datesPart(cv),
  ].filter((part) => part !== null);
}
