import type { LetterLength, LetterTone } from "../../../shared/letter.ts";
import { chooseProofs } from "./choose-proofs.ts";
import type { Slot } from "./compose-letter.ts";
import type { LetterSource, NamedRole, Proof, SharedSkill } from "./letter-facts.ts";
import { listEntry, priorValues, proofValues } from "./letter-values.ts";
import { toneWords } from "./tones/tone-of.ts";

/** Everything a letter may say, found in the CV, the advertisement and the request. */
export type LetterMaterial = {
  tone: LetterTone;
  length: LetterLength;
  strength: "strong" | "some" | "weak";
  job: readonly [string, { text: string; sources: readonly LetterSource[] }][];
  who: readonly [string, { text: string; sources: readonly LetterSource[] }][];
  whoRole: NamedRole | undefined;
  /** Every role of employment that can be named. */
  roles: readonly NamedRole[];
  proofs: readonly Proof[];
  sectionOf: (proof: Proof) => string;
  shared: readonly SharedSkill[];
  duties: readonly { text: string; quote: string }[];
  qualifications: readonly { text: string; source: LetterSource }[];
  languages: readonly { text: string; source: LetterSource }[];
};

/** What a letter is made of, step by step: each step is taken while there is room. */
export type Step =
  | "who"
  | "proof"
  | "before"
  | "interest"
  | "quals"
  | "listed"
  | "languages"
  | "approach"
  | "thanks";

const steps: Readonly<Record<LetterLength, readonly Step[]>> = {
  short: [
    "proof",
    "proof",
    "who",
    "interest",
    "thanks",
    "quals",
    "proof",
    "before",
    "listed",
    "languages",
  ],
  medium: [
    "who",
    "proof",
    "proof",
    "interest",
    "proof",
    "quals",
    "thanks",
    "proof",
    "before",
    "listed",
    "approach",
    "languages",
    "proof",
    "approach",
    "proof",
  ],
  long: [
    "who",
    "proof",
    "proof",
    "interest",
    "proof",
    "quals",
    "thanks",
    "proof",
    "before",
    "listed",
    "approach",
    "proof",
    "interest",
    "languages",
    "proof",
    "before",
    "approach",
    "interest",
    "proof",
    "proof",
  ],
};

/** The steps of a length, then what is left to say where the CV gives little. */
export function stepsOf(length: LetterLength): readonly Step[] {
  return [...steps[length], ...Array.from({ length: 18 }, (): Step => "approach")];
}

/** Paragraphs in order; each role that is spoken of has one of its own between the first and the last. */
const place = { opening: 0, roles: 10, background: 500, approach: 600, close: 700 } as const;
const mostNamedDemands = 2;

function roleSlots(material: LetterMaterial, count: number, named: boolean): Slot[] {
  const words = toneWords[material.tone];
  const chosen = chooseProofs(material.proofs, count);
  const roles = [...new Set(chosen.map(({ role }) => role))].sort(
    (one, other) =>
      (one?.at ?? 0) - (other?.at ?? 0) + (Number(other?.current) - Number(one?.current)) * 1000,
  );
  let demandsNamed = 0;
  const demands = new Set<string>();
  return roles.flatMap((role, index) =>
    chosen
      .filter((proof) => proof.role === role)
      .map((proof, at): Slot => {
        const values = new Map([...material.job, ...proofValues(proof, material.sectionOf(proof))]);
        const paragraph = place.roles + index;
        if (at > 0) return { paragraph, values, lists: [words.also, ["{Did}."]] };
        const demand = proof.demand?.name;
        const names =
          demand !== undefined && demandsNamed < mostNamedDemands && !demands.has(demand);
        if (names) {
          demandsNamed += 1;
          demands.add(demand);
        } else values.delete("demand");
        const there = named && role === material.whoRole;
        const lists = there
          ? [words.proofThere]
          : [...(names ? [words.proofOfDemand] : []), words.proof];
        return { paragraph, values, first: index === 0, lists: [...lists, ["{Did}."]] };
      }),
  );
}

/** The slots of a letter that has taken these steps. */
export function planLetter(material: LetterMaterial, taken: readonly Step[]): Slot[] {
  const words = toneWords[material.tone];
  const count = (step: Step) => taken.filter((one) => one === step).length;
  const has = (step: Step) => taken.includes(step);
  const values = (
    ...more: Iterable<[string, { text: string; sources: readonly LetterSource[] }]>[]
  ) => new Map([...material.job, ...more.flatMap((one) => [...one])]);
  const slot = (paragraph: number, list: readonly string[], given = values()): Slot => ({
    paragraph,
    lists: [list],
    values: given,
  });
  const opening = material.shared.slice(0, 3);
  const sharedEntry = opening.length >= 2 ? listEntry("shared", opening) : [];
  const openings =
    material.strength === "strong"
      ? [words.openings.strong, words.openings.some]
      : [words.openings[material.strength], words.openings.some];
  const proofs = roleSlots(material, count("proof"), has("who"));
  const spoken = new Set(material.proofs.map(({ role }) => role));
  const prior = material.roles
    .filter((role) => role !== material.whoRole && !spoken.has(role))
    .filter(({ title }) => title !== null)
    .slice(0, count("before"));
  const said = proofs.map(({ values: given }) => given.get("demand")?.text);
  const listed = material.shared
    .slice(material.strength === "strong" ? 3 : 0)
    .filter(({ text }) => !said.includes(text))
    .slice(0, 3);
  const duties = material.duties
    .slice(0, count("interest"))
    .map(
      ({ text, quote }) => new Map([["duty", { text, sources: [{ of: "ad" as const, quote }] }]]),
    );
  const withSource = (items: readonly { text: string; source: LetterSource }[]) =>
    items.map(({ text, source }) => ({ text, sources: [source] }));
  return [
    { paragraph: place.opening, lists: openings, values: values(sharedEntry) },
    ...(has("who") ? [slot(place.opening, words.who, values(material.who))] : []),
    ...(has("who") ? prior : []).map((role) =>
      slot(place.opening, words.before, values(priorValues(role))),
    ),
    ...duties.map((duty) => slot(place.opening, words.interest, values(duty))),
    ...proofs,
    ...(has("quals")
      ? [
          slot(
            place.background,
            words.qualifications,
            values(listEntry("quals", withSource(material.qualifications.slice(0, 2)))),
          ),
        ]
      : []),
    ...(has("listed")
      ? [slot(place.background, words.listed, values(listEntry("listed", listed)))]
      : []),
    ...(has("languages")
      ? [
          slot(
            place.background,
            words.languages,
            values(listEntry("languages", withSource(material.languages))),
          ),
        ]
      : []),
    ...Array.from({ length: count("approach") }, (_, at) =>
      slot(place.approach + Math.floor(at / 3), words.approach),
    ),
    slot(place.close, words.close),
    ...(has("thanks") ? [slot(place.close, words.thanks)] : []),
  ];
}
