import { withCapital } from "../text/with-capital.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { maxDatedLine, type ShapedLine, trimEdges } from "./cv-line.ts";
import type { PartialDate } from "./cv-record.ts";
import { mayTellAbroad, type ToldRole, toldAbroad } from "./told-abroad.ts";
import { mayTellInEnglish, toldInSpeech } from "./told-in-english.ts";

const doing = "working|worked|employed|serving|served|associated";
const opener = new RegExp(
  `^(?:(?:before|after)\\s(?:that|this),?\\s)?(?:I\\s)?(?:(?:am|was|have|has|been|currently|presently|previously|earlier|now)\\s){0,3}(?:${doing})\\s`,
  "iu",
);
/** "I have been a kitchen porter at …", "Before that I was a labourer with …". */
const being =
  /^(?:(?:before|after)\s(?:that|this),?\s)?I(?:\s(?:was|am)|(?:\shave|['’]ve)\sbeen)\s(?:(?:currently|now|then)\s)?an?\s/iu;
const tells = new RegExp(`(?<!\\p{L})(?:${doing}|I (?:was|am)|been)\\s`, "iu");
const asWhat = /^as\s(?:an?\s|the\s)?/iu;
const atWhom = /^(?:with|at|for|in|by)\s(?:the\s)?(?=\p{Lu})/u;
const until = /[\s,]+(?:from|since|during|between|for the period(?: of)?)\s*$/iu;

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

/** A post told of in English in the sentence beside its whole time. */
function toldInEnglish(text: string, [range]: readonly DateRange[]): ToldRole | null {
  if (range === undefined || range.end === null) return null;
  const names = namesIn(sentenceBeside(text, range).replace(until, ""));
  if (names === null || /^volunteer/iu.test(names[0])) return null;
  return { post: names[0], firm: names[1], when: range };
}

/** Whether a text may tell of a post, in any language that is read: most lines need no closer look. */
export const mayTell = (text: string): boolean =>
  /\d{4}/.test(text) && (tells.test(text) || mayTellInEnglish(text) || mayTellAbroad(text));

/** What an item of a list tells of a post: there, who speaks of themselves tells of their duties. */
export const toldFormally = (text: string, ranges: readonly DateRange[]): ToldRole | null =>
  toldInEnglish(text, ranges) ?? toldAbroad(text, ranges);

/** What a sentence with dates tells of a post, in any language that is read. */
export const toldRole = (text: string, ranges: readonly DateRange[]): ToldRole | null =>
  toldInEnglish(text, ranges) ?? toldInSpeech(text, ranges) ?? toldAbroad(text, ranges);

/** The line as a line of names and dates has it. */
function asHeading(line: ShapedLine, { post, firm, when }: ToldRole): ShapedLine {
  const names = [post, ...(firm === null ? [] : [firm])].map(trimEdges);
  const [range] = line.ranges;
  if (range === undefined || names.some((name) => name.split(/\s+/).length > 9)) return line;
  const rest = names.join(" | ");
  const said = line.divided.slice(range.from, range.to).replace(/^(?:from|since)\s/iu, "");
  const text = `${rest} | ${said}`;
  const dated = { ...range, ...when, from: rest.length + 3, to: text.length };
  return {
    ...line,
    text,
    divided: text,
    rest,
    source: { ...line.source, text, gaps: [], bullet: false },
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    ranges: [dated],
  };
}

const toldBy = (line: ShapedLine): ToldRole | null =>
  line.ranges.length > 0 && line.text.length <= maxDatedLine
    ? (line.source.bullet ? toldFormally : toldRole)(line.divided, line.ranges)
    : null;

/** "Worked as Software Engineer in Acme Ltd, Pune from May 2018 to June 2021." heads a role as a line of names does. */
export function headingFromSentence(line: ShapedLine): ShapedLine {
  const told = toldBy(line);
  return told === null ? line : asHeading(line, told);
}

/**
 * The lines of a section with those that tell of a post as headings; "in 2015 I was made manager" tells of one where the
 * post before was had, and ends that.
 */
export function headingsFromSentences(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  let before: { at: number; role: ToldRole } | null = null;
  for (const line of lines) {
    const told = toldBy(line);
    if (told === null) {
      out.push(line);
      continue;
    }
    const role: ToldRole = { ...told, firm: told.firm ?? before?.role.firm ?? null };
    const ended = before !== null && told.firm === null ? out[before.at] : undefined;
    if (before !== null && ended !== undefined && before.role.when.end === null)
      out[before.at] = withEnd(ended, told.when.start);
    before = { at: out.length, role };
    out.push(asHeading(line, role));
  }
  return out;
}

const withEnd = (line: ShapedLine, end: PartialDate | null): ShapedLine => ({
  ...line,
  ranges: line.ranges.map((range) => ({ ...range, end })),
});
