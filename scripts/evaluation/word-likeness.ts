import { stem } from "../../src/server/engine/text/stem.ts";
import { isStopWord, words } from "../../src/server/engine/text/words.ts";

const stemsOf = (text: string) =>
  words(text).flatMap(({ lower }) => (isStopWord(lower) ? [] : [stem(lower)]));

/**
 * The plain baseline of reading: the best share of a demand's words, each weighed by how few of the advertisement's demands hold it,
 * that one line of a CV has. 0 to 1.
 */
export function wordLikeness(demand: string, cv: string, demands: readonly string[]): number {
  const bags = demands.map((one) => new Set(stemsOf(one)));
  const weightOf = (word: string) =>
    Math.log((1 + demands.length) / (1 + bags.filter((bag) => bag.has(word)).length)) + 0.1;
  const asked = [...new Set(stemsOf(demand))];
  const total = asked.reduce((sum, word) => sum + weightOf(word), 0);
  if (total === 0) return 0;
  const lines = cv.split("\n").map((line) => new Set(stemsOf(line)));
  return Math.max(
    ...lines.map(
      (line) =>
        asked.filter((word) => line.has(word)).reduce((sum, word) => sum + weightOf(word), 0) /
        total,
    ),
  );
}
