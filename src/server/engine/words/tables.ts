import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * The one place where the engine reads files: its words (data/words/README.md says what each column means). They are read
 * once, when a thread loads the engine; data/words lies beside src in the repository and in the image alike.
 */
const folder = join(import.meta.dirname, "../../../../data/words");

type Table =
  | "awards"
  | "concepts"
  | "languages"
  | "lists"
  | "months"
  | "places"
  | "qualifications"
  | "senses"
  | "translations"
  | "verbs";

/** The rows of a table, without its heading, each as its cells in the order of the columns. Throws where the file is missing. */
export function rowsOf(table: Table): string[][] {
  let text: string;
  try {
    text = readFileSync(join(folder, `${table}.tsv`), "utf8");
  } catch {
    throw new Error(`data/words/${table}.tsv is missing: restore it from the repository.`);
  }
  const lines = text.split("\n");
  return lines.slice(1, lines.at(-1) === "" ? -1 : undefined).map((line) => line.split("\t"));
}

/** The items of a cell: `one; two`. */
export const itemsOf = (cell: string): string[] => (cell === "" ? [] : cell.split("; "));

const lists = new Map(rowsOf("lists").map(([name = "", , words = ""]) => [name, words]));

/** The words of a list of lists.tsv, in their order there. Throws where there is none of that name. */
export function wordsOf(list: string): string[] {
  const words = lists.get(list);
  if (words === undefined) throw new Error(`data/words/lists.tsv has no list "${list}".`);
  return itemsOf(words);
}

/** The same, to look words up. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(wordsOf(list));
