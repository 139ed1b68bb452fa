import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import type { JobRecord } from "../src/server/engine/job/job-record.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import type { Reading } from "../src/server/engine/reader/reader.ts";
import {
  checkCase,
  checkCopies,
  judgeCase,
  readCase,
  scoresFrom,
} from "../src/server/engine/score/assess.ts";
import { forgetTexts } from "../src/server/engine/text/remembered.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import type { RequirementStatus, Results } from "../src/shared/results.ts";
import { referenceDate, testReader } from "./engine-pairs.ts";

/** A report's scores and checks, read without its advice: a fraction of the work of a report. */
export type ReadScores = Pick<Results, "overall_score" | "match_percentage" | "ats_score"> & {
  /** By demand, in order. */
  statuses: RequirementStatus[];
  statusOf: (check: string) => string | undefined;
};

const jobs = new Map<string, JobRecord>();
const readings = new Map<string, Reading>();
const known = new Map<string, ReadScores>();

/** Advertisements are read once. */
export function jobOf(ad: string): JobRecord {
  const job = jobs.get(ad) ?? parseJob(ad);
  jobs.set(ad, job);
  return job;
}

/** A pair of demand and line is read once, as when one CV is tried in several wordings. */
async function readingOf(ad: string): Promise<Reading> {
  const reading = readings.get(ad) ?? (await testReader()).begin();
  readings.set(ad, reading);
  return reading;
}

async function scoreDocument(document: ExtractedDocument, ad: string): Promise<ReadScores> {
  const reader = await readingOf(ad);
  const cv = parseCv(document, referenceDate);
  const about = { document, cv, job: jobOf(ad), referenceDate, reader };
  const reading = readCase(about);
  const checks = checkCase(about);
  const judgements = await judgeCase(about, reading);
  const { match, ats, overall } = scoresFrom(reading, checks, judgements);
  const all = [...checks, checkCopies(about, reading)];
  return {
    overall_score: overall.score,
    match_percentage: match.score,
    ats_score: ats.score,
    statuses: judgements.map(({ status }) => status),
    statusOf: (check) => all.find(({ id }) => id === check)?.status,
  };
}

/** The scores of a document, or of pasted text; the same text before the same advertisement is read once. */
export async function readScores(cv: string | ExtractedDocument, ad: string): Promise<ReadScores> {
  if (typeof cv !== "string") return await scoreDocument(cv, ad);
  const key = `${cv}\u0000${ad}`;
  const scores = known.get(key) ?? (await scoreDocument(documentFromText(cv), ad));
  forgetTexts();
  known.set(key, scores);
  return scores;
}
