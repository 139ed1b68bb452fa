import type { JobRecord } from "../job/job-record.ts";
import type { Judgement } from "../judge/judgement.ts";
import { coverOf, type SkillIndex } from "./skill-index.ts";

/** A skill that stands outside every demand counts as asked for when the advertisement names it this often. */
const fewestMentions = 2;

export type SkillCoverage = {
  matched: string[];
  missing: string[];
  /** Distinct canonical skills that the CV names. */
  cvKeys: number;
  jobKeys: number;
};

/** The groups of skills the advertisement asks for, required ones first, then what else it names. */
function askedGroups(job: JobRecord, judgements: readonly Judgement[]): string[][] {
  // What no CV can show is for the person to confirm, and missed by none.
  const open = judgements.filter(({ status }) => status !== "unverifiable");
  const ordered = [
    ...open.filter(({ demand }) => demand.importance === "required"),
    ...open.filter(({ demand }) => demand.importance === "preferred"),
  ];
  const groups = ordered.flatMap(({ demand }) => [
    // The subject of a qualification is judged with it.
    ...(demand.education === null ? demand.skills : []),
    ...(demand.licences.length > 0 ? [demand.licences] : []),
  ]);
  const inDemands = new Set(
    job.demands.flatMap(({ skills, licences }) => [...skills.flat(), ...licences]),
  );
  const others = job.keywords.filter(
    ({ skill, term, count }) =>
      skill && !inDemands.has(term) && (groups.length === 0 || count >= fewestMentions),
  );
  return [...groups, ...others.map(({ term }) => [term])];
}

/**
 * Which of the skills asked for the CV names (the same or a narrower one), or answers in other words. Of alternatives, those
 * named are matched and the others are not missed. No skill is in both lists.
 */
export function matchSkills(
  skills: SkillIndex,
  job: JobRecord,
  judgements: readonly Judgement[],
): SkillCoverage {
  const answered = new Set(
    judgements
      .filter(({ status }) => status === "met")
      .flatMap(({ demand }) => [...demand.skills.flat(), ...demand.licences]),
  );
  const matched = new Set<string>();
  const missing = new Set<string>();
  for (const group of askedGroups(job, judgements)) {
    const named = group.filter((skill) => coverOf(skills, [skill]).credit >= 1);
    const [first = ""] = group;
    if (named.length > 0) for (const skill of named) matched.add(skill);
    else if (group.some((skill) => answered.has(skill))) matched.add(first);
    else for (const skill of group) missing.add(skill);
  }
  for (const skill of matched) missing.delete(skill);
  return {
    matched: [...matched],
    missing: [...missing],
    cvKeys: skills.size,
    jobKeys: matched.size + missing.size,
  };
}
