import { addressesMachines } from "../../ats/machine-instructions.ts";
import type { CvRecord } from "../../cv/cv-record.ts";
import { roleSpan, unionMonths } from "../../document/months.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { findMentions } from "../../lexicon/lexicon.ts";
import { withoutSpans } from "../../text/spans.ts";
import { findLanguages } from "../../vocabulary/languages.ts";
import { findQualifications } from "../../vocabulary/qualifications.ts";
import { longDate } from "../letter-frame.ts";
import { requestNames } from "../request-names.ts";
import { deedsIn } from "./check-deeds.ts";
import { asItLooks } from "./look-alikes.ts";
import { monthsNamed } from "./month-years.ts";
import { numbersIn, type StatedNumber } from "./numbers.ts";
import { type Post, postsOf } from "./posts.ts";
import { stemsOf, streamOf } from "./streams.ts";

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
  /** Kinds of verbs, as `deedsIn` numbers them. */
  deeds: ReadonlySet<number>;
};

/** Characters around a number in which what it counts is named. */
const windowBefore = 30;
const windowBehind = 50;

function readSource(given: string): GuardSource {
  const text = asItLooks(given);
  const numbers = numbersIn(text).map((number) => ({
    ...number,
    around: new Set(
      // "Two-layer bandages" counts layers.
      [" ", "-"].flatMap((mark) =>
        stemsOf(
          text
            .slice(Math.max(0, number.start - windowBefore), number.end + windowBehind)
            .replaceAll("-", mark),
        ),
      ),
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
    deeds: deedsIn(text),
  };
}

export type GuardSources = {
  cv: GuardSource;
  asked: GuardSource;
  /** Employers and schools of the CV as a stream; "" where it gives none. */
  places: string;
  posts: readonly Post[];
  /** The employer of the advertisement or the request as a stream; "" where none is named. */
  hirer: string;
  /** Names of schools as the CV writes them. */
  schools: readonly string[];
  /** Each award of the CV as the stems of what is written of it. */
  awards: readonly ReadonlySet<string>[];
  /** Months of dated work, overlaps once. */
  monthsOfWork: number;
};

/** Lines that speak to machines vouch for nothing, nor does what somebody says they do not have. */
function ownLines(cv: CvRecord): string {
  const awards = cv.education.map(({ degree, subject }) => `${degree ?? ""} in ${subject ?? ""}`);
  const said = cv.lines.map(({ text, index }) => withoutSpans(text, cv.denied[index] ?? []));
  return [...said, ...awards].filter((text) => !addressesMachines(text)).join("\n");
}

function datesOf(cv: CvRecord): string[] {
  return [...cv.roles, ...cv.education].flatMap(({ start, end }) =>
    [start, end].flatMap((date) =>
      date && date !== "present" && date.month !== null ? [`${date.year}-${date.month}`] : [],
    ),
  );
}

/** Where the person worked and learned, with the lines that say so. */
function placesOf(cv: CvRecord): string {
  const named = [
    ...cv.roles.flatMap(({ company, location, title, line }) =>
      company === null ? [] : [company, location, title, cv.lines[line]?.text],
    ),
    ...cv.education.flatMap(({ institution, line }) => [institution, cv.lines[line]?.text]),
  ];
  return cv.roles.some(({ company }) => company !== null) ? streamOf(named.join(" ; ")) : "";
}

/** An award's own line with those beside it, on which its subject or school may stand. */
function awardsOf(cv: CvRecord): Set<string>[] {
  return cv.education.map(({ degree, subject, institution, line }) => {
    const beside = [line - 1, line, line + 1].map((at) => cv.lines[at]?.text ?? "");
    return new Set(stemsOf([degree, subject, institution, ...beside].join(" ; ")));
  });
}

/** Finished awards of a CV in another language, by their level. */
function foreignAwards(cv: CvRecord): GuardSource["qualifications"] {
  if (cv.language === "en") return [];
  return cv.education.flatMap(({ level, end }) =>
    level === null || end === "present" ? [] : [{ level, subject: null }],
  );
}

export function readSources(input: GuardInput): GuardSources {
  const { cv, job, companyName, jobTitle, referenceDate } = input;
  const own = readSource(ownLines(cv));
  const contact = job.contactName ?? "";
  const { company, title } = requestNames({ companyName, jobTitle });
  const asked = [job.text, company ?? "", title ?? "", contact, longDate(referenceDate)];
  const spans = cv.roles
    .filter(({ section }) => section === "experience")
    .flatMap((role) => {
      const span = roleSpan(role, referenceDate);
      return span ? [span] : [];
    });
  return {
    cv: {
      ...own,
      qualifications: [...own.qualifications, ...foreignAwards(cv)],
      months: new Set([...own.months, ...datesOf(cv)]),
    },
    asked: readSource(asked.join("\n")),
    places: placesOf(cv),
    hirer:
      streamOf(company ?? job.facts.company ?? "").trim() === ""
        ? ""
        : streamOf(company ?? job.facts.company ?? ""),
    posts: postsOf(cv, referenceDate),
    schools: cv.education.flatMap(({ institution }) => institution ?? []),
    awards: awardsOf(cv),
    monthsOfWork: unionMonths(spans),
  };
}
