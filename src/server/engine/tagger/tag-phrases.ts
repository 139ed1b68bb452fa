import { findMentions } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import { createDecoder } from "./decode.ts";
import { lineFeatures } from "./features.ts";
import { knowledgeOf, skillOf, stretches } from "./labels.ts";
import { readModel } from "./model.ts";
import { type TaggerToken, taggerLines } from "./tagger-tokens.ts";
import { weights } from "./weights.ts";

/** A phrase the tagger marked, as words of the text. Offsets in UTF-16 code units. */
export type Phrase = { start: number; end: number; layer: "knowledge" | "skill" };

const model = readModel(weights);
const decode = createDecoder(model, { knowledge: 0.2, skill: 0.1 });

function phrasesOf(line: readonly TaggerToken[]): Phrase[] {
  const labels = decode(lineFeatures(line, model.groups, model.buckets));
  const found: Phrase[] = [];
  for (const [layer, mark] of [
    ["knowledge", knowledgeOf],
    ["skill", skillOf],
  ] as const) {
    for (const { first, last } of stretches(labels, mark)) {
      const start = line[first]?.start ?? 0;
      found.push({ start, end: line[last]?.end ?? start, layer });
    }
  }
  return found;
}

/**
 * The knowledge and skill phrases of a text, sorted by where they begin. Phrases of one layer do not overlap; knowledge may
 * stand inside a skill. `mentions` are the lexicon's, of the same text.
 */
export function tagPhrases(
  text: string,
  mentions: readonly Mention[] = findMentions(text),
): Phrase[] {
  return taggerLines(text, mentions)
    .flatMap(phrasesOf)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
