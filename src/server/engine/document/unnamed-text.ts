import { findMentions } from "../lexicon/lexicon.ts";
import { wholeWords } from "../text/whole-words.ts";

/** Words that tell a person's sex, and what the reader is told instead. */
const unsexed: Readonly<Record<string, string>> = {
  he: "they",
  she: "they",
  him: "them",
  his: "their",
  her: "their",
  hers: "theirs",
  himself: "themselves",
  herself: "themselves",
  man: "person",
  woman: "person",
  mother: "parent",
  father: "parent",
  mum: "parent",
  dad: "parent",
  male: "",
  female: "",
  mr: "",
  mrs: "",
  ms: "",
  miss: "",
};

const sexed = new RegExp(`\\b(?:${Object.keys(unsexed).join("|")})\\b`, "giu");

const parted = /(?:^|,)\s{2,}(?:,|$)/gu;
const shortestName = 3;

/** The full name, and the given name where it is written with a capital. */
function namesOf(fullName: string | null): RegExp[] {
  if (fullName === null || fullName.length < shortestName) return [];
  const [given = ""] = fullName.split(" ");
  const capital = given.charAt(0).toUpperCase() + given.slice(1).toLowerCase();
  // Somebody may be called Ruby, and write it.
  const isPlain = given.length >= shortestName && findMentions(capital).length === 0;
  return [wholeWords(fullName, "giu"), ...(isPlain ? [wholeWords(capital, "gu")] : [])];
}

/**
 * A text as the reader is told it: without the person's name and sex, so that no verdict hangs on them. `text` has spaces where
 * other personal details stood.
 */
export function unnamedText(text: string, fullName: string | null): string {
  const unnamed = namesOf(fullName).reduce((told, name) => told.replace(name, " "), text);
  return unnamed.replace(parted, " ").replace(sexed, (word) => unsexed[word.toLowerCase()] ?? word);
}
