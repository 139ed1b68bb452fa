import { wordsOf } from "../words/tables.ts";
import { wordKeys } from "./fold-word.ts";
import type { Entry } from "./lexicon-index.ts";
import type { Token } from "./tokens.ts";

/** A possible mention: tokens `first` to `last`, both included. */
export type Candidate = { first: number; last: number; entry: Entry };

/** What the gate may look at: the tokens and, for each, the mention that covers it, if any. */
export type Surroundings = {
  text: string;
  tokens: readonly Token[];
  covered: readonly (Candidate | undefined)[];
  /** Undecided names that are ordinary words as well, by their first and last token. */
  pending: ReadonlyMap<number, Candidate>;
};

export const joins = wordKeys(wordsOf("list joiner"));

const listMark = /[,;/|()&•·:+\t]/;

export function near(
  around: Surroundings,
  candidate: Candidate,
  step: -1 | 1,
  distance: number,
): Token | undefined {
  const from = step < 0 ? candidate.first : candidate.last;
  const token = around.tokens[from + step * distance];
  const own = around.tokens[from];
  return token && own && token.segment === own.segment ? token : undefined;
}

/** Position of the item beside the candidate in a list, "and" and "or" skipped; undefined at the sentence's end. */
export function besideAt(
  around: Surroundings,
  candidate: Candidate,
  step: -1 | 1,
): number | undefined {
  let distance = 1;
  let token = near(around, candidate, step, distance);
  while (token && joins.has(token.key) && distance < 3) {
    distance += 1;
    token = near(around, candidate, step, distance);
  }
  return token && (step < 0 ? candidate.first : candidate.last) + step * distance;
}

/** Whether the item beside the candidate in a list is a tool or a subject already recognised. */
export function listNeighbour(
  around: Surroundings,
  candidate: Candidate,
  step: -1 | 1,
): "tool" | "hard" | "soft" | null {
  const at = besideAt(around, candidate, step);
  if (at === undefined) return null;
  const kind = around.covered[at]?.entry.skill.kind;
  if (!kind) return null;
  return kind === "tool" || kind === "soft" ? kind : "hard";
}

export function marked(around: Surroundings, candidate: Candidate): boolean {
  const first = around.tokens[candidate.first];
  const last = around.tokens[candidate.last];
  if (!first || !last) return false;
  const left = around.text.slice(Math.max(0, first.start - 2), first.start);
  const right = around.text.slice(last.end, last.end + 2);
  return listMark.test(left) || listMark.test(right);
}

/** A line or a sentence that is this name alone, as in a list of skills. */
export function standsAlone(around: Surroundings, candidate: Candidate): boolean {
  return !near(around, candidate, -1, 1) && !near(around, candidate, 1, 1);
}
