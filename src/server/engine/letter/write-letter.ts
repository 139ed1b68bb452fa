import type { LetterTone } from "../../../shared/letter.ts";
import { countLetterWords, type LetterLength } from "../../../shared/letter-length.ts";
import type { Results } from "../../../shared/results.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { forgetTexts } from "../text/remembered.ts";
import { boundedCv } from "./bounded-cv.ts";
import { composeBody } from "./compose-letter.ts";
import type { Sentence } from "./fill-template.ts";
import { fillToLength } from "./fill-to-length.ts";
import { gatherMaterial } from "./gather-material.ts";
import { createGuard } from "./guard/guard-letter.ts";
import { greetingFor, longDate, personName } from "./letter-frame.ts";
import { peopleWhoEmploy } from "./letter-values.ts";
import { planLetter } from "./plan-letter.ts";

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
  /** Each statement in a sentence of its own, for whoever takes single ones. */
  apart?: boolean;
};

export type Letter = {
  /** Paragraphs with a blank line between them. */
  text: string;
  wordCount: number;
  /** In order, without date, greeting and close. A sentence without sources holds no fact. */
  sentences: Sentence[];
};

function greetingOf(job: JobRecord): { greeting: string; close: string } {
  const people = peopleWhoEmploy(job);
  return people === null ? greetingFor(job.contactName, job.facts.company) : greetingFor(people);
}

function letterOf(given: LetterInput): Letter {
  const input = { ...given, cv: boundedCv(given.cv) };
  const { cv, job, referenceDate } = input;
  const guard = createGuard(input);
  const accepts = (sentence: string) => guard.findingsOf(sentence).length === 0;
  const material = gatherMaterial(input, accepts);
  const { greeting, close } = greetingOf(job);
  const name = personName(
    cv.contact.fullName,
    cv.roles.flatMap(({ title }) => title ?? []),
  );
  const frame = [longDate(referenceDate), greeting, `${close},`, name];
  const seed = `${job.text.slice(0, 4000)} ${cv.text.slice(0, 4000)} ${input.tone}`;
  const body = fillToLength(input.length, countLetterWords(frame.join(" ")), (taken) =>
    composeBody(planLetter(material, taken), seed, accepts),
  );
  const text = [
    longDate(referenceDate),
    `${greeting},`,
    ...body.map((sentences) => sentences.map((one) => one.text).join(" ")),
    `${close},`,
    name,
  ].join("\n\n");
  return { text, wordCount: countLetterWords(text), sentences: body.flat() };
}

/**
 * A cover letter from the CV, the advertisement and the request alone, in UK form. Every fact in it stands in one of
 * them; the same input gives the same letter, and another job another one.
 */
export function writeLetter(input: LetterInput): Letter {
  try {
    return letterOf(input);
  } finally {
    forgetTexts();
  }
}
