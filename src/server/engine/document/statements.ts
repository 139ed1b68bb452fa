import type { CvRecord, CvRole, PartialDate } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { type Span, withoutSpans } from "../text/spans.ts";
import { findDateRanges } from "../vocabulary/dates.ts";
import { durationText, roleSpan } from "./months.ts";
import { unnamedText } from "./unnamed-text.ts";

/** What a person would read as one statement of a CV: a bullet, a short line, or a sentence of a paragraph. */
export type Statement = {
  /** Verbatim after white space is folded: for quotes. */
  quote: string;
  /** The same without what tells who the person is; what the reader reads. */
  text: string;
  /** The post it stands under, with its dates and how long it lasted; "" where it stands under none. */
  post: string;
  /** Index into the CV's lines. */
  line: number;
  /** Index into the CV's posts; null outside of them. */
  role: number | null;
  /** It names a post: title, employer, dates. */
  isHead: boolean;
};

/** Lines up to this length (UTF-16 code units) are one statement. */
const shortLine = 90;
/** Longer lines are sentences, and their dates part of what they say. */
const longestDated = 120;
/** Of longer texts only this much is read as sentences: a CV's line is no book. */
const longestLine = 6000;

const yearOf = (date: PartialDate | "present" | null) =>
  date === null ? "" : date === "present" ? "now" : String(date.year);

/** "Spark, Redfern Electrical, 2017 to now, 9 years": what the reader is told of a post. */
function postText(role: CvRole, referenceDate: string): string {
  const span = roleSpan(role, referenceDate);
  const dates = role.start ? `${yearOf(role.start)} to ${yearOf(role.end)}` : null;
  const lasted = span ? durationText(span.to - span.from) : null;
  return [role.title, role.company, dates, lasted].filter((part) => part !== null).join(", ");
}

function partsOf(text: string): { start: number; end: number }[] {
  if (text.length <= shortLine && !/[.!?;]\s/u.test(text)) return [{ start: 0, end: text.length }];
  return sentences(text.slice(0, longestLine));
}

/** Dates a line begins or ends with. */
function datesAtEdge(text: string): Span[] {
  if (text.length > longestDated) return [];
  return findDateRanges(text)
    .filter(({ from, to }) => letters(text.slice(0, from)) === "" || letters(text.slice(to)) === "")
    .map(({ from, to }) => ({ start: from, end: to }));
}

const letters = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const joined = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(", ");

/** Longer head lines say more than a name, and are read as they stand. */
const mostHeadWords = 14;

/**
 * What the lines that name a post or an award are told as: title and employer, or award and school, in one order, however they are
 * set. A line that only repeats a part of that is told as "".
 */
function toldHeads({ lines, roles, education, sections }: CvRecord): Map<number, string> {
  const told = new Map<number, string>();
  const done = new Set(roles.flatMap(({ bullets }) => bullets));
  const isShort = (text: string) => text.split(/\s+/u).length <= mostHeadWords;
  const awards = education.map(({ degree, subject, classification, institution, line }) => ({
    line,
    text: joined([
      subject !== null && degree?.includes(subject) === false ? `${degree} ${subject}` : degree,
      classification,
      institution,
    ]),
  }));
  for (const { index, text, role, section } of lines) {
    if (!isShort(text)) continue;
    const post = role === null || done.has(index) ? undefined : roles[role];
    if (post) told.set(index, post.line === index ? joined([post.title, post.company]) : "");
    const award = awards.find(({ line }) => line === index);
    if (award && award.text !== "") told.set(index, award.text);
    else if (!post && sections[section]?.kind === "education") {
      const isPart = awards.some((one) => letters(one.text).includes(letters(undated(text))));
      if (isPart) told.set(index, "");
    }
  }
  return told;
}

const undated = (text: string) => withoutSpans(text, datesAtEdge(text));

const mostItemWords = 4;
const fewestItems = 4;

/** The items of a list of skills, each by itself, whether they stand in one line or in several; null where it is no list. */
function itemsOf(text: string): { start: number; end: number }[] | null {
  const items = Array.from(text.matchAll(/[^,;|•·]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const isList = items.every(
    ({ start, end }) => text.slice(start, end).trim().split(/\s+/u).length <= mostItemWords,
  );
  return items.length >= fewestItems && isList ? items : null;
}

/** The statements of a CV in order, each once; headings and what only says who the person is (`personal`, by line) left out. */
export function statementsOf(
  cv: CvRecord,
  personal: readonly Span[][],
  referenceDate: string,
): Statement[] {
  const posts = cv.roles.map((role) => postText(role, referenceDate));
  const done = new Set(cv.roles.flatMap(({ bullets }) => bullets));
  // With a colon or in capitals, as they may be.
  const headings = new Set(
    [...cv.sections.map(({ heading }) => heading), cv.contact.location ?? ""].map(letters),
  );
  const seen = new Set<string>();
  const heads = toldHeads(cv);
  return cv.lines.flatMap(({ index, text, role }) => {
    const head = heads.get(index);
    if (head === "") return [];
    // A post's dates stand in front of its lines; where a line ends with dates is a matter of layout.
    const open = withoutSpans(text, [...(personal[index] ?? []), ...datesAtEdge(text)]);
    const parts =
      head !== undefined
        ? [{ start: 0, end: text.length }]
        : ((role === null ? itemsOf(text) : null) ?? partsOf(text));
    return parts.flatMap(({ start, end }) => {
      const own = head ?? open.slice(start, end);
      const said = foldSpace(unnamedText(own, cv.contact.fullName));
      const post = role === null ? "" : (posts[role] ?? "");
      const key = `${post}\n${said}`;
      if (!/[\p{L}\p{N}]{2}/u.test(said) || headings.has(letters(said))) return [];
      if (seen.has(key)) return [];
      seen.add(key);
      const isHead = role !== null && !done.has(index);
      return [
        { quote: foldSpace(text.slice(start, end)), text: said, post, line: index, role, isHead },
      ];
    });
  });
}
