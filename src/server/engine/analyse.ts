import type { ExtractedDocument } from "../../shared/document.ts";
import type { Requirement, Results } from "../../shared/results.ts";
import type { StageId } from "../../shared/run.ts";
import type { Findings } from "./advice/findings.ts";
import { measureEdits, quickWins } from "./advice/quick-wins.ts";
import { writeRecommendations } from "./advice/recommendations.ts";
import { findStrengths } from "./advice/strengths.ts";
import { writeSummary } from "./advice/summary.ts";
import { findWeaknesses } from "./advice/weaknesses.ts";
import { parseCv } from "./cv/parse-cv.ts";
import { toParsedCv } from "./cv/parsed-cv.ts";
import { parseJob } from "./job/parse-job.ts";
import type { Judgement } from "./judge/judgement.ts";
import { matchKeywords } from "./keywords/match-keywords.ts";
import { matchSkills } from "./keywords/match-skills.ts";
import type { Reader } from "./reader/reader.ts";
import type { Additions } from "./refine/additions.ts";
import { modelReader } from "./refine/model-reader.ts";
import { checkCase, checkCopies, judgeCase, readCase, scoresFrom } from "./score/assess.ts";
import { foldSpace } from "./text/fold-space.ts";
import { forgetTexts } from "./text/remembered.ts";
import { shortHash } from "./text/short-hash.ts";
import { engineVersion } from "./version.ts";

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

/** `folded` is the CV's text: what does not occur in it is no quote. */
function requirementOf(
  { demand, status, sure, reason, evidence }: Judgement,
  folded: string,
): Requirement {
  const { id, text, importance, kind, years } = demand;
  const quotes = evidence.filter(({ quote }) => folded.includes(quote));
  return { id, text, importance, kind, status, sure, reason, years, evidence: quotes };
}

async function reportOf(findings: Findings): Promise<Results> {
  const { about, coverage, scores, checks, pasted } = findings;
  const folded = foldSpace(about.document.text);
  const { text: _text, ...parsed } = toParsedCv(about.cv);
  const measured = await measureEdits(findings);
  return {
    overall_score: scores.overall.score,
    match_percentage: scores.match.score,
    ats_score: scores.ats.score,
    skills_matched: coverage.matched,
    skills_missing: coverage.missing,
    recommendations: writeRecommendations(findings, measured),
    strengths: findStrengths(findings),
    weaknesses: findWeaknesses(findings),
    summary: writeSummary(findings),
    counts: {
      cvKeys: coverage.cvKeys,
      jobKeys: coverage.jobKeys,
      matched: coverage.matched.length,
      missing: coverage.missing.length,
    },
    engine: {
      version: engineVersion,
      mode: "offline",
      reference_date: about.referenceDate,
      inputs: { cv: shortHash(about.document.text), job: shortHash(about.job.text) },
    },
    language: about.cv.language,
    job: about.job.facts,
    requirements: findings.judgements.map((judgement) => requirementOf(judgement, folded)),
    keywords: findings.keywords,
    score_parts: [...scores.overall.parts, ...scores.match.parts, ...scores.ats.parts],
    ats_checks: [...checks.map(({ points: _points, ...check }) => check), pasted],
    quick_wins: quickWins(measured),
    parsed_cv: parsed,
  };
}

async function* stagesOf(input: AnalysisInput): AsyncGenerator<StageId, Results, void> {
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
  const report = await reportOf({
    about,
    reading,
    keywords,
    coverage,
    checks,
    pasted,
    judgements,
    scores,
  });
  yield "recommendations";
  return report;
}

/**
 * One analysis: yields each stage's id when that stage is finished and returns the report. Pure: the same inputs and the same
 * reader give the same report, byte for byte.
 */
export async function* analyse(input: AnalysisInput): AsyncGenerator<StageId, Results, void> {
  try {
    return yield* stagesOf(input);
  } finally {
    forgetTexts();
  }
}

/** The same at once, for those who do not follow the stages one by one. */
export async function reportOn(
  input: AnalysisInput,
  onStage: (stage: StageId) => void = () => {},
): Promise<Results> {
  const steps = analyse(input);
  let step = await steps.next();
  while (!step.done) {
    onStage(step.value);
    step = await steps.next();
  }
  return step.value;
}
