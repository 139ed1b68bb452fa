import type { Span } from "../text/spans.ts";

/** A licence written as a code, a number or a row of words that no alias could hold, by the canonical name of the concept. */
export type Notation = Span & { name: string };
