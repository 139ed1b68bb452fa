import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { disguises } from "../letter/guard/look-alikes.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { isStopWord, words } from "../text/words.ts";
import type { Additions } from "./additions.ts";
import { findNames } from "./named-mentions.ts";

/** What a language model says it found. Nothing of it is believed. */
export type Proposals = {
  skills: readonly { name: string; job_quote: string; cv_quote: string | null }[];
  demands: readonly { job_quote: string }[];
};

const most = { skills: 20, demands: 10 } as const;
const longest = { name: 40, words: 4, quote: 600 } as const;
const shortestDemand = 12;

/** Words of posts and advertisements that name nothing somebody could have learnt. */
const noSkills = new Set(
  `experience experienced skills skill knowledge ability abilities role roles job jobs post work working team teams
  company employer business client clients customer customers candidate candidates applicant applicants salary benefits
  holiday pension years year essential desirable required preferred responsibilities requirements qualifications degree
  excellent strong good great proven best perfect ideal outstanding expert senior junior`
    .trim()
    .split(/\s+/u),
);

/** Names of people, employers, schools and places: they stand in the texts, and are no skills. */
function properNames(cv: CvRecord, job: JobRecord): string[] {
  const { contact, roles, education } = cv;
  const named = [
    contact.fullName,
    contact.location,
    ...contact.links,
    ...roles.flatMap(({ company, title, location }) => [company, title, location]),
    ...education.map(({ institution }) => institution),
    job.facts.company,
    job.facts.location,
    job.facts.title,
    job.contactName,
  ];
  return named.flatMap((name) => (name ? [foldSpace(name).toLowerCase()] : []));
}

function standsIn(folded: string, quote: string): boolean {
  const wanted = foldSpace(quote);
  return wanted.length > 1 && wanted.length <= longest.quote && folded.includes(wanted);
}

function isName(given: string, proper: readonly string[]): boolean {
  const name = foldSpace(given);
  const lower = name.toLowerCase();
  const all = words(name);
  if (name.length < 2 || name.length > longest.name) return false;
  if (all.length === 0 || all.length > longest.words || !/\p{L}/u.test(name)) return false;
  // What a name is made of; anything else is a sentence, an address or an attempt at markup.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+#/&'’()-]*$/u.test(name) || disguises(name).length > 0)
    return false;
  if (all.every((word) => isStopWord(word.lower) || noSkills.has(word.lower))) return false;
  if (proper.some((one) => ` ${one} `.includes(` ${lower} `) || lower.includes(one))) return false;
  // The lexicon knows it, or a part of it: then its own rules have judged it.
  return findMentions(name).length === 0;
}

/**
 * Of what was proposed, what both texts bear out: a skill whose name stands in the quote of the advertisement, and in the
 * quote of the CV where one is given; a demand that is a verbatim passage. One wrong quote and the proposal is dropped.
 */
export function acceptProposals(proposals: Proposals, cv: CvRecord, job: JobRecord): Additions {
  const cvText = foldSpace(cv.text);
  const jobText = foldSpace(job.text);
  const proper = properNames(cv, job);
  const holds = (folded: string, quote: string, name: string) =>
    standsIn(folded, quote) &&
    !addressesMachines(quote) &&
    findNames(foldSpace(quote), [name], []).length > 0;
  const skills = proposals.skills
    .map((one) => ({ ...one, name: foldSpace(one.name) }))
    .filter(({ name }) => isName(name, proper))
    .filter(({ name, job_quote }) => holds(jobText, job_quote, name))
    .filter(({ name, cv_quote }) => cv_quote === null || holds(cvText, cv_quote, name))
    .map(({ name }) => name);
  const byKey = new Map(skills.map((name) => [name.toLowerCase(), name]));
  const demands = proposals.demands
    .map(({ job_quote }) => foldSpace(job_quote))
    .filter((quote) => quote.length >= shortestDemand && standsIn(jobText, quote))
    .filter((quote) => !addressesMachines(quote));
  // In one order whoever found them and however they came.
  return {
    skills: [...byKey.values()].sort().slice(0, most.skills),
    demands: [...new Set(demands)].sort().slice(0, most.demands),
  };
}
