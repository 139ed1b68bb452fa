import type { Evidence } from "../../../shared/results.ts";
import { type CvEvidence, quotePassage } from "./cv-evidence.ts";

/** A size that a text tells of, and how it is written. */
export type Size = { size: number; said: string };

/** What is a little smaller is near enough. */
const nearEnough = 0.75;

/** The largest of the sizes that dated roles tell of; null where they tell of none, or of one near enough to what is asked. */
export function clearlySmaller(
  { cv, passages }: CvEvidence,
  asked: number,
  sizesIn: (text: string) => readonly Size[],
): (Size & { quote: Evidence }) | null {
  const [largest] = passages
    .filter(({ standing, heading }) => standing === "shown" && !heading)
    .flatMap((passage) => sizesIn(passage.said).map((told) => ({ ...told, passage })))
    .sort((one, other) => other.size - one.size);
  if (!largest || largest.size >= asked * nearEnough) return null;
  return { ...largest, quote: quotePassage(cv, largest.passage) };
}
