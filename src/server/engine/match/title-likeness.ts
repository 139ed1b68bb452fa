import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvLine, CvRecord } from "../cv/cv-record.ts";
import { findMentions, relation, skillNamed } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle, titleKey } from "../vocabulary/job-titles.ts";
import { leastAdWords } from "./copied-text.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { sharedFields } from "./focus.ts";
import { commonTitleKey, plainTitle } from "./title-synonyms.ts";
import { skillsOfTitle } from "./titles-imply.ts";

/** A title that stands at the top of the CV and not over a role. */
const headlineCredit = 0.7;
/** Whose assistant somebody is, is another's post: "Assistant to the Chief Nursing Officer". */
const served = /(?<=\b(?:assistant|secretary|aide|pa)) to\b.*$/iu;
const headKinds: ReadonlySet<SectionKind> = new Set(["contact", "summary"]);
const mostHeadLines = 12;
/** The post itself without the subject behind its dash: "Social Worker" for "Social Worker – Children in Care". */
const withoutSubject = 0.85;
/** A title that shares a subject of the lexicon but no word. */
const relatedTitleCredit = 0.5;
/**
 * A word that stands in the titles of every trade ("manager", "officer") weighs less than one that says which field it is, and
 * one that names a trade by itself ("nurse") more: a theatre nurse and a community nurse are nurses.
 */
export const titleWordWeights = { rank: 0.35, field: 1, trade: 2 } as const;

const keysOf = (list: string) =>
  new Set(list.split(" ").flatMap((word) => titleKey(word).map(commonTitleKey)));

const rankWords: ReadonlySet<string> = keysOf(
  "manager director supervisor officer assistant specialist coordinator executive technician worker associate representative operator operative agent consultant leader lead member team staff head practitioner service engineer",
);

const tradeWords: ReadonlySet<string> = keysOf(
  "nurse midwife paramedic pharmacist physiotherapist radiographer dietitian podiatrist optometrist psychologist dentist doctor surgeon teacher lecturer tutor librarian accountant bookkeeper auditor solicitor paralegal barrister chef baker butcher barista bartender waiter waitress housekeeper receptionist cashier electrician plumber welder carpenter joiner bricklayer plasterer roofer painter mechanic machinist architect surveyor driver cleaner gardener hairdresser journalist photographer translator recruiter",
);

function weightOfKey(key: string): number {
  if (tradeWords.has(key)) return titleWordWeights.trade;
  return rankWords.has(key) ? titleWordWeights.rank : titleWordWeights.field;
}

export type LikeTitle = { text: string; line: number; credit: number };

type Title = { text: string; line: number; worth: number };

/** The lines people put their profession in: the first of the CV and of its profile, wherever that stands. */
function headLines({ lines, sections, roles }: CvRecord): CvLine[] {
  const heads = sections.filter(({ kind, start }) => start === 0 || headKinds.has(kind));
  return heads.flatMap(({ start, end }) => {
    const firstRole = roles.find(({ line }) => line >= start && line < end)?.line ?? end;
    return lines.slice(start, Math.min(firstRole, start + mostHeadLines));
  });
}

/** The titles over roles, and what stands at the head of the CV as a title. */
function titlesOf({ cv, standing, silent, copied }: CvEvidence): Title[] {
  const titles = cv.roles.flatMap(({ title, line }) =>
    title !== null && standing[line] !== "none" ? [{ text: title, line, worth: 1 }] : [],
  );
  // Of an advertisement of so few words nobody can tell a copy from a headline.
  if (copied.adWords < leastAdWords) return titles;
  for (const { index, text } of headLines(cv)) {
    if (standing[index] === "none" || (silent[index] ?? []).length > 0) continue;
    if (text.length <= 80 && looksLikeJobTitle(text)) {
      titles.push({ text, line: index, worth: headlineCredit });
    }
  }
  return titles;
}

const isOfTrade = (skill: string) => !sharedFields.has(skillNamed(skill)?.sector ?? "");

/** Leading a team is done in every trade: it makes two posts no more alike. */
function skillsIn(title: string): string[] {
  return findMentions(title).flatMap(({ skill }) => (skill.sector === "soft" ? [] : [skill.name]));
}

/** What a post is in, said or not: a cook is in catering. What every office does is left out where it is unsaid. */
function fieldsOf(title: string): string[] {
  return [...skillsIn(title), ...skillsOfTitle(title).filter(isOfTrade)];
}

/** A title as it is compared. */
export type TitleReading = {
  /** Of the words that name the occupation, one key for words of the same meaning. */
  keys: ReadonlySet<string>;
  /** The same with no name put for another: "Solicitor, Residential Property" is a residential property solicitor. */
  asWritten: ReadonlySet<string>;
  /** Posts it names that go by several names, by the one they are compared by. */
  posts: ReadonlySet<string>;
};

export function readTitle(title: string): TitleReading {
  const { text, posts } = plainTitle(title);
  const keysIn = (words: string) => new Set(titleKey(words).map(commonTitleKey));
  return { keys: keysIn(text), asWritten: keysIn(title), posts };
}

/** Two titles that name the same post are this like at least, whatever place or shift they name besides. */
const samePost = 0.9;
/** Two that name different posts of no common trade are this like at most: a data engineer enters no data. */
const otherPost = 0.5;

/**
 * How much of what a title asked for says is said by one of the CV, 0 to 1. A word that stands in the titles of
 * every trade says little by itself: an accounting associate is no associate practitioner. Nor does one word among many others:
 * "Installation and maintenance of certification authorities" is no maintenance engineer.
 */
export function titleShare(asked: TitleReading, own: TitleReading): number {
  const byWords = shareOfKeys(asked.keys, own.keys);
  if (asked.posts.size === 0 || own.posts.size === 0) return byWords;
  const isSame = [...asked.posts].some((post) => own.posts.has(post));
  if (isSame || saysAll(asked.asWritten, own.asWritten)) return Math.max(byWords, samePost);
  const isOneTrade = [...asked.keys].some((key) => tradeWords.has(key) && own.keys.has(key));
  return isOneTrade ? byWords : Math.min(byWords, otherPost);
}

/** Every word of a title of several, in whatever order; one word alone may be part of another post's name. */
const saysAll = (asked: ReadonlySet<string>, own: ReadonlySet<string>) =>
  asked.size > 1 && asked.isSubsetOf(own);

function shareOfKeys(asked: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const all = [...asked];
  const shared = all.filter((key) => own.has(key));
  if (shared.length === 0) return 0;
  const weigh = (keys: readonly string[]) => keys.reduce((sum, key) => sum + weightOfKey(key), 0);
  const share = weigh(shared) / weigh(all);
  const isExact = shared.length === all.length && [...own].every((key) => rankWords.has(key));
  const isBare = !isExact && shared.every((key) => rankWords.has(key));
  const others = weigh([...own].filter((key) => !asked.has(key)));
  const isAside = others > 2 * weigh(shared) + titleWordWeights.field;
  return isBare || isAside ? Math.min(share, titleWordWeights.rank) : share;
}

/** The CV's titles with their likeness to the one asked for (0 to 1), likest first; those unlike it are left out. */
export function titlesLike(evidence: CvEvidence, asked: string): LikeTitle[] {
  const wanted = readTitle(asked);
  const [post = asked] = asked.split(/\s[-–—]\s|,\s/);
  const wantedPost = readTitle(post);
  const skills = skillsIn(asked);
  return titlesOf(evidence)
    .map(({ text, line, worth }) => {
      const held = text.replace(served, "");
      const own = readTitle(held);
      const byWords = Math.max(
        titleShare(wanted, own),
        withoutSubject * (post === asked ? 0 : titleShare(wantedPost, own)),
      );
      const ownSkills = byWords >= relatedTitleCredit ? [] : fieldsOf(held);
      const related = skills.some((skill) =>
        ownSkills.some((shown) => relation(shown, skill) >= 1),
      );
      return { text, line, credit: worth * Math.max(byWords, related ? relatedTitleCredit : 0) };
    })
    .filter(({ credit }) => credit > 0)
    .sort((one, other) => other.credit - one.credit);
}
