import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { industryWords } from "./industry-words.ts";

const titleWeight = 5;
const enough = 4;
/** A word that the text repeats counts at most this often. */
const cap = 4;

const phrases: ReadonlyMap<string, string[]> = index();
const longest = 3;

function keyOf(text: string): string {
  return words(text)
    .map((word) => stem(word.lower))
    .join(" ");
}

function index(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [industry, list] of Object.entries(industryWords)) {
    for (const phrase of list.split("|")) {
      const key = keyOf(phrase);
      const names = found.get(key) ?? [];
      if (!names.includes(industry)) names.push(industry);
      found.set(key, names);
    }
  }
  return found;
}

/** The sector an advertisement belongs to, by the words of its title and text; null where too little speaks for any. */
export function findIndustry(title: string | null, text: string): string | null {
  const scores = new Map<string, number>();
  const add = (part: string, weight: number, most: number) => {
    for (const [key, count] of counts(part)) {
      for (const industry of phrases.get(key) ?? []) {
        scores.set(industry, (scores.get(industry) ?? 0) + Math.min(count, most) * weight);
      }
    }
  };
  add(text, 1, cap);
  if (title) add(title, titleWeight, 1);
  const best = [...scores].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] >= enough ? best[0] : null;
}

/** Occurrences of the known phrases of up to three words; a word inside a longer known phrase counts as well. */
function counts(text: string): Map<string, number> {
  const stems = words(text).map((word) => stem(word.lower));
  const found = new Map<string, number>();
  for (let from = 0; from < stems.length; from += 1) {
    for (let size = 1; size <= longest && from + size <= stems.length; size += 1) {
      const key = stems.slice(from, from + size).join(" ");
      if (phrases.has(key)) found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found;
}
