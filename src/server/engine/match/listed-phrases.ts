import { findMentions } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";

const fewestItems = 3;
const mostWords = 5;

/**
 * The items of a demand that is a bare list ("stock control, purchase planning, dispatch"), where the lexicon knows none
 * in them: each is asked for by itself. Empty where the demand is no list.
 */
export function unknownItems(text: string): string[] {
  const items = text
    .replace(/^[^:]{1,60}:/u, "")
    .split(/[,;•]/u)
    .map((item) => item.replace(/[.\s]+$/u, "").trim())
    .filter((item) => item !== "");
  if (items.length < fewestItems || items.some((item) => words(item).length > mostWords)) return [];
  return items.filter((item) => findMentions(item).length === 0);
}
