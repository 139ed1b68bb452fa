import { writtenLines } from "./parse-lexicon.ts";

/**
 * A piece of work and the ways people tell of it. Each way is a list of words; of each, one of the forms must stand in a
 * statement, in lower case.
 */
export type Deed = {
  name: string;
  /** It is no skill of the lexicon: it only joins a duty to the line that tells of it. */
  isFree: boolean;
  ways: readonly (readonly (readonly string[])[])[];
};

const readWay = (way: string) =>
  way
    .trim()
    .split(" ")
    .map((slot) => slot.split(","));

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
    const ways = written.toLowerCase().split(";").map(readWay);
    return { name: isFree ? head.slice(0, -1).trim() : head, isFree, ways };
  });
}
