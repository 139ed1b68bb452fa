import { sentences } from "../../text/sentences.ts";
import { checkAmounts } from "./check-amounts.ts";
import { checkDates } from "./check-dates.ts";
import { checkDeeds } from "./check-deeds.ts";
import { checkEmployer } from "./check-employer.ts";
import { checkNames } from "./check-names.ts";
import { checkSkills } from "./check-skills.ts";
import { checkTitles } from "./check-titles.ts";
import { type GuardInput, type GuardSources, readSources } from "./guard-sources.ts";
import { asItLooks, disguises } from "./look-alikes.ts";

export type GuardKind =
  | "number"
  | "date"
  | "name"
  | "title"
  | "skill"
  | "qualification"
  | "language"
  | "contact"
  | "deed"
  | "employer"
  | "disguise";

/** A fact that stands in none of the texts, or only in the advertisement though it is said of the person. */
export type GuardFinding = { kind: GuardKind; text: string; onlyInAd: boolean };

export type GuardedSentence = { text: string; findings: GuardFinding[] };

export type Guard = {
  /** What a sentence states that nothing supports. */
  findingsOf: (sentence: string) => GuardFinding[];
};

/** Reads CV, advertisement and request once, for any number of sentences. */
export function createGuard(input: GuardInput): Guard {
  const sources = readSources(input);
  const known = new Map<string, GuardFinding[]>();
  return {
    findingsOf: (given) => {
      const before = known.get(given);
      if (before) return before;
      const sentence = asItLooks(given);
      const hidden = [...disguises(given), ...foreignWords(given, sources)].map(
        (text): GuardFinding => ({ kind: "disguise", text, onlyInAd: false }),
      );
      const findings = [
        ...hidden,
        ...checkAmounts(sentence, sources),
        ...checkNames(sentence, sources),
        ...checkTitles(sentence, sources),
        ...checkSkills(sentence, sources),
        ...checkDeeds(sentence, sources),
        ...checkDates(sentence, sources),
        ...checkEmployer(sentence, sources),
      ];
      known.set(given, findings);
      return findings;
    },
  };
}

/** Words in an alphabet the reader need not know, but for names the texts hold. */
function foreignWords(given: string, { cv, asked }: GuardSources): string[] {
  return Array.from(given.matchAll(/[^\P{L}\p{Script=Latin}]+/gu), ([word]) => word).filter(
    (word) => !cv.text.includes(word) && !asked.text.includes(word),
  );
}

/** Longer stretches without a full stop are judged in pieces, which keeps hostile text cheap. */
const longestPiece = 1000;

function pieces(sentence: string): string[] {
  const count = Math.max(1, Math.ceil(sentence.length / longestPiece));
  return Array.from({ length: count }, (_, at) =>
    sentence.slice(at * longestPiece, (at + 1) * longestPiece),
  );
}

/** The sentences of a letter, line by line. */
export function letterSentences(text: string): string[] {
  return text.split("\n").flatMap((line) => sentences(line).flatMap((one) => pieces(one.text)));
}

/** Holds a whole letter, whoever wrote it, against CV, advertisement and request. */
export function guardLetter(
  text: string,
  input: GuardInput,
): { ok: boolean; sentences: GuardedSentence[] } {
  const guard = createGuard(input);
  const guarded = letterSentences(text).map((sentence) => ({
    text: sentence,
    findings: guard.findingsOf(sentence),
  }));
  return { ok: guarded.every(({ findings }) => findings.length === 0), sentences: guarded };
}

/** For a letter somebody edits: what in it nothing supports. Pure, and fast enough for every pause in typing. */
export function unsupportedFacts(
  text: string,
  input: GuardInput,
): { sentence: string; findings: GuardFinding[] }[] {
  return guardLetter(text, input)
    .sentences.filter(({ findings }) => findings.length > 0)
    .map(({ text: sentence, findings }) => ({ sentence, findings }));
}
