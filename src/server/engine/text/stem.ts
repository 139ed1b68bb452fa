import { wordSet } from "../words/tables.ts";
import { remembered } from "./remembered.ts";
import { foldSpelling } from "./spelling.ts";

/** Words whose ending only looks like an inflection. */
const unchanged = wordSet("unstemmed");

const vowel = /[aeiouyàâäéèêëîïôöùûü]/u;

/** Undoes what "-ed" and "-ing" do to a word: "plann" is "plan", "manag" stays, "writ" stays. */
function tidy(base: string): string {
  const last = base.at(-1);
  if (base.length > 3 && last === base.at(-2) && last && !"lsz".includes(last))
    return base.slice(0, -1);
  return base;
}

function withoutPlural(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2);
  if (word.endsWith("s'")) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/u.test(word))
    return word.slice(0, -1);
  return word;
}

function withoutVerbEnding(word: string): string {
  for (const ending of ["ing", "ed"]) {
    const base = word.slice(0, -ending.length);
    if (word.endsWith(ending) && base.length > 2 && vowel.test(base) && !base.endsWith("e")) {
      return tidy(base);
    }
  }
  return word;
}

function readStem(lower: string): string {
  const written = lower.normalize("NFC").replaceAll("’", "'");
  if (written.length < 4 || unchanged.has(written) || !/^[\p{L}'-]+$/u.test(written))
    return written;
  const word = foldSpelling(written);
  let base = withoutPlural(word);
  if (unchanged.has(base)) return base;
  base = withoutVerbEnding(base);
  if (base.length > 6 && base.endsWith("ment")) base = base.slice(0, -4);
  if (base.length > 5 && base.endsWith("ily")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 5 && base.endsWith("ly")) base = base.slice(0, -2);
  base = base.replace(/isation$/u, "is");
  if (base.length > 4 && base.endsWith("e")) base = base.slice(0, -1);
  return base.length > 3 ? base.replace(/y$/u, "i") : base;
}

/**
 * The light stem of an English word in lower case, for comparing words: plural, -ed, -ing, -ly, -ment, silent e and
 * UK/US spelling fall away ("managed", "manages", "management": "manag"). Not a word to show.
 */
export const stem: (lower: string) => string = remembered(readStem);
