import type { ExtractedDocument } from "../../../shared/document.ts";
import type { AtsCheck } from "../../../shared/results.ts";
import { checkAts, checkPasted, type ScoredCheck } from "../ats/rubric.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { findCopiedText } from "../document/copied-text.ts";
import { type CvReading, readForJudging } from "../document/cv-reading.ts";
import type { JobRecord } from "../job/job-record.ts";
import { judgeDemands } from "../judge/judge-demands.ts";
import type { Judgement } from "../judge/judgement.ts";
import type { Reading } from "../reader/reader.ts";
import { scoreAts } from "./ats-score.ts";
import { type MatchScore, scoreMatch } from "./match-score.ts";
import { scoreOverall } from "./overall-score.ts";

/** One CV before one advertisement, parsed. */
export type Case = {
  document: ExtractedDocument;
  cv: CvRecord;
  job: JobRecord;
  referenceDate: string;
  /** Reads for this analysis. */
  reader: Reading;
  /** Ends it between two batches of reading. */
  signal?: AbortSignal | undefined;
};

export const readCase = ({ document, cv, job, referenceDate }: Case): CvReading =>
  readForJudging(document, cv, job, referenceDate);

export const judgeCase = ({ job, reader, signal }: Case, reading: CvReading) =>
  judgeDemands(reading, job, reader, signal);

export function checkCase({ document, cv }: Case): ScoredCheck[] {
  return checkAts({ document, cv });
}

/** The check for a pasted advertisement looks at what people see and at what they do not. */
export function checkCopies({ document, job }: Case, { copied }: CvReading): AtsCheck {
  const hidden = findCopiedText(
    document.layout.hidden.map((part) => part.text),
    job.text,
  );
  return checkPasted(copied, hidden);
}

export type Scores = {
  match: MatchScore;
  ats: ReturnType<typeof scoreAts>;
  overall: ReturnType<typeof scoreOverall>;
};

/** The three scores, from what the stages found. */
export function scoresFrom(
  reading: CvReading,
  checks: readonly ScoredCheck[],
  judgements: readonly Judgement[],
): Scores {
  const match = scoreMatch(judgements);
  const ats = scoreAts(checks);
  return { match, ats, overall: scoreOverall(reading, match.score, ats.score) };
}

/** The scores of a case from scratch: what quick wins are measured by. */
export async function scoresOf(about: Case): Promise<Scores> {
  const reading = readCase(about);
  return scoresFrom(reading, checkCase(about), await judgeCase(about, reading));
}
