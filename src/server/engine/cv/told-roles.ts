import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { maxDatedLine, type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";

const opener =
  /^(?:(?:before|after)\s(?:that|this),?\s)?(?:I\s)?(?:(?:am|was|have|has|been|currently|presently|previously|earlier|now)\s){0,3}(?:working|worked|employed|serving|served|associated)\s/iu;
/** "I have been a kitchen porter at …", "Before that I was a labourer with …". */
const being =
  /^(?:(?:before|after)\s(?:that|this),?\s)?I(?:\s(?:was|am)|(?:\shave|['’]ve)\sbeen)\s(?:(?:currently|now|then)\s)?an?\s/iu;
const asWhat = /^as\s(?:an?\s|the\s)?/iu;
const atWhom = /^(?:with|at|for|in|by)\s(?:the\s)?(?=\p{Lu})/u;
const until = /[\s,]+(?:from|since|during|between|for the period(?: of)?)\s*$/iu;
const longest = maxDatedLine;

/** Where "Senior Engineer in Acme, Pune" parts into a post and whose it is. */
function parted(text: string): [string, string] | null {
  for (const match of text.matchAll(/\s(?:with|at|in|for|by)\s(?:the\s)?(?=\p{Lu})/gu)) {
    const post = text.slice(0, match.index);
    if (looksLikeJobTitle(withCapital(post)))
      return [withCapital(post), text.slice(match.index + match[0].length)];
  }
  return null;
}

function namesIn(text: string): [string, string] | null {
  const been = being.exec(text)?.[0];
  if (been !== undefined) return parted(text.slice(been.length));
  const lead = opener.exec(text)?.[0];
  if (lead === undefined) return null;
  const said = text.slice(lead.length);
  const as = asWhat.exec(said)?.[0];
  if (as !== undefined) return parted(said.slice(as.length));
  const whom = atWhom.exec(said)?.[0];
  const [firm, post] =
    whom === undefined ? [] : said.slice(whom.length).split(/\sas\s(?:an?\s)?/iu);
  return firm && post && looksLikeJobTitle(post) ? [post, firm] : null;
}

const sentenceEnd = /(?<=\p{L}{3}|\p{L}\s?\d)[.!?]\s+(?=\p{Lu})/u;

/** The sentence the dates end, or the one that goes on behind dates that open it. */
function sentenceBeside(text: string, { from, to }: { from: number; to: number }): string {
  const before = text.slice(0, from).split(sentenceEnd).at(-1) ?? "";
  if (/\p{L}/u.test(before)) return before;
  const [behind = ""] = text
    .slice(to)
    .replace(/^[\s,]+/, "")
    .split(sentenceEnd);
  return behind.replace(/[.!?]$/, "");
}

/** "Worked as Software Engineer in Acme Ltd, Pune from May 2018 to June 2021." heads a role as a line of names does. */
export function headingFromSentence(line: ShapedLine): ShapedLine {
  const [range] = line.ranges;
  if (!range || line.text.length > longest || range.end === null) return line;
  const names = namesIn(sentenceBeside(line.divided, range).replace(until, ""));
  if (names === null || names.some((name) => name.split(/\s+/).length > 9)) return line;
  const when = line.divided.slice(range.from, range.to).replace(/^(?:from|since)\s/iu, "");
  const text = `${names.map(trimEdges).join(" | ")} | ${when}`;
  const [head] = shapeLines([{ ...line.source, text, gaps: [], bullet: false }]);
  return head?.ranges.length === 1
    ? {
        ...head,
        ranges: [{ ...range, from: text.length - when.length, to: text.length }],
        index: line.index,
      }
    : line;
}
