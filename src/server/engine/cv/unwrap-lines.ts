import type { DocumentLine, ExtractedDocument } from "../../../shared/document.ts";
import { unshouted } from "../text/unshouted.ts";
import { findDateRanges } from "../vocabulary/dates.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { maxDatedLine } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";
import { bareLabelLength, labelField } from "./field-labels.ts";
import { isKnownHeading } from "./headings.ts";
import { hadRoom, type Wrapping, widestLine, wrappingOf } from "./line-widths.ts";
import { resumeColumns } from "./resume-columns.ts";
import { withoutRules } from "./rules-between.ts";
import { isSchool } from "./school-names.ts";
import { raisedPost } from "./small-names.ts";
import { storiesParted } from "./told-stories.ts";

/** No statement ends with one of these: what follows belongs to it. */
const danglingWord =
  /\s(?:a|an|the|of|and|or|for|with|to|in|by|as|at|from|on|und|oder|mit|für|von|et|ou|de|des|avec|pour|y|con|para|e|di|per|en|van|met|i|oraz|z)$/u;

/** The first cell of a row has fewer letters; a post alone on its line has fewer, too. */
const rowLabel = 30;
const longestPost = 60;
/** "Nome e tipo di istituto di istruzione o formazione", and what is written below it. */
const longestLabel = 100;
const longestAnswer = 130;

/** A course ends with its marks, or with the place a template left open. */
const endsCourse = /(?:\bGPA:?\s?\d[\d./]{0,6}|\bCity\s?,\s?State)$/i;

function readsOn(
  lines: readonly DocumentLine[],
  index: number,
  { width, wraps }: Wrapping,
  format: ExtractedDocument["format"],
): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before) return false;
  if (isBracketOf(before, line)) return true;
  if (isLoneLabel(before) && line.text.length < longestAnswer && !line.bullet) return true;
  if (isHeadingInTwo(before, line) || closesRange(before.text, line.text)) return true;
  if (width > widestLine || before.text.length > widestLine) return false;
  if (/,\s\p{Lu}\p{L}+:$/u.test(before.text) && !line.gapBefore && !line.bullet) return true;
  if (wrapsBold(before, line)) return true;
  if (line.bullet || line.gapBefore || line.bold === true) return false;
  if (before.page === line.page && before.column !== line.column) return false;
  if (before.bold === true || (line.size !== null && before.size !== line.size)) return false;
  if (startsLabel(line.text) || startsDated(line.text) || endsCourse.test(before.text))
    return false;
  if (startsQualification(line.text) && isSchool(before.text)) return false;
  if (isNextRow(before, line) || isPostBelow(before.text, line.text)) return false;
  if (isPostBelow(lines[index - 2]?.text ?? "", line.text) || opensResult.test(line.text))
    return false;
  if (closesBracket(before.text, line.text)) return true;
  const open = /[,;–—&-]$/.test(before.text) || !/[.!?:]$/.test(before.text);
  const full = before.text.length > width * 0.7;
  // A column may be narrow on a printed page only.
  const shortest = format === "pdf" ? 20 : 40;
  if (before.text.length < shortest || isAddress(before.text) || isAddress(line.text)) return false;
  if (/^[\p{Ll}(&]/u.test(line.text)) {
    return (open || full) && (!datedAlone(line.text) || danglingWord.test(before.text));
  }
  const paragraphs = format === "docx" || format === "doc" || format === "rtf";
  if (!paragraphs && danglingWord.test(before.text)) return true;
  if (before.text.length < 40) return false;
  if (!paragraphs && endsItem(before, line, lines[index + 1])) return true;
  if (paragraphs || !wraps || isKnownHeading(line.text)) return false;
  if (!open || before.text.length < width * 0.72 || before.text.length <= 60) return false;
  if (hadRoom(before.text, line.text, width, format)) return false;
  if (namesDates(before.text) || endsDated(line.text)) return false;
  return !datedAlone(line.text) && !datedAlone(lines[index + 1]?.text ?? "");
}

/** "… measured in Google" above "Analytics.": the last word of an item, alone with its full stop before the next bullet. */
function endsItem(
  before: DocumentLine,
  line: DocumentLine,
  next: DocumentLine | undefined,
): boolean {
  if (!before.bullet || before.text.length <= 60 || /[.!?:;]$/u.test(before.text)) return false;
  const isLast = next === undefined || next.bullet || next.gapBefore;
  return isLast && /^\p{Lu}[\p{L}\d'’-]*(?:\s\S+){0,2}\.$/u.test(line.text);
}

/** "2015 | Course" above "yearly | Training": the next row of a table, though it begins small. */
const isNextRow = (before: DocumentLine, line: DocumentLine): boolean =>
  [before, line].every(({ gaps }) => gaps !== undefined && (gaps[0] ?? rowLabel) < rowLabel);

/** "V 2014 – IX 2018, Hotel Bulwar" above "kucharz": somebody's post in small letters. */
const isPostBelow = (before: string, text: string): boolean =>
  text.length < longestPost && raisedPost(text) !== null && startsDated(before);

/** "Classificação final 17 valores" below a course: how it went, on a line of its own. */
const opensResult =
  /^(?:Classificação|Nota media|Média|Abschlussnote|Gesamtnote|Note|Ocena|Votazione|Voto|Mention|Calificación|Cijfer|Eindcijfer)(?:\s|:)/u;

/** A bracket opened on a long line closes early on the next. */
function closesBracket(before: string, text: string): boolean {
  const open = before.length > 40 && before.lastIndexOf("(") > before.lastIndexOf(")");
  return open && /^[^()]{1,40}\)/.test(text);
}

/** "Oct 2019 –" above "Oct 2022  Research Associate", "…, Ely, 2003–" above "2005": dates that break behind their dash. */
function closesRange(before: string, text: string): boolean {
  if (!/\d\s?[–—-]$/.test(before)) return false;
  if (before.length > 20) return /^(?:\d{4}|present|now|to date)\)?$/iu.test(text);
  const [range] = findDateRanges(`${before} ${text.slice(0, 30)}`);
  return range?.from === 0 && range.to > before.length + 3 && !startsDated(text);
}

/** "EVENTS MANAGER" above "(maternity cover)": a bracket alone goes with the post above it. */
function isBracketOf(before: DocumentLine, line: DocumentLine): boolean {
  if (line.bullet || line.gapBefore || before.bullet || before.column !== line.column) return false;
  return /^\(\p{Ll}[^()\d]{3,40}\)$/u.test(line.text) && looksLikeJobTitle(unshouted(before.text));
}

/** A heading that breaks in a narrow column: "WORK" above "EXPERIENCE", set alike. */
function isHeadingInTwo(before: DocumentLine, line: DocumentLine): boolean {
  if (line.bullet || line.gapBefore || before.size !== line.size || before.bold !== line.bold)
    return false;
  if (before.text.length > 24 || line.text.length > 24 || /:$/.test(before.text)) return false;
  const capitals = [before, line].every(({ text }) => text === text.toUpperCase());
  const alone = !isKnownHeading(before.text) || !isKnownHeading(line.text);
  return (
    alone && (capitals || before.bold === true) && isKnownHeading(`${before.text} ${line.text}`)
  );
}

/** "A-levels: Maths A*, Further" above "Maths A, Physics A": a list of school subjects that breaks in a narrow column. */
const goesOnWithSubjects = (before: string, text: string): boolean =>
  listsSubjects.test(before) && /^\p{Lu}[\p{L} ]{2,30}(?:,|\s\(?[A-U1-9]\*?\)?(?:,|$))/u.test(text);
const listsSubjects =
  /^(?:\d{1,2}\s)?(?:A[ -]?levels?|AS[ -]?levels?|GCSEs?|(?:Advanced )?Highers?|National 5s?)(?:\sin\s|:\s)[^.]*,/iu;

/** A bold line that breaks in a narrow column: what follows is bold as well and begins small. */
function wrapsBold(before: DocumentLine, line: DocumentLine): boolean {
  if (before.bold !== true || line.bold !== true || line.gapBefore || line.bullet) return false;
  const together = before.column === line.column && before.size === line.size;
  return (
    together &&
    before.text.length >= 20 &&
    (before.text.endsWith(",") ||
      danglingWord.test(before.text) ||
      goesOnWithSubjects(before.text, line.text) ||
      /^(?:with|and|of|for|in|to|at|&|und|et|y|e|mit|de|der|des)\s/u.test(line.text))
  );
}

function isAddress(text: string): boolean {
  return text.length < 90 && /@|:\/\/|\b(?:www|linkedin|github)\.|^\+?\d[\d\s-]{5}/.test(text);
}

/** A label alone in its cell; its value is in the next one. */
function isLoneLabel({ text, bold }: DocumentLine): boolean {
  return bold !== true && text.length < longestLabel && bareLabelLength(text) === text.length;
}

function startsLabel(text: string): boolean {
  const colon = text.indexOf(":");
  return colon > 2 && colon < 80 && labelField(text.slice(0, colon)) !== null;
}

/** A line whose last words are a date heads or dates an entry; it is not the middle of a sentence. */
function endsDated(text: string): boolean {
  const last = text.length < maxDatedLine ? findDateRanges(text).at(-1) : undefined;
  return last !== undefined && last.to >= text.length - 1;
}

/** A line that opens with a whole range of dates is the next entry of a list of jobs or courses. */
function startsDated(text: string): boolean {
  const first = text.length < maxDatedLine ? findDateRanges(text)[0] : undefined;
  const opens = first?.from === 0 || (first?.from === 1 && text.startsWith("("));
  return opens && first.start !== null && first.end !== null;
}

/** Dates within a line that ends without a full stop: it heads an entry, and what follows is another line. */
function namesDates(text: string): boolean {
  return text.length < maxDatedLine && findDateRanges(text).length > 0;
}

/** A line that is a date and little else: the line above it names something. */
function datedAlone(text: string): boolean {
  const range = text.length < 60 ? findDateRanges(text)[0] : undefined;
  return range !== undefined && range.to - range.from > text.length * 0.5;
}

/**
 * Joins the visual lines of wrapped paragraphs, so that a statement is one line whatever the format. The joined line
 * has the shape and place of its first. Word processors keep paragraphs whole: there only a small letter goes on.
 */
export function unwrapLines({ lines: printed, format }: ExtractedDocument): DocumentLine[] {
  const lines = withoutRules(resumeColumns(printed));
  const wrapping = wrappingOf(lines);
  const whole: DocumentLine[] = [];
  for (const [index, line] of lines.entries()) {
    const open = whole.at(-1);
    if (open && readsOn(lines, index, wrapping(line), format)) open.text += ` ${line.text}`;
    else whole.push({ ...line });
  }
  return storiesParted(whole);
}
