import { skillInText } from "../keywords/skill-in-text.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { Findings } from "./findings.ts";

const isShouted = (text: string) => /\p{Lu}{5}/u.test(text);

/** A skill as the advertisement writes it: where it does so more than once, in the middle of a sentence. */
export function askedName({ about: { job } }: Findings, skill: string): string {
  const written = job.mentions
    .filter((mention) => mention.skill === skill)
    .map(({ start, end }) => foldSpace(job.text.slice(start, end)))
    .filter((name) => !isShouted(name));
  return written.find((name) => /^\p{Ll}/u.test(name)) ?? written[0] ?? skillInText(skill);
}
