import { nameList } from "./name-list.ts";

/** Words that describe or do: named alone ("leaving", "reasonable") they say nothing to a reader. */
const noMatter = /(?:ly|able|ible|ing|ed|ous|ive|ful|less|ary|est|ward|wards|ant|ent|al|ic)$/iu;
const shortest = 4;
const noThing: ReadonlySet<string> = new Set(
  "enjoy welcome depend indepth join look help least wrong goes particular multi centre others range well able etc kind sort ways thing things".split(
    " ",
  ),
);

/** What of a demand a line leaves unsaid, by the nouns among some words of it: at most three; "" where none names a matter. */
export function restUnsaid(words: readonly string[], subject = "It says"): string {
  const named = [...new Set(words)].filter(
    (word) =>
      /\p{L}/u.test(word) &&
      !noMatter.test(word) &&
      !noThing.has(word.toLowerCase()) &&
      (word.length >= shortest || word === word.toUpperCase()),
  );
  if (named.length === 0) return "";
  const quoted = named.slice(0, 3).map((word) => `“${word}”`);
  return ` ${subject} nothing of ${nameList(quoted, 3, "or")}.`;
}
