import type { MessagePort } from "node:worker_threads";
import type { WrittenLetter } from "../../../shared/letter.ts";
import type { Results } from "../../../shared/results.ts";
import { analyseAtOnce, reportOn } from "../../engine/analyse.ts";
import { parseCv } from "../../engine/cv/parse-cv.ts";
import { describesJob } from "../../engine/job/describes-job.ts";
import { findCompany } from "../../engine/job/find-company.ts";
import { findLocation } from "../../engine/job/find-location.ts";
import { findTitle } from "../../engine/job/find-title.ts";
import { parseJob } from "../../engine/job/parse-job.ts";
import { demandsToJudge } from "../../engine/judge/judge-demands.ts";
import { concludeWith, type KeptCase } from "../../engine/kept-case.ts";
import { type LetterInput, writeLetter } from "../../engine/letter/write-letter.ts";
import { acceptReading, type ReadingAnswer } from "../../engine/refine/accept-reading.ts";
import { acceptWording, type Wording } from "../../engine/refine/accept-wording.ts";
import type { Additions } from "../../engine/refine/additions.ts";
import { type ConcealedTexts, concealTexts } from "../../engine/refine/conceal.ts";
import {
  type JudgedLetter,
  judgeLetter,
  supportedSentences,
} from "../../engine/refine/judge-letter.ts";
import { numberCase } from "../../engine/refine/numbered-case.ts";
import type { StandIn } from "../../engine/refine/stand-ins.ts";
import { weighReading } from "../../engine/refine/weigh-reading.ts";
import { openReader } from "./open-reader.ts";
import type { Advice, BegunAnalysis, EngineInput, JobName, LetterTask, ReadBy } from "./task.ts";

/** One for this thread. */
const reader = await openReader();

/** Runs in a worker thread: posts the id of every stage as it is finished, and returns the report. */
export default function work(task: { input: EngineInput; port: MessagePort }): Promise<Results> {
  return reportOn({ ...task.input, reader }, (stage) => task.port.postMessage(stage));
}

/** Does nothing: once it has run, the thread is there with all it needs. */
export function ready(): void {}

function letterInput(task: LetterTask): LetterInput {
  const cv = parseCv(task.document, task.referenceDate);
  return { ...task, cv, job: parseJob(task.jobDescription) };
}

export function letter(task: LetterTask): WrittenLetter {
  return writeLetter(letterInput(task));
}

export function conceal(task: {
  input: EngineInput;
  advice: Advice;
}): ConcealedTexts & { advice: Advice } {
  const { input, advice } = task;
  const cv = parseCv(input.document, input.referenceDate);
  return concealWith(concealTexts(cv, parseJob(input.jobDescription)), advice);
}

export function concealAdvice(task: {
  about: Pick<KeptCase["about"], "cv" | "job">;
  advice: Advice;
}): { advice: Advice; standIns: StandIn[] } {
  const { advice, standIns } = concealWith(
    concealTexts(task.about.cv, task.about.job),
    task.advice,
  );
  return { advice, standIns };
}

function concealWith(
  concealed: ReturnType<typeof concealTexts>,
  advice: Advice,
): ConcealedTexts & { advice: Advice } {
  const hidden = {
    summary: concealed.conceal(advice.summary),
    recommendations: advice.recommendations.map(concealed.conceal),
  };
  return { cv: concealed.cv, job: concealed.job, advice: hidden, standIns: concealed.standIns };
}

/** As `work`, with what it takes to go on when a language model has read. */
export async function begin(task: {
  input: EngineInput;
  port: MessagePort;
}): Promise<BegunAnalysis> {
  const { results, kept } = await analyseAtOnce({ ...task.input, reader }, (stage) =>
    task.port.postMessage(stage),
  );
  const { reading, about } = kept;
  return { results, kept, numbered: numberCase(reading, about.job, demandsToJudge(about.job)) };
}

export async function runWith(task: {
  analysis: Pick<BegunAnalysis, "results" | "kept"> & { jobDescription: string };
  answer: ReadingAnswer;
  by: ReadBy;
}): Promise<Results | null> {
  const { analysis, answer, by } = task;
  const { kept, results, jobDescription } = analysis;
  const { job } = kept.about;
  const accepted = acceptReading(answer, {
    reading: kept.reading,
    job,
    demands: demandsToJudge(job),
    alone: results.requirements,
  });
  if (Object.values(accepted).every(({ length }) => length === 0)) return null;
  const read = reader.begin(kept.memory);
  const additions = await weighReading(accepted, kept.reading.statements, read);
  if (!additions) return null;
  const report = await concludeWith({ ...kept, memory: read.memory() }, additions, {
    jobDescription,
    reader,
  });
  return { ...report, engine: { ...report.engine, mode: "ai", ...toldBy(additions, by) } };
}

function toldBy({ skills, demands, withdrawn, verdicts }: Additions, by: ReadBy) {
  return {
    additions: { skills: [...skills], demands: [...demands] },
    reader: {
      ...by,
      withdrawn: [...withdrawn],
      verdicts: verdicts.map((one) => ({ ...one, lines: [...one.lines] })),
    },
  };
}

export function reword(task: { advice: Advice; wording: Wording }): Advice & { changed: number } {
  return acceptWording(task.advice, task.wording);
}

export function judgedLetter(task: { input: LetterTask; text: string }): JudgedLetter {
  return judgeLetter(task.text, letterInput(task.input));
}

export function supported(task: { input: LetterTask; text: string }): string {
  return supportedSentences(task.text, letterInput(task.input));
}

export { describesJob };

export function jobName(jobDescription: string): JobName {
  const title = findTitle(jobDescription);
  return { title, company: findCompany(jobDescription, title, findLocation(jobDescription)) };
}
