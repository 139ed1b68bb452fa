import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

const name = String.raw`\p{Lu}[\p{L}/&+.-]{0,24}(?: \p{Lu}[\p{L}/&+.-]{0,24}){0,2}`;
/** A long row of names at the very end of a text, on its own line or behind what lost its line. */
const tailOfNames = new RegExp(
  String.raw`(?:(?<=[\p{Ll}.)])[^\S\n]+|\n\s{0,9})((?:${name}, ?){7,60}${name}[.\s]{0,9})$`,
  "u",
);
const longestTail = 1_200;

/** "Manager", but not "Docker". */
const isPost = (name: string) => looksLikeJobTitle(name) && findMentions(name).length === 0;

/**
 * An advertisement without the key words that an agency sets below it for machines: "Materials, Stores, Manager, MRP, ERP, Kanban,
 * Engineer, Leeds". Posts among them tell such a row from a list of what one must know.
 */
export function withoutKeywords(text: string): string {
  const tail = tailOfNames.exec(text.slice(-longestTail))?.[1];
  if (tail === undefined) return text;
  const names = tail.split(",").map((one) => one.trim());
  return names.some(isPost) ? text.slice(0, text.length - tail.length) : text;
}
