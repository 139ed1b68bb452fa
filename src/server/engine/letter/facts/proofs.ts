import type { CvLine } from "../../cv/cv-record.ts";
import { skillInText } from "../../keywords/skill-in-text.ts";
import { nameList } from "../../text/name-list.ts";
import { termKeys } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { type Clause, clausesOf } from "../clauses.ts";
import { type DeedHabit, deedHabit } from "../deed-habit.ts";
import { heldPostsOf } from "../held-posts.ts";
import { namesPost } from "../names-post.ts";
import { inPast } from "../past-deeds.ts";
import { asPerfect, sinceWhen } from "../perfect.ts";
import { isColloquial, isPoorDeed } from "../poor-deeds.ts";
import { readsOn } from "../reads-on.ts";
import { isSound, soundClause } from "../sound-clause.ts";
import { answersOf, type ProofCase } from "./answers.ts";
import { type AskedDemand, askedBy } from "./asked-by.ts";
import { isSoft } from "./demand-weight.ts";
import type { LetterSource } from "./letter-source.ts";
import type { NamedRole } from "./named-roles.ts";
import { aptFrom, isHours, scoreOf, spokenOf, titleIsAsked } from "./proof-score.ts";
import { linesOfRole } from "./role-lines.ts";
import { wholeLines } from "./whole-lines.ts";

/** A statement of the CV that can be made in the first person. */
export type Proof = {
  clause: Clause;
  role: NamedRole | null;
  line: number;
  sources: readonly LetterSource[];
  score: number;
  /** It answers a demand, shares its words, or is of a role whose title the advertisement names. */
  isApt: boolean;
  demandIds: string[];
  /** Demands it answers that can be named in the advertisement's own words. */
  asked: readonly AskedDemand[];
  /** Its content words as keys. */
  keys: string[];
};

/** What an advertisement asks first it means most. */
const mostFirst = 5;
const mainWorth = 0.7;

/** "Tills and shelves": too little to be what work consisted of. */
const fewestThingWords = 4;

const isWorthTelling = (clause: Clause) => {
  const { form, text } = clause;
  if (form === "things") return !isColloquial(text) && clause.words >= fewestThingWords;
  return form === "event" ? !isColloquial(text) : !isPoorDeed(text) && !isHours(clause);
};

const fewestShorter = 6;

/** "Support a boy with a hearing loss, following the targets I am given": before what spoils it, else nothing. */
function worthTelling(clause: Clause): Clause[] {
  if (isWorthTelling(clause)) return [clause];
  // "Pink, red and gold reviews, chasing …": a row is not cut in its middle.
  const inRow = /^[^,]*, (?:[^,\s]+, ){0,4}[^,\s]+,? (?:and|or) /u.test(clause.text);
  const text = clause.text.replace(
    inRow
      ? /(?<=\s(?:and|or)\s[^,]{1,60}),\s.*$/u
      : /,\s.*$|\s(?:and|but|so) (?:they|it|he|she|we)\s.*$/u,
    "",
  );
  const shorter = { ...clause, text, words: words(text).length };
  const isWhole =
    clause.form === "finite" && text !== clause.text && shorter.words >= fewestShorter;
  return isWhole && isWorthTelling(shorter) && readsOn(shorter) ? [shorter] : [];
}

/** What was done in a post that goes on is told as what one has done. */
function stillTrue(clause: Clause): Clause {
  const isOfThen = clause.form === "finite" && !clause.present;
  const sinceThen = clause.form === "finite" && clause.present && sinceWhen.test(clause.text);
  const past = sinceThen ? inPast(clause.text) : clause.text;
  const perfect = past !== null && (isOfThen || sinceThen) ? asPerfect(past) : null;
  return perfect === null ? clause : { ...clause, present: false, text: perfect };
}

function proofsOfLine(
  about: ProofCase,
  line: CvLine,
  role: NamedRole | null,
  rank: number,
  habit: DeedHabit = null,
): Proof[] {
  const found = answersOf(about, line);
  const current = role?.current ?? false;
  const held = role?.work ? heldPostsOf(line.text, current) : [];
  const told = held.length > 0 ? held : clausesOf(line.text, current, habit);
  const clauses = current && role?.work ? told.map(stillTrue) : told;
  const telling = clauses.flatMap(soundClause).flatMap(worthTelling).filter(isSound);
  const first = about.job.demands.slice(0, mostFirst);
  const isMain = found.some(({ demand }) => first.includes(demand));
  return telling.map((clause, at): Proof => {
    const keys = termKeys(clause.text);
    const spoken = spokenOf(keys, about.askedKeys);
    return {
      clause,
      role,
      line: line.index,
      sources: [{ from: "cv", quote: line.text }],
      score: scoreOf(clause, role, rank, found, spoken) + (isMain ? mainWorth : 0) - at * 0.3,
      isApt: found.length > 0 || spoken >= aptFrom || titleIsAsked(role, about.askedKeys),
      demandIds: found.map(({ demand }) => demand.id),
      asked: askedBy(clause, keys, found, about),
      keys,
    };
  });
}

/** What a role's lines name of skills, for lines in another language, which cannot be reworded. */
function namedProofs(
  { cv, job }: ProofCase,
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): Proof[] {
  const asked = new Set(job.demands.flatMap((demand) => demand.skills.flat()));
  return roles.flatMap((role): Proof[] => {
    const lines = linesOfRole(cv, role.at).flatMap(({ index }) => (deaf.has(index) ? [] : [index]));
    const named = cv.skills.filter(({ line, skill }) => lines.includes(line) && !isSoft(skill));
    const skills = [...new Set(named.map(({ skill }) => skill))]
      .sort((one, other) => Number(asked.has(other)) - Number(asked.has(one)))
      .slice(0, 4);
    const [first] = named;
    const line = cv.lines[first?.line ?? -1];
    if (!line || skills.length < 2) return [];
    const text = nameList(skills.map(skillInText));
    return [
      {
        clause: { form: "things", present: role.current, text, words: skills.length * 2 },
        role,
        line: line.index,
        sources: [{ from: "cv", quote: line.text }],
        score: 1 + skills.filter((skill) => asked.has(skill)).length * 0.3,
        isApt: true,
        demandIds: [],
        asked: [],
        keys: termKeys(text),
      },
    ];
  });
}

/** Sections of statements that stand in no role, such as "Selected achievements". */
const asideSections: ReadonlySet<string> = new Set([
  "awards",
  "other",
  "experience",
  "projects",
  "summary",
]);
const asideRank = 2;
/** What is told under these is leisure, and no example from a career. */
const ofLeisure =
  /\b(?:spare time|leisure|free time|hobb|outside|interests?|away from|beside work|other bits|a bit (?:more|about)|about me|good to know|fun)\b/iu;

/** "Organised financial services administrator": behind the word that describes, a post. */
function isPersonFirst(text: string): boolean {
  const [head = ""] = text.split(/,|\s(?:with|in|for|who|at)\s/u);
  return namesPost(head) || namesPost(head.replace(/^\S+\s/u, ""));
}

/** What a line outside the roles says was done or came about: past deeds only, for nothing says when. */
function asides(about: ProofCase, deaf: ReadonlySet<number>): Proof[] {
  const { cv } = about;
  return cv.lines
    .filter(({ index, role, bullet, section, text }) => {
      const { kind = "", start = -1 } = cv.sections[section] ?? {};
      if (ofLeisure.test(cv.lines[start]?.text ?? "")) return false;
      // A line without a bullet says by its first word that it tells of a deed.
      const opens = verbOf(words(text)[0]?.lower ?? "")?.form === "past";
      // "Organised administrator, Level 4 qualified" is who, not what was done.
      const isWho = isPersonFirst(text);
      return (
        role === null &&
        (opens || (bullet && kind !== "summary")) &&
        !isWho &&
        asideSections.has(kind) &&
        !deaf.has(index)
      );
    })
    .flatMap((line) => proofsOfLine(about, line, null, asideRank))
    .filter(({ clause: { form, present } }) => !present && (form === "finite" || form === "event"));
}

/** Every statement of the CV that can be made in the first person, best first. */
export function findProofs(
  about: ProofCase,
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): Proof[] {
  const { cv } = about;
  const ofRoles = roles.flatMap((role, rank) => {
    const lines = linesOfRole(cv, role.at);
    const texts = lines.map(({ text }) => text);
    const whole = wholeLines(lines);
    const habit = deedHabit(texts);
    return lines.flatMap((line, at) =>
      whole[at] && !deaf.has(line.index) ? proofsOfLine(about, line, role, rank, habit) : [],
    );
  });
  const proofs =
    cv.language === "en" ? [...ofRoles, ...asides(about, deaf)] : namedProofs(about, roles, deaf);
  return proofs.sort((one, other) => other.score - one.score || one.line - other.line);
}
