import type { JobRecord } from "../job/job-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { termKeys } from "./term-key.ts";
import { wordWeight } from "./word-weight.ts";

/**
 * Statements (weighed) that earn the first half in full, by the number of demands, and mentions of skills from the same
 * fields that earn the second, by the number of skills asked for.
 */
export const focusFull = {
  statements: { perDemand: 1.5, least: 4, most: 10 },
  skills: { perSkill: 2.5, least: 6, most: 19 },
} as const;
/** Of a statement that stands outside the dated roles this much counts. */
export const focusListed = 0.7;
/** A skill from a field that every office job shares counts this much of one from the job's own field. */
export const sharedFieldWeight = 0.4;
/** An advertisement that asks in many fields has no field of its own: below this share a mention counts as if it had. */
export const leastConcentration = 0.2;
/** With this many skills named (those of a shared field count less) an advertisement says half of its fields; with more, most. */
export const fieldsToTell = 0.5;
/** The longer an advertisement, the more of its words meet by chance: what a statement must share beyond. */
const chance = { perWord: 0.01, most: 0.6 } as const;
/** Share of telling words from which a statement is said to speak of what is asked. */
const clearShare = 0.7;

export type Focus = {
  /** 0 to 1. */
  credit: number;
  /** Statements of the CV that clearly speak of what is asked; null where two languages cannot be compared. */
  statements: number | null;
  /** Mentions of skills from the fields the advertisement asks in; null where it names none. */
  skills: number | null;
};

/** Sectors of the lexicon that belong to every trade, and so to none; and those that most office jobs share. */
const everyTrade: ReadonlySet<string> = new Set(["soft", "licences"]);
export const sharedFields: ReadonlySet<string> = new Set([
  "office",
  "methods",
  "customer-service",
  "product-and-project",
]);

const worthOf = (field: string) => (sharedFields.has(field) ? sharedFieldWeight : 1);

/** More of the same says less and less. */
const saturating = (count: number, full: number) =>
  Math.min(1, Math.log1p(count) / Math.log1p(full));

function fieldOf(skill: string): string | null {
  const known = skillNamed(skill);
  return !known || known.kind === "soft" || everyTrade.has(known.sector) ? null : known.sector;
}

/** The fields of the skills asked for, with the share of each. */
function askedFields(job: JobRecord): Map<string, number> {
  const fields = job.demands
    .filter((demand) => !demand.unverifiable)
    .flatMap((demand) => demand.skills.flat())
    .flatMap((skill) => fieldOf(skill) ?? []);
  const shares = new Map<string, number>();
  for (const field of fields) shares.set(field, (shares.get(field) ?? 0) + 1 / fields.length);
  return shares;
}

/** How much of what is asked lies in one field, 0 to 1: what a mention counts where the CV is made as the advertisement is. */
function concentrationOf(fields: ReadonlyMap<string, number>): number {
  return [...fields].reduce((sum, [field, share]) => sum + share * share * worthOf(field), 0);
}

function askedKeys(job: JobRecord): Map<string, number> {
  const keys = new Map<string, number>();
  for (const demand of job.demands) {
    if (demand.unverifiable) continue;
    for (const key of termKeys(demand.text)) keys.set(key, wordWeight(key));
  }
  return keys;
}

function spokenStatements(evidence: CvEvidence, keys: ReadonlyMap<string, number>) {
  const total = [...keys.values()].reduce((sum, weight) => sum + weight, 0);
  const byChance = Math.min(chance.most, chance.perWord * total);
  const seen = new Set<string>();
  let weighed = 0;
  let count = 0;
  for (const { text, keys: own, standing } of evidence.passages) {
    // The same line again says nothing more.
    if (seen.has(text)) continue;
    seen.add(text);
    let shared = 0;
    for (const key of own) shared += keys.get(key) ?? 0;
    const beyond = Math.max(0, Math.min(1, shared) - byChance) / (1 - byChance);
    weighed += beyond * (standing === "shown" ? 1 : focusListed);
    if (shared >= clearShare) count += 1;
  }
  return { weighed, count };
}

/** Skills as the CV speaks of them: each mention, and each telling in a dated role by a line that does not name it. */
function spokenSkills({ mentions, passages }: CvEvidence): string[] {
  const named = new Set(mentions.map(({ skill, line }) => `${line} ${skill}`));
  const told = passages
    .filter(({ standing, heading }) => standing === "shown" && !heading)
    .flatMap(({ line, deeds }) => [...deeds].filter((deed) => !named.has(`${line} ${deed}`)));
  return [...mentions.map(({ skill }) => skill), ...told];
}

/** Of these the ones from the fields asked in, weighed by how much of the advertisement each field is. */
function fieldMentions(evidence: CvEvidence, fields: ReadonlyMap<string, number>) {
  let weighed = 0;
  let count = 0;
  for (const skill of spokenSkills(evidence)) {
    const field = fieldOf(skill);
    const share = field === null ? 0 : (fields.get(field) ?? 0);
    if (field === null || share === 0) continue;
    weighed += share * worthOf(field);
    count += 1;
  }
  const mixed = Math.min(1, concentrationOf(fields) / leastConcentration);
  return { weighed: fields.size === 0 ? 0 : weighed / mixed, count };
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Distinct skills of some field among the demands. */
function askedOfFields(job: JobRecord): string[] {
  const demands = job.demands.filter((demand) => !demand.unverifiable);
  const skills = demands.flatMap((demand) => demand.skills.flat());
  return [...new Set(skills.filter((skill) => fieldOf(skill) !== null))];
}

/** How far the fields named tell what the advertisement is about, 0 to 1: one skill every office asks for says little. */
function tellingOf(job: JobRecord): number {
  const asked = askedOfFields(job).reduce((sum, skill) => sum + worthOf(fieldOf(skill) ?? ""), 0);
  return asked / (asked + fieldsToTell);
}

function fullFor(job: JobRecord): { statements: number; skills: number } {
  const demands = job.demands.filter((demand) => !demand.unverifiable);
  const asked = askedOfFields(job).length;
  const { statements, skills } = focusFull;
  return {
    statements: within(demands.length * statements.perDemand, statements.least, statements.most),
    skills: within(asked * skills.perSkill, skills.least, skills.most),
  };
}

/**
 * How much of the CV is about what the advertisement asks: the statements that share its telling words, and the skills
 * from the same fields; the geometric mean of both, so that neither stands in for the other. Where few skills are named the
 * statements tell both. Null where neither can be
 * compared. More evidence never lowers it.
 */
export function judgeFocus(evidence: CvEvidence, job: JobRecord): Focus | null {
  const fields = askedFields(job);
  const keys = askedKeys(job);
  const sameLanguage = evidence.cv.language === job.language;
  if (fields.size === 0 && (keys.size === 0 || !sameLanguage)) return null;
  const own = fieldMentions(evidence, fields);
  const full = fullFor(job);
  const field = saturating(own.weighed, full.skills);
  if (!sameLanguage) return { credit: field, statements: null, skills: own.count };
  const statements = spokenStatements(evidence, keys);
  const spoken = saturating(statements.weighed, full.statements);
  const telling = tellingOf(job);
  const credit = Math.sqrt(spoken * (telling * field + (1 - telling) * spoken));
  return {
    credit,
    statements: statements.count,
    skills: fields.size === 0 ? null : own.count,
  };
}
