import {
  backgroundSlots,
  isThin,
  openingAnswers,
  openingSkills,
  slotsOf,
  workToldOf,
} from "./background-slots.ts";
import type { Slot } from "./compose-letter.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import type { Proof } from "./facts/proofs.ts";
import { skillsProof } from "./facts/role-skills.ts";
import type { SharedSkill } from "./facts/shared-skills.ts";
import { type LetterMaterial, place } from "./letter-material.ts";
import type { Step } from "./letter-steps.ts";
import { entry } from "./letter-values.ts";
import { dutyValues, listEntry, profileValues } from "./plain-values.ts";
import { type Introduction, planRoles } from "./plan-roles.ts";
import { toneWords } from "./tones/tone-of.ts";

/** Wishes in a thin letter. */
const mostThinWishes = 2;
/** Sentences without a fact in one. */
const mostThinPlain = 1;
const weaker = { strong: "some", some: "some", weak: "weak" } as const;

function openingSlot(material: LetterMaterial, introduces: boolean): Slot {
  const { openings } = toneWords[material.tone];
  const shared = openingAnswers(material);
  const isNamed = shared.length >= 2 || workToldOf(material).length > 0;
  const values = new Map([
    ...material.job,
    ...(introduces ? material.who : []),
    ...(isNamed ? listEntry("shared", shared) : []),
  ]);
  const isPoor = isThin(material) || (material.strength === "strong" && !isNamed);
  const strength = isPoor ? weaker[material.strength] : material.strength;
  return {
    paragraph: place.opening,
    lists: [
      introduces ? openings.known : openings[strength],
      openings[strength],
      openings.some,
      ["I would like to apply for the post you have advertised."],
    ],
    values,
  };
}

/** A letter without more to say of why tells at once who writes, if that post speaks for itself. */
function introductionOf(
  material: LetterMaterial,
  has: (step: Step) => boolean,
  spoken: ReadonlySet<NamedRole | null>,
): Introduction {
  const { whoRole, strength, profile } = material;
  const isSpoken = spoken.has(whoRole ?? null);
  // A present post stands in the opening, if the letter says nothing more of it, too.
  const mayOpen = isSpoken || (whoRole?.current === true && spoken.size > 0);
  if (!has("who") || material.who.length === 0 || !mayOpen) return "none";
  const isOpen =
    openingAnswers(material).length >= 2 || workToldOf(material).length > 0 || strength === "weak";
  const isTitled = material.who.some(([name]) => name === "aNow" || name === "aLast");
  if (!(isOpen || !isTitled || (profile !== null && has("profile")))) return "opening";
  return isSpoken ? "with deed" : "none";
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

function profileSlots(material: LetterMaterial): Slot[] {
  const { profile, background, tone } = material;
  const slot = slotsOf(material);
  if (profile) return [slot(place.opening, toneWords[tone].profile, profileValues(profile))];
  return background
    ? [
        slot(
          place.opening,
          ["{background}.", "-|By way of background, {background}."],
          entry("background", background.text, ...background.sources),
        ),
      ]
    : [];
}

/** What is said once: in the opening, by a statement, or of the role before. */
function coveredSkills(material: LetterMaterial, told: readonly Proof[], most: number): Proof[] {
  const { roles, skillsOf } = material;
  const said = new Set(openingSkills(material).map(({ name }) => name));
  const statements = told.map(({ clause }) => clause.text.toLowerCase());
  const isSaid = ({ name, text }: SharedSkill) =>
    said.has(name) || statements.some((statement) => statement.includes(text.toLowerCase()));
  const isSpoken = (role: NamedRole) => told.some((proof) => proof.role === role);
  const inOrder = [...roles.filter(isSpoken), ...roles.filter((role) => !isSpoken(role))];
  const found: Proof[] = [];
  for (const role of inOrder) {
    const names = skillsOf.get(role) ?? [];
    const proof = found.length < most ? skillsProof(role, names, isSaid) : null;
    if (!proof) continue;
    found.push(proof);
    for (const { name } of names) said.add(name);
  }
  return found;
}

/** The slots of a letter that has taken these steps. */
export function planLetter(given: LetterMaterial, taken: readonly Step[]): Slot[] {
  const words = toneWords[given.tone];
  const count = (step: Step) => taken.filter((one) => one === step).length;
  const has = (step: Step) => taken.includes(step);
  const asked = taken.filter((step) => step === "proof" || step === "no proof");
  const told = given.proofs.filter((_, at) => asked[at] === "proof");
  const material = { ...given, told };
  const slot = slotsOf(material);
  const covered = coveredSkills(material, told, count("covers"));
  const chosen = [...told, ...covered];
  const spoken = new Set(chosen.map(({ role }) => role));
  const introduction = introductionOf(material, has, spoken);
  const proofs = planRoles(material, chosen, introduction);
  const prior = priorRoles(material, spoken).slice(0, material.foreign ? 0 : count("before"));
  const said = new Set(
    proofs.flatMap(({ values }) => {
      const demand = values.get("demand");
      return demand ? [demand.text] : [];
    }),
  );
  const spokenOf = [
    ...chosen.map(({ clause }) => clause.text),
    ...openingAnswers(material).map(({ text }) => text),
    ...said,
  ];
  for (const one of spokenOf) {
    const statement = one.toLowerCase();
    for (const { text } of [...material.shared, ...material.tools])
      if (statement.includes(text.toLowerCase())) said.add(text);
  }
  const duties = material.duties.filter(({ text }) => ![...said].some((one) => text.includes(one)));
  const interests = duties.slice(0, count("interest"));
  const thin = isThin(material);
  const ahead = thin ? Math.min(mostThinWishes, count("ahead")) : count("ahead");
  const later = duties.slice(interests.length, interests.length + ahead);
  // A present post the letter has nothing more to say of comes behind those it speaks about; one that is over does not end it.
  const isLast = chosen.length > 0 && material.whoRole?.current === true;
  const whoPlace = isLast ? place.background : place.opening;
  const who =
    has("who") && introduction === "none" ? [slot(whoPlace, words.who, [...material.who])] : [];
  return [
    openingSlot(material, introduction === "opening"),
    ...(has("profile") ? profileSlots(material) : []),
    ...interests.map((duty) => slot(place.opening, words.interest, dutyValues(duty))),
    ...who,
    ...proofs,
    ...backgroundSlots(material, has, prior, said),
    ...later.map((duty) => slot(place.ahead, words.ahead, dutyValues(duty))),
    ...Array.from({ length: thin ? Math.min(mostThinPlain, count("plain")) : count("plain") }, () =>
      slot(place.ahead, words.plain),
    ),
    slot(place.close, words.close),
    ...(has("thanks") ? [slot(place.close, words.thanks)] : []),
  ];
}
