import { countLetterWords } from "../../../shared/letter-length.ts";
import { hashOf, rotated } from "./choice.ts";
import { fillTemplate, type Sentence, type Values } from "./fill-template.ts";

/** One sentence to be written: the ways to say it, best kinds first, and what fills them. */
export type Slot = {
  paragraph: number;
  /** Tried in order; within a list the letter's own number decides where to begin. */
  lists: readonly (readonly string[])[];
  values: Values;
  /** Whether it is about the first role named. */
  first?: boolean;
  /** A sentence among others of its kind: it may begin as the one before, in a way that was used. */
  mayRepeat?: boolean;
};

export type Paragraph = Sentence[];

const bare = /^\{(?:AlsoDid|AlsoConsisted|Did)\}\.$/u;

/** Words at the head of a sentence that are noticed when they come again. */
const saidOnce = /^(?:earlier|before|besides|alongside|you|on|furthermore|equally|take)$/u;

const marked = /^(-?)([12]?)\|/u;

/** Sentences that may begin as the one before, in a letter. */
const mostRepeats = 1;

/** The templates of a list in the order they are tried: fallbacks last, those for another place left out. */
function ordered(list: readonly string[], seed: number, first: boolean): string[] {
  const fits = list.filter((template) => {
    const place = marked.exec(template)?.[2] ?? "";
    return place === "" || (place === "1") === first;
  });
  const plain = fits.filter((template) => !template.startsWith("-"));
  const last = fits.filter((template) => template.startsWith("-"));
  return [...rotated(plain, seed), ...last].map((template) => template.replace(marked, ""));
}

const firstWord = (text: string) => /[\p{L}\p{N}’']+/u.exec(text)?.[0].toLowerCase() ?? "";

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(" ");

/** The first way that can be filled and passes the first test, else the next one. */
function firstFitting(
  ways: readonly string[],
  values: Values,
  ...tests: readonly ((text: string, told: readonly Sentence[]) => boolean)[]
): { template: string; sentences: Sentence[] } | undefined {
  const filled = new Map<string, Sentence[] | null>();
  for (const fits of tests) {
    for (const template of ways) {
      const sentences = filled.get(template) ?? fillTemplate(template, values);
      filled.set(template, sentences);
      if (sentences && fits(textOf(sentences), sentences)) return { template, sentences };
    }
  }
  return undefined;
}

/**
 * Writes the slots: each the first way that can be filled, is accepted, has not been used and does not begin like the
 * sentence before. A slot that cannot be written is left out.
 */
export function composeBody(
  slots: readonly Slot[],
  seed: string,
  accepts: (sentence: string) => boolean,
): Paragraph[] {
  const paragraphs = new Map<number, Paragraph>();
  const used = new Set<string>();
  // A sentence that adds no words of its own may come again, though not about the same role.
  const keyOf = (template: string, { paragraph }: Slot) =>
    bare.test(template) ? `${paragraph} ${template}` : template;
  let before = "";
  let repeats = 0;
  const openers = new Set<string>();
  const isFresh = (text: string) => firstWord(text) !== before && !openers.has(firstWord(text));
  const origin = hashOf(seed);
  const places = new Map<string, number>();
  for (const slot of slots) {
    // Where a slot begins to choose hangs on what it says, so that one sentence more leaves the others as they are.
    const key = `${origin} ${slot.lists[0]?.[0]}`;
    const place = (places.get(key) ?? 0) + 1;
    places.set(key, place);
    const number = hashOf(`${key} ${place}`);
    // What a post may not say with its deed ("since 2022 … the Act of 1989"), two sentences may.
    const areAccepted = (text: string, told: readonly Sentence[]) =>
      accepts(text) || (slot.first === true && told.every((one) => accepts(one.text)));
    const ways = slot.lists.flatMap((list) => ordered(list, number, slot.first ?? false));
    const isNew = (text: string) => firstWord(text) !== before;
    const chosen = firstFitting(
      ways.filter(
        (template) =>
          (slot.mayRepeat === true && template === "{Did}.") || !used.has(keyOf(template, slot)),
      ),
      slot.values,
      (text, told) =>
        (isFresh(text) || (slot.mayRepeat === true && repeats < mostRepeats)) &&
        areAccepted(text, told),
      (text, told) => isNew(text) && areAccepted(text, told),
      (text, told) => !isNew(text) && areAccepted(text, told),
    );
    if (!chosen) continue;
    used.add(keyOf(chosen.template, slot));
    if (!isNew(textOf(chosen.sentences))) repeats += 1;
    before = firstWord(chosen.sentences.at(-1)?.text ?? "");
    for (const { text } of chosen.sentences)
      if (saidOnce.test(firstWord(text))) openers.add(firstWord(text));
    const earlier = paragraphs.get(slot.paragraph) ?? [];
    paragraphs.set(slot.paragraph, [...earlier, ...chosen.sentences]);
  }
  return [...paragraphs.entries()].sort(([one], [other]) => one - other).map(([, all]) => all);
}

export function wordsIn(paragraphs: readonly Paragraph[]): number {
  return countLetterWords(textOf(paragraphs.flat()));
}
