import { findMentions, relation, skillNamed } from "../lexicon/lexicon.ts";
import type { Slot } from "./compose-letter.ts";
import { heldOrNamed } from "./facts/held-or-named.ts";
import { isExperience } from "./facts/is-experience.ts";
import type { Sourced } from "./facts/letter-source.ts";
import { littleKnown } from "./facts/listed-tools.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import type { SharedSkill } from "./facts/shared-skills.ts";
import { type LetterMaterial, place } from "./letter-material.ts";
import type { Step } from "./letter-steps.ts";
import type { Entry } from "./letter-values.ts";
import { listEntry } from "./plain-values.ts";
import { priorValues } from "./prior-posts.ts";
import { toneWords } from "./tones/tone-of.ts";

const mostShared = 3;
const fewestListed = 2;
/** Fewer statements than these make a thin letter. */
const fewestProofs = 3;
/** Tickets and cards are what some trades ask for. */
const mostCertificates = 4;
const mostHeld = 2;
const mostQualifications = 3;
const mostStudied = 2;
const mostTools = 4;
const mostOutside = 2;

type SlotFor = (paragraph: number, list: readonly string[], ...more: readonly Entry[][]) => Slot;

export function slotsOf(material: LetterMaterial): SlotFor {
  return (paragraph, list, ...more) => ({
    paragraph,
    lists: [list],
    values: new Map([...material.job, ...more.flat()]),
  });
}

/** Who shows little says little: wishes do not stand for deeds, nor names for what was done with them. */
export const isThin = ({ proofs, foreign }: LetterMaterial) =>
  !foreign && proofs.length < fewestProofs;

const opensStrong = (material: LetterMaterial) =>
  material.strength === "strong" && !isThin(material);

/** The opening promises no more than the letter shows. */
export const workToldOf = ({ work, told }: LetterMaterial) =>
  work.filter(({ proof }) => told.includes(proof));

/** Whether a statement of the letter names it: what only its line says, the reader of the letter does not see. */
const isTold = ({ told }: LetterMaterial, { name, text }: SharedSkill) =>
  told.some(
    ({ clause }) =>
      clause.text.toLowerCase().includes(text.toLowerCase()) ||
      findMentions(clause.text).some(({ skill }) => relation(skill.name, name) === 1),
  );

/** What one uses, and has not only heard of: a row of other key words tells of no work. */
const isUsed = ({ name, sources }: SharedSkill) =>
  skillNamed(name)?.kind === "tool" &&
  !sources.some(({ from, quote }) => from === "cv" && littleKnown.test(quote));

/** Skills the opening names, where it does not name work. */
export const openingSkills = (material: LetterMaterial) =>
  opensStrong(material) && workToldOf(material).length === 0
    ? material.shared
        .filter((skill) => skill.required && isExperience(skill) && isTold(material, skill))
        .slice(0, mostShared)
    : [];

/** What the opening says is asked for and shown: work, else skills. */
export const openingAnswers = (material: LetterMaterial): readonly Sourced[] =>
  opensStrong(material) && workToldOf(material).length > 0
    ? workToldOf(material)
    : openingSkills(material);

/** `plainQuals` where none says itself what it includes. */
function qualificationValues({ qualifications }: LetterMaterial): Entry[] {
  const some = qualifications.slice(0, mostQualifications);
  const isPlain = !some.some(({ text }) => /\binclud/u.test(text));
  return [...listEntry("quals", some), ...(isPlain ? listEntry("plainQuals", some) : [])];
}

/** What stands behind the roles: earlier posts, awards, licences and what else is held. */
export function backgroundSlots(
  material: LetterMaterial,
  has: (step: Step) => boolean,
  prior: readonly NamedRole[],
  said: ReadonlySet<string>,
): Slot[] {
  const words = toneWords[material.tone];
  const slot = slotsOf(material);
  const studied = material.qualifications.map(({ text }) => text.toLowerCase());
  const isStudied = (text: string) => studied.some((award) => award.includes(text.toLowerCase()));
  const listed = material.shared
    .filter((skill) => !openingSkills(material).includes(skill))
    .filter(isExperience)
    .filter(({ text }) => !said.has(text) && !isStudied(text) && !/^\d/u.test(text))
    .filter(isUsed)
    .slice(0, mostShared);
  const [asked, besides] = [heldOrNamed(material.certificates), heldOrNamed(material.held)];
  // "You also mention C++" is not worth a sentence.
  const isTelling = listed.length >= fewestListed;
  const background = (step: Step, list: readonly string[], name: string, items: Sourced[]) =>
    has(step) ? [slot(place.background, list, listEntry(name, items))] : [];
  return [
    ...(prior.length > 0
      ? [slot(place.background, words.before, priorValues(prior, has("dates")))]
      : []),
    ...(has("quals")
      ? [slot(place.background, words.qualifications, qualificationValues(material))]
      : []),
    ...background("studied", words.studied, "studied", material.studied.slice(0, mostStudied)),
    ...background(
      "certificates",
      words.certificates,
      "certificates",
      asked.held.slice(0, mostCertificates),
    ),
    ...background(
      "certificates",
      words.courses,
      "courses",
      asked.named.slice(0, Math.max(0, mostCertificates - asked.held.length)),
    ),
    ...background("certificates", words.held, "held", besides.held.slice(0, mostHeld)),
    ...background("listed", words.listed, "listed", isTelling ? listed : []),
    ...background(
      "tools",
      words.tools,
      "tools",
      (isTelling && has("listed")) || material.tools.length < fewestListed
        ? []
        : material.tools.filter(({ text }) => !said.has(text)).slice(0, mostTools),
    ),
    ...background("outside", words.outside, "outside", material.outside.slice(0, mostOutside)),
    ...background("languages", words.languages, "languages", [...material.languages]),
  ];
}
