import type { ExtractedDocument } from "../../../shared/document.ts";
import type { AtsCheck } from "../../../shared/results.ts";
import { checkAts, checkPasted, pastedBounds, type ScoredCheck } from "../ats/rubric.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { parseCv } from "../cv/parse-cv.ts";
import type { JobRecord } from "../job/job-record.ts";
import { findCopiedText } from "../match/copied-text.ts";
import { type CvEvidence, weighCv } from "../match/cv-evidence.ts";
import { judgeDemands } from "../match/judge-demands.ts";
import type { Judgement } from "../match/judgement.ts";
import { scoreAts } from "./ats-score.ts";
import { type MatchScore, scoreMatch } from "./match-score.ts";
import { scoreOverall } from "./overall-score.ts";
import { textOfLines } from "./text-of-lines.ts";

/** One CV before one advertisement, parsed. */
export type Case = {
  document: ExtractedDocument;
  cv: CvRecord;
  job: JobRecord;
  referenceDate: string;
};

/**
 * Weighs the CV for the match. Where an advertisement is surely pasted in, the CV is read again without the copied lines,
 * so that they cannot pass for roles, titles or headings either.
 */
export function weighCase({ document, cv, job, referenceDate }: Case): CvEvidence {
  const copied = findCopiedText(
    cv.lines.map((line) => line.text),
    job.text,
  );
  if (copied.words < pastedBounds.certain) return weighCv(cv, copied);
  const copies = findCopiedText(
    document.lines.map((line) => line.text),
    job.text,
  ).lines;
  const lines = document.lines.filter((_, at) => !copies[at]);
  const own = parseCv({ ...document, lines, text: textOfLines(lines) }, referenceDate);
  return weighCv(own, { ...copied, lines: own.lines.map(() => false) });
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
  const match = scoreMatch(evidence, about.job, judgements);
  const ats = scoreAts(checks);
  return { match, ats, overall: scoreOverall(evidence, match.score, ats.score) };
}

/** The overall score of a case from scratch: what quick wins are measured by. */
export function overallOf(about: Case): number {
  const evidence = weighCase(about);
  const judgements = judgeDemands(evidence, about.job, about.referenceDate);
  return scoreCase(about, evidence, checkCase(about), judgements).overall.score;
}
