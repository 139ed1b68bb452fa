import { writtenLines } from "../../lexicon/parse-lexicon.ts";

/** Posts by the words of their titles, in lower case, and the skills that each of them carries. */
export type NamedPosts = readonly [posts: readonly string[], skills: readonly string[]];

/** "shop,retail assistant,manager": every way to take one word from each. */
function spelledOut(post: string): string[] {
  return post
    .trim()
    .split(" ")
    .map((words) => words.split(","))
    .reduce(
      (begun, words) => begun.flatMap((some) => words.map((word) => `${some} ${word}`.trim())),
      [""],
    );
}

/**
 * Reads lines of the form `shop,retail assistant; cashier | Till operation; Cash handling`: posts between semicolons, words
 * of a title between spaces, those that may stand for each other between commas. `none` is carried by posts whose titles
 * hold the name of another: "window cleaner". Throws an Error that quotes the line.
 */
export function readPosts(lines: string): NamedPosts[] {
  return writtenLines(lines).map(({ line }) => {
    const [posts, skills, ...more] = line.split(" | ");
    if (!posts || !skills || more.length > 0)
      throw new Error(`posts: not \`titles | skills\`: ${line}`);
    return [posts.split(";").flatMap(spelledOut), skills === "none" ? [] : skills.split("; ")];
  });
}
