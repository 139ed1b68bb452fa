import {
  countLetterWords,
  type LetterLength,
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

/** Share of a sentence's content words that another sentence has, from which it says the same. */
const sameShare = 0.6;

function isSaid(sentence: string, said: readonly Set<string>[]): boolean {
  const stems = stemsOf(sentence);
  if (stems.length === 0) return true;
  return said.some(
    (one) => stems.filter((stem) => one.has(stem)).length >= stems.length * sameShare,
  );
}

/** Sentences that lean on the one before them. */
const leaning =
  /^(?:in (?:that|the same|my present) (?:post|job|role|capacity)|there,|my (?:work|duties) (?:also|there)\b|alongside (?:that|this)|besides (?:that|this)|as well as (?:that|this)|on top of that|in addition|furthermore|and one more|I(?: have| am)? also\b|as .{1,60}\b(?:there|the same employer),|in the same place|I (?!would\b|hope\b|wish\b|should\b|hold\b|look forward\b|have an?\b|have been an?\b|am (?:an?|the|applying)\b)\p{Ll})/iu;

/** A letter with what was taken in, and whether all that the other one tells is told in it. */
type Filled = { body: Paragraph[]; tellsAll: boolean };

/**
 * Takes paragraphs of the engine's own letter in, before the last paragraph, until the length is reached: whole, or from
 * the first sentence on that leans on none that is left out. What is said already is passed over.
 */
function filled(body: Paragraph[], own: Letter, fewest: number, most: number): Filled {
  const said = body.flat().map((sentence) => new Set(stemsOf(sentence)));
  const [opening = [], ...rest] = paragraphsOf(bodyOf(own.text)).slice(0, -1);
  const added: Paragraph[] = [];
  let tellsAll = true;
  for (const paragraph of [opening.slice(1), ...rest]) {
    const taken: Paragraph = [];
    let isApart = true;
    for (const sentence of paragraph) {
      if (isSaid(sentence, said)) {
        isApart = true;
        continue;
      }
      const total = count([...body, ...added, taken]);
      const fits = total < fewest && total + countLetterWords(sentence) <= most;
      if (!fits || (isApart && leaning.test(sentence))) {
        tellsAll = false;
        break;
      }
      taken.push(sentence);
      isApart = false;
    }
    if (taken.length > 0) added.push(taken);
  }
  return { body: [...body.slice(0, -1), ...added, ...body.slice(-1)], tellsAll };
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

/**
 * Of a CV that gives little, our own letter is short of its length: no more is asked of another's, nor as much of one that
 * tells all the same.
 */
function bounds(length: LetterLength, own: Letter): { fewest: number; most: number } {
  const goal = letterWords[length];
  return {
    fewest: Math.min(goal * (1 - letterWordsTolerance), own.wordCount),
    most: goal * (1 + letterWordsTolerance),
  };
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
  const { fewest, most } = bounds(input.length, own);
  const replaced = kept.length === 0 || changed.length > given.flat().length * mostChanged;
  const { body: full, tellsAll } = filled(
    kept,
    writeLetter({ ...input, length: "long" }),
    fewest - frameWords,
    most - frameWords,
  );
  const body = shortened(full, most - frameWords);
  const total = count(body) + frameWords;
  if (replaced || (total < fewest && !tellsAll) || total > most) {
    return { text: own.text, wordCount: own.wordCount, changed, replaced: true };
  }
  const whole = [...head, ...body.map((paragraph) => paragraph.join(" ")), ...tail].join("\n\n");
  return { text: whole, wordCount: countLetterWords(whole), changed, replaced: false };
}
