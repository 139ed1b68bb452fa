import type { SectionKind } from "./headings.ts";

const weights: Readonly<Record<string, SectionKind>> = {
  must: "required",
  should: "preferred",
  could: "preferred",
  wont: "waived",
};

/** How much it weighs, by "must", "should", "could" and "won't"; null for any other word. */
export const moscowWeight = (word: string): SectionKind | null =>
  weights[word.toLowerCase().replace(/['’]/u, "")] ?? null;
