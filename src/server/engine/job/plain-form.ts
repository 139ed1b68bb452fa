import { postingText } from "./job-posting-data.ts";
import { withoutKeywords } from "./keyword-tail.ts";
import { smallListLines } from "./small-lists.ts";
import { inOneColumn } from "./two-columns.ts";
import { wouldFit } from "./would-fit.ts";

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
const longQuote = /^>.{40,}[^.!?:;]$/u;
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

/** A forwarded mail: its lines were broken at a width, and each marked; the items of a list begin small behind short lines, too. */
function withoutQuotes(text: string): string {
  const all = lines(text);
  const small = all.flatMap((line, at) => (/^(?:> ?)+\p{Ll}/u.test(line) ? [at] : []));
  const brokenOff = small.filter((at) => longQuote.test(all[at - 1] ?? "")).length;
  if (brokenOff < least || brokenOff * 4 < small.length * 3) return text;
  return all
    .map((line) => line.replace(quoted, ""))
    .join("\n")
    .replace(/(?<=[^\n]{45}[^\n.!?:])\n(?=\S)/gu, " ");
}

/** A mail or notice broken off at a width: of a paragraph, the lines that the next word would not have fitted on. */
function withoutWidth(text: string): string {
  const all = lines(text);
  const broken = all.filter((line, at) => goesOnFrom(all[at - 1] ?? "", line));
  return broken.length < least || all.some((line) => line.length > widestColumn)
    ? text
    : text.replace(/[^\n]+(?:\n[^\S\n]*\S[^\n]*)+/gu, joined);
}

/** In characters: mails are broken off at 65 to 80. */
const widestColumn = 90;
const narrowestColumn = 45;
const opensItem = /^\s*(?:[^\p{L}\p{N}\s"“'(£]|\(?\w{1,2}[.)]\s|[^\s:]{2,20}:\s)/u;

function goesOnFrom(before: string, line: string): boolean {
  return before.length >= narrowestColumn && /[^.!?:;]$/u.test(before) && /^\p{Ll}/u.test(line);
}

function joined(block: string): string {
  const all = lines(block);
  const width = Math.max(...all.map((line) => line.length));
  if (smallListLines(all).size > 0) return block;
  if (width < narrowestColumn || !all.some((line, at) => goesOnFrom(all[at - 1] ?? "", line)))
    return block;
  return all.reduce((said, line, at) => {
    const goesOn =
      /^\S/u.test(line) && !opensItem.test(line) && !wouldFit(all[at - 1] ?? "", line, width);
    return `${said}${goesOn ? " " : "\n"}${line}`;
  });
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

/** Where the places of a website stand, and what it calls them. */
const siteGap = /\s{2,}|\s[|·•/>]\s/u;
const sitePlace =
  /^\W*(?:menu|home|(?:current |our )?(?:jobs|careers|vacancies|people|work|services|news|blog|journal|events|shop)|contact(?: us)?|about(?: us| [\p{Lu}][\p{L} ]{2,30})?|how to apply|search(?: jobs)?|sign in|log ?in|register|welcome(?: from .{3,40})?|privacy(?: policy)?|cookies?|terms|accessibility|help|faqs?|accept all|manage|save|share|print|report this job)\W*$/iu;
/** So many of them in a line lead about the site. */
const leastPlaces = 3;

/** "Menu   Work   People   Jobs   Contact" leads about a website, and heads no part of the advertisement. */
function withoutNavigation(text: string): string {
  return lines(text)
    .map((line) => {
      if (line.length > 160) return line;
      const parts = line.trim().split(siteGap);
      const named = parts.filter((part) => sitePlace.test(part)).length;
      return named >= leastPlaces && named * 2 > parts.length ? "" : line;
    })
    .join("\n");
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
    withoutWidth,
    withoutTimes,
    withoutReplies,
    withoutNavigation,
    withoutKeywords,
    inOneColumn,
    withoutMarks,
  ].reduce((said, step) => step(said), text);
}
