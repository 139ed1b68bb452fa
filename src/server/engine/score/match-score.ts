import type { ScorePart } from "../../../shared/results.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import { judgeFocus } from "../match/focus.ts";
import { type Judgement, metFrom } from "../match/judgement.ts";
import { countOf, nameList } from "../match/name-list.ts";
import { creditForSkill } from "../match/skill-credit.ts";
import { isSoft } from "../match/soft-credit.ts";
import { scoreTitle } from "./title-score.ts";
import { type StatedPart, weighted, wholeScore } from "./weighted-score.ts";
import {
  demandWeights,
  focusToDemands,
  fullPartWeight,
  licenceCap,
  matchParts,
  preferredShare,
} from "./weights.ts";

/** How much a demand weighs within its part: specific ones more, long lists damped. */
function weightOf(demand: Demand): number {
  if (demand.licences.length > 0) return demandWeights.licence;
  const hard = demand.skills.filter((group) => !group.every(isSoft)).length;
  if (hard > 0) return demandWeights.hardSkill * Math.sqrt(hard);
  if (demand.languages.length > 0) return demandWeights.language;
  return demand.skills.length > 0 ? demandWeights.softSkill : demandWeights.wording;
}

type Weighed = { credit: number; weight: number };

function meanOf(weighed: readonly Weighed[]): number {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return (100 * weighed.reduce((sum, { credit, weight }) => sum + credit * weight, 0)) / total;
}

function countMet(credits: readonly Weighed[]): string {
  const met = credits.filter(({ credit }) => credit >= metFrom - 1e-9).length;
  return `${met} of ${credits.length} met in full`;
}

function fitPart(
  part: (typeof matchParts)["required" | "preferred" | "responsibilities"],
  judgements: readonly Judgement[],
): StatedPart | null {
  const weighed = judgements.flatMap(({ fit, demand }) =>
    fit === null ? [] : [{ credit: fit, weight: weightOf(demand) }],
  );
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  return {
    ...part,
    weight: part.weight * Math.min(1, total / fullPartWeight),
    score: meanOf(weighed),
    explanation: `${countMet(weighed)}. ${part.note}`,
  };
}

function aspectPart(
  part: (typeof matchParts)["years" | "education"],
  judgements: readonly Judgement[],
  aspect: "years" | "education",
): StatedPart | null {
  const weighed = judgements.flatMap((judgement) => {
    const credit = judgement[aspect];
    const weight = judgement.demand.importance === "preferred" ? preferredShare : 1;
    return credit === null ? [] : [{ credit, weight }];
  });
  if (weighed.length === 0) return null;
  return { ...part, score: meanOf(weighed), explanation: `${countMet(weighed)}. ${part.note}` };
}

/** It weighs at most half of what the demands weigh that the advertisement states: it stands beside them, not for them. */
function focusPart(
  evidence: CvEvidence,
  job: JobRecord,
  byDemands: readonly StatedPart[],
): StatedPart | null {
  const focus = byDemands.length === 0 ? null : judgeFocus(evidence, job);
  if (!focus) return null;
  const stated = byDemands.reduce((sum, part) => sum + part.weight, 0);
  const found = [
    focus.statements === null
      ? ""
      : `${countOf(focus.statements, "statement")} that clearly ${focus.statements === 1 ? "speaks" : "speak"} of what is asked`,
    focus.skills === null
      ? ""
      : `${countOf(focus.skills, "mention")} of skills from the same field`,
  ].filter((text) => text !== "");
  return {
    ...matchParts.focus,
    weight: Math.min(matchParts.focus.weight, stated * focusToDemands),
    score: 100 * focus.credit,
    explanation: `Your CV has ${nameList(found)}.`,
  };
}

/** What an advertisement without a single comparable demand can still be compared by: the skills it names. */
function keywordPart(evidence: CvEvidence, job: JobRecord): StatedPart {
  const skills = job.keywords.filter((keyword) => keyword.skill).map((keyword) => keyword.term);
  const credits = skills.map((skill) => ({
    credit: creditForSkill(evidence, skill).credit,
    weight: 1,
  }));
  return {
    id: "keywords",
    label: "Skills the advertisement names",
    weight: 1,
    score: credits.length === 0 ? 0 : meanOf(credits),
    explanation:
      credits.length === 0
        ? "The advertisement states nothing that a CV could be compared with."
        : `It states no demands; of the skills it names ${countMet(credits)}.`,
  };
}

export type MatchScore = {
  score: number;
  parts: ScorePart[];
  /** Licences whose absence caps the score; empty where it does not. */
  capped: string[];
  titleFound: string | null;
};

/** `match_percentage` and its parts. Parts the advertisement does not state are left out and the others weigh more. */
export function scoreMatch(
  evidence: CvEvidence,
  job: JobRecord,
  judgements: readonly Judgement[],
): MatchScore {
  const duties = judgements.filter(({ demand }) => demand.responsibility);
  const demands = judgements.filter(({ demand }) => !demand.responsibility);
  const required = demands.filter(({ demand }) => demand.importance === "required");
  const preferred = demands.filter(({ demand }) => demand.importance === "preferred");
  const title = scoreTitle(evidence, job);
  const byDemands = [
    fitPart(matchParts.required, required),
    fitPart(matchParts.preferred, preferred),
    fitPart(matchParts.responsibilities, duties),
    aspectPart(matchParts.years, judgements, "years"),
    aspectPart(matchParts.education, judgements, "education"),
  ].filter((part) => part !== null);
  const stated: StatedPart[] = [
    ...byDemands,
    ...(byDemands.length === 0 ? [keywordPart(evidence, job)] : []),
    ...[focusPart(evidence, job, byDemands)].filter((part) => part !== null),
    ...(title ? [{ ...matchParts.title, score: title.score, explanation: title.explanation }] : []),
  ];
  const { score, parts } = weighted("match_percentage", stated);
  const absent = judgements.filter((judgement) => judgement.licenceMissing);
  const capped =
    score > licenceCap ? absent.map(({ demand }) => nameList(demand.licences, 3, "or")) : [];
  const [first, ...others] = parts;
  const said =
    capped.length > 0 && first
      ? [
          {
            ...first,
            explanation: `${first.explanation} The match is held at ${licenceCap}, because the CV does not name what is mandatory: ${nameList(capped)}.`,
          },
          ...others,
        ]
      : parts;
  return {
    score: wholeScore(capped.length > 0 ? licenceCap : score),
    parts: said,
    capped,
    titleFound: title?.title ?? null,
  };
}
