import type { Span } from "../text/spans.ts";

/** What decides about a code stands in the same line, so near, in characters. */
const nearby = 60;

/** What stands before and behind a stretch of a text, within its line and near. */
export function lineAround(
  text: string,
  start: number,
  end: number,
  reach = nearby,
): { before: string; behind: string } {
  const before = text.slice(Math.max(0, start - reach), start);
  const behind = text.slice(end, end + reach);
  return {
    before: before.slice(before.lastIndexOf("\n") + 1),
    behind: behind.split("\n", 1)[0] ?? "",
  };
}

/** A licence written as a code, a number or a row of words that no alias could hold, by the canonical name of the concept. */
export type Notation = Span & { name: string };

/** Every place of a pattern (with its flag `g`) as a notation; what it says tells which. */
export const notationsOf = (
  text: string,
  pattern: RegExp,
  nameOf: (said: string) => string,
): Notation[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: said }) => ({
    name: nameOf(said),
    start: index,
    end: index + said.length,
  }));
