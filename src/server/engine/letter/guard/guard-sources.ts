import { addressesMachines } from "../../ats/machine-instructions.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { findMentions } from "../../lexicon/lexicon.ts";
import { roleSpan, unionMonths } from "../../match/months.ts";
import { stem } from "../../text/stem.ts";
import { isStopWord, words } from "../../text/words.ts";
import { findLanguages } from "../../vocabulary/languages.ts";
import { findQualifications } from "../../vocabulary/qualifications.ts";
import { longDate } from "../letter-frame.ts";
import { inBritishSpelling } from "../uk-spelling.ts";
import { asItLooks } from "./look-alikes.ts";
import { monthsNamed } from "./month-years.ts";
import { numbersIn, type StatedNumber } from "./numbers.ts";

/** What the guard may hold a letter against. */
export type GuardInput = {
  cv: CvRecord;
  job: JobRecord;
  companyName?: string | undefined;
  jobTitle?: string | undefined;
  /** ISO 8601 */
  referenceDate: string;
};

export type PlacedNumber = StatedNumber & { around: ReadonlySet<string> };

/** One text, read for what a letter may repeat of it. */
export type GuardSource = {
  text: string;
  /** Its words in lower case, a space around each. */
  stream: string;
  stems: ReadonlySet<string>;
  numbers: readonly PlacedNumber[];
  skills: ReadonlySet<string>;
  qualifications: readonly { level: number; subject: string | null }[];
  languages: ReadonlySet<string>;
  months: ReadonlySet<string>;
};

/** The words of a text as the guard compares them. */
export function streamOf(text: string): string {
  const all = words(inBritishSpelling(asItLooks(text)).replace(/[/&-]/gu, " "));
  return ` ${all.map(({ lower }) => lower.replace(/'s$/u, "")).join(" ")} `;
}

/** Content words as stems. */
export function stemsOf(text: string): string[] {
  return words(inBritishSpelling(text))
    .filter(({ lower }) => !isStopWord(lower) && /\p{L}/u.test(lower))
    .map(({ lower }) => stem(lower));
}

/** Characters around a number in which what it counts is named. */
const windowBefore = 30;
const windowBehind = 50;

function readSource(given: string): GuardSource {
  const text = asItLooks(given);
  const numbers = numbersIn(text).map((number) => ({
    ...number,
    around: new Set(
      stemsOf(text.slice(Math.max(0, number.start - windowBefore), number.end + windowBehind)),
    ),
  }));
  return {
    text,
    stream: streamOf(text),
    stems: new Set(stemsOf(text)),
    numbers,
    skills: new Set(findMentions(text).map(({ skill }) => skill.name)),
    qualifications: findQualifications(text).map(({ level, subject }) => ({ level, subject })),
    languages: new Set(findLanguages(text).map(({ code }) => code)),
    months: monthsNamed(text),
  };
}

export type GuardSources = {
  cv: GuardSource;
  asked: GuardSource;
  /** Months of dated work, overlaps once. */
  monthsOfWork: number;
};

/** Lines that speak to machines vouch for nothing. */
function ownLines(cv: CvRecord): string {
  return cv.lines
    .map(({ text }) => text)
    .filter((text) => !addressesMachines(text))
    .join("\n");
}

function datesOf(cv: CvRecord): string[] {
  return [...cv.roles, ...cv.education].flatMap(({ start, end }) =>
    [start, end].flatMap((date) =>
      date && date !== "present" && date.month !== null ? [`${date.year}-${date.month}`] : [],
    ),
  );
}

export function readSources(input: GuardInput): GuardSources {
  const { cv, job, companyName, jobTitle, referenceDate } = input;
  const own = readSource(ownLines(cv));
  const contact = job.contactName ?? "";
  const asked = [job.text, companyName ?? "", jobTitle ?? "", contact, longDate(referenceDate)];
  const spans = cv.roles
    .filter(({ section }) => section === "experience")
    .flatMap((role) => {
      const span = roleSpan(role, referenceDate);
      return span ? [span] : [];
    });
  return {
    cv: { ...own, months: new Set([...own.months, ...datesOf(cv)]) },
    asked: readSource(asked.join("\n")),
    monthsOfWork: unionMonths(spans),
  };
}
