import type { RequirementKind } from "../../../shared/results.ts";
import { words } from "../text/words.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { saysSomething, tellingKeys } from "./generic-terms.ts";
import { judgeClauses } from "./judge-clauses.ts";
import { judgeWording } from "./judge-wording.ts";
import { bestOf, type Finding } from "./judgement.ts";
import { termKey } from "./term-key.ts";
import { wordWeight } from "./word-weight.ts";
import type { TermWeights } from "./wording-terms.ts";

/** Credit for the one telling word of a demand of this many words or more, at most. */
const thinCap = 0.6;
const longDemand = 5;

/** A choice in a long demand needs a word of at least this weight: "industry" of "industry or government experience" has none. */
const leastOfChoice = 0.4;

/** Experience may stand in the line that names a role ("in a food business"); nothing else does. */
type Demanded = { text: string; terms: readonly string[]; kind: RequirementKind };

/** The parts of "teaching or training adults" that each have a word of their own to answer; none where it is no choice. */
function alternatives(text: string, terms: readonly string[]): string[][] {
  const parts = text
    .toLowerCase()
    .split(/\bor\b/u)
    .map((part) => new Set(words(part).map((word) => word.lower)));
  if (parts.length < 2) return [];
  const own = parts.map((part) => terms.filter((term) => part.has(term)));
  return own.every((part) => part.some(saysSomething)) ? own : [];
}

/** A long demand of which only one word says something: a line with that word is no clear answer. */
function isThin(text: string, terms: readonly string[]): boolean {
  const content = new Set(terms.flatMap(tellingKeys));
  const count = words(text).length;
  // "Data development process": one word that every CV has does not answer three.
  const isCommon = [...content].every((key) => wordWeight(key) < leastOfChoice);
  return content.size < 2 && (count >= longDemand || (count > 2 && isCommon));
}

function heedThin(finding: Finding, { text, terms }: Demanded): Finding {
  if (finding.verbatim || !isThin(text, terms) || (finding.credit ?? 0) <= thinCap) return finding;
  return { ...finding, credit: thinCap, reason: "A line of your CV touches on it, in one word." };
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
