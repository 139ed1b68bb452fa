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

export const modelFailures = [
  /** Not reached, or answers with an error. */
  "unavailable",
  /** Refuses the key, the model's name or the request itself. */
  "rejected",
  /** No answer of the form asked for: a refusal, prose, broken JSON. */
  "unusable",
  /** Longer than asked for. */
  "too_long",
  /** Not asked, because it failed too often just now. */
  "paused",
  /** Not asked, because it would have taken more than the analysis may. */
  "over_bounds",
] as const;

/** Says why there is no answer, and holds nothing of what was asked or said. */
export class ModelFailure extends Error {
  readonly kind: (typeof modelFailures)[number];
  /** Worth another try at once. */
  readonly passing: boolean;

  constructor(kind: (typeof modelFailures)[number], passing = false) {
    super(`the language model gave no answer (${kind})`);
    this.name = "ModelFailure";
    this.kind = kind;
    this.passing = passing;
  }
}
