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

const place = new URL("../src/server/engine/vocabulary/language-table.json", import.meta.url);
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
/** What each field holds: `Packed` of text-language.ts. JSON, not a module: of a module Node keeps text and code. */
const packed = {
  languages: Object.values(table.languages).join(" "),
  bytes: dictionary.join(""),
  sequences: rows.map(([sequence]) => sequence).join("\t"),
  scores: rows.map(([, scores]) => packScores(scores)).join("\t"),
};
writeFileSync(fileURLToPath(place), `${JSON.stringify(packed, null, 2)}\n`);
