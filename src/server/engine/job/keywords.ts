import type { Importance } from "../../../shared/results.ts";
import type { Mention } from "../lexicon/skill.ts";
import { stem } from "../text/stem.ts";
import type { Word } from "../text/words.ts";
import { contentWords, isSalient } from "./content-terms.ts";
import type { Demand, JobKeyword } from "./job-record.ts";
import { phraseKeywords } from "./phrase-keywords.ts";

const mostWords = 25;

/** A stretch of the advertisement that is not boilerplate. Offsets in UTF-16 code units of the whole text. */
type Stretch = { start: number; end: number };

/**
 * The words by which a machine would search: the lexicon's skills, what else demands name, then the words the advertisement itself keeps
 * coming back to. Each with the number of times it stands in the given stretches.
 */
export function jobKeywords(
  text: string,
  stretches: readonly Stretch[],
  mentions: readonly Mention[],
  demands: readonly Demand[],
): JobKeyword[] {
  const phrases = phraseKeywords(text, demands);
  const inPhrases = new Set(phrases.flatMap(({ term }) => contentWords(term)).map(wordKey));
  const others = wordKeywords(text, stretches, mentions, demands).filter(
    ({ term }) => !contentWords(term).every((word) => inPhrases.has(wordKey(word))),
  );
  return [...skillKeywords(mentions, demands), ...phrases, ...others];
}

const wordKey = (word: Word) => stem(word.lower);

function skillKeywords(mentions: readonly Mention[], demands: readonly Demand[]): JobKeyword[] {
  const counts = new Map<string, { count: number; soft: boolean }>();
  for (const { skill } of mentions) {
    const known = counts.get(skill.name);
    if (known) known.count += 1;
    else counts.set(skill.name, { count: 1, soft: skill.kind === "soft" });
  }
  const required = new Set<string>();
  for (const demand of demands) {
    if (demand.importance !== "required") continue;
    for (const name of [...demand.skills.flat(), ...demand.licences]) required.add(name);
  }
  return [...counts]
    .map(
      ([term, { count, soft }]): JobKeyword => ({
        term,
        kind: soft ? "soft" : "hard",
        skill: true,
        count,
        importance: required.has(term) ? "required" : "preferred",
      }),
    )
    .sort((a, b) => rank(b.importance) - rank(a.importance) || b.count - a.count);
}

const rank = (importance: Importance) => (importance === "required" ? 1 : 0);

type Candidate = { forms: Map<string, number>; count: number; words: number };

function wordKeywords(
  text: string,
  stretches: readonly Stretch[],
  mentions: readonly Mention[],
  demands: readonly Demand[],
): JobKeyword[] {
  const importances = termImportances(demands);
  const found = new Map<string, Candidate>();
  for (const { start, end } of stretches) {
    const free = contentWords(text.slice(start, end)).filter(
      (word) =>
        isSalient(word.lower) && !isMentioned(mentions, start + word.start, start + word.end),
    );
    for (const [at, word] of free.entries()) {
      count(found, stem(word.lower), word.lower, 1);
      const next = free[at + 1];
      if (next && follows(text, start, word, next)) {
        count(found, `${stem(word.lower)} ${stem(next.lower)}`, `${word.lower} ${next.lower}`, 2);
      }
    }
  }
  return strongest(found, importances);
}

function count(found: Map<string, Candidate>, key: string, form: string, size: number): void {
  const known = found.get(key) ?? { forms: new Map<string, number>(), count: 0, words: size };
  known.count += 1;
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
  found.set(key, known);
}

const follows = (text: string, offset: number, word: Word, next: Word) =>
  text.slice(offset + word.end, offset + next.start) === " ";

/** Whether a word is part of a skill's name. `mentions` are sorted. */
function isMentioned(mentions: readonly Mention[], start: number, end: number): boolean {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const mention = mentions[low];
  return mention !== undefined && mention.start < end;
}

function termImportances(demands: readonly Demand[]): Map<string, Importance> {
  const found = new Map<string, Importance>();
  for (const demand of demands) {
    for (const term of demand.terms) {
      const key = stem(term);
      if (demand.importance === "required" || !found.has(key)) found.set(key, demand.importance);
    }
  }
  return found;
}

/** Repeated words and pairs first; a word that only ever stands in a chosen pair is left to it. */
function strongest(
  found: Map<string, Candidate>,
  importances: Map<string, Importance>,
): JobKeyword[] {
  const pairs = [...found].filter(([, one]) => one.words === 2 && one.count > 1);
  const paired = new Map<string, number>();
  for (const [key, one] of pairs) {
    for (const part of key.split(" ")) paired.set(part, Math.max(paired.get(part) ?? 0, one.count));
  }
  const singles = [...found].filter(
    ([key, one]) =>
      one.words === 1 &&
      (one.count > 1 || importances.has(key)) &&
      one.count > (paired.get(key) ?? 0),
  );
  return [...pairs, ...singles]
    .map(([key, one]) => ({
      term: commonest(one.forms),
      count: one.count,
      importance: key
        .split(" ")
        .map((part) => importances.get(part))
        .find((known) => known !== undefined),
      weight: one.count * (one.words === 2 ? 1.5 : 1) + (importances.has(key) ? 1 : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostWords)
    .map(({ term, count: times, importance }) => ({
      term,
      kind: "keyword" as const,
      skill: false,
      count: times,
      importance: importance ?? "preferred",
    }));
}

function commonest(forms: Map<string, number>): string {
  return [...forms].reduce((best, form) => (form[1] > best[1] ? form : best))[0];
}
