import { z } from "zod";
import { askedText } from "./asked-text.ts";
import { letterLengths } from "./letter-length.ts";

/** (spec) The tones and lengths of a cover letter; the first tone and `medium` are the defaults. */
export const letterTones = ["professional", "enthusiastic", "creative", "formal"] as const;
export type LetterTone = (typeof letterTones)[number];

/** As many as the form takes: what is typed is never cut. */
export const maxNameCharacters = 200;

const named = z
  .string()
  .max(maxNameCharacters, `A name must be at most ${maxNameCharacters} characters`)
  .nullish()
  .transform((text) => oneLine(text ?? ""));

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** (spec) The last two are optional and trimmed. */
export const letterForm = z.object({
  analysis_id: askedText,
  tone: z.enum(letterTones, { error: "Please choose one of the tones." }).nullish(),
  length: z.enum(letterLengths, { error: "Please choose one of the lengths." }).nullish(),
  companyName: named,
  jobTitle: named,
});
export type LetterForm = z.infer<typeof letterForm>;

/** A sentence and what it rests on. Without sources it holds no fact. */
export type LetterSentence = {
  text: string;
  sources: { from: "cv" | "ad" | "request"; quote: string }[];
};

export type WrittenLetter = {
  /** Paragraphs with a blank line between them. */
  text: string;
  wordCount: number;
  /** In order, without date, greeting and close. */
  sentences: LetterSentence[];
};

export type CoverLetter = {
  cover_letter: string;
  word_count: number;
  generated_by: "server";
  sentences: LetterSentence[];
};
