import { headingCores } from "../cv/heading-names.ts";
import { isKnownHeading } from "../cv/headings.ts";
import { foldLetters } from "../vocabulary/fold.ts";

const cores = headingCores.map(([word]) => foldLetters(word));

/** Whether a heading has a name that systems know, or a word of one: "Nursing experience", not "My journey so far". */
export function isPlainHeading(heading: string): boolean {
  if (isKnownHeading(heading)) return true;
  const folded = ` ${foldLetters(heading).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return cores.some((core) => folded.includes(` ${core} `));
}
