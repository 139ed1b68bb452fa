import type { Demand } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { ImpliedRegistration } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { spokenOf } from "./licence-by-wording.ts";
import { heedCodes } from "./licence-codes.ts";
import { licenceInText, licencesInText } from "./licence-in-text.ts";
import { heedLess, heldInOtherPart } from "./licence-less.ts";
import { isAwardByNature } from "./licence-like.ts";
import { notAsked } from "./licence-not-asked.ts";
import { heldBySkill } from "./licence-or-skill.ts";
import { equivalentHeld, heldAsListed, heldInParts, heldPlainly } from "./licences-held.ts";
import { heldOpenly } from "./licences-open.ts";
import { namesUnheld } from "./licences-unheld.ts";
import { termKeys } from "./term-key.ts";

/** What most applicants have and few write down. */
const seldomShown: ReadonlySet<string> = new Set([
  "Own transport for work",
  "Driver with own car",
  "Business car insurance",
]);
/** Had by years at the bench, or by a day's course that employers give: its absence is told and closes no door. */
const closesNoDoor: ReadonlySet<string> = new Set([
  "Time-served tradesperson",
  "Time-served electrician",
  "Time-served joiner",
  "Time-served plumber",
  "Own tools for work",
  "Manual handling certificate",
  "COSHH certificate",
  "Prevent training",
  "Safeguarding certificate",
  "Allergen awareness certificate",
  "Fire warden",
  "Face fit test",
]);
const drives = /\bdriving\b/iu;

/** The registration itself, or the kind of it that the title names: a staff nurse need not be a mental health nurse. */
function isImplied(asked: string, { registration, title }: ImpliedRegistration): boolean {
  if (asked === registration) return true;
  if (relation(asked, registration) < 1) return false;
  const common = new Set(termKeys(`registered nurse ${registration}`));
  const own = new Set(termKeys(title));
  return termKeys(asked).some((key) => !common.has(key) && own.has(key));
}

const everyNurse = "NMC registration";
/** Adult nursing is what a nurse without another field has. */
const adultNurse = "Registered general nurse (RGN)";

/** "Registered Nurse or Registered Midwife": one of the two, in so many words. */
function areChoices(text: string, name: string, isOther: (skill: string) => boolean): boolean {
  const named = findMentions(text);
  return named.some(({ skill, start }, at) => {
    const before = named[at - 1];
    if (
      before === undefined ||
      !/^\s?(?:,? or |\/)(?:an? )?$/iu.test(text.slice(before.end, start))
    )
      return false;
    const pair = [before.skill.name, skill.name];
    return pair.includes(name) && pair.some(isOther);
  });
}

/** "RNLD with a current PIN": where one field of nursing is asked for, registration in another does not serve. */
function inTheField(
  licences: readonly string[],
  { skills }: CvEvidence,
  text: string,
): readonly string[] {
  const isField = (one: string) => one !== everyNurse && relation(one, everyNurse) >= 1;
  const fields = licences.filter(isField);
  if (areChoices(text, everyNurse, isField)) return licences;
  const isAdult = fields.includes(adultNurse) && ![...skills.keys()].some(isField);
  return fields.length === 0 || isAdult ? licences : licences.filter((one) => one !== everyNurse);
}

/** "SPQ in District Nursing, recorded with the NMC": where it is kept, and not what will do as well. */
const keptBy =
  /^[^;.]{0,60}\b(?:recorded|recordable|registered|registrable) (?:with|on|by) (?:the )?$/iu;

const note = /^\s?[(–-]\s?$/u;
const joined =
  /^\s(?:\([^)]{1,20}\)\s)?(?:(?:licen[cs]e|card|certificate|badge)\s)?(?:together |along |complete )?with (?:(?:an?|up[- ]to[- ]date|valid|full|current|in[- ]date|your)\s){0,3}$/iu;

/**
 * "Counterbalance licence (RTITB or ITSSAR)": what stands right behind only says by whom. "18th Edition (Amendment 2)", "full
 * licence with C1": there it says which, and the first word will not do.
 */
function withoutWider(licences: readonly string[], text: string): readonly string[] {
  const own = findMentions(text).filter(({ skill }) => licences.includes(skill.name));
  const wider = own.flatMap(({ skill, start }, at) => {
    const before = own[at - 1];
    if (before === undefined || before.skill === skill) return [];
    const between = text.slice(before.end, start);
    const isNote = note.test(between);
    if (keptBy.test(between)) return [skill.name];
    if (isNote && relation(before.skill.name, skill.name) >= 1) return [skill.name];
    const isNarrower = relation(skill.name, before.skill.name) >= 1;
    const isWhich = isNarrower && before.skill.name !== everyNurse;
    return isWhich && (isNote || joined.test(between)) ? [before.skill.name] : [];
  });
  const refused = own.filter(({ start }) => refusal.test(text.slice(0, start)));
  const isRefused = (one: string) =>
    refused.some(({ skill }) => skill.name === one) &&
    own.every((mention) => mention.skill.name !== one || refused.includes(mention));
  const others = licences.filter((one) => !wider.includes(one) && !isRefused(one));
  // "Registered nurse with professional registration": of the registers, the one that is named.
  const named = others.filter((one) => one !== anyRegister && relation(one, anyRegister) >= 1);
  return named.length > 0 ? others.filter((one) => one !== anyRegister) : others;
}

/** "Cat D, not D1" */
const refusal = /\bnot (?:an? |just |only )?$/iu;
/** A register kept by law, whichever it is. */
const anyRegister = "Professional registration";

type Asked = Pick<Demand, "text" | "licences">;

/** "PRINCE2 or APM", "Level 3 Food Safety (or Level 2 and willing to train)": what else the text takes. */
function alsoTaken(text: string, licences: readonly string[]): string[] {
  if (!/\bor\b|\//iu.test(text)) return [];
  const all = findMentions(text);
  const awards = all.filter(({ skill }) => isAwardByNature(skill.name));
  const level = /\bor (?:an? |just )?(?:level|L) ?(\d)\b/iu.exec(text);
  const lower = all
    .filter(({ skill, end }) => level && end <= level.index && licences.includes(skill.name))
    .flatMap(({ start, end }) =>
      findMentions(text.slice(start, end).replace(/\d/u, level?.[1] ?? "")),
    );
  return [...awards, ...lower].map(({ skill }) => skill.name);
}

/** The post that nobody may hold in the United Kingdom without one of these. */
function impliedByPost(evidence: CvEvidence, licences: readonly string[]): Finding | null {
  const implied = evidence.registrations.find((one) =>
    licences.some((licence) => isImplied(licence, one)),
  );
  if (!implied) return null;
  const { registration, title, line } = implied;
  return {
    credit: null,
    mustBeNamed: true,
    reason: `Your CV does not name ${licencesInText(licences, 4)}, but in the UK a post as “${title}” needs ${licenceInText(registration)}. ${drives.test(registration) ? "If you hold it, say so with its category." : "If you hold it, name it with its number."}`,
    evidence: [quoteLine(evidence.cv, line)],
  };
}

/** "Category C licence with a current DQC": both, where nothing else joins them; null where one is enough. */
function bothOf({ text, licences }: Asked): string[] | null {
  if (licences.length !== 2) return null;
  const [first, second] = findMentions(text).filter(({ skill }) => licences.includes(skill.name));
  if (!first || !second || first.skill === second.skill) return null;
  const [one, other] = [first.skill.name, second.skill.name];
  const isApart = relation(one, other) < 1 && relation(other, one) < 1;
  return isApart && joined.test(text.slice(first.end, second.start)) ? [one, other] : null;
}

/** Registrations and licences: any one of those asked for serves, unless both are wanted; being near one does not. */
export function judgeLicences(evidence: CvEvidence, asked: Asked): Finding {
  const both = bothOf(asked) ?? [];
  const [one, other] = both.map((licence) =>
    judgeAnyOf(evidence, { ...asked, licences: [licence] }),
  );
  if (!one || !other) return judgeAnyOf(evidence, asked);
  return (one.credit ?? 0) < (other.credit ?? 0) ? one : other;
}

function judgeAnyOf(evidence: CvEvidence, { text, licences: asked }: Asked): Finding {
  const own = inTheField(withoutWider(asked, text), evidence, text);
  const licences = [...new Set([...own, ...alsoTaken(text, asked)])];
  const plainly =
    heldInOtherPart(evidence, text) ??
    heldPlainly(evidence, licences) ??
    heldAsListed(evidence, licences) ??
    heldInParts(evidence, licences);
  const held =
    (plainly && heedCodes(heedLess(plainly, text), text, evidence)) ??
    equivalentHeld(evidence, licences, text) ??
    heldBySkill(evidence, asked, text) ??
    heldOpenly(evidence, licences) ??
    notAsked(text, asked) ??
    namesUnheld(evidence, licences, text) ??
    impliedByPost(evidence, licences) ??
    spokenOf(evidence, licences, text);
  if (held) return held;
  if (licences.every((licence) => seldomShown.has(licence))) {
    return {
      credit: null,
      reason: "A CV seldom shows this. If you have it, say so in a line.",
      evidence: [],
    };
  }
  return {
    credit: 0,
    levelUnsaid: licences.some((licence) => closesNoDoor.has(licence)),
    reason: `Your CV does not name ${licencesInText(licences, 4)}.`,
    evidence: [],
  };
}
