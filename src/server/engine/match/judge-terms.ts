import type { RequirementKind } from "../../../shared/results.ts";
import { isStopWord, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { saysSomething, tellingKeys } from "./generic-terms.ts";
import { judgeClauses } from "./judge-clauses.ts";
import { judgeWording } from "./judge-wording.ts";
import { bestOf, type Finding } from "./judgement.ts";
import { partCaps } from "./part-caps.ts";
import { termKey, termKeys } from "./term-key.ts";
import { wordWeight } from "./word-weight.ts";
import type { TermWeights } from "./wording-terms.ts";

const longDemand = 5;

/** A choice in a long demand needs a word of at least this weight: "industry" of "industry or government experience" has none. */
const leastOfChoice = 0.4;

/** Experience may stand in the line that names a role ("in a food business"); nothing else does. */
type Demanded = { text: string; terms: readonly string[]; kind: RequirementKind };

/** A part's own terms, with the word that says which of them is meant: "group" of "group bookings". */
function ownTerms(part: string, terms: readonly string[]): string[] {
  const all = words(part).map((word) => word.lower);
  return all.filter(
    (lower, at) =>
      terms.includes(lower) || (saysSomething(lower) && terms.includes(all[at + 1] ?? "")),
  );
}

/** The parts of "teaching or training adults" that each have a word of their own to answer; none where it is no choice. */
function alternatives(text: string, terms: readonly string[]): string[][] {
  const parts = text.toLowerCase().split(/\bor\b|\s\/\s/u);
  if (parts.length < 2) return [];
  const own = parts.map((part) => ownTerms(part, terms));
  // "Stage 1 or 2": a bare number names nothing.
  const says = (part: string[]) => part.some((one) => saysSomething(one) && /\p{L}{2}/u.test(one));
  return own.every(says) ? own : [];
}

/** A long demand of which only one word says something: a line with that word is no clear answer. */
function isThin(text: string, terms: readonly string[]): boolean {
  const content = new Set(terms.flatMap(tellingKeys));
  const count = words(text).length;
  // "Data development process": one word that every CV has does not answer three.
  const isCommon = [...content].every((key) => wordWeight(key) < leastOfChoice);
  return content.size < 2 && (count >= longDemand || (count > 2 && isCommon));
}

const pointing =
  /^\s+(?:their|its|this|that|it|them|these|those|our|your|the|all|any|each|every|his|her)\b/iu;

/**
 * "Check their work" says what is done, and of the matter nothing: whoever checked something else has not for that done this.
 * The word for the matter; null where the demand is otherwise.
 */
function matterOfBareVerb(text: string, terms: readonly string[]): string | null {
  const [only, ...others] = [...new Set(terms.filter(saysSomething))];
  if (only === undefined || others.length > 0 || !verbOf(only)) return null;
  const behind = text.slice(words(text).find(({ lower }) => lower === only)?.end ?? text.length);
  const matter = words(behind).find(({ lower }) => !isStopWord(lower));
  return pointing.test(behind) ? (matter?.lower ?? "") : null;
}

function heedThin(finding: Finding, { text, terms }: Demanded): Finding {
  const matter = finding.verbatim ? null : matterOfBareVerb(text, terms);
  const isSaid = finding.evidence.some(({ quote }) =>
    termKeys(quote).includes(termKey(matter ?? "")),
  );
  if (matter !== null && !isSaid && (finding.credit ?? 0) > partCaps.bareVerb) {
    const reason = "No line of your CV answers this.";
    return { ...finding, credit: partCaps.bareVerb, isFaint: true, reason, evidence: [] };
  }
  if (finding.verbatim || !isThin(text, terms) || (finding.credit ?? 0) <= partCaps.oneTellingWord)
    return finding;
  return {
    ...finding,
    credit: partCaps.oneTellingWord,
    reason: "A line of your CV touches on it, in one word.",
  };
}

/** How much of all the wording of a demand, by the weight of its words, the best line covers. */
export function judgeWholeWording(
  evidence: CvEvidence,
  demand: Demanded,
  weights: TermWeights,
): Finding {
  const whole = judgeWording(evidence, demand.terms, weights, demand.kind === "experience");
  return heedThin(bestOf(whole, judgeClauses(evidence, demand, weights)), demand);
}

/**
 * A demand whose wording the lexicon does not know: as `judgeWholeWording`, but of alternatives the best one counts.
 * The line is quoted only where it says something to the point.
 */
export function judgeTerms(evidence: CvEvidence, demand: Demanded, weights: TermWeights): Finding {
  const headings = demand.kind === "experience";
  const whole = judgeWording(evidence, demand.terms, weights, headings);
  const isLong = words(demand.text).length >= longDemand;
  const best = alternatives(demand.text, demand.terms)
    .filter((part) => !isLong || part.some((term) => wordWeight(termKey(term)) >= leastOfChoice))
    .map((part) => judgeWording(evidence, part, weights, headings))
    .reduce<Finding>(bestOf, whole);
  return heedThin(bestOf(best, judgeClauses(evidence, demand, weights)), demand);
}
