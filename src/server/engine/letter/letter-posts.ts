import type { CvRecord, CvRole, PartialDate } from "../cv/cv-record.ts";
import { withArticle } from "../text/with-article.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { monthNames } from "./letter-frame.ts";

/** A post of the CV as a letter may name it. What cannot be named safely is null. */
export type LetterPost = {
  /** Index into the CV's posts. */
  at: number;
  title: string | null;
  company: string | null;
  isNow: boolean;
  start: string | null;
  /** "from March 2014 to May 2019", "in 2019". */
  period: string | null;
  /** Months since year 0 of its end, or of its start where it has none: to know the last one. */
  last: number;
  /** The CV's lines that name it. */
  quotes: string[];
};

const mostTitleWords = 6;
const mostCompanyWords = 7;
const noEmployer =
  /self.?employ|freelance|various|agency|agencies|family|career|break|confidential|private|own account|unemployed/iu;

/** Names of what was done or where rather than of a post. */
const noTitle = /^volunteer\b|\b(?:placements?|round|experience|duties|jobs?|work|in|at|and)\b/iu;

/** Without remarks in brackets and what stands behind a bar or dash. */
const bare = (text: string) =>
  text
    .replace(/\s?\([^()]*\)/gu, "")
    .split(/\s[-–—|•·]\s|\s?[|•·]\s?/u)[0]
    ?.trim() ?? "";

function titleOf({ title }: CvRole): string | null {
  const text = bare(title ?? "");
  const isPlain = /^\p{L}[\p{L}\s'’/-]*$/u.test(text) && text.split(" ").length <= mostTitleWords;
  const isShouted = text === text.toUpperCase() && text.includes(" ");
  return isPlain && !isShouted && looksLikeJobTitle(text) && !noTitle.test(text) ? text : null;
}

const isShoutedWord = /^(?=.*[AEIOUY])\p{Lu}{4,}$/u;

/** "THE FOREST HERALD" as a name is written in a sentence; what is short ("NHS") is left. */
export function unshouted(name: string): string {
  const shouted = name.match(/\p{Lu}{4,}/gu)?.length ?? 0;
  if (shouted < 2 && /\p{Ll}/u.test(name)) return name;
  return name.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    if (at > 0 && /^(?:OF|AND|THE|FOR|IN|AT)$/u.test(word)) return word.toLowerCase();
    return isShoutedWord.test(word) || word === "THE"
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word;
  });
}

const withThe =
  /^(?:University of|Ministry of|Department (?:of|for)|Office (?:of|for)|British Army|Royal (?:Navy|Air Force|Mint))\b|\b(?:centre|project|unit|office|shop|farm)$/u;

/** "the University of Leeds": as such names stand in a sentence. */
export const nameInSentence = (name: string): string =>
  withThe.test(name) ? `the ${unshouted(name)}` : unshouted(name);

function companyOf({ company, title }: CvRole): string | null {
  const [text = ""] = bare(company ?? "").split(/,\s/u);
  const isPlain =
    /^[\p{Lu}\p{N}][\p{L}\p{M}\p{N}\s'’.&/+-]*$/u.test(text) && /\p{L}{2}/u.test(text);
  if (!isPlain || text.split(" ").length > mostCompanyWords || text === title) return null;
  return noEmployer.test(text) || looksLikeJobTitle(text) ? null : nameInSentence(unshouted(text));
}

const dateText = ({ year, month }: PartialDate) =>
  month === null ? String(year) : `${monthNames[month - 1]} ${year}`;

const monthsOf = (date: PartialDate | null) => (date ? date.year * 12 + (date.month ?? 6) : 0);

function periodOf({ start, end }: CvRole): string | null {
  if (start === null || end === null || end === "present") return null;
  const [from, to] = [dateText(start), dateText(end)];
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}

/** The posts of work, in the CV's order. In another language than English titles are left out. */
export function letterPosts(cv: CvRecord): LetterPost[] {
  return cv.roles.flatMap((role, at): LetterPost[] => {
    if (role.section !== "experience") return [];
    const title = cv.language === "en" ? titleOf(role) : null;
    const company = companyOf(role);
    if (title === null && company === null) return [];
    const done = new Set(role.bullets);
    const quotes = cv.lines.flatMap(({ text, index, role: of }) => {
      const isHead = index === role.line || (of === at && !done.has(index));
      const names = [title, company].some(
        (name) => name !== null && text.toLowerCase().includes(name.toLowerCase()),
      );
      return isHead && (names || index === role.line) ? [text] : [];
    });
    return [
      {
        at,
        title,
        company,
        isNow: role.end === "present",
        start: role.start && dateText(role.start),
        period: periodOf(role),
        last: monthsOf(role.end === "present" ? null : (role.end ?? role.start)),
        quotes,
      },
    ];
  });
}

/** "a Staff Nurse", "Head of Finance". */
export const titleWithArticle = (title: string): string =>
  /^(?:Head|Director|Chief|President|Chair|Captain)\b|\//u.test(title) ? title : withArticle(title);
