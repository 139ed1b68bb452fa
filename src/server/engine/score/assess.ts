import type { ExtractedDocument } from "../../../shared/document.ts";
import type { AtsCheck } from "../../../shared/results.ts";
import { checkAts, checkPasted, type ScoredCheck } from "../ats/rubric.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { findCopiedText } from "../match/copied-text.ts";
import { type CvEvidence, weighCv } from "../match/cv-evidence.ts";
import { judgeDemands } from "../match/judge-demands.ts";
import type { Judgement } from "../match/judgement.ts";
import { showNames } from "../refine/named-mentions.ts";
import { scoreAts } from "./ats-score.ts";
import { type MatchScore, scoreMatch } from "./match-score.ts";
import { scoreOverall } from "./overall-score.ts";
import { readOwnWords } from "./own-words.ts";

/** One CV before one advertisement, parsed. */
export type Case = {
  document: ExtractedDocument;
  cv: CvRecord;
  job: JobRecord;
  referenceDate: string;
};

/** Weighs the CV for the match, without what is copied from the advertisement. */
export function weighCase({ document, cv, job, referenceDate }: Case): CvEvidence {
  const copied = findCopiedText(
    document.lines.map((line) => line.text),
    job.text,
  );
  const isOwn = copied.rest.every((text, at) => text === document.lines[at]?.text);
  const own = isOwn ? cv : readOwnWords(document, copied, referenceDate);
  return weighCv(showNames(own, job.addedSkills), copied, referenceDate);
}

export function checkCase({ document, cv }: Case): ScoredCheck[] {
  return checkAts({ document, cv });
}

/** The check for a pasted advertisement looks at what people see and at what they do not. */
export function checkCopies({ document, job }: Case, evidence: CvEvidence): AtsCheck {
  const hidden = findCopiedText(
    document.layout.hidden.map((part) => part.text),
    job.text,
  );
  return checkPasted(evidence.copied, hidden);
}

export type Scores = {
  match: MatchScore;
  ats: ReturnType<typeof scoreAts>;
  overall: ReturnType<typeof scoreOverall>;
};

/** The three scores, from what the stages found. */
export function scoreCase(
  about: Case,
  evidence: CvEvidence,
  checks: readonly ScoredCheck[],
  judgements: readonly Judgement[],
): Scores {
  const match = scoreMatch(evidence, about.job, judgements, about.referenceDate);
  const ats = scoreAts(checks);
  return { match, ats, overall: scoreOverall(evidence, match.score, ats.score) };
}

/** The scores of a case from scratch: what quick wins are measured by. */
export function scoresOf(about: Case): Scores {
  const evidence = weighCase(about);
  const judgements = judgeDemands(evidence, about.job, about.referenceDate);
  return scoreCase(about, evidence, checkCase(about), judgements);
}
