/**
 * Writes eld's table of byte sequences, from which a text's language is told, in a form that is small in memory:
 *
 *   node scripts/pack-languages.ts
 *
 * To be run after eld is updated. As eld ships it, the table is one literal of fifty thousand objects: in each engine
 * thread that took 80 MB.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { signs } from "../src/server/engine/tagger/model-form.ts";

type Table = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };

const place = new URL("../src/server/engine/vocabulary/language-table.ts", import.meta.url);
const width = 64;

async function partOfEld(name: string, key: string): Promise<unknown> {
  const file = new URL(`../${name}`, import.meta.resolve("eld/extrasmall"));
  return Reflect.get(await import(file.href), key);
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && "languages" in value && "ngrams" in value;
}

function signOf(number: number): string {
  const sign = signs[number];
  if (sign === undefined) throw new Error(`${number} does not fit into a sign.`);
  return sign;
}

/** For each language, its number and its score, the latter in two signs. */
function packScores(scores: Record<string, number>): string {
  return Object.entries(scores)
    .map(([language, score]) => {
      const high = Math.floor(score / width);
      return signOf(Number(language)) + signOf(high) + signOf(score % width);
    })
    .join("");
}

const table = await partOfEld("ngrams/extrasmall.js", "ngramsData");
const dictionary = await partOfEld("dictionary.js", "dictionary");
if (!isTable(table) || !Array.isArray(dictionary)) throw new Error("eld is not as it was.");
const rows = Object.entries(table.ngrams).sort(([one], [other]) => (one < other ? -1 : 1));
const packed = {
  languages: Object.values(table.languages).join(" "),
  bytes: dictionary.join(""),
  sequences: rows.map(([sequence]) => sequence).join("\t"),
  scores: rows.map(([, scores]) => packScores(scores)).join("\t"),
};
const fields = Object.entries(packed).map(
  ([name, text]) => `  ${name}:\n    ${JSON.stringify(text)},`,
);
writeFileSync(
  fileURLToPath(place),
  `/**
 * How often sequences of up to four bytes occur in each of 60 languages. Written by scripts/pack-languages.ts from eld
 * (Copyright 2023 Nito T.M., Apache License 2.0).
 */
export const languageTable = {
  /** ISO 639-1, by number. */
${fields[0]}
  /** The sign that stands for each byte from 128 on in a sequence; below, a byte is its own sign. */
${fields[1]}
  /** A space stands for a word's beginning or end. */
${fields[2]}
  /** For each sequence the languages that have it: number and score, in one sign and two. */
${fields[3]}
};
`,
);
