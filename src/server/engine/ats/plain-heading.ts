import { coreKind, isKnownHeading } from "../cv/headings.ts";

/** Whether a heading has a name that systems know, or a word of one: "Nursing experience", not "My journey so far". */
export function isPlainHeading(heading: string): boolean {
  return isKnownHeading(heading) || coreKind(heading) !== null;
}
