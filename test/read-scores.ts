import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import type { JobRecord } from "../src/server/engine/job/job-record.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { judgeDemands } from "../src/server/engine/match/judge-demands.ts";
import { checkCase, checkCopies, scoreCase, weighCase } from "../src/server/engine/score/assess.ts";
import { forgetTexts } from "../src/server/engine/text/remembered.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import type { Results } from "../src/shared/results.ts";
import { referenceDate } from "./engine-pairs.ts";

/** A report's scores and checks, read without its advice: a fraction of the work of a report. */
export type ReadScores = Pick<Results, "overall_score" | "match_percentage" | "ats_score"> & {
  statusOf: (check: string) => string | undefined;
};

const jobs = new Map<string, JobRecord>();
const known = new Map<string, ReadScores>();

/** Advertisements are read once. */
export function jobOf(ad: string): JobRecord {
  const job = jobs.get(ad) ?? parseJob(ad);
  jobs.set(ad, job);
  return job;
}

function readCase(document: ExtractedDocument, ad: string): ReadScores {
  const about = { document, cv: parseCv(document, referenceDate), job: jobOf(ad), referenceDate };
  const evidence = weighCase(about);
  const checks = checkCase(about);
  const judgements = judgeDemands(evidence, about.job, referenceDate);
  const { match, ats, overall } = scoreCase(about, evidence, checks, judgements);
  const all = [...checks, checkCopies(about, evidence)];
  return {
    overall_score: overall.score,
    match_percentage: match.score,
    ats_score: ats.score,
    statusOf: (check) => all.find(({ id }) => id === check)?.status,
  };
}

/** The scores of a document, or of pasted text; the same text before the same advertisement is read once. */
export function readScores(cv: string | ExtractedDocument, ad: string): ReadScores {
  if (typeof cv !== "string") return readCase(cv, ad);
  const key = `${cv}\u0000${ad}`;
  const scores = known.get(key) ?? readCase(documentFromText(cv), ad);
  forgetTexts();
  known.set(key, scores);
  return scores;
}
