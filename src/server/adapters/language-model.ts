import type { z } from "zod";

/** One question. `instructions` are ours; `data` is other people's text, made harmless and marked as data already. */
export type ModelQuestion = {
  /** Names the answer's form to the server, and the question in the log. */
  name: string;
  instructions: string;
  data: string;
  /** The longest answer, in tokens. */
  maxTokens: number;
  signal: AbortSignal;
  /** Hears what the answer took, where the server says so; also of an answer that was of no use. */
  onUsage?: ((usage: ModelUsage) => void) | undefined;
  /** Hears each part of the answer's raw text as it is written, where the server can say it part by part. */
  onText?: ((part: string) => void) | undefined;
};

/** In tokens, as the server counts them. */
export type ModelUsage = { input: number; output: number };

/** A language model somewhere else: slow, forgetful, and not to be believed. */
export type LanguageModel = {
  /** As its server calls it. */
  name: string;
  /** An answer of this form. Rejects with a ModelFailure, or with the signal's reason when that aborts. */
  answer<T>(question: ModelQuestion & { schema: z.ZodType<T> }): Promise<T>;
  /** A text, part by part as it is written. Fails as `answer` does. */
  write(question: ModelQuestion): AsyncIterable<string>;
};
