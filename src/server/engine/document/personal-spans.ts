import type { CvRecord } from "../cv/cv-record.ts";
import type { Span } from "../text/spans.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { privateDetails } from "./private-details.ts";

const postcode = /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/iu;
const houseNumber = /^(?:flat |unit |apartment )?\d{1,4}[a-z]?,?\s+\p{Lu}/iu;
const webAddress =
  /(?:https?:\/\/|www\.)\S+|\S{1,80}@\S{1,190}|\b(?:linkedin|github|gitlab)\.com\/\S+/giu;

function spansOf(text: string, part: string | null): Span[] {
  if (part === null || part.length < 3) return [];
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  return start < 0 ? [] : [{ start, end: start + part.length }];
}

/** A line of this many words says something; a shorter one at the top is an address, a date of birth or the like. */
const sentenceLength = 8;

const street =
  /\b(?:road|street|avenue|lane|close|drive|crescent|terrace|gardens|grove|way|court|square|stra(?:ß|ss)e|rue|calle|via|rua|straat|ulica)\b/iu;

/** An address wherever it stands: "14 Mill Lane" of a school is no lane one drove in. */
const streetAddress =
  /\b\d{1,5}[a-z]?,?\s(?:\p{Lu}[\p{L}'’]*\s){1,3}(?:Road|Street|Avenue|Lane|Close|Drive|Crescent|Terrace|Gardens|Grove|Way|Court|Boulevard)\b/gu;

function isContactLine(text: string): boolean {
  if (text.length > 160) return false;
  return postcode.test(text) || houseNumber.test(text) || text.search(webAddress) >= 0;
}

/**
 * Index of the last line at the top that says who the person is; -1 where none does. What follows it before the first
 * heading is content, as in a CV without headings.
 */
function lastPersonalLine(cv: CvRecord, end: number): number {
  const { fullName, phone, location } = cv.contact;
  const parts = [fullName, phone, location].filter((part) => part !== null);
  return cv.lines.findLastIndex(
    ({ index, text, section }) =>
      section === 0 &&
      index < end &&
      (isContactLine(text) ||
        (words(text).length < sentenceLength &&
          (street.test(text) || parts.some((part) => text.includes(part))))),
  );
}

/** "RGN", "BSc (Hons), MRICS": what somebody is allowed to write behind the name. */
const lettersBehind =
  /^[\s,]+(?:(?:[A-Z]{2,8}|[A-Z][a-z]{1,4}[A-Z][A-Za-z]{0,4})(?:\s?\([^)]{1,20}\))?(?:[\s,]+|$)){1,6}$/u;

/** The name with letters behind it, which are no part of who somebody is: its length; null where the line is otherwise. */
function lengthOfLettered(text: string, fullName: string | null): number | null {
  if (fullName === null || !text.startsWith(fullName)) return null;
  // Behind a name in capitals a town would look the same.
  if (fullName === fullName.toUpperCase()) return null;
  return lettersBehind.test(text.slice(fullName.length)) ? fullName.length : null;
}

/** At the top of a CV only a job title or a sentence is about work. */
function isPersonalLine(text: string): boolean {
  if (isContactLine(text)) return true;
  return words(text).length < sentenceLength && !looksLikeJobTitle(text);
}

/**
 * What in each line says who the person is and where they live: name, e-mail, phone, address, links, family. None of it may
 * count as evidence for anything, so that no score depends on it ("Java Road", a Mr Mason, linkedin.com/in/react-fan).
 */
export function personalSpans(cv: CvRecord): Span[][] {
  const firstRole = Math.min(...cv.roles.map((role) => role.line), cv.lines.length);
  const { fullName, email, phone, location, links } = cv.contact;
  const lastAtTop = lastPersonalLine(cv, firstRole);
  return cv.lines.map((line) => {
    const { text } = line;
    const kind = cv.sections[line.section]?.kind;
    const underHeading = kind === "contact" && cv.sections[line.section]?.heading !== "";
    const atTop = line.index < firstRole && (underHeading || line.index <= lastAtTop);
    const isHeading = cv.sections[line.section]?.start === line.index && kind !== "contact";
    const inTop = atTop && !isHeading;
    const named = inTop ? lengthOfLettered(text, fullName) : null;
    if (named !== null) return [{ start: 0, end: named }];
    if (inTop && text !== fullName && isPersonalLine(text)) return [{ start: 0, end: text.length }];
    return [
      ...(inTop ? [...spansOf(text, fullName), ...spansOf(text, location)] : []),
      ...(line.role === null ? privateDetails(text) : []),
      ...[email, phone, ...links].flatMap((part) => spansOf(text, part)),
      ...[...text.matchAll(webAddress), ...text.matchAll(streetAddress)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
    ];
  });
}
