import { remembered } from "../text/remembered.ts";
import { boilerplateCues, rescueCues } from "./boilerplate-cues.ts";
import { dutyCues } from "./duty-cues.ts";
import { dutyVerbs } from "./duty-verbs.ts";
import { preferredCues, preferredMarks, requiredCues, requiredMarks } from "./importance-cues.ts";
import { neverCues } from "./never-cues.ts";
import { personCues, soughtCues, subjectCues } from "./person-cues.ts";
import { unverifiableCues } from "./unverifiable-cues.ts";

/**
 * Cues of an advertisement's sentences are sources of regular expressions, which stand between word borders here and ignore case.
 * Their gaps are bounded, so that no cue can run away.
 */

const anyOf = (sources: readonly string[]) =>
  marks([`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`]);

/** A sentence is asked for the same cue by several rules. */
function marks(sources: readonly string[]) {
  const pattern = new RegExp(sources.join("|"), "iu");
  return { pattern, isIn: remembered((text) => pattern.test(plain(text))) };
}

const patterns = {
  boilerplate: anyOf(boilerplateCues),
  duty: anyOf([
    ...dutyCues,
    `you(?:'ll|'d| will| would)(?: also| then| \\w{2,12}ly)? (?:${dutyVerbs.filter((verb) => verb !== "be" && verb !== "own").join("|")})`,
  ]),
  never: anyOf(neverCues),
  person: anyOf(personCues),
  preferred: anyOf(preferredCues),
  preferredMark: marks(preferredMarks),
  required: anyOf(requiredCues),
  requiredMark: marks(requiredMarks),
  rescue: anyOf(rescueCues),
  sought: anyOf(soughtCues),
  subject: anyOf(subjectCues),
  unverifiable: anyOf(unverifiableCues),
};
export type Cue = keyof typeof patterns;

const plain = (text: string) => text.replaceAll("’", "'");

/** Whether a sentence holds a cue. */
export function hasCue(cue: Cue, text: string): boolean {
  return patterns[cue].isIn(text);
}

/** Whether a sentence speaks to or of the person wanted, strongly enough to end a section of boilerplate. */
export function isPersonTalk(text: string): boolean {
  return hasCue("rescue", text) && !hasCue("boilerplate", text);
}

/** Offset of the first cue of a kind in a sentence; null where it has none. */
export function cueAt(cue: Cue, text: string): number | null {
  return patterns[cue].pattern.exec(plain(text))?.index ?? null;
}

/** Where the first cue of a kind stands in a sentence; null where it has none. */
export function cueSpan(cue: Cue, text: string): { start: number; end: number } | null {
  const match = patterns[cue].pattern.exec(plain(text));
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}
