import type { LetterTone } from "../../../shared/letter.ts";
import {
  countLetterWords,
  type LetterLength,
  letterWords,
  letterWordsTolerance,
} from "../../../shared/letter-length.ts";
import type { Results } from "../../../shared/results.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { termKeys } from "../match/term-key.ts";
import { forgetTexts } from "../text/remembered.ts";
import { titleKey } from "../vocabulary/job-titles.ts";
import { chooseProofs } from "./choose-proofs.ts";
import { composeBody, type Paragraph, wordsIn } from "./compose-letter.ts";
import { allQualifications, certificatesOf, isUnsaid } from "./facts/all-certificates.ts";
import { besideWork } from "./facts/beside-work.ts";
import { deafLines } from "./facts/deaf-lines.ts";
import { heldBesides } from "./facts/held-licences.ts";
import { listedTools } from "./facts/listed-tools.ts";
import { hidesPresentRole, type NamedRole, namedRoles } from "./facts/named-roles.ts";
import { otherLanguages } from "./facts/other-languages.ts";
import { ownBackground, ownProfile } from "./facts/own-profile.ts";
import { findProofs, type Proof } from "./facts/proofs.ts";
import { registrationsOf } from "./facts/registrations.ts";
import { skillsOfRoles } from "./facts/role-skills.ts";
import { saidTogether } from "./facts/said-together.ts";
import { sharedSkills } from "./facts/shared-skills.ts";
import type { Sentence } from "./fill-template.ts";
import { createGuard } from "./guard/guard-letter.ts";
import { greetingFor, longDate, personName } from "./letter-frame.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { letterSteps, type Step } from "./letter-steps.ts";
import { type Entry, jobValues, proofSentence, roleValues } from "./letter-values.ts";
import { planLetter } from "./plan-letter.ts";
import { dutiesOf } from "./ranked-duties.ts";

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

/** A job the CV answers less than this, and names none of its skills, is another kind of work. */
const otherWork = 30;

/** From here on the job is of the trade the CV is of, whatever its posts are called. */
const sameTrade = 60;

/** Where people are looked after, what register somebody stands in is always asked. */
const ofHealth = /\b(?:NHS|hospital|clinical|patients?|nurs(?:e|ing)|medical)\b/iu;

/** More statements than the longest letter takes. */
const mostProofs = 18;

/** Keys of the words the advertisement asks with. */
function askedKeys(job: JobRecord): ReadonlySet<string> {
  return new Set(
    termKeys(`${job.facts.title ?? ""} ${job.demands.map(({ text }) => text).join(" ")}`),
  );
}

/** Who writes, where it can be said as it stands. */
function acceptedWho(
  role: NamedRole | undefined,
  foreign: boolean,
  accepts: (sentence: string) => boolean,
): Entry[] {
  const entries = roleValues(role, foreign);
  const { aNow, nowAt, aLast, lastAt } = Object.fromEntries(
    entries.map(([name, { text }]) => [name, text]),
  );
  const said = aNow === undefined ? `I was ${aLast}${lastAt}.` : `I am ${aNow}${nowAt}.`;
  const isTitled = aNow !== undefined || aLast !== undefined;
  return !isTitled || accepts(said) ? entries : [];
}

/** All that a letter may say. */
function gatherMaterial(
  input: LetterInput,
  accepts: (sentence: string) => boolean,
): LetterMaterial {
  const { cv, job, results, tone } = input;
  const deaf = deafLines(cv, job);
  const roles = namedRoles(cv, deaf);
  const shared = sharedSkills(cv, job, deaf);
  const foreign = cv.language !== "en";
  const whoRole = roles.find(
    (role) => role.work && (role.title !== null || role.employer !== null),
  );
  const asked = new Set(titleKey(input.jobTitle ?? job.facts.title ?? ""));
  const sameWork = roles.some(({ title }) => titleKey(title ?? "").some((key) => asked.has(key)));
  const { qualifications, levels } = allQualifications(cv, deaf, askedKeys(job));
  const certificates = certificatesOf(input, qualifications, deaf, accepts);
  // "C and C++" is no summary of an advertisement.
  const isTelling =
    shared.length > 2 ||
    (shared.length === 2 && shared.map(({ text }) => text).join("").length > 6);
  const isOfTrade =
    sameWork || results.match_percentage >= sameTrade || ofHealth.test(job.text.slice(0, 4000));
  const isAccepted = (proof: Proof) => accepts(proofSentence(proof));
  const weak = results.match_percentage < otherWork && shared.length === 0 && !sameWork;
  return {
    tone,
    strength: isTelling ? "strong" : weak ? "weak" : "some",
    foreign,
    job: jobValues(job, input),
    who: whoRole?.current || !hidesPresentRole(cv) ? acceptedWho(whoRole, foreign, accepts) : [],
    whoRole,
    roles: roles.filter(({ work }) => work),
    proofs: chooseProofs(
      findProofs(
        { cv, job, requirements: results.requirements, askedKeys: askedKeys(job) },
        roles,
        deaf,
      ),
      mostProofs,
      isAccepted,
    ),
    joins: (proof) => input.apart !== true && isAccepted(proof),
    sectionOf: ({ role }) => (role ? (cv.roles[role.at]?.section ?? "") : ""),
    shared,
    skillsOf: foreign ? new Map() : skillsOfRoles(cv, job, roles, deaf),
    duties: dutiesOf(job, results.requirements),
    profile: ownProfile(cv, deaf),
    background: ownBackground(cv, deaf),
    qualifications: saidTogether(
      qualifications.filter((one) => isUnsaid(one, certificates)),
      "I have",
      accepts,
    ),
    certificates,
    held: saidTogether(
      [
        ...(isOfTrade ? registrationsOf(cv, deaf) : []),
        ...levels,
        ...(isOfTrade ? heldBesides(cv, deaf, accepts) : []),
      ].filter((one) => isUnsaid(one, [...certificates, ...qualifications])),
      "I hold",
      accepts,
    ),
    languages: otherLanguages(cv),
    tools: weak ? [] : listedTools(cv, deaf, shared),
    outside: besideWork(cv, roles, deaf),
  };
}

/** How many lines of the CV a letter rests on. */
const linesTold = (body: readonly Paragraph[]) =>
  new Set(
    body
      .flat()
      .flatMap(({ sources }) =>
        sources.flatMap(({ from, quote }) => (from === "cv" ? [quote] : [])),
      ),
  ).size;

/** Takes steps while they bring the letter nearer to its length; `letterSteps` says what a thin CV gives. */
function fillToLength(
  length: LetterLength,
  frameWords: number,
  compose: (taken: readonly Step[]) => Paragraph[],
): Paragraph[] {
  const goal = letterWords[length];
  const most = goal * (1 + letterWordsTolerance / 2);
  let taken: Step[] = [];
  let body = compose(taken);
  for (const step of letterSteps[length]) {
    const total = wordsIn(body) + frameWords;
    if (total >= goal * (1 - letterWordsTolerance / 4)) break;
    const next = compose([...taken, step]);
    const longer = wordsIn(next) + frameWords;
    if (longer <= most && (longer > total || linesTold(next) > linesTold(body))) {
      taken = [...taken, step];
      body = next;
    } else if (step === "proof") taken = [...taken, "no proof"];
  }
  return body;
}

function letterOf(input: LetterInput): Letter {
  const { cv, job, referenceDate } = input;
  const guard = createGuard(input);
  const accepts = (sentence: string) => guard.findingsOf(sentence).length === 0;
  const material = gatherMaterial(input, accepts);
  const { greeting, close } = greetingFor(job.contactName, job.facts.company);
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
