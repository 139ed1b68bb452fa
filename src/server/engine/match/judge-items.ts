import { findMentions } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { saysSomething } from "./generic-terms.ts";
import { judgeTitle } from "./judge-titles.ts";
import { judgeWording } from "./judge-wording.ts";
import { bestOf, type Finding, mean, metFrom } from "./judgement.ts";
import { nameList } from "./name-list.ts";
import type { TermWeights } from "./wording-terms.ts";

const fewestItems = 3;
const mostWords = 5;

/** What a list opens with before its first item: "Background in energy, finance or health". */
const lead =
  /^(?:an? |the |some |previous )?(?:background|experience|knowledge|understanding|interest|work(?:ing)?|training)\s(?:in|of|with|within|at)\s/iu;
/** "…, including sale, purchase and remortgage files" lists sales. */
const opensItem = /^\s*(?:including|such as|e\.g\.|like|and|plus|with)\s/iu;
/** "Energy, finance or health": one of them is enough. */
const choice = /,[^,;]*\sor\s[^,;]*$/iu;

/** "Good management" before "supervisory and planning skills" names no matter of its own. */
const namesMatter = (item: string) => words(item).some(({ lower }) => saysSomething(lower));

/** "Black or gold CSCS card": a single word before a name shares its noun, and is no thing of its own. */
function joinedToHead(items: string[], item: string): string[] {
  const ahead = items.at(-1);
  const isShared =
    ahead !== undefined &&
    words(ahead).length === 1 &&
    words(item).length > 1 &&
    findMentions(ahead).length === 0 &&
    findMentions(item).length > 0;
  return isShared ? [...items.slice(0, -1), `${ahead} or ${item}`] : [...items, item];
}

/**
 * The items of a demand that is a bare list ("stock control, purchase planning, dispatch"), where the lexicon knows none
 * in them: each is asked for by itself. Empty where the demand is no list.
 */
export function unknownItems(text: string): string[] {
  const items = text
    .replace(/^[^:]{1,60}:/u, "")
    .replace(/\s?\([^()]*\)/gu, "")
    .replace(lead, "")
    .split(/[,;•]|(?<=,[^,;•]*)\sor\s(?=[^,;•]*$)/u)
    .reduce<string[]>(joinedToHead, [])
    .map((item) =>
      item
        .replace(opensItem, "")
        .replace(/[.\s]+$/u, "")
        .trim(),
    )
    .filter((item) => item !== "");
  if (items.length < fewestItems || items.some((item) => words(item).length > mostWords)) return [];
  return items.filter((item) => findMentions(item).length === 0 && namesMatter(item));
}

function bestOfItem(evidence: CvEvidence, item: string, weights: TermWeights): Finding {
  const wording = judgeWording(evidence, [item], weights, false);
  return bestOf(wording, judgeTitle(evidence, item));
}

/** Whether a demand leaves the choice between the things it lists. */
export const leavesChoice = (text: string) => choice.test(text);

/** A bare list of things the lexicon does not know: each by its own wording, or the best of them. */
export function judgeItems(
  evidence: CvEvidence,
  items: readonly string[],
  weights: TermWeights,
  isChoice: boolean,
): Finding {
  const found = items.map((item) => ({ item, ...bestOfItem(evidence, item, weights) }));
  const spoken = found.filter(({ credit }) => (credit ?? 0) >= metFrom);
  const silent = found.filter(({ credit }) => (credit ?? 0) < metFrom);
  const reasons = [
    spoken.length > 0 ? `Your CV speaks of ${nameList(spoken.map(({ item }) => item))}.` : "",
    silent.length > 0 && !(isChoice && spoken.length > 0)
      ? `Your CV says little or nothing of ${nameList(
          silent.map(({ item }) => item),
          4,
          "or",
        )}.`
      : "",
  ];
  const credits = found.map(({ credit }) => credit ?? 0);
  return {
    credit: isChoice ? Math.max(...credits) : mean(credits),
    reason: reasons.filter((reason) => reason !== "").join(" "),
    evidence: spoken.flatMap((finding) => finding.evidence),
    asks: isChoice ? 1 : items.length,
  };
}
