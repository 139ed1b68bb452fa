import type { Requirement } from "../../../shared/results.ts";
import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvLine, CvRecord, CvRole, PartialDate } from "../cv/cv-record.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { findMentions, relation, skillNamed } from "../lexicon/lexicon.ts";
import { isInReach } from "../match/checked-later.ts";
import { findCopiedText } from "../match/copied-text.ts";
import { nameList } from "../match/name-list.ts";
import { holdsFigure } from "../score/content-quality.ts";
import { foldSpace } from "../text/fold-space.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isFitName, nameInText, skillInText, titleInText } from "./ad-phrases.ts";
import { type Clause, clausesOf, isFit } from "./clauses.ts";
import { monthNames } from "./words/month-names.ts";
import { placeholders } from "./words/unfit-words.ts";

/** A line of the CV or the advertisement, or a field of the request, that a sentence rests on. */
export type LetterSource = { of: "cv" | "ad" | "request"; quote: string };

/** A role as it can be named in a sentence. */
export type NamedRole = {
  at: number;
  title: string | null;
  employer: string | null;
  current: boolean;
  /** "March 2021" or "2021"; null where the CV gives no start. */
  since: string | null;
  work: boolean;
  source: LetterSource;
};

/** A statement of the CV that can be made in the first person. */
export type Proof = {
  clause: Clause;
  role: NamedRole | null;
  line: number;
  source: LetterSource;
  score: number;
  /** What it shows of what is asked, as it can be named, with the demand's own line. */
  demand: { name: string; quote: string } | null;
  demandIds: string[];
};

export type SharedSkill = { name: string; text: string; sources: LetterSource[] };

function dateInText(date: PartialDate | null): string | null {
  if (!date) return null;
  const month = date.month === null ? undefined : monthNames[date.month - 1];
  return month ? `${month} ${date.year}` : String(date.year);
}

/** Lines that vouch for nothing: copies of the advertisement, references. */
export function deafLines(cv: CvRecord, job: JobRecord): Set<number> {
  const copied = findCopiedText(
    cv.lines.map((line) => line.text),
    job.text,
  ).lines;
  const deaf = (line: CvLine) =>
    copied[line.index] === true || cv.sections[line.section]?.kind === "references";
  return new Set(cv.lines.filter(deaf).map((line) => line.index));
}

/** What names a person at work: "a Sales" is no title. */
function namedTitle(title: string | null): string | null {
  const text = titleInText(title);
  return text !== null && looksLikeJobTitle(text) ? text : null;
}

/** An employer with the title still in front of it ("Engineer, Trent Ltd") is taken apart. */
function titleAndEmployer({ title, company }: CvRole): Pick<NamedRole, "title" | "employer"> {
  const [first = "", ...rest] = (company ?? "").split(", ");
  if (rest.length > 0 && looksLikeJobTitle(first)) {
    return { title: namedTitle(title ?? first), employer: nameInText(rest[0]) };
  }
  return { title: namedTitle(title), employer: nameInText(company) };
}

/** The roles that can be named, present ones first, then as the CV orders them. */
export function namedRoles(cv: CvRecord, deaf: ReadonlySet<number>): NamedRole[] {
  const roles = cv.roles.flatMap((role: CvRole, at): NamedRole[] => {
    if (deaf.has(role.line)) return [];
    const quote = cv.lines[role.line]?.text ?? "";
    return [
      {
        at,
        ...titleAndEmployer(role),
        current: role.end === "present",
        since: dateInText(role.start),
        work: role.section === "experience",
        source: { of: "cv", quote },
      },
    ];
  });
  return roles.sort(
    (one, other) => Number(other.current) - Number(one.current) || one.at - other.at,
  );
}

const isSoft = (skill: string) => skillNamed(skill)?.kind === "soft";

function weightOf(demand: Demand): number {
  if (demand.unverifiable) return 0;
  const soft = demand.skills.length > 0 && demand.skills.flat().every(isSoft);
  return (
    (demand.importance === "required" ? 2 : 1.2) *
    (demand.responsibility ? 0.8 : 1) *
    (soft ? 0.4 : 1)
  );
}

/** How well a line answers a demand, 0 to 1, and the skill of the demand it names. */
function answers(
  cv: CvRecord,
  line: CvLine,
  demand: Demand,
  requirement: Requirement | undefined,
): { credit: number; skill: string | null } {
  const asked = demand.skills.flat().filter((skill) => !isSoft(skill));
  const held = cv.skills.filter((mention) => mention.line === line.index);
  const skill =
    asked.find((one) => held.some((mention) => relation(mention.skill, one) === 1)) ?? null;
  const quoted =
    requirement !== undefined &&
    (requirement.status === "met" || requirement.status === "partial") &&
    requirement.evidence.some(
      ({ quote }) => quote.length > 12 && (line.text.includes(quote) || quote.includes(line.text)),
    );
  return { credit: (skill ? 0.7 : 0) + (quoted ? 0.6 : 0), skill };
}

/** Lines of roles reworded for the first person. */
function statedProofs(
  cv: CvRecord,
  job: JobRecord,
  requirements: readonly Requirement[],
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): Proof[] {
  const byId = new Map(requirements.map((one) => [one.id, one]));
  const proofs =
    cv.language === "en"
      ? roles.flatMap((role, rank) => {
          const bullets = cv.roles[role.at]?.bullets ?? [];
          return bullets.flatMap((index): Proof[] => {
            const line = cv.lines[index];
            if (!line || deaf.has(index)) return [];
            const found = job.demands
              .map((demand) => ({ demand, ...answers(cv, line, demand, byId.get(demand.id)) }))
              .filter(({ credit }) => credit > 0)
              .sort((a, b) => b.credit * weightOf(b.demand) - a.credit * weightOf(a.demand));
            const top = found.find(({ skill }) => skill !== null);
            return clausesOf(line.text, role.current).map((clause, at): Proof => {
              const relevance = found
                .slice(0, 2)
                .reduce((sum, one) => sum + one.credit * weightOf(one.demand), 0);
              const score =
                relevance * 1.4 +
                (holdsFigure(clause.text) ? 0.9 : 0) +
                (role.work ? 0.4 : 0) +
                Math.max(0, 0.8 - rank * 0.25) +
                (clause.form === "finite" ? 0.3 : 0) +
                (clause.words >= 8 && clause.words <= 26 ? 0.4 : 0) -
                at * 0.3;
              return {
                clause,
                role,
                line: index,
                source: { of: "cv", quote: line.text },
                score,
                demand:
                  top?.skill &&
                  findMentions(clause.text).some(
                    ({ skill }) => relation(skill.name, top.skill ?? "") === 1,
                  )
                    ? { name: skillInText(top.skill), quote: top.demand.text }
                    : null,
                demandIds: found.map(({ demand }) => demand.id),
              };
            });
          });
        })
      : [];
  return proofs.sort((one, other) => other.score - one.score || one.line - other.line);
}

/** Skills that a demand asks for and the CV names, the required and specific first. Soft ones are not counted. */
export function sharedSkills(
  cv: CvRecord,
  job: JobRecord,
  deaf: ReadonlySet<number>,
): SharedSkill[] {
  const demands = [...job.demands]
    .filter((demand) => !demand.unverifiable)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const found = new Map<string, SharedSkill>();
  for (const demand of demands) {
    for (const skill of demand.skills.flat()) {
      const kind = skillNamed(skill)?.kind;
      if (found.has(skill) || kind === "soft" || kind === "licence" || skill.length > 40) continue;
      const mention = cv.skills.find((one) => {
        const text = cv.lines[one.line]?.text ?? "";
        return !deaf.has(one.line) && relation(one.skill, skill) === 1 && isFitEnough(text);
      });
      if (!mention) continue;
      const quote = cv.lines[mention.line]?.text ?? "";
      found.set(skill, {
        name: skill,
        text: skillInText(skill),
        sources: [
          { of: "ad", quote: demand.text },
          { of: "cv", quote },
        ],
      });
    }
  }
  return [...found.values()];
}

/** A list of skills is fit to name one of them, though not to be reworded. */
function isFitEnough(text: string): boolean {
  return isInReach(text) === false && (text.length < 40 || isFit(text) || text.includes(","));
}

/** Awards of other countries by their level, where the CV's own words are in another language. */
const levelNames: Readonly<Record<number, string>> = {
  6: "a bachelor's degree",
  7: "a master's degree",
  8: "a doctorate",
};

const unfinished =
  /\b(?:part[- ]qualified|studying|working towards|in progress|nearing|expired|lapsed|expected|ongoing|not completed|incomplete|predicted|pending|interrupted|withdrawn|did not)\b/iu;

/** A school cut off from the words before it without a mark was perhaps cut in the wrong place. */
function standsAlone(line: string, school: string): boolean {
  const at = line.indexOf(school);
  return at <= 0 || /[,;:|(–—\t-]\s*$|\s{2}$|\b(?:at|from)\s+$/u.test(line.slice(0, at));
}

function isFitAward(text: string): boolean {
  if (/\s,|\d{3}|\p{Lu}{6}/u.test(text)) return false;
  return !placeholders.test(text) && !addressesMachines(text) && isFitName(text);
}

/** Qualifications that can be named as they are written, the highest first. */
export function namedQualifications(
  cv: CvRecord,
  deaf: ReadonlySet<number>,
): { text: string; source: LetterSource; level: number }[] {
  const found = cv.education.flatMap((one) => {
    const quote = cv.lines[one.line]?.text ?? "";
    const degree =
      one.degree === null
        ? ""
        : foldSpace(one.degree)
            .replace(/\s?:\s/u, " in ")
            .replace(/\s{2,}/gu, " ");
    if (degree === "" || deaf.has(one.line) || unfinished.test(quote) || one.end === "present")
      return [];
    const school = nameInText(one.institution);
    if (cv.language !== "en") {
      const level = levelNames[one.level ?? 0];
      if (level === undefined) return [];
      const text = school === null ? level : `${level} (${school})`;
      return [{ text, source: { of: "cv" as const, quote }, level: one.level ?? 0 }];
    }
    const odd = /[|;:•@[\]<>{}]|[^\p{Script=Latin}\p{N}\s.,'’&()/+-]/u;
    if (degree.length > 70 || odd.test(degree)) return [];
    if ((one.level ?? 0) < 2 || /^GCSEs?$/iu.test(degree)) return [];
    if (degree.split(" ").length > 10 || !isFitAward(degree)) return [];
    if (school !== null && !standsAlone(quote, school)) return [];
    const named = school !== null && !degree.includes(school) && !/^\p{Ll}/u.test(school);
    return [
      {
        text: named ? `${degree} (${school})` : degree,
        source: { of: "cv" as const, quote },
        level: one.level ?? 0,
      },
    ];
  });
  const seen = new Set<string>();
  return found
    .sort((one, other) => other.level - one.level)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** What a role's lines name of skills, for lines that cannot be reworded (another language, mere lists). */
function namedProofs(
  cv: CvRecord,
  job: JobRecord,
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
        source: { of: "cv", quote: line.text },
        score: 1 + skills.filter((skill) => asked.has(skill)).length * 0.3,
        demand: null,
        demandIds: [],
      },
    ];
  });
}

/** Every statement of the CV that can be made in the first person, best first. */
export function findProofs(
  cv: CvRecord,
  job: JobRecord,
  requirements: readonly Requirement[],
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): Proof[] {
  const stated = statedProofs(cv, job, requirements, roles, deaf);
  const silent = roles.filter((role) => !stated.some((proof) => proof.role === role));
  return [...stated, ...namedProofs(cv, job, silent, deaf)].sort(
    (one, other) => other.score - one.score || one.line - other.line,
  );
}
