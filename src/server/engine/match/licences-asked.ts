import type { Demand } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { isAwardByNature } from "./licence-like.ts";

export type LicencesAsked = Pick<Demand, "text" | "licences">;

/** What every nurse, midwife and nursing associate has. */
export const everyNurse = "NMC registration";
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
  return licences.filter((one) => !wider.includes(one));
}

const refusal = /\bnot (?:an? |just |only )?$/iu;

/** "Cat D, not D1" */
function withoutRefused(licences: readonly string[], text: string): readonly string[] {
  const isRefused = (mention: Mention) => refusal.test(text.slice(0, mention.start));
  const mentions = findMentions(text);
  return licences.filter((one) => {
    const own = mentions.filter(({ skill }) => skill.name === one);
    return own.length === 0 || !own.every(isRefused);
  });
}

/** A register kept by law, whichever it is. */
const anyRegister = "Professional registration";

/** "Registered nurse with professional registration": of the registers, the one that is named. */
function withoutAnyRegister(licences: readonly string[]): readonly string[] {
  const isNamed = licences.some((one) => one !== anyRegister && relation(one, anyRegister) >= 1);
  return isNamed ? licences.filter((one) => one !== anyRegister) : licences;
}

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

/** "Category C licence with a current DQC": both, where nothing else joins them; null where one is enough. */
export function bothOf({ text, licences }: LicencesAsked): string[] | null {
  if (licences.length !== 2) return null;
  const [first, second] = findMentions(text).filter(({ skill }) => licences.includes(skill.name));
  if (!first || !second || first.skill === second.skill) return null;
  const [one, other] = [first.skill.name, second.skill.name];
  const isApart = relation(one, other) < 1 && relation(other, one) < 1;
  return isApart && joined.test(text.slice(first.end, second.start)) ? [one, other] : null;
}

/** Those of which any one serves: without what only says by whom, and with what the text takes besides. */
export function licencesTaken({ text, licences }: LicencesAsked, evidence: CvEvidence): string[] {
  const named = withoutAnyRegister(withoutRefused(withoutWider(licences, text), text));
  const own = inTheField(named, evidence, text);
  return [...new Set([...own, ...alsoTaken(text, licences)])];
}
