import type { ScorePart } from "../../../shared/results.ts";
import type { JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import { judgeFocus } from "../match/focus.ts";
import { monthsInLikeWork } from "../match/judge-years.ts";
import type { Judgement } from "../match/judgement.ts";
import { durationText } from "../match/months.ts";
import { countOf, nameList } from "../match/name-list.ts";
import { creditForSkill } from "../match/skill-credit.ts";
import { countMet, fitPart, meanOf } from "./fit-part.ts";
import { type Hold, holdOf } from "./holds.ts";
import { scoreTitle, type TitleScore } from "./title-score.ts";
import { type StatedPart, weighted, wholeScore } from "./weighted-score.ts";
import {
  enoughMonths,
  focusFullFrom,
  focusToDemands,
  likeTitleFrom,
  matchParts,
  preferredShare,
  timeToDemands,
} from "./weights.ts";

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

/** Time in work like this, where the advertisement asks for no number of years. */
function timePart(
  evidence: CvEvidence,
  job: JobRecord,
  judgements: readonly Judgement[],
  { referenceDate, stated }: { referenceDate: string; stated: number },
): StatedPart | null {
  const { seniority } = job.facts;
  const isFirstPost = seniority === "junior" || seniority === "intern";
  if (isFirstPost || judgements.some(({ years }) => years !== null)) return null;
  const months = monthsInLikeWork(evidence, job, referenceDate);
  if (months === null) return null;
  return {
    ...matchParts.years,
    weight: Math.min(matchParts.years.weight, stated * timeToDemands),
    score: 100 * Math.min(1, Math.log1p(months) / Math.log1p(enoughMonths)),
    explanation: `The advertisement states no number of years; your CV has ${durationText(months)} in dated roles like this one.`,
  };
}

const weightOfParts = (parts: readonly StatedPart[]) =>
  parts.reduce((sum, { weight }) => sum + weight, 0);

const fitIds: ReadonlySet<string> = new Set(["required", "preferred", "responsibilities"]);

/** How much of the focus counts, 0 to 1: where little of what is asked is met, likeness of words carries no score. */
function focusShare(byDemands: readonly StatedPart[], title: TitleScore | null): number {
  const fits = byDemands.filter(({ id }) => fitIds.has(id));
  const total = fits.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const fit = fits.reduce((sum, { weight, score }) => sum + weight * score, 0) / total / 100;
  const isUnlike = title !== null && title.score < likeTitleFrom;
  return Math.min(1, fit / (isUnlike ? focusFullFrom.unlikeTitle : focusFullFrom.likeTitle));
}

/** It weighs at most half of what the demands weigh that the advertisement states: it stands beside them, not for them. */
function focusPart(
  { evidence, job, title }: { evidence: CvEvidence; job: JobRecord; title: TitleScore | null },
  byDemands: readonly StatedPart[],
): StatedPart | null {
  const focus = byDemands.length === 0 ? null : judgeFocus(evidence, job);
  if (!focus) return null;
  const stated = weightOfParts(byDemands);
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
    score: 100 * focus.credit * focusShare(byDemands, title),
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
  /** What holds the match below what its parts give; null where nothing does. */
  hold: Hold | null;
  titleFound: string | null;
};

/** The first part tells what holds the match. */
function explained(parts: readonly ScorePart[], hold: Hold | null): ScorePart[] {
  return parts.map((part, at) =>
    hold && at === 0
      ? {
          ...part,
          explanation: `${part.explanation} The match is held at ${hold.at}, because ${hold.because}.`,
        }
      : part,
  );
}

/** `match_percentage` and its parts. Parts the advertisement does not state are left out and the others weigh more. */
export function scoreMatch(
  evidence: CvEvidence,
  job: JobRecord,
  judgements: readonly Judgement[],
  referenceDate: string,
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
  const besides = [
    focusPart({ evidence, job, title }, byDemands),
    byDemands.length === 0
      ? null
      : timePart(evidence, job, judgements, { referenceDate, stated: weightOfParts(byDemands) }),
  ].filter((part) => part !== null);
  const stated: StatedPart[] = [
    ...byDemands,
    ...(byDemands.length === 0 ? [keywordPart(evidence, job)] : []),
    ...besides,
    ...(title ? [{ ...matchParts.title, score: title.score, explanation: title.explanation }] : []),
  ];
  const { score, parts } = weighted("match_percentage", stated);
  const hold = holdOf(score, { judgements, title, adLanguage: job.language });
  return {
    score: wholeScore(hold ? hold.at : score),
    parts: explained(parts, hold),
    hold,
    titleFound: title?.title ?? null,
  };
}
