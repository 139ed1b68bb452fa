import { findMentions } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import { createDecoder } from "./decode.ts";
import { lineFeatures } from "./features.ts";
import { knowledgeOf, skillOf, stretches } from "./labels.ts";
import { readModel } from "./model.ts";
import { type TaggerToken, taggerLines } from "./tagger-tokens.ts";
import weights from "./weights.json" with { type: "json" };

/** A mark that stands apart from the words beside it. */
const apart = /(?:^|\s)[.;:)!?](?:\s|$)|\(\s/;
const closing = /[;:?!)]/;

/** Whether a stretch of text has been cut into words already, as in collections of labelled sentences. */
export function hasMarksApart(text: string): boolean {
  return apart.test(text);
}

/**
 * Where a phrase ends in a text that has been cut into words: what still clings to a word belongs to it there, since a
 * word is whatever stands between two spaces. `end` is returned when nothing clings.
 */
export function endOfWord(text: string, end: number): number {
  let at = end;
  while (at < text.length && closing.test(text[at] ?? "")) at += 1;
  return at;
}

/** A phrase the tagger marked, as words of the text. Offsets in UTF-16 code units. */
export type Phrase = { start: number; end: number; layer: "knowledge" | "skill" };

/** What it was trained on, and the licences: data/labels/NOTICE.md. */
const model = readModel(weights);
const decode = createDecoder(model, { knowledge: 0.3, skill: 0.2 });

function phrasesOf(text: string, line: readonly TaggerToken[]): Phrase[] {
  const apart = hasMarksApart(text.slice(line[0]?.start, line.at(-1)?.end));
  const labels = decode(lineFeatures(line, model.words, model.buckets));
  const found: Phrase[] = [];
  for (const [layer, mark] of [
    ["knowledge", knowledgeOf],
    ["skill", skillOf],
  ] as const) {
    for (const { first, last } of stretches(labels, mark)) {
      const start = line[first]?.start ?? 0;
      const end = line[last]?.end ?? start;
      found.push({ start, end: apart ? endOfWord(text, end) : end, layer });
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
    .flatMap((line) => phrasesOf(text, line))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
