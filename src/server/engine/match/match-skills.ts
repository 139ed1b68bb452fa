import type { JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { Judgement } from "./judgement.ts";
import { creditForSkill } from "./skill-credit.ts";
import { showsAttitude } from "./soft-credit.ts";

/** A skill that stands outside every demand counts as asked for when the advertisement names it this often. */
const fewestMentions = 2;

export type SkillCoverage = {
  matched: string[];
  missing: string[];
  /** Distinct canonical skills that the CV vouches for. */
  cvKeys: number;
  jobKeys: number;
};

function covers(evidence: CvEvidence, skill: string): boolean {
  return creditForSkill(evidence, skill).covers || showsAttitude(evidence, skill);
}

/** The groups of skills the advertisement asks for: its demands first, then what else it names. */
function askedGroups(job: JobRecord, judgements: readonly Judgement[]): string[][] {
  // What no CV can show is for the person to confirm, and missed by none.
  const confirmed = new Set(
    judgements.filter(({ status }) => status === "unverifiable").map(({ demand }) => demand.id),
  );
  const weighty = job.demands
    .filter(({ id }) => !confirmed.has(id))
    .sort(
      (one, other) =>
        Number(one.importance === "preferred") - Number(other.importance === "preferred"),
    );
  const groups = weighty.flatMap((demand) => [
    // The subject of a qualification is judged with it.
    ...(demand.education === null ? demand.skills : []),
    ...(demand.licences.length > 0 && !demand.unverifiable ? [demand.licences] : []),
  ]);
  const inGroups = new Set([...groups, ...job.demands.flatMap(({ skills }) => skills)].flat());
  const others = job.keywords.filter(
    (keyword) =>
      keyword.skill &&
      !inGroups.has(keyword.term) &&
      (groups.length === 0 || keyword.count >= fewestMentions),
  );
  return [...groups, ...others.map((keyword) => [keyword.term])];
}

/**
 * Which of the skills asked for the CV covers (the same skill or a narrower one). Of alternatives, those covered are
 * matched and the others are not missed. No skill is in both lists.
 */
export function matchSkills(
  evidence: CvEvidence,
  job: JobRecord,
  judgements: readonly Judgement[],
): SkillCoverage {
  const matched = new Set<string>();
  const missing = new Set<string>();
  const covered = new Map<string, boolean>();
  const isCovered = (skill: string) => {
    const known = covered.get(skill) ?? covers(evidence, skill);
    covered.set(skill, known);
    return known;
  };
  // What a demand asks and a line answers in other words is not missed.
  const answered = new Set(
    judgements
      .filter(({ status }) => status === "met")
      .flatMap(({ demand }) => demand.skills.flat()),
  );
  for (const group of askedGroups(job, judgements)) {
    const held = group.filter(isCovered);
    for (const skill of held) matched.add(skill);
    const isAnswered = group.some((skill) => answered.has(skill));
    if (held.length === 0 && !isAnswered) for (const skill of group) missing.add(skill);
  }
  return {
    matched: [...matched],
    missing: [...missing],
    cvKeys: evidence.skills.size,
    jobKeys: matched.size + missing.size,
  };
}
