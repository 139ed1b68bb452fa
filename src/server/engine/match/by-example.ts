import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { isStopWord, words } from "../text/words.ts";
import { type CvEvidence, quotePassage } from "./cv-evidence.ts";
import { tellingKeys } from "./generic-terms.ts";
import type { Finding } from "./judgement.ts";
import { skillCredits } from "./skill-credit.ts";

/** "(e.g. MoCA, AMPS)", "(Mazak, Doosan or similar)", "such as SAP or Oracle": of examples one is enough. */
const inBracket = /\(([^()]{3,160})\)/gu;
const opensExamples =
  /^\s*(?:e\.?\s?g\.?|eg|for example|for instance|such as|like|we(?:['’]re on| use| are on| have)|ours is|currently)[\s,:]+/iu;
const closesExamples =
  /[\s,]+(?:or|and|&)?\s*(?:(?:any )?(?:similar|equivalent|comparable|other|others|another|the like|like)(?: \p{L}+){0,2}|etc\.?|and so (?:on|forth)|among others|to name (?:a few|but some))\s*$/iu;
const behindCue = /\b(?:such as|e\.g\.|for example|for instance)[\s,:]+([^.;()]{3,160})/giu;
/** "Another regulated sector (banking, water)": the bracket says which others serve. */
const choiceBefore = /\b(?:another|any|other|one of|some)\b[^,;()]{0,60}$/iu;
const longestItem = 5;

type Examples = { items: string[]; start: number };

const itemsOf = (list: string) =>
  list
    .replace(opensExamples, "")
    .replace(closesExamples, "")
    .split(/\s*[,/;]\s*|\s+(?:or|and)\s+/u)
    .map((item) => item.replace(/[\s.]+$/u, "").trim())
    .filter((item) => item !== "" && words(item).length <= longestItem);

function examplesIn(text: string): Examples[] {
  const brackets = [...text.matchAll(inBracket)].flatMap(({ index, 1: list = "" }) => {
    const isOfExamples =
      opensExamples.test(list) ||
      closesExamples.test(list) ||
      choiceBefore.test(text.slice(0, index));
    return isOfExamples ? [{ items: itemsOf(list), start: index }] : [];
  });
  const plain = [...text.matchAll(behindCue)].map(({ index, 1: list = "" }) => ({
    items: itemsOf(list),
    start: index,
  }));
  return [...brackets, ...plain].filter(({ items }) => items.length > 0);
}

/** So many words say what examples are given of; a longer demand asks for more. */
const mostOfHead = 5;

/** A name says what it is wherever it stands: "MoCA", "AMPS", "Jaltest". */
const isName = (item: string) =>
  /\p{Lu}[\p{L}\p{N}]*\p{Lu}|^\p{Lu}\p{Ll}{2,}/u.test(item) &&
  !words(item).every(({ lower }) => isStopWord(lower));

const whole = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "u");

/** The line that names one of the examples as the advertisement does: one of a dated role first. */
function lineNaming({ passages }: CvEvidence, items: readonly string[]) {
  const names = items.filter(isName).map((name) => ({ name, pattern: whole(name) }));
  const naming = passages.flatMap((passage) => {
    const found = names.find(({ pattern }) => pattern.test(passage.said));
    return found ? [{ passage, name: found.name }] : [];
  });
  return naming.find(({ passage }) => passage.standing === "shown") ?? naming[0] ?? null;
}

/** The groups a bracket gives examples of: those named in its own clause, before it. */
function headGroups({ text, skills }: Demand, start: number): string[][] {
  // "A cloud package, e.g. Xero": the comma before the examples parts nothing.
  const end = text.slice(0, start).trimEnd().replace(/,$/u, "").length;
  const clause = Math.max(text.lastIndexOf(",", end - 1), text.lastIndexOf(";", end - 1)) + 1;
  const named = new Set(
    findMentions(text)
      .filter((mention) => mention.start >= clause && mention.end <= start)
      .map(({ skill }) => skill.name),
  );
  return skills.filter((group) => group.some((skill) => named.has(skill)));
}

export type ByExample = { finding: Finding; rest: string[][] };

/**
 * "Outcome measures (e.g. MoCA, AMPS)" is answered by a line that names MoCA: the finding, and the groups of skills that are asked
 * for besides. Null where no example is named in the CV.
 */
export function answeredByExample(demand: Demand, evidence: CvEvidence): ByExample | null {
  for (const { items, start } of examplesIn(demand.text)) {
    const found = lineNaming(evidence, items);
    if (!found) continue;
    const { passage, name } = found;
    const own = new Set(items.flatMap((item) => findMentions(item)).map(({ skill }) => skill.name));
    const heads = headGroups(demand, start);
    const isLong =
      demand.responsibility || tellingKeys(demand.text.slice(0, start)).length > mostOfHead;
    if (isLong && (heads.length === 0 || heads.length === demand.skills.length)) continue;
    const rest = demand.skills.filter(
      (group) => !heads.includes(group) && !group.some((skill) => own.has(skill)),
    );
    const isShown = passage.standing === "shown";
    const finding = {
      credit: isShown ? skillCredits.shown : skillCredits.listed,
      reason: `${isShown ? "A line of your work" : "Your CV"} names ${inQuotes(name)}, an example of what is asked.`,
      evidence: [quotePassage(evidence.cv, passage)],
      asks: Math.max(1, demand.skills.length - rest.length),
    };
    return { finding, rest };
  }
  return null;
}
