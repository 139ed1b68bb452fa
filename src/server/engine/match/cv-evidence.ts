import type { Evidence } from "../../../shared/results.ts";
import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { overlaps, type Span } from "../text/spans.ts";
import type { CopiedText } from "./copied-text.ts";
import {
  type HeldPost,
  heldPosts,
  type ImpliedRegistration,
  impliedRegistrations,
  impliedSkills,
} from "./implied-by-role.ts";
import { indexSkills } from "./index-skills.ts";
import { isHadAnywhere, leisureSpans } from "./leisure.ts";
import { isBesideAddress } from "./licence-beside-address.ts";
import { placeOf, type UnheldLicence, unheldLicences } from "./licence-standing.ts";
import { describesAnother, isOfEmployer } from "./of-others.ts";
import { type Passage, readPassages } from "./passages.ts";
import { silentSpans } from "./silent-spans.ts";
import { lineStandings, type Standing } from "./standing.ts";
import { termKeys } from "./term-key.ts";
import { toldSkills } from "./told-skills.ts";

export type Implied = { by: "title" | "employer"; name: string };

/** A skill of the lexicon as the CV best vouches for it. */
export type SkillShowing = {
  skill: string;
  shown: boolean;
  /** Named only in the education: the name of a degree or of a subject. */
  studied: boolean;
  /** It stands best in a title: that vouches for the thing itself, and for nothing near it. */
  titleOnly: boolean;
  /** What of a dated role carries it, where no line names it; null where a line does. */
  implied: Implied | null;
  /** A line of a dated role tells of it in other words. */
  told: boolean;
  count: number;
  /** The mention that vouches best: in a dated role first. */
  best: CvSkillMention;
};

type TitleWords = { line: number; keys: ReadonlySet<string> };

export type CvEvidence = {
  cv: CvRecord;
  copied: CopiedText;
  standing: Standing[];
  /** What in each line counts for nothing: who the person is, and what they say they do not have. */
  silent: Span[][];
  passages: Passage[];
  skills: Map<string, SkillShowing>;
  /** Skills the CV names to say that the person does not have them. */
  denied: ReadonlySet<string>;
  /** What the titles and employers of dated roles carry with them. */
  implied: Map<string, SkillShowing>;
  /** What lines of dated roles tell of without naming it. */
  told: Map<string, SkillShowing>;
  registrations: ImpliedRegistration[];
  /** Licences named but not held by the writer, or not now. */
  unheld: UnheldLicence[];
  titles: TitleWords[];
  mentions: CvSkillMention[];
  /** The same with what is told of free time: for a demand that asks for an interest. */
  withLeisure: () => CvEvidence;
};

const sectionNames: Record<SectionKind, string> = {
  contact: "Top of the CV",
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  projects: "Projects",
  certifications: "Certifications",
  languages: "Languages",
  volunteering: "Volunteering",
  publications: "Publications",
  awards: "Awards",
  interests: "Interests",
  references: "References",
  other: "Other",
};

/** The section a line stands in, as the CV calls it. */
function sectionOf(cv: CvRecord, line: number): string {
  const section = cv.sections[cv.lines[line]?.section ?? -1];
  if (!section) return sectionNames.contact;
  return section.heading === "" ? sectionNames[section.kind] : section.heading;
}

const longestQuote = 240;

/** Longer texts are not split into sentences for a quote. */
const longestSplit = 4000;

/**
 * Up to 240 characters of a text around an offset: the sentence there where it is short enough, else cut between words.
 * Still a verbatim part of the text.
 */
function quoteAround(text: string, at: number): string {
  if (text.length <= longestQuote) return foldSpace(text);
  const own =
    text.length > longestSplit
      ? undefined
      : sentences(text).find(({ start, end }) => start <= at && at < end);
  if (own && own.text.length <= longestQuote) return foldSpace(own.text);
  const from = Math.max(0, Math.min(at - longestQuote / 3, text.length - longestQuote));
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const cut = text.slice(start, start + longestQuote);
  const end = start + longestQuote >= text.length ? -1 : cut.lastIndexOf(" ");
  return foldSpace(end > 0 ? cut.slice(0, end) : cut);
}

/** Whether a line gave one of some quotes: the whole of a short line, a part of a long one. */
export function givesQuote(text: string, quotes: ReadonlySet<string>): boolean {
  if (text.length <= longestQuote) return quotes.has(foldSpace(text));
  return [...quotes].some((quote) => text.includes(quote));
}

/** The evidence that a line gives, quoted around an offset within it. */
export function quoteLine(cv: CvRecord, line: number, at = 0): Evidence {
  return { quote: quoteAround(cv.lines[line]?.text ?? "", at), section: sectionOf(cv, line) };
}

/** The evidence that a statement gives: its beginning, where it is long. */
export function quotePassage(
  cv: CvRecord,
  { text, line }: Pick<Passage, "text" | "line">,
): Evidence {
  return { quote: quoteAround(text, 0), section: sectionOf(cv, line) };
}

/** Each quote once, empty ones left out. */
export function uniqueQuotes(quotes: readonly Evidence[]): Evidence[] {
  const byQuote = new Map(quotes.map((quote) => [quote.quote, quote]));
  byQuote.delete("");
  return [...byQuote.values()];
}

/** The words of each title over a dated role, with its line: "Staff Nurse" shows nursing. */
function titleWords(posts: readonly HeldPost[]): TitleWords[] {
  return posts.map(({ title, line }) => ({ line, keys: new Set(termKeys(title)) }));
}

function weigh(
  cv: CvRecord,
  copied: CopiedText,
  referenceDate: string,
  leisure: readonly Span[][],
): Omit<CvEvidence, "withLeisure"> {
  const standing = lineStandings(cv);
  const silent = silentSpans(cv);
  const unheld = unheldLicences(cv, referenceDate);
  const notHeld = new Set(
    unheld.filter((one) => one.standing !== "unfinished").map((one) => placeOf(one)),
  );
  const mentions = cv.skills.filter(
    (mention) =>
      standing[mention.line] !== "none" &&
      !describesAnother(cv.lines[mention.line]?.text ?? "", mention.start, mention.end) &&
      !isOfEmployer(cv, mention) &&
      (!overlaps(mention, silent[mention.line] ?? []) || isBesideAddress(cv, mention)) &&
      (isHadAnywhere(mention.skill) || !overlaps(mention, leisure[mention.line] ?? [])) &&
      !notHeld.has(placeOf(mention)),
  );
  const posts = heldPosts(cv, standing);
  const unsaid = silent.map((spans, line) => [...spans, ...(leisure[line] ?? [])]);
  const passages = readPassages(cv, standing, unsaid);
  return {
    cv,
    copied,
    standing,
    silent,
    passages,
    skills: indexSkills(cv, mentions, standing),
    denied: new Set(cv.deniedSkills.map(({ skill }) => skill)),
    implied: impliedSkills(cv, posts),
    told: toldSkills(cv, passages),
    registrations: impliedRegistrations(posts),
    unheld,
    titles: titleWords(posts),
    mentions,
  };
}

/**
 * Weighs every line of the CV once, for all the judgements that follow. What is copied is no longer in `cv`; by the date (ISO
 * 8601) it is told which licences have run out.
 */
export function weighCv(cv: CvRecord, copied: CopiedText, referenceDate: string): CvEvidence {
  const own = weigh(cv, copied, referenceDate, leisureSpans(cv));
  let all: CvEvidence | undefined;
  const withLeisure = (): CvEvidence => {
    all ??= { ...weigh(cv, copied, referenceDate, []), withLeisure };
    return all;
  };
  return { ...own, withLeisure };
}
