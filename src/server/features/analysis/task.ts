import type { ExtractedDocument } from "../../../shared/document.ts";
import type { LetterTone, WrittenLetter } from "../../../shared/letter.ts";
import type { LetterLength } from "../../../shared/letter-length.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Results } from "../../../shared/results.ts";
import type { StageId } from "../../../shared/run.ts";
import type { Carried } from "../../adapters/telemetry.ts";
import type { KeptCase } from "../../engine/kept-case.ts";
import type { ReadingAnswer } from "../../engine/refine/accept-reading.ts";
import type { Wording } from "../../engine/refine/accept-wording.ts";
import type { Additions } from "../../engine/refine/additions.ts";
import type { ConcealedTexts } from "../../engine/refine/conceal.ts";
import type { JudgedLetter } from "../../engine/refine/judge-letter.ts";
import type { NumberedCase } from "../../engine/refine/numbered-case.ts";
import type { StandIn } from "../../engine/refine/stand-ins.ts";

/** What the queue carries: plain data. `sequence` is that of the state in which the run was put on the queue. */
export type AnalysisTask = Carried & { id: string; owner: Owner; demo: boolean; sequence: number };

/** Same shape as the engine's input. `referenceDate` is YYYY-MM-DD. */
export type EngineInput = {
  document: ExtractedDocument;
  jobDescription: string;
  referenceDate: string;
  /** What a language model read in the same texts before. */
  additions?: Additions | undefined;
};

/** What a letter is made of. Names and titles as the person gave them, empty where they gave none. */
export type LetterTask = EngineInput & {
  results: Results;
  tone: LetterTone;
  length: LetterLength;
  companyName: string;
  jobTitle: string;
};

export type JobName = { title: string | null; company: string | null };

/** The language model that judged, and the day (YYYY-MM-DD). */
export type ReadBy = { model: string; date: string };

export type Advice = { summary: string; recommendations: string[] };

/** A report of the engine's own, and what it takes to go on with a language model. */
export type BegunAnalysis = {
  results: Results;
  /** What a language model is to judge: concealed and numbered. */
  numbered: NumberedCase;
  kept: KeptCase;
};

type Watch = { signal: AbortSignal; onStage: (stage: StageId) => void };

/** The engine's part where a language model helps: it prepares what may leave, and judges what comes back. */
export type ModelSupport = {
  /** The texts, and the advice about them, without what says who the person is. */
  conceal(input: EngineInput, advice: Advice): Promise<ConcealedTexts & { advice: Advice }>;
  /**
   * The report with what of the answer to a numbered case the texts bear out, made of what its analysis has read. Null where they bear
   * out nothing, or so little that the answer is none. Rejects with the signal's reason when that aborts.
   */
  runWith(
    analysis: Pick<BegunAnalysis, "results" | "kept"> & { jobDescription: string },
    read: { answer: ReadingAnswer; by: ReadBy },
    signal: AbortSignal,
  ): Promise<Results | null>;
  /** The same for advice about a case that is kept. */
  concealAdvice(kept: KeptCase, advice: Advice): Promise<{ advice: Advice; standIns: StandIn[] }>;
  /** The advice, each sentence in the other wording where that says the same. `changed` counts those. */
  reword(advice: Advice, wording: Wording): Promise<Advice & { changed: number }>;
  /** Somebody else's letter, made to say only what the texts bear out. */
  judgeLetter(input: LetterTask, text: string): Promise<JudgedLetter>;
  /** Of a part of such a letter the sentences that may be shown. */
  supportedSentences(input: LetterTask, text: string): Promise<string>;
};

/** The engine, away from the main thread. */
export type EnginePool = ModelSupport & {
  /** Starts a thread where none is, so that the work that is to come need not wait for it. */
  warm(): void;
  /**
   * Calls `onStage` as each stage is really finished, always before it resolves. Rejects with the signal's reason
   * when that aborts (the work is then really stopped), with an AppError when the work takes too long or dies.
   */
  run(input: EngineInput, options: Watch): Promise<Results>;
  /** The same where a language model reads as well. */
  begin(input: EngineInput, options: Watch): Promise<BegunAnalysis>;
  /** A cover letter from the same texts and their report. */
  writeLetter(input: LetterTask): Promise<WrittenLetter>;
  /** What an advertisement calls the post, and who offers it; null where it does not say. */
  nameJob(jobDescription: string): Promise<JobName>;
  /** Whether a text tells of a job at all. */
  describesJob(text: string): Promise<boolean>;
  close(): Promise<void>;
};
