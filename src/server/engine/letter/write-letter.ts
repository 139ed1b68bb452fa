import {
  countLetterWords,
  type LetterLength,
  type LetterTone,
  letterWords,
  letterWordsTolerance,
} from "../../../shared/letter.ts";
import type { Results } from "../../../shared/results.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { titleKey } from "../vocabulary/job-titles.ts";
import { dutiesOf } from "./ad-phrases.ts";
import { composeBody, type Paragraph, wordsIn } from "./compose-letter.ts";
import type { Sentence } from "./fill-template.ts";
import { createGuard } from "./guard/guard-letter.ts";
import {
  deafLines,
  findProofs,
  namedQualifications,
  namedRoles,
  sharedSkills,
} from "./letter-facts.ts";
import { greetingFor, longDate, personName } from "./letter-frame.ts";
import { jobValues, roleValues } from "./letter-values.ts";
import { type LetterMaterial, planLetter, type Step, stepsOf } from "./plan-letter.ts";

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
  /** In order, without date, greeting and close. A sentence without sources holds no fact. */
  sentences: Sentence[];
};

/** A job the CV answers less than this, and names none of its skills, is another kind of work. */
const otherWork = 30;

function languagesOf(cv: CvRecord): LetterMaterial["languages"] {
  const known = cv.languages.filter(({ level }) => level !== "A1" && level !== "A2");
  if (known.length < 2) return [];
  return known.slice(0, 4).map(({ name, line }) => ({
    text: name,
    source: { of: "cv", quote: cv.lines[line]?.text ?? "" },
  }));
}

/** All that a letter may say. */
function gatherMaterial(input: LetterInput): LetterMaterial {
  const { cv, job, results, tone, length } = input;
  const deaf = deafLines(cv, job);
  const roles = namedRoles(cv, deaf);
  const shared = sharedSkills(cv, job, deaf);
  const whoRole = roles.find(
    (role) => role.work && (role.title !== null || role.employer !== null),
  );
  const asked = new Set(titleKey(input.jobTitle ?? job.facts.title ?? ""));
  const sameWork = roles.some(({ title }) => titleKey(title ?? "").some((key) => asked.has(key)));
  const weak =
    results.match_percentage < otherWork &&
    shared.length === 0 &&
    !sameWork &&
    whoRole !== undefined;
  return {
    tone,
    length,
    strength: shared.length >= 2 ? "strong" : weak ? "weak" : "some",
    job: jobValues(job, input),
    who: roleValues(whoRole),
    whoRole,
    roles: roles.filter(({ work }) => work),
    proofs: findProofs(cv, job, results.requirements, roles, deaf),
    sectionOf: ({ role }) => (role ? (cv.roles[role.at]?.section ?? "") : ""),
    shared,
    duties: dutiesOf(job),
    qualifications: namedQualifications(cv, deaf),
    languages: languagesOf(cv),
  };
}

/** Takes steps while they bring the letter nearer to its length. */
function fillToLength(
  material: LetterMaterial,
  frameWords: number,
  compose: (taken: readonly Step[]) => Paragraph[],
): Paragraph[] {
  const goal = letterWords[material.length];
  const most = goal * (1 + letterWordsTolerance / 2);
  let taken: Step[] = [];
  let body = compose(taken);
  for (const step of stepsOf(material.length)) {
    const total = wordsIn(body) + frameWords;
    if (total >= goal * (1 - letterWordsTolerance / 4)) break;
    const next = compose([...taken, step]);
    const longer = wordsIn(next) + frameWords;
    if (longer <= most && longer > total) {
      taken = [...taken, step];
      body = next;
    }
  }
  return body;
}

/**
 * A cover letter from the CV, the advertisement and the request alone, in UK form. Every fact in it stands in one of
 * them; the same input gives the same letter, and another job another one.
 */
export function writeLetter(input: LetterInput): Letter {
  const { cv, job, referenceDate } = input;
  const material = gatherMaterial(input);
  const guard = createGuard(input);
  const { greeting, close } = greetingFor(job.contactName);
  const name = personName(cv.contact.fullName);
  const frame = [longDate(referenceDate), greeting, `${close},`, name];
  const seed = `${job.text.slice(0, 4000)} ${cv.text.slice(0, 4000)} ${input.tone}`;
  const accepts = (sentence: string) => guard.findingsOf(sentence).length === 0;
  const body = fillToLength(material, countLetterWords(frame.join(" ")), (taken) =>
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
