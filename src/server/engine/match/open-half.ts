import { findMentions } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { CapStep } from "./cap-step.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { saysSomething } from "./generic-terms.ts";
import { judgeWording } from "./judge-wording.ts";
import { isSoft } from "./soft-credit.ts";
import type { TermWeights } from "./wording-terms.ts";

const joint =
  /\s(?:and|plus|as well as|together with|along with)\s|[,;]\s(?:(?:and|plus|as well as)\s)?/giu;
/** A half that names one of these asks for something of its own. */
const matter =
  /\b(?:qualifications?|qualified|certificat\p{L}+|degree|diploma|apprenticeship|training|background|experience|knowledge|understanding|licen[cs]e|registration|membership)\b/giu;
/** A half is answered from this share of its wording on. */
const answeredFrom = 0.5;

/** "Whilst experience of the trade is not essential, …", "something similar is fine": this half asks nothing. */
const waived =
  /\bnot (?:always |strictly )?(?:essential|required|necessary|needed)\b|\b(?:something|anything) (?:similar|like (?:it|that)|equivalent)\b|\b(?:is|are) (?:also |just as |equally |absolutely )?fine\b/iu;

/** Cut at each joint that stands outside the lexicon's names: "health and safety" is one. */
function halvesOf(text: string): string[] {
  const names = findMentions(text);
  const halves: string[] = [];
  let from = 0;
  for (const { index, 0: cut } of text.matchAll(joint)) {
    if (names.some(({ start, end }) => start <= index && index < end)) continue;
    halves.push(text.slice(from, index));
    from = index + cut.length;
  }
  return [...halves, text.slice(from)];
}

const asks = /^(?:gerund|base)$/u;
/** "… and chairing annual reviews": a half that opens with a deed asks for it. */
function opensWithDeed(half: string): boolean {
  const [first] = words(half);
  return (
    first !== undefined && asks.test(verbOf(first.lower)?.form ?? "") && ownTerms(half).length > 1
  );
}

function ownTerms(half: string): string[] {
  return words(half.replace(matter, " "))
    .map(({ lower }) => lower)
    .filter(saysSomething);
}

/** "Experience building and sending campaigns": the verbs share what stands behind the last of them. */
const ownMatter = (half: string) =>
  ownTerms(half).filter((lower) => verbOf(lower)?.form !== "gerund");

/** So many things of a list of which no line says anything leave it open, where they are most of it. */
const fewestOpen = 3;

/** The first of the things listed that are open, where most of a long list are. */
function mostlyOpen(
  parts: readonly string[],
  evidence: CvEvidence,
  weights: TermWeights,
): string | null {
  if (parts.length <= fewestOpen) return null;
  const open = parts.filter((part) => {
    const terms = ownTerms(part);
    if (terms.length === 0 || findMentions(part).length > 0) return false;
    return (judgeWording(evidence, terms, weights, true).credit ?? 1) < answeredFrom;
  });
  return open.length >= fewestOpen && open.length * 2 > parts.length ? (open[0] ?? null) : null;
}

/**
 * "A recognised electrical qualification and good PC literacy" is met only when both halves are: where the lexicon knows
 * one alone and no line answers the other, it is met in part.
 */
export const halfOpen: CapStep = {
  of: ["skills"],
  cap: "beyondTheSkills",
  ofMet: true,
  inEnglish: true,
  lacks(finding, demand, { evidence, weights }) {
    const elsewhere = demand.licences.length > 0 || demand.education !== null;
    if (elsewhere || demand.years !== null) return null;
    const halves = halvesOf(demand.text);
    if (halves.length < 2) return null;
    const isOpen = (half: string) => {
      const isMatter = !demand.responsibility && half.search(matter) >= 0;
      const isAsked = isMatter || opensWithDeed(half);
      if (!isAsked || waived.test(half) || findMentions(half).length > 0) return false;
      const terms = isMatter ? ownMatter(half) : ownTerms(half);
      if (terms.length === 0) return false;
      return (judgeWording(evidence, terms, weights, true).credit ?? 1) < answeredFrom;
    };
    // "A clear, calm communicator with drivers and managers alike": how somebody is, and no list of things.
    const isTrait = demand.skills.flat().every(isSoft);
    const open = halves.find(isOpen) ?? (isTrait ? null : mostlyOpen(halves, evidence, weights));
    return !open ? null : { reason: `${finding.reason} No line answers ${inQuotes(open)}.` };
  },
};
