import { findMentions } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { overlaps } from "../text/spans.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { licenceCredits } from "./licences-held.ts";
import { nameList } from "./name-list.ts";
import { termKeys } from "./term-key.ts";

/** What every paper is called, and what is said of any: these tell nothing of which it is. */
const ofAnyPaper: ReadonlySet<string> = new Set(
  termKeys(
    "licence license card certificate certification certified ticket badge pin number registration registered register registrant qualification qualified qualify level membership member diploma award nvq svq full valid current clean active date holder held hold training trained course uk national british record status check health care work working professional practitioner",
  ),
);

const acronym = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{2,}(?![\p{L}\d])/gu;

type Telling = { words: readonly string[]; acronyms: readonly string[] };

/** What of the advertisement's own words tells which licence is meant. */
function tellingOf(named: string): Telling {
  const acronyms = [...named.matchAll(acronym)]
    .map(([one]) => one)
    .filter((one) => termKeys(one).some((key) => !ofAnyPaper.has(key)));
  const words = termKeys(named).filter((key) => !ofAnyPaper.has(key) && !/^\d+$/u.test(key));
  return { words, acronyms };
}

/** One word of everyday life ("driving") tells nothing; two do, or an abbreviation. */
const isTelling = ({ words, acronyms }: Telling) => acronyms.length > 0 || words.length > 1;

/** Lines in which somebody lists what they hold: not those that tell of the work in a post. */
function listingLines({ cv, silent, unheld }: CvEvidence) {
  const taken = new Set(unheld.map(({ line }) => line));
  return cv.lines.filter(
    ({ index, role, text }) =>
      role === null &&
      !taken.has(index) &&
      text.length > 0 &&
      !overlaps({ start: 0, end: text.length }, silent[index] ?? []),
  );
}

/** The line without the licences the lexicon knows in it: those are judged as what they are. */
function unknownPart(text: string): string {
  const known = findMentions(text).filter(({ skill }) => skill.kind === "licence");
  let at = 0;
  const parts = known.map(({ start, end }) => {
    const part = text.slice(at, start);
    at = end;
    return part;
  });
  return [...parts, text.slice(at)].join(" ");
}

/**
 * Where the CV lists the very words by which the advertisement calls a licence, in a way the lexicon does not know: it is not
 * absent, only not clearly the same.
 */
export function spokenOf(
  evidence: CvEvidence,
  licences: readonly string[],
  asked: string,
): Finding | null {
  const named = findMentions(asked)
    .filter(({ skill }) => licences.includes(skill.name))
    .map(({ start, end }) => tellingOf(asked.slice(start, end)))
    .filter(isTelling);
  if (named.length === 0) return null;
  for (const { index, text } of listingLines(evidence)) {
    const rest = unknownPart(text);
    const keys = new Set(termKeys(rest));
    const found = named.find(
      ({ words, acronyms }) =>
        words.every((word) => keys.has(word)) && acronyms.every((one) => rest.includes(one)),
    );
    if (!found) continue;
    const said = found.acronyms.length > 0 ? found.acronyms : found.words;
    return {
      credit: licenceCredits.levelUnsaid,
      levelUnsaid: true,
      reason: `A line of your CV speaks of ${nameList(said.map(inQuotes), 3)}, but does not clearly name what is asked for. If you hold it, call it as the advertisement does.`,
      evidence: [quoteLine(evidence.cv, index)],
    };
  }
  return null;
}
