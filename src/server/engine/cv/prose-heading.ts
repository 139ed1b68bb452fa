import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { piecesOf } from "./heading-pieces.ts";
import { notShort } from "./heading-stops.ts";
import { isSchool } from "./school-names.ts";

/** A sentence's end, not the full stop of "St." or "Dr.". */
const sentenceEnd = new RegExp(
  `(?<=\\p{L}{3}|\\p{L}\\s?\\d{1,4}|\\))${notShort}[.:]\\s+(?=\\p{Lu}|\\d)`,
  "u",
);
/** Behind names a dash before a small letter or a count opens what was done: "Dargue, Winton - 180 suckler cows and …". */
const tellingDash = /\s+[–—-]\s+(?=\p{Ll}|\d)/u;
/** "2004 – 2009, redundancy when the factory shut": a clause behind the dates is no name. */
const clauseBehind = /^\)?,\s+\p{Ll}{3,}\s/u;

const stopsBehind = /^\)?[.;:]\s+[\p{L}\d]/u;
/** "Acme, Teacher 02/2015 to Current Employed a variety of materials …": a sentence right behind the dates. */
const toldBehind = /^\)?\s+\p{Lu}\p{Ll}{2,}\s(?:\p{Ll}[\p{L}'’-]*,?\s){2}/u;

/** No heading within a text has more words. */
const longestHead = 14;

/** A sentence or more, not names alone: "Family firm.", but "KG" in "Miele & Cie. KG" and "Clerk. Hall Joinery Ltd, Ely". */
const tells = (text: string) =>
  /[.!]$/.test(text) || (text.split(/\s+/).length > 3 && /(?<![\p{L}'’])\p{Ll}/u.test(text));

/** What heads a text behind its dates, where the text goes on to tell; null where it does not. */
function headAndTold(text: string): string | null {
  const [dashed = "", listed] = text.split(tellingDash);
  if (listed !== undefined && tells(listed) && looksLikeJobTitle(dashed.split(", ")[0] ?? ""))
    return dashed;
  const [led = "", told] = text.split(sentenceEnd);
  return told !== undefined && tells(told) ? led : null;
}

/** "Clerk at Acme, two mornings a week. Rotas, stock.": the post that heads a text without dates of its own; null where none does. */
export function headingOfText(text: string): string | null {
  const led = headAndTold(text);
  const short = led !== null && led.split(/\s+/).length <= longestHead;
  if (!short) return null;
  // "University of Ely. NERC project “Bog”, with Professor J. Lee.": whoever employed, and what the work was.
  if (employerScore(led) >= 2 || isSchool(led.split(", ").at(-1) ?? "")) return led;
  return piecesOf(led).some((piece) => looksLikeJobTitle(piece.split(", ")[0] ?? "")) ? led : null;
}

/** So many words the names on either side of a stop have at most. */
const longestName = 9;

const isPost = (sentence: string) => looksLikeJobTitle(sentence.split(", ")[0] ?? "");

/** What stands before the dates: its last sentence, or all of it where a title and a name are parted by a stop. */
function namedBefore(text: string): string {
  const sentences = text.split(sentenceEnd);
  const bare = sentences.map((sentence) => sentence.replace(/[.\s]+$/, ""));
  const titled = sentences.length === 2 && bare.some((sentence) => isPost(sentence));
  return titled && bare.every((sentence) => sentence.split(/\s+/).length <= longestName)
    ? text
    : (sentences.at(-1) ?? "");
}

/**
 * The heading of a role that stands in running text: "Nurse, St Mary's, 2019 - present. Wound care for …" names the role
 * before its date and tells of it after; "2019 - 2021 Acme, Driver. Nights to …" names it right behind. Null where the
 * line is a heading and nothing else.
 */
export function headingInProse({ text, ranges }: ShapedLine): string | null {
  const range = ranges[0];
  const behind =
    range && range.from <= 1 ? text.slice(range.to).replace(/^[\s,;:|•·.)–—-]+/, "") : "";
  const led = headAndTold(behind);
  if (led !== null && led.split(/\s+/).length <= longestHead) return led;
  const after = range ? text.slice(range.to) : "";
  if (!range || !(stopsBehind.test(after) || clauseBehind.test(after) || toldBehind.test(after)))
    return null;
  const named = namedBefore(text.slice(0, range.from));
  return named.split(/\s+/).length < 2
    ? null
    : named.replace(/[\s,;:(–—-]+$|(?<=\p{Ll}{4})\.\s*$/u, "");
}
