import { groupKey } from "../../src/server/engine/tagger/model.ts";
import { wordOrMark } from "./word-table.ts";

/** A sentence in which a crowd marked what is asked for, tasks and knowledge alike. */
export type AskedSentence = { text: string; skill: [number, number][] };

/** Steps of the share of a word's places that lie in a marked stretch. */
const steps = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8];
const least = 5;

/** For each word that occurs often enough how much of it is asked for: 1 hardly ever, 8 nearly always. */
export function askedWords(sentences: Iterable<AskedSentence>): Map<string, number> {
  const all = new Map<string, number>();
  const asked = new Map<string, number>();
  for (const { text, skill } of sentences) {
    for (const match of text.toLowerCase().matchAll(wordOrMark)) {
      const key = groupKey(match[0]);
      const from = match.index;
      all.set(key, (all.get(key) ?? 0) + 1);
      if (skill.some(([start, end]) => from < end && from + match[0].length > start)) {
        asked.set(key, (asked.get(key) ?? 0) + 1);
      }
    }
  }
  const often = [...all].filter(([, count]) => count >= least);
  return new Map(
    often.map(([word, count]) => {
      const share = ((asked.get(word) ?? 0) + 0.3) / (count + 1);
      return [word, 1 + steps.filter((step) => share >= step).length];
    }),
  );
}
