import type { Span } from "../text/spans.ts";

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
