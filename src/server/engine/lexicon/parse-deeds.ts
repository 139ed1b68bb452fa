import { writtenLines } from "./parse-lexicon.ts";

/** A piece of work and the ways people tell of it, as written and in lower case: most are never read, see `readWay`. */
export type Deed = {
  name: string;
  /** It is no skill of the lexicon: it only joins a duty to the line that tells of it. */
  isFree: boolean;
  ways: readonly string[];
};

/** The words of a way; of each, one of the forms must stand in a statement. */
export const readWay = (way: string): string[][] => way.split(" ").map((slot) => slot.split(","));

/**
 * Reads lines of the form `Name | wash,bathe resident,patient; hoist`: ways between semicolons, words of a way between spaces,
 * forms of a word between commas. A star behind the name marks it as free. Throws an Error that names the line.
 */
export function parseDeeds(lines: string, file: string): Deed[] {
  return writtenLines(lines).map(({ line, number }) => {
    const [head = "", written = "", ...more] = line.split("|").map((part) => part.trim());
    if (head === "" || written === "" || more.length > 0) {
      throw new Error(`deeds ${file}, line ${number}: not \`Name | ways\`: ${line}`);
    }
    const isFree = head.endsWith("*");
    const ways = written
      .toLowerCase()
      .split(";")
      .map((way) => way.trim());
    return { name: isFree ? head.slice(0, -1).trim() : head, isFree, ways };
  });
}
