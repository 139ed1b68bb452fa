import { withCapital } from "../text/with-capital.ts";
import type { LetterSource, Sourced } from "./facts/letter-source.ts";
import { lowerFirst } from "./lower-first.ts";

/** What fills the holes of templates: the words and the lines they rest on. */
export type Values = ReadonlyMap<string, Sourced>;

export type Sentence = { text: string; sources: LetterSource[] };

const betweenSentences = /(?<=\.)\s/u;

const hole = /\{(\p{L}+)\}/gu;

/** The sentences a template gives; null where a hole cannot be filled. */
export function fillTemplate(template: string, values: Values): Sentence[] | null {
  const sentences = template.split(betweenSentences).map((one) => sentenceOf(one, values));
  const filled = sentences.filter((one) => one !== null);
  return filled.length === sentences.length ? filled : null;
}

function sentenceOf(template: string, values: Values): Sentence | null {
  const sources = new Map<string, LetterSource>();
  let complete = true;
  const text = template.replace(hole, (_, name: string) => {
    const small = lowerFirst(name);
    const value = values.get(small);
    if (!value) {
      complete = false;
      return "";
    }
    for (const source of value.sources) sources.set(`${source.from} ${source.quote}`, source);
    return name === small ? value.text : withCapital(value.text);
  });
  return complete ? { text: text.replace(/\.\.$/u, "."), sources: [...sources.values()] } : null;
}
