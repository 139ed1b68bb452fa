import { isDeepStrictEqual } from "node:util";
import type { MessagePort } from "node:worker_threads";
import type { WrittenLetter } from "../../../shared/letter.ts";
import type { Results } from "../../../shared/results.ts";
import { reportOn } from "../../engine/analyse.ts";
import { parseCv } from "../../engine/cv/parse-cv.ts";
import { describesJob } from "../../engine/job/describes-job.ts";
import { findCompany } from "../../engine/job/find-company.ts";
import { findLocation } from "../../engine/job/find-location.ts";
import { findTitle } from "../../engine/job/find-title.ts";
import { parseJob } from "../../engine/job/parse-job.ts";
import { type LetterInput, writeLetter } from "../../engine/letter/write-letter.ts";
import { acceptWording, type Wording } from "../../engine/refine/accept-wording.ts";
import { type ConcealedTexts, concealTexts } from "../../engine/refine/conceal.ts";
import {
  type JudgedLetter,
  judgeLetter,
  supportedSentences,
} from "../../engine/refine/judge-letter.ts";
import { acceptProposals, type Proposals } from "../../engine/refine/proposals.ts";
import { openReader } from "./open-reader.ts";
import type { Advice, EngineInput, JobName, LetterTask } from "./task.ts";

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
  const concealed = concealTexts(cv, parseJob(input.jobDescription));
  const hidden = {
    summary: concealed.conceal(advice.summary),
    recommendations: advice.recommendations.map(concealed.conceal),
  };
  return { cv: concealed.cv, job: concealed.job, advice: hidden, standIns: concealed.standIns };
}

export async function runWith(task: {
  input: EngineInput;
  proposals: Proposals;
  results: Results;
}): Promise<Results | null> {
  const { input, proposals, results } = task;
  const cv = parseCv(input.document, input.referenceDate);
  const additions = acceptProposals(proposals, cv, parseJob(input.jobDescription));
  if (additions.skills.length + additions.demands.length === 0) return null;
  const refined = await reportOn({ ...input, additions, reader });
  const { engine, ...report } = refined;
  const { engine: _engine, ...before } = results;
  if (isDeepStrictEqual(report, before)) return null;
  const { skills, demands } = additions;
  return {
    ...refined,
    engine: { ...engine, mode: "ai", additions: { skills: [...skills], demands: [...demands] } },
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
