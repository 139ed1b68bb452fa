import { postingText } from "./job-posting-data.ts";
import { inOneColumn } from "./two-columns.ts";

/** So many lines of one shape are the form of the text, and no chance. */
const least = 3;

/** "[07:52, 03/06/2025] Daz: ", "03/06/2025, 07:52 - Daz: ": when a message came and from whom. */
const message =
  /^\s*(?:\[\d{1,2}[:/]\d{2}[^\]\n]{0,24}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)? -)\s+([^:\n]{2,50}):\s/iu;
/** "00:39 calving experience": how far into a recording it was said. */
const spokenAt = /^\s*\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+(?=\S)/u;
/** "Fenland Museums @fenland · 14h": who wrote a post of a thread. */
const poster = /^\s*([^@\n]{2,60}) @\w{2,30}\s?·\s?\d{1,2}\s?(?:[smhdw]|min|hrs?)\s*$/iu;
/** "3/9 ": which post of a thread. */
const partOfThread = /^\s*(?:\p{Extended_Pictographic}\s*)*\(?\d{1,2}\/\d{1,2}\)?\s+/u;
const replying = /^\s*replying to (?:@\w+[:,]?\s*(?:and\s)?){1,3}/iu;
const quoted = /^(?:> ?)+/u;
/** "👍 84 31 comments 12 shares": what others say begins. */
const reactions = /^.{0,40}\b\d+ comments?\b.{0,40}$/imu;
/** A page's own words around what it shows. */
const ofPage =
  /^[^\w\n]*(?:who to follow\b.*|trending (?:in|now)\b.*|you might (?:also )?like\b.*|see (?:more|less|translation)|write a comment.*|skip to (?:main )?content|was this (?:page )?helpful.*|forwarded (?:many times)?|you deleted this message|this message was deleted|messages and calls are end-to-end encrypted.*|<media omitted>|print this page.*|share this (?:job|page|post)\b.*|back to (?:search results|top)\b.*|table of contents|last commit\b.*|link in bio[^\w\n]*|(?:[\p{Extended_Pictographic}♡🔁][^\S\n]*\d+[^\S\n]*)+)[^\S\n]*$/gimu;
/** "o<tab>Item", "1<tab>Item": a bullet as a word processor sets it, and no cell of a table. */
const tabbedBullet =
  /^([^\S\n]*(?:[o•·▪◦‣■➢►§❖*–—-]|[\uf0b7\uf0a7]|\(?\d{1,2}[.)]))[^\S\n]*\t[^\S\n]*(?=\S)/gmu;
const tabbedNumber = /^([^\S\n]*\d{1,2})\t(?=[^\t\n]{12,}$)/gmu;
const fence = /^[^\S\n]*```\w*[^\S\n]*$/gmu;
const link = /\[([^\]\n]{1,120})\]\((#?)[^)\s]{0,200}\)/gu;
/** Words whose hyphen stays though the line ends at it. */
const hyphened =
  /(?<![\p{L}])(?:self|well|non|part|full|multi|co|pre|post|semi|cross|hands|long|short|high|low|day|to|on|e|in|ex|mid|sub|front|back|fast|hard|highly|problem|time|decision|customer|client|people|detail)$/iu;

const lines = (text: string) => text.split("\n");
const count = (all: readonly string[], shape: RegExp) =>
  all.filter((line) => shape.test(line)).length;

/** The messages of whoever wrote most of them, without when and from whom. */
function withoutSenders(text: string): string {
  const all = lines(text);
  if (count(all, message) < least) return text;
  const wrote = new Map<string, number>();
  for (const line of all) {
    const name = message.exec(line)?.[1];
    if (name) wrote.set(name, (wrote.get(name) ?? 0) + 1);
  }
  const [author] = [...wrote].sort((one, other) => other[1] - one[1])[0] ?? [];
  let kept = true;
  const said: string[] = [];
  for (const line of all) {
    const match = message.exec(line);
    if (match) kept = match[1] === author;
    if (kept) said.push(match ? line.slice(match[0].length) : line);
  }
  return said.join("\n\n");
}

function withoutPosters(text: string): string {
  const all = lines(text);
  if (count(all, poster) < least) return text;
  const names = all.flatMap((line) => poster.exec(line)?.[1] ?? []);
  const body = all
    .filter((line) => !poster.test(line))
    .map((line) => line.replace(partOfThread, "").replace(replying, ""))
    .join("\n");
  return `${names[0] ?? ""}\n${body}`;
}

/** A forwarded mail: its lines were broken at a width, and each marked. */
function withoutQuotes(text: string): string {
  const all = lines(text);
  const marked = all.filter((line) => quoted.test(line));
  const brokenOff = marked.filter((line) => /^(?:> ?)+\p{Ll}/u.test(line)).length;
  if (marked.length < least || brokenOff < least) return text;
  return all
    .map((line) => line.replace(quoted, ""))
    .join("\n")
    .replace(/(?<=[^\n]{45}[^\n.!?:])\n(?=\S)/gu, " ");
}

function withoutTimes(text: string): string {
  const all = lines(text);
  return count(all, spokenAt) > all.length / 2 && all.length > least
    ? all.map((line) => line.replace(spokenAt, "")).join("\n\n")
    : text;
}

function withoutReplies(text: string): string {
  const at = reactions.exec(text)?.index ?? 0;
  return at > text.length / 4 ? text.slice(0, at) : text;
}

function withoutMarks(text: string): string {
  return text
    .replace(ofPage, "")
    .replace(fence, "")
    .replace(tabbedBullet, "$1 ")
    .replace(tabbedNumber, "$1. ")
    .replace(link, (_, words: string, inside: string) => (inside === "" ? words : ""))
    .replace(/(?<!\p{Ll})(\p{Ll}{2,40})-\n[^\S\n]{0,12}(?=\p{Ll}{2})/gu, (_, word: string) =>
      hyphened.test(word) ? `${word}-` : word,
    );
}

/** An advertisement as it would stand on a page, whatever it was copied from: messages, mails, threads, recordings, a page's data. */
export function inPlainForm(text: string): string {
  const posting = postingText(text);
  if (posting) return posting;
  return [
    withoutSenders,
    withoutPosters,
    withoutQuotes,
    withoutTimes,
    withoutReplies,
    inOneColumn,
    withoutMarks,
  ].reduce((said, step) => step(said), text);
}
