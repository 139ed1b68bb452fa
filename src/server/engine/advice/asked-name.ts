import { skillNamed } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { ordinaryWord } from "../text/ordinary-word.ts";
import type { Findings } from "./findings.ts";

const isShouted = (text: string) => /\p{Lu}{5}/u.test(text);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A name of the lexicon within a sentence: only what has a capital of its own keeps it. */
export function withinSentence(name: string): string {
  const [first = "", ...others] = name.split(" ");
  const kind = skillNamed(name)?.kind;
  const isPlain = ordinaryWord.test(first) && !/\p{Lu}/u.test(others.join(" "));
  const ordinary = kind === "soft" || kind === "hard" || (kind === "method" && others.length > 0);
  return isPlain && ordinary && !beginsWithTool(first) ? small(name) : name;
}

/** "Excel modelling" begins with the name of a tool. */
function beginsWithTool(first: string): boolean {
  const skill = skillNamed(first);
  const named = skill?.kind === "tool" || skill?.kind === "language" || skill?.kind === "licence";
  return named && skill.name.split(" ").includes(first);
}

/** A skill as the advertisement writes it: where it does so more than once, in the middle of a sentence. */
export function askedName({ about: { job } }: Findings, skill: string): string {
  const written = job.mentions
    .filter((mention) => mention.skill === skill)
    .map(({ start, end }) => foldSpace(job.text.slice(start, end)))
    .filter((name) => !isShouted(name));
  return written.find((name) => /^\p{Ll}/u.test(name)) ?? written[0] ?? withinSentence(skill);
}
