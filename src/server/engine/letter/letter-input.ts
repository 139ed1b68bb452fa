import type { LetterTone } from "../../../shared/letter.ts";
import type { LetterLength } from "../../../shared/letter-length.ts";
import type { Results } from "../../../shared/results.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";

/** A line of the CV or the advertisement, or a field of the request, that a sentence rests on. */
export type LetterSource = { from: "cv" | "ad" | "request"; quote: string };

/** A sentence of a letter. Without sources it holds no fact. */
export type Sentence = { text: string; sources: LetterSource[] };

export const cvLines = (quotes: readonly string[]): LetterSource[] =>
  quotes.map((quote) => ({ from: "cv", quote }));

export type LetterInput = {
  cv: CvRecord;
  job: JobRecord;
  /** Of the analysis of this CV and this advertisement. */
  results: Pick<Results, "requirements" | "match_percentage">;
  tone: LetterTone;
  length: LetterLength;
  companyName?: string | undefined;
  jobTitle?: string | undefined;
  /** ISO 8601: the date the letter bears. */
  referenceDate: string;
};

export type Letter = {
  /** Paragraphs with a blank line between them. */
  text: string;
  wordCount: number;
  /** In order, without date, greeting and close. */
  sentences: Sentence[];
};
