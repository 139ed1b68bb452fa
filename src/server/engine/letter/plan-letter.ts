import type { Slot } from "./compose-letter.ts";
import type { Sourced } from "./facts/letter-source.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import { type LetterMaterial, place } from "./letter-material.ts";
import type { Step } from "./letter-steps.ts";
import { dutyValues, type Entry, listEntry, profileValues } from "./letter-values.ts";
import { planRoles } from "./plan-roles.ts";
import { priorValues } from "./prior-posts.ts";
import { toneWords } from "./tones/tone-of.ts";

const mostShared = 3;
const fewestLetters = 3;
/** Fewer statements than these make a thin letter. */
const fewestProofs = 3;
/** Tickets and cards are what some trades ask for. */
const mostCertificates = 4;
const mostHeld = 2;
const mostQualifications = 3;

type SlotFor = (paragraph: number, list: readonly string[], ...more: readonly Entry[][]) => Slot;

function slotsOf(material: LetterMaterial): SlotFor {
  return (paragraph, list, ...more) => ({
    paragraph,
    lists: [list],
    values: new Map([...material.job, ...more.flat()]),
  });
}

function openingSlot(material: LetterMaterial): Slot {
  const { openings } = toneWords[material.tone];
  const shared = material.shared.slice(0, mostShared);
  const values = new Map([
    ...material.job,
    ...(shared.length >= 2 ? listEntry("shared", shared) : []),
  ]);
  return {
    paragraph: place.opening,
    lists: [openings[material.strength], openings.some],
    values,
  };
}

function backgroundSlots(
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
    .slice(material.strength === "strong" ? mostShared : 0)
    .filter(({ text }) => !said.has(text) && !isStudied(text))
    .slice(0, mostShared);
  // "You also mention C++" is not worth a sentence.
  const isTelling = listed.map(({ text }) => text).join("").length > fewestLetters;
  const background = (step: Step, list: readonly string[], name: string, items: Sourced[]) =>
    has(step) ? [slot(place.background, list, listEntry(name, items))] : [];
  return [
    ...(prior.length > 0 ? [slot(place.background, words.before, priorValues(prior))] : []),
    ...background(
      "quals",
      words.qualifications,
      "quals",
      material.qualifications.slice(0, mostQualifications),
    ),
    ...background(
      "certificates",
      words.certificates,
      "certificates",
      material.certificates.slice(0, mostCertificates),
    ),
    ...background("certificates", words.held, "held", material.held.slice(0, mostHeld)),
    ...background("listed", words.listed, "listed", isTelling ? listed : []),
    ...background("languages", words.languages, "languages", [...material.languages]),
  ];
}

/** Roles that are named only in passing: each title once, and none that stands in the letter already. */
function priorRoles(
  { roles, whoRole }: LetterMaterial,
  spoken: ReadonlySet<NamedRole | null>,
): NamedRole[] {
  const titles = new Set([whoRole, ...spoken].flatMap((role) => role?.title ?? []));
  return roles.filter((role) => {
    if (role.title === null || spoken.has(role) || titles.has(role.title)) return false;
    titles.add(role.title);
    return true;
  });
}

/** The slots of a letter that has taken these steps. */
export function planLetter(material: LetterMaterial, taken: readonly Step[]): Slot[] {
  const words = toneWords[material.tone];
  const slot = slotsOf(material);
  const count = (step: Step) => taken.filter((one) => one === step).length;
  const has = (step: Step) => taken.includes(step);
  const chosen = material.proofs.slice(0, count("proof"));
  const spoken = new Set(chosen.map(({ role }) => role));
  const proofs = planRoles(material, chosen, has("who") && spoken.has(material.whoRole ?? null));
  const prior = priorRoles(material, spoken).slice(0, material.foreign ? 0 : count("before"));
  const said = new Set(
    proofs.flatMap(({ values }) => {
      const demand = values.get("demand");
      return demand ? [demand.text] : [];
    }),
  );
  const interests = material.duties.slice(0, count("interest"));
  // Who shows little says little: wishes do not stand for deeds.
  const isThin = material.proofs.length < fewestProofs;
  const ahead = isThin ? Math.min(1, count("ahead")) : count("ahead");
  const later = material.duties.slice(interests.length, interests.length + ahead);
  const aboutWho = proofs[0]?.paragraph === place.roles && spoken.has(material.whoRole ?? null);
  // A present post the letter has nothing more to say of comes behind those it speaks about.
  const behind = chosen.length > 0 ? place.background : place.opening;
  const whoPlace = aboutWho ? place.roles : behind;
  const who = has("who") ? [slot(whoPlace, words.who, [...material.who])] : [];
  return [
    openingSlot(material),
    ...(has("profile") && material.profile
      ? [slot(place.opening, words.profile, profileValues(material.profile))]
      : []),
    ...interests.map((duty) => slot(place.opening, words.interest, dutyValues(duty))),
    ...who,
    ...proofs,
    ...backgroundSlots(material, has, prior, said),
    ...later.map((duty) => slot(place.ahead, words.ahead, dutyValues(duty))),
    ...Array.from({ length: isThin ? 0 : count("plain") }, () => slot(place.ahead, words.plain)),
    slot(place.close, words.close),
    ...(has("thanks") ? [slot(place.close, words.thanks)] : []),
  ];
}
