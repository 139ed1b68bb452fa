import type { JobRecord } from "../job/job-record.ts";
import { termKeys } from "../text/term-key.ts";
import { titleKey } from "../vocabulary/job-titles.ts";
import { chooseProofs } from "./choose-proofs.ts";
import {
  allQualifications,
  certificatesOf,
  isUnsaid,
  unheldPlaces,
} from "./facts/all-certificates.ts";
import { type AskedPhrase, askedPhrase } from "./facts/asked-phrase.ts";
import { askedWork, shownFirst } from "./facts/asked-work.ts";
import { besideWork } from "./facts/beside-work.ts";
import { deafLines } from "./facts/deaf-lines.ts";
import { heldBesides } from "./facts/held-licences.ts";
import { listedTools } from "./facts/listed-tools.ts";
import { hidesPresentRole, type NamedRole, namedRoles } from "./facts/named-roles.ts";
import { otherLanguages } from "./facts/other-languages.ts";
import { ownBackground, ownProfile } from "./facts/own-profile.ts";
import { findProofs, type Proof } from "./facts/proofs.ts";
import { registrationsOf } from "./facts/registrations.ts";
import { linesOfRole } from "./facts/role-lines.ts";
import { skillsOfRoles } from "./facts/role-skills.ts";
import { saidTogether } from "./facts/said-together.ts";
import { sharedSkills } from "./facts/shared-skills.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { type Entry, jobValues, proofSentence, roleValues } from "./letter-values.ts";
import { dutiesOf } from "./ranked-duties.ts";

import type { LetterInput } from "./write-letter.ts";

/** A job the CV answers less than this, and names none of its skills, is another kind of work. */
const otherWork = 30;

/** From here on the job is of the trade the CV is of, whatever its posts are called. */
const sameTrade = 60;

/** Where people are looked after, what register somebody stands in is always asked. */
const ofHealth = /\b(?:NHS|hospital|clinical|patients?|nurs(?:e|ing)|medical)\b/iu;

/** One has an apprenticeship behind one, and does not hold it. */
const isServed = ({ text }: { text: string }) => /\bapprenticeship\b/iu.test(text);

/** More statements than the longest letter takes. */
const mostProofs = 24;

/** Keys of the words the advertisement asks with. */
function askedKeys(job: JobRecord): ReadonlySet<string> {
  return new Set(
    termKeys(`${job.facts.title ?? ""} ${job.demands.map(({ text }) => text).join(" ")}`),
  );
}

/** The demands of work, as they can be named. */
function phrasesOf({ demands }: JobRecord): ReadonlyMap<string, AskedPhrase> {
  return new Map(
    demands.flatMap((demand) => {
      const isWork = demand.education === null && demand.licences.length === 0;
      const phrase =
        isWork && !demand.unverifiable ? askedPhrase(demand.text, demand.responsibility) : null;
      return phrase === null ? [] : [[demand.id, phrase] as const];
    }),
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
export function gatherMaterial(
  input: LetterInput,
  accepts: (sentence: string) => boolean,
): LetterMaterial {
  const { cv, job, results, tone } = input;
  const deaf = deafLines(cv, job);
  const roles = namedRoles(cv, deaf);
  const shared = sharedSkills(cv, job, deaf);
  const foreign = cv.language !== "en";
  const named = roles.filter(
    (role) => role.work && (role.title !== null || role.employer !== null),
  );
  // Beside the post that lines tell of, one that is only named ("Assistant Examiner, every summer") is held on the side.
  const whoRole =
    named.find(({ at, current }) => current && linesOfRole(cv, at).length > 0) ?? named[0];
  // A present post that cannot be named is still the last one.
  const isHeldNow = roles.some(({ work, current }) => work && current);
  const asked = new Set(titleKey(input.jobTitle ?? job.facts.title ?? ""));
  const sameWork = roles.some(({ title }) => titleKey(title ?? "").some((key) => asked.has(key)));
  const { qualifications, studied, levels } = allQualifications(cv, deaf, askedKeys(job));
  const unheld = unheldPlaces(cv, input.referenceDate);
  const certificates = certificatesOf({ cv, job, results, unheld }, qualifications, deaf, accepts);
  // "C and C++" is no summary of an advertisement.
  const isTelling =
    shared.length > 2 ||
    (shared.length === 2 && shared.map(({ text }) => text).join("").length > 6);
  const isOfTrade =
    sameWork || results.match_percentage >= sameTrade || ofHealth.test(job.text.slice(0, 4000));
  const besides = isOfTrade ? heldBesides(cv, deaf, unheld, accepts) : [];
  const isNamed = qualifications.some(isServed);
  const served = isNamed ? [] : besides.filter(isServed).slice(0, 1);
  const isAccepted = (proof: Proof) => accepts(proofSentence(proof));
  const about = { cv, job, requirements: results.requirements, askedKeys: askedKeys(job) };
  const chosen = chooseProofs(
    findProofs({ ...about, phrases: phrasesOf(job) }, roles, deaf),
    mostProofs,
    isAccepted,
  );
  const work = foreign ? [] : askedWork(job, chosen);
  const proofs = shownFirst(chosen, work);
  const weak = results.match_percentage < otherWork && shared.length === 0 && !sameWork;
  return {
    tone,
    strength: isTelling || work.length > 0 ? "strong" : weak ? "weak" : "some",
    foreign,
    job: jobValues(job, input),
    who:
      whoRole?.current || !(hidesPresentRole(cv) || isHeldNow)
        ? acceptedWho(whoRole, foreign, accepts)
        : [],
    whoRole,
    roles: roles.filter(({ work }) => work),
    proofs,
    told: [],
    work,
    joins: (proof) => input.apart !== true && isAccepted(proof),
    sectionOf: ({ role }) => (role ? (cv.roles[role.at]?.section ?? "") : ""),
    shared,
    skillsOf: foreign ? new Map() : skillsOfRoles(cv, job, roles, deaf),
    duties: dutiesOf(
      job,
      results.requirements,
      work,
      proofs.flatMap(({ keys }) => keys),
    ),
    profile: ownProfile(cv, deaf),
    background: ownBackground(cv, deaf),
    qualifications: saidTogether(
      [...qualifications.filter((one) => isUnsaid(one, certificates)), ...served],
      "I have",
      accepts,
    ),
    studied: foreign
      ? []
      : studied.filter((one) => isUnsaid(one, [...certificates, ...qualifications])),
    certificates: certificates.filter((one) => !isServed(one)),
    held: saidTogether(
      [
        ...(isOfTrade ? registrationsOf(cv, deaf) : []),
        ...levels,
        ...besides.filter((one) => !isServed(one)),
      ].filter((one) => isUnsaid(one, [...certificates, ...qualifications])),
      "I hold",
      accepts,
    ),
    languages: otherLanguages(cv),
    tools: weak ? [] : listedTools(cv, deaf, shared),
    outside: besideWork(cv, roles, deaf),
  };
}
