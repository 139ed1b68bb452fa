import {
  countLetterWords,
  letterWords,
  letterWordsTolerance,
} from "../../../../shared/letter-length.ts";
import { sentences } from "../../text/sentences.ts";
import { words } from "../../text/words.ts";
import { type Letter, type LetterInput, writeLetter } from "../write-letter.ts";
import { createGuard, type Guard } from "./guard-letter.ts";
import { stemsOf } from "./streams.ts";

/** What was done to a letter so that every fact in it is supported. */
export type EnforcedLetter = {
  text: string;
  wordCount: number;
  /** Sentences that are gone or shorter, as they were. */
  changed: string[];
  /** So much had to go that the letter is the engine's own. */
  replaced: boolean;
};

const fewestWords = 5;
/** More than this share of unsupported sentences: the writer was not to be trusted. */
const mostChanged = 0.5;
/** Less than this share of the words of the engine's own body: the writer has written no letter. */
const leastKept = 0.2;
const cuts = /,\s|;\s|\s[–—]\s|:\s/gu;

/** The longest beginning of a sentence, up to a comma or dash, that is supported and still a sentence; else nothing. */
function shortened(sentence: string, guard: Guard): string[] {
  const places = Array.from(sentence.matchAll(cuts), ({ index }) => index).reverse();
  for (const place of places) {
    const text = `${sentence.slice(0, place).trimEnd()}.`;
    const whole = /\b(?:I|my|I'm|I've)\s/iu.test(text) && words(text).length >= fewestWords;
    // "As a nurse at Trent, I …" cut at its first comma would be no sentence.
    const isSentence =
      !/^(?:a[st]|in|on|with|since|during|wh\p{L}+|having|if|although|after|before)\b/iu.test(text);
    if (whole && isSentence && guard.findingsOf(text).length === 0) return [text];
  }
  return [];
}

const paragraphsOf = (text: string): string[][] =>
  text
    .split("\n")
    .map((line) => sentences(line).map((one) => one.text))
    .filter((paragraph) => paragraph.length > 0);

const count = (paragraphs: readonly string[][]) => countLetterWords(paragraphs.flat().join(" "));

/** The lines of a letter between greeting and close. */
function bodyOf(text: string): string {
  const lines = text.split("\n");
  const greeting = lines.findIndex((line) => /^\s*(?:dear|to whom)\b/iu.test(line));
  const close = lines.findLastIndex((line) =>
    /^\s*(?:yours|(?:kind |best |warm )?regards|sincerely|(?:with )?best wishes)\b/iu.test(line),
  );
  return lines.slice(greeting + 1, close > greeting ? close : undefined).join("\n");
}

/** Share of a sentence's content words that another sentence has, from which it says the same. */
const sameShare = 0.6;

function isSaid(sentence: string, said: readonly ReadonlySet<string>[]): boolean {
  const stems = stemsOf(sentence);
  return said.some(
    (one) => stems.filter((stem) => one.has(stem)).length >= stems.length * sameShare,
  );
}

/** With paragraphs of the engine's own letter before the last one, until the length is reached; none that repeats what is said. */
function filled(body: readonly string[][], own: Letter, fewest: number, most: number): string[][] {
  const said = body.flat().map((sentence) => new Set(stemsOf(sentence)));
  const added: string[][] = [];
  for (const paragraph of paragraphsOf(bodyOf(own.text)).slice(1, -1)) {
    const total = count([...body, ...added]);
    const isNew = !paragraph.some((sentence) => isSaid(sentence, said));
    if (total < fewest && isNew && total + count([paragraph]) <= most) added.push(paragraph);
  }
  return [...body.slice(0, -1), ...added, ...body.slice(-1)];
}

/** Without sentences at the end of the longest paragraphs until the length is kept. */
function bounded(given: readonly string[][], most: number): string[][] {
  const body = given.map((paragraph) => [...paragraph]);
  while (count(body) > most) {
    const [longest] = body.slice(0, -1).sort((one, other) => count([other]) - count([one]));
    if (!longest || longest.length < 2) break;
    longest.pop();
  }
  return body;
}

/**
 * A letter of any writer, made to hold only what CV, advertisement and request support: a sentence with anything else is
 * cut short or dropped, the form is the UK one, and what is missing to the length is taken from the engine's own letter.
 */
export function enforceGuard(text: string, input: LetterInput): EnforcedLetter {
  const guard = createGuard(input);
  const own = writeLetter(input);
  const changed: string[] = [];
  const given = paragraphsOf(bodyOf(text));
  const kept = given
    .map((paragraph) =>
      paragraph.flatMap((sentence) => {
        if (guard.findingsOf(sentence).length === 0) return [sentence];
        changed.push(sentence);
        return shortened(sentence, guard);
      }),
    )
    .filter((paragraph) => paragraph.length > 0);
  const lines = own.text.split("\n\n");
  const [head, tail] = [lines.slice(0, 2), lines.slice(-2)];
  const frameWords = countLetterWords([...head, ...tail].join(" "));
  const goal = letterWords[input.length];
  const fewest = Math.min(goal * (1 - letterWordsTolerance), own.wordCount) - frameWords;
  const most = goal * (1 + letterWordsTolerance) - frameWords;
  const body = bounded(filled(kept, own, fewest, most), most);
  if (
    changed.length > given.flat().length * mostChanged ||
    count(kept) < leastKept * (own.wordCount - frameWords) ||
    count(body) > most
  )
    return { text: own.text, wordCount: own.wordCount, changed, replaced: true };
  const whole = [...head, ...body.map((paragraph) => paragraph.join(" ")), ...tail].join("\n\n");
  return { text: whole, wordCount: countLetterWords(whole), changed, replaced: false };
}
