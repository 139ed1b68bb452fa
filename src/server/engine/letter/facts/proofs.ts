import type { CvLine } from "../../cv/cv-record.ts";
import type { JobRecord } from "../../job/job-record.ts";
import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { isGenericTerm } from "../../match/generic-terms.ts";
import { nameList } from "../../match/name-list.ts";
import { skillInText } from "../../match/skill-in-text.ts";
import { termKeys } from "../../match/term-key.ts";
import { wordWeight } from "../../match/word-weight.ts";
import { holdsFigure } from "../../score/content-quality.ts";
import { type Clause, clausesOf } from "../clauses.ts";
import { type Answer, answersOf, type ProofCase } from "./answers.ts";
import { askedSkill, isInAd } from "./asked-skill.ts";
import { demandWeight, isSoft } from "./demand-weight.ts";
import type { LetterSource } from "./letter-source.ts";
import type { NamedRole } from "./named-roles.ts";
import { isTelling } from "./telling-skills.ts";
import { wholeLines } from "./whole-lines.ts";

/** A statement of the CV that can be made in the first person. */
export type Proof = {
  clause: Clause;
  role: NamedRole | null;
  line: number;
  source: LetterSource;
  score: number;
  /** It answers a demand, shares its words, or is of a role whose title the advertisement names. */
  isApt: boolean;
  /** What it shows of what is asked, as it can be named, with the demand's own line. */
  demand: { name: string; quote: string } | null;
  demandIds: string[];
  /** Its content words as keys. */
  keys: string[];
};

/** From this share of telling words on a statement is about the job. */
const aptFrom = 0.45;

/** How much of the advertisement's telling words a statement shares, 0 to 1: any line beats one about another trade. */
function spokenOf(keys: readonly string[], asked: ReadonlySet<string>): number {
  const shared = [...new Set(keys)].filter((key) => asked.has(key) && !isGenericTerm(key));
  return Math.min(
    1,
    shared.reduce((sum, key) => sum + wordWeight(key), 0),
  );
}

function titleIsAsked(role: NamedRole | null, asked: ReadonlySet<string>): boolean {
  return termKeys(role?.title ?? "").some((key) => asked.has(key) && !isGenericTerm(key));
}

/** A sentence that only lists is the last to be said. */
const isList = (text: string) => text.split(/,\s|\sand\s/u).length > 2;

function scoreOf(
  clause: Clause,
  role: NamedRole | null,
  rank: number,
  found: readonly Answer[],
  spoken: number,
): number {
  const relevance = found
    .slice(0, 2)
    .reduce((sum, one) => sum + one.credit * demandWeight(one.demand), 0);
  return (
    relevance * 1.4 +
    spoken * 0.8 +
    (holdsFigure(clause.text) ? 0.9 : 0) +
    (role?.work ? 0.4 : 0) +
    Math.max(0, 0.8 - rank * 0.25) +
    (clause.form === "finite" ? 0.3 : clause.form === "infinitive" ? -0.7 : 0) -
    (clause.form === "things" && clause.terse ? (isList(clause.text) ? 1.4 : 0.8) : 0) +
    (clause.words >= 8 && clause.words <= 26 ? 0.4 : 0)
  );
}

/** What of the advertisement a statement itself names. */
function namedDemand(clause: Clause, found: readonly Answer[], job: JobRecord) {
  for (const { skill, demand } of found) {
    if (skill === null || !isTelling(skill, job.facts.title)) continue;
    const named = findMentions(clause.text).some(
      ({ skill: shown }) => relation(shown.name, skill) === 1,
    );
    const name = askedSkill(job, skill);
    // "As for payroll, I ran the payroll."
    const isSaid = clause.text.toLowerCase().includes(name.toLowerCase());
    if (named && !isSaid && isTelling(name, job.facts.title) && isInAd(job, name))
      return { name, quote: demand.text };
  }
  return null;
}

function proofsOfLine(
  about: ProofCase,
  line: CvLine,
  role: NamedRole | null,
  rank: number,
): Proof[] {
  const found = answersOf(about, line);
  return clausesOf(line.text, role?.current ?? false).map((clause, at): Proof => {
    const keys = termKeys(clause.text);
    const spoken = spokenOf(keys, about.askedKeys);
    return {
      clause,
      role,
      line: line.index,
      source: { from: "cv", quote: line.text },
      score: scoreOf(clause, role, rank, found, spoken) - at * 0.3,
      isApt: found.length > 0 || spoken >= aptFrom || titleIsAsked(role, about.askedKeys),
      demand: namedDemand(clause, found, about.job),
      demandIds: found.map(({ demand }) => demand.id),
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
    const lines = (cv.roles[role.at]?.bullets ?? []).filter((line) => !deaf.has(line));
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
        source: { from: "cv", quote: line.text },
        score: 1 + skills.filter((skill) => asked.has(skill)).length * 0.3,
        isApt: true,
        demand: null,
        demandIds: [],
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

/** What a line outside the roles says was done or came about: past deeds only, for nothing says when. */
function asides(about: ProofCase, deaf: ReadonlySet<number>): Proof[] {
  const { cv } = about;
  return cv.lines
    .filter(({ index, role, bullet, section }) => {
      const kind = cv.sections[section]?.kind ?? "";
      return role === null && bullet && asideSections.has(kind) && !deaf.has(index);
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
    const lines = (cv.roles[role.at]?.bullets ?? []).flatMap((index) => cv.lines[index] ?? []);
    const whole = wholeLines(lines.map(({ text }) => text));
    return lines.flatMap((line, at) =>
      whole[at] && !deaf.has(line.index) ? proofsOfLine(about, line, role, rank) : [],
    );
  });
  const proofs =
    cv.language === "en" ? [...ofRoles, ...asides(about, deaf)] : namedProofs(about, roles, deaf);
  return proofs.sort((one, other) => other.score - one.score || one.line - other.line);
}
