import { wordSet } from "../words/tables.ts";
import { remembered } from "./remembered.ts";

/** A word as written and in lower case (typewriter apostrophes). Offsets in UTF-16 code units; `end` is exclusive. */
export type Word = { text: string; lower: string; start: number; end: number };

/** Words whose slash belongs to them, and parts after a dot that do. */
const slashWords = [
  "ci/cd",
  "tcp/ip",
  "pl/sql",
  "a/b",
  "i/o",
  "z/os",
  "os/2",
  "and/or",
  "n/a",
  "c/o",
  "w/c",
  "l/c",
  "24/7",
  "ui/ux",
  "s/4hana",
  "s/4",
  "b/e",
];
const dotEndings = ["net", "js", "ts", "io", "ai", "jsx", "tsx", "py", "rb"];
const stopWords = wordSet("stop word");

const letter = "[\\p{L}\\p{N}\\p{M}_]";
const mail = "[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}.-]{1,190}";
const withSlash = `(?<!${letter})(?:${slashWords.map(RegExp.escape).join("|")})(?!${letter})`;
/** Every alternative is bounded or consumes what it scans, so the whole is linear in the text. */
const alternatives = [
  `(?<!${letter})\\.net(?!${letter})`,
  `(?<!${letter})\\p{L}(?:\\.\\p{L})+(?!${letter})`,
  `\\p{N}+(?:[.,:]\\p{N}+)*${letter}*`,
  `${letter}+(?:['’\\u2010\\u2011-]${letter}+|\\.(?:${dotEndings.join("|")})(?!${letter}))*(?:\\+\\+|#(?!${letter}))?`,
];
const plainPattern = new RegExp(alternatives.join("|"), "giu");
/** What needs a sign that few texts have is looked for in those alone: it would cost each word a second look. */
const wholePattern = new RegExp([mail, withSlash, ...alternatives].join("|"), "giu");

/** The words of a text in order. C#, C++, .NET, Node.js, CI/CD, don't, e-mail and 3.5 stay whole. */
export const words: (text: string) => readonly Word[] = remembered((text) => {
  const found: Word[] = [];
  for (const { 0: word, index } of text.matchAll(/[@/]/.test(text) ? wholePattern : plainPattern)) {
    const lower = word.toLowerCase().replaceAll("’", "'");
    found.push({ text: word, lower, start: index, end: index + word.length });
  }
  return found;
});

/** Whether a word (lower case) carries no content of its own: "the", "you", "don't". */
export function isStopWord(lower: string): boolean {
  return stopWords.has(lower.replaceAll("’", "'"));
}
