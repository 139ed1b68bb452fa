import type { ExtractedDocument } from "../../shared/document.ts";
import type { Results } from "../../shared/results.ts";
import type { StageId } from "../../shared/run.ts";
import { parseCv } from "./cv/parse-cv.ts";
import { parseJob } from "./job/parse-job.ts";
import { type KeptCase, keepCase } from "./kept-case.ts";
import { matchKeywords } from "./keywords/match-keywords.ts";
import { matchSkills } from "./keywords/match-skills.ts";
import type { Reader } from "./reader/reader.ts";
import type { Additions } from "./refine/additions.ts";
import { modelReader } from "./refine/model-reader.ts";
import { reportOf } from "./report.ts";
import { checkCase, checkCopies, judgeCase, readCase, scoresFrom } from "./score/assess.ts";
import { forgetTexts } from "./text/remembered.ts";

export type AnalysisInput = {
  document: ExtractedDocument;
  jobDescription: string;
  /** ISO 8601 date that stands for today: what "present" means. */
  referenceDate: string;
  /** What a language model read in the two texts, accepted already (refine/accept-reading.ts). */
  additions?: Additions | undefined;
  /** Who judges the demands. */
  reader: Reader;
  /** Ends the analysis between two batches of reading. */
  signal?: AbortSignal | undefined;
};

/** A report, and what is kept of it while a language model reads. */
export type Analysis = { results: Results; kept: KeptCase };

async function* stagesOf(input: AnalysisInput): AsyncGenerator<StageId, Analysis, void> {
  const { document, referenceDate, additions, signal } = input;
  const reader = additions ? modelReader(additions.verdicts, input.reader) : input.reader;
  const cv = parseCv(document, referenceDate);
  yield "cv_text";
  const job = parseJob(input.jobDescription, additions);
  yield "job_parsing";
  const about = { document, cv, job, referenceDate, reader: reader.begin(), signal };
  const reading = readCase(about);
  const keywords = matchKeywords(reading, job);
  yield "keyword_matching";
  const checks = checkCase(about);
  const pasted = checkCopies(about, reading);
  yield "ats_check";
  const judgements = await judgeCase(about, reading);
  const coverage = matchSkills(reading.skills, job, judgements);
  yield "skills_gap";
  const scores = scoresFrom(reading, checks, judgements);
  const findings = { about, reading, keywords, coverage, checks, pasted, judgements, scores };
  const results = await reportOf(findings);
  yield "recommendations";
  return { results, kept: keepCase(findings) };
}

/**
 * One analysis: yields each stage's id when that stage is finished and returns the report with what is kept of it. Pure: the same inputs and the same
 * reader give the same report, byte for byte.
 */
export async function* analyse(input: AnalysisInput): AsyncGenerator<StageId, Analysis, void> {
  try {
    return yield* stagesOf(input);
  } finally {
    forgetTexts();
  }
}

/** The same at once, for those who do not follow the stages one by one. */
export async function analyseAtOnce(
  input: AnalysisInput,
  onStage: (stage: StageId) => void = () => {},
): Promise<Analysis> {
  const steps = analyse(input);
  let step = await steps.next();
  while (!step.done) {
    onStage(step.value);
    step = await steps.next();
  }
  return step.value;
}

/** Its report alone. */
export const reportOn = async (...given: Parameters<typeof analyseAtOnce>): Promise<Results> =>
  (await analyseAtOnce(...given)).results;
