import { wordSet } from "../words/tables.ts";

/** Words that stay small inside a name or a title. */
const small = wordSet("small in names");
/** Letters spoken one by one, though they hold a vowel. */
const initials = wordSet("initialism");
const spelled = /^[^AEIOUY]{2,4}$/u;

function inSmallLetters(word: string, first: boolean): string {
  if (word === "ST" || word === "LTD" || word === "MR" || word === "MRS" || word === "DR")
    return word.charAt(0) + word.slice(1).toLowerCase();
  if (!first && small.has(word.toLowerCase())) return word.toLowerCase();
  if (initials.has(word) || spelled.test(word) || word.length < 2) return word;
  return word
    .toLowerCase()
    .replace(/^\p{L}|^(?:mc|o['’])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^MC(?=\p{L})/u, "Mc")
    .replace(/^Mc(\p{Ll})(?=\p{L}{3})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /^O(['’])(\p{Ll})/u,
      (_, mark: string, letter: string) => `O${mark}${letter.toUpperCase()}`,
    );
}

/** Whether a name or title stands in capitals throughout, and is no mere abbreviation. */
export function isShouted(text: string): boolean {
  return text === text.toUpperCase() && /\p{L}{5}/u.test(text);
}

/** "ST OSWIN'S CHURCH OF ENGLAND SCHOOL" as "St Oswin's Church of England School"; abbreviations stay. */
export function unshouted(text: string): string {
  if (!isShouted(text)) return text;
  return text.replace(/\p{L}+(?:['’]\p{L}+)*/gu, (word, at: number) =>
    inSmallLetters(word, at === 0),
  );
}
