import type { Destination } from "./destinations.ts";

/** What RTF groups save and restore. */
export type GroupState = {
  destination: Destination;
  font: number;
  /** How many fallback characters follow each \u. */
  fallback: number;
  hidden: boolean;
  deleted: boolean;
  bold: boolean;
  /** Half-points. */
  size: number;
  colour: number;
  shaded: boolean;
  inTable: boolean;
  /** Twentieths of a point of space before paragraphs. */
  spaceBefore: number;
};

export const startState: GroupState = {
  destination: "body",
  font: -1,
  fallback: 1,
  hidden: false,
  deleted: false,
  bold: false,
  size: 24,
  colour: 0,
  shaded: false,
  inTable: false,
  spaceBefore: 0,
};

/** Applies a word that changes how characters look. True where the word was one of these. */
export function applyLook(state: GroupState, name: string, value: number | null): boolean {
  const on = value !== 0;
  if (name === "b") state.bold = on;
  else if (name === "v") state.hidden = on;
  else if (name === "deleted") state.deleted = on;
  else if (name === "fs") state.size = value ?? 24;
  else if (name === "cf") state.colour = value ?? 0;
  else if (name === "cb" || name === "chcbpat" || name === "highlight")
    state.shaded = (value ?? 0) > 0;
  else if (name === "plain") {
    Object.assign(state, {
      bold: false,
      hidden: false,
      deleted: false,
      size: 24,
      colour: 0,
      shaded: false,
    });
  } else return false;
  return true;
}
