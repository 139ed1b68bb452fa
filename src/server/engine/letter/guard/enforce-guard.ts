import {
  countLetterWords,
  type LetterLength,
  letterWords,
  letterWordsTolerance,
} from "../../../../shared/letter.ts";
import { sentences } from "../../text/sentences.ts";
import { words } from "../../text/words.ts";
import { type Letter, type LetterInput, writeLetter } from "../write-letter.ts";
import { createGuard, type Guard } from "./guard-letter.ts";

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
const cuts = /,\s|;\s|\s[–—]\s|:\s/gu;

/** The longest beginning of a sentence, up to a comma or dash, that is supported and still a sentence; else nothing. */
function rewritten(sentence: string, guard: Guard): string | null {
  const places = Array.from(sentence.matchAll(cuts), (match) => match.index).reverse();
  for (const place of places) {
    const head = sentence.slice(0, place).trimEnd();
    const whole = /\b(?:I|my|I'm|I've)\s/iu.test(head) && words(head).length >= fewestWords;
    // "As a nurse at Trent, I …" cut at its first comma would be no sentence.
    if (
      !whole ||
      /^(?:as|at|in|on|with|since|during|while|when|having|if|although|after|before)\b/iu.test(head)
    )
      continue;
    const text = `${head}.`;
    if (guard.findingsOf(text).length === 0) return text;
  }
  return null;
}

type Paragraph = string[];

function paragraphsOf(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => sentences(line).map((one) => one.text));
}

const count = (paragraphs: readonly Paragraph[]) => countLetterWords(paragraphs.flat().join(" "));

/** The date, greeting and close of a letter; the lines between are its body. */
function bodyOf(text: string): string {
  const lines = text.split("\n");
  const greeting = lines.findIndex((line) => /^\s*(?:dear|to whom)\b/iu.test(line));
  const close = lines.findLastIndex((line) =>
    /^\s*(?:yours|kind regards|best regards|regards|sincerely|with best wishes|best wishes)\b/iu.test(
      line,
    ),
  );
  return lines.slice(greeting + 1, close > greeting ? close : undefined).join("\n");
}

function frameOf(own: Letter): { head: string[]; tail: string[] } {
  const lines = own.text.split("\n\n");
  return { head: lines.slice(0, 2), tail: lines.slice(-2) };
}

/** Takes sentences of the engine's own letter in, before the last paragraph, until the length is reached. */
function filled(body: Paragraph[], own: Letter, fewest: number, most: number): Paragraph[] {
  const said = new Set(body.flat());
  const added: string[] = [];
  for (const { text } of own.sentences.slice(1, -1)) {
    const total = count([...body, added]);
    if (total >= fewest) break;
    if (!said.has(text) && total + countLetterWords(text) <= most) added.push(text);
  }
  if (added.length === 0) return body;
  return [...body.slice(0, -1), added, ...body.slice(-1)];
}

/** Takes sentences off from the end of the longest paragraphs until the length is kept. */
function shortened(given: Paragraph[], most: number): Paragraph[] {
  const body = given.map((paragraph) => [...paragraph]);
  while (count(body) > most) {
    const longest = [...body.slice(0, -1)].sort((one, other) => count([other]) - count([one]))[0];
    if (!longest || longest.length < 2) break;
    longest.pop();
  }
  return body.filter((paragraph) => paragraph.length > 0);
}

function bounds(length: LetterLength): { fewest: number; most: number } {
  const goal = letterWords[length];
  return { fewest: goal * (1 - letterWordsTolerance), most: goal * (1 + letterWordsTolerance) };
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
        const shorter = rewritten(sentence, guard);
        return shorter === null ? [] : [shorter];
      }),
    )
    .filter((paragraph) => paragraph.length > 0);
  const { head, tail } = frameOf(own);
  const frameWords = countLetterWords([...head, ...tail].join(" "));
  const { fewest, most } = bounds(input.length);
  const replaced = kept.length === 0 || changed.length > given.flat().length * mostChanged;
  const body = shortened(
    filled(kept, own, fewest - frameWords, most - frameWords),
    most - frameWords,
  );
  const total = count(body) + frameWords;
  if (replaced || total < fewest || total > most) {
    return { text: own.text, wordCount: own.wordCount, changed, replaced: true };
  }
  const whole = [...head, ...body.map((paragraph) => paragraph.join(" ")), ...tail].join("\n\n");
  return { text: whole, wordCount: countLetterWords(whole), changed, replaced: false };
}
