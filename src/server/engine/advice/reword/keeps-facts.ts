import { numbersIn } from "../../letter/guard/numbers.ts";
import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { numberWords } from "../../text/number-words.ts";
import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { verbOfNoun } from "./opening-words.ts";

function rootOf(lower: string): string {
  return verbOf(lower)?.base ?? verbOfNoun[lower] ?? String(numberWords.get(lower) ?? lower);
}

/**
 * Whether a reworded line says nothing the line did not: every word of it is there (perhaps as another form of the same
 * verb), so every name; every number by its value; every hard skill by its words, or one that the
 * line's own is a kind of, in `added`.
 */
export function keepsFacts(before: string, after: string, added = ""): boolean {
  const roots = new Set(words(`${before} ${added}`).map(({ lower }) => rootOf(lower)));
  if (!words(after).every(({ lower }) => roots.has(rootOf(lower)))) return false;
  const numbers = new Set(numbersIn(before).map(({ value }) => value));
  if (!numbersIn(after).every(({ value }) => numbers.has(value))) return false;
  const skills = findMentions(before).map(({ skill }) => skill.name);
  const text = before.toLowerCase();
  return findMentions(after).every(
    ({ skill, start, end }) =>
      skill.kind === "soft" ||
      text.includes(after.slice(start, end).toLowerCase()) ||
      skills.some((own) => own === skill.name || (added !== "" && relation(own, skill.name) >= 1)),
  );
}
