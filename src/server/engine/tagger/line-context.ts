import { wordsOf } from "../words/tables.ts";
import type { TaggerToken } from "./tagger-tokens.ts";

/** Words that tell what a line is about, with a bit for which. */
export const cueOf: ReadonlyMap<string, number> = new Map(
  ["demand", "employer", "reader", "duty"].flatMap((about, at) =>
    wordsOf(`line cue ${about}`).map((word) => [word, 1 << at]),
  ),
);

/** A word of a line with its hash and how much of it is asked for. */
export type ContextWord = { word: number; asked: number; token: TaggerToken };

/** What a whole line tells of its words: of each token, numbers that stand for kinds. */
export type LineContext = {
  /** How many names of tools and subjects the line holds, in steps; and of attitudes, in the last three bits. */
  names: number;
  hardNames: number;
  /** Which share of the line's words is asked for, in steps. */
  asked: number;
  /** The line's first word. */
  opening: number;
  /** What the nearest name before and after is, and how far off. */
  nameBefore: Int32Array;
  nameAfter: Int32Array;
  /** The nearest word before and after that tells what the line is about; 0 for none. */
  cueBefore: Int32Array;
  cueAfter: Int32Array;
  /** Where the line's colon stands: 0 nowhere, 1 after the token, 2 here, 3 before. */
  colon: Int32Array;
};

const hardSteps = [1, 2, 4, 7];
const softSteps = [1, 3];
const askedSteps = [0.1, 0.2, 0.35, 0.5, 0.7];
const askedOften = 5;
const farthest = 6;

const stepOf = (value: number, steps: readonly number[]) =>
  steps.reduce((step, least) => (value >= least ? step + 1 : step), 0);

const isSoft = ({ lexicon }: TaggerToken) => lexicon === 3 || lexicon === 4;
const isHard = (token: TaggerToken) => token.lexicon > 0 && !isSoft(token);

/** For each token what was last met on the way to it, in one direction. */
function lookAlong(
  words: readonly ContextWord[],
  backwards: boolean,
): { names: Int32Array; cues: Int32Array } {
  const { length } = words;
  const names = new Int32Array(length);
  const cues = new Int32Array(length);
  let name = 0;
  let distance = farthest;
  let cue = 0;
  for (let step = 0; step < length; step++) {
    const at = backwards ? length - 1 - step : step;
    names[at] = name * 16 + Math.min(distance, farthest);
    cues[at] = cue;
    distance += 1;
    const now = words[at];
    if (!now) continue;
    if (isHard(now.token)) {
      name = now.token.lexicon;
      distance = 1;
    }
    if (cueOf.has(now.token.lower)) cue = now.word;
  }
  return { names, cues };
}

/** Reads a line as a whole, in time linear in its length. */
export function lineContext(words: readonly ContextWord[]): LineContext {
  let hard = 0;
  let soft = 0;
  let asked = 0;
  let colon = -1;
  for (const [at, now] of words.entries()) {
    if (isHard(now.token)) hard += 1;
    else if (isSoft(now.token)) soft += 1;
    if (now.asked >= askedOften) asked += 1;
    if (colon < 0 && now.token.raw === ":") colon = at;
  }
  const forwards = lookAlong(words, false);
  const backwards = lookAlong(words, true);
  const hardNames = stepOf(hard, hardSteps);
  return {
    names: hardNames * 8 + stepOf(soft, softSteps),
    hardNames,
    asked: stepOf(asked / Math.max(1, words.length), askedSteps),
    opening: words[0]?.word ?? 0,
    nameBefore: forwards.names,
    nameAfter: backwards.names,
    cueBefore: forwards.cues,
    cueAfter: backwards.cues,
    colon: Int32Array.from(words, (_, at) =>
      colon < 0 ? 0 : at < colon ? 1 : at === colon ? 2 : 3,
    ),
  };
}
