import { findMentions } from "../../src/server/engine/lexicon/lexicon.ts";
import { lineFeatures, type WordKnowledge } from "../../src/server/engine/tagger/features.ts";
import { labelCount } from "../../src/server/engine/tagger/labels.ts";
import { type TaggerToken, taggerLines } from "../../src/server/engine/tagger/tagger-tokens.ts";
import type { LabelledSentence } from "./labelled-sentences.ts";
import type { Example } from "./train-weights.ts";

/** Begin and go-on marks of the tokens that the spans touch. */
function marks(line: readonly TaggerToken[], spans: readonly (readonly [number, number])[]) {
  const found = new Uint8Array(line.length);
  for (const [start, end] of spans) {
    let begun = false;
    for (const [at, token] of line.entries()) {
      if (token.start >= end || token.end <= start) continue;
      found[at] = begun ? 2 : 1;
      begun = true;
    }
  }
  return found;
}

/** A labelled sentence as the training sees it: one example for each line the tagger would read. */
export function examplesOf(
  sentence: LabelledSentence,
  words: WordKnowledge,
  buckets: number,
  { weight, lesson }: { weight: number; lesson: number },
): Example[] {
  return taggerLines(sentence.text, findMentions(sentence.text)).map((line) => {
    const knowledge = marks(line, sentence.knowledge);
    const skill = marks(line, sentence.skill);
    const allowed = new Uint8Array(line.length * labelCount);
    for (const [at, mark] of knowledge.entries()) {
      allowed[at * labelCount + 3 * mark + (skill[at] ?? 0)] = 1;
    }
    return { ...lineFeatures(line, words, buckets), allowed, weight, lesson };
  });
}
