import { workToldOf } from "./background-slots.ts";
import type { Slot } from "./compose-letter.ts";
import type { AskedDemand } from "./facts/asked-by.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import { isHours, showsResult, showsScope } from "./facts/proof-score.ts";
import type { Proof } from "./facts/proofs.ts";
import { type LetterMaterial, place } from "./letter-material.ts";
import { demandValues, proofValues, type RoleNaming } from "./letter-values.ts";
import { toldTogether } from "./role-groups.ts";
import { toneWords } from "./tones/tone-of.ts";

const mostNamedDemands = 2;
/** Share of its words that a statement has before it is named: less is another's word for what nobody sees there. */
const fewestNamedFit = 0.45;
/** Sentences about one role. */
const mostInParagraph = 6;
/** What says which role a statement belongs to. */
const settings = ["earlier", "employer", "role", "project"];

/** The role `who` names first, then present ones, then as the CV orders them. */
function rolesInOrder(chosen: readonly Proof[], whoRole: NamedRole | undefined) {
  const rank = (role: NamedRole | null) =>
    (role?.at ?? 9000) - (role?.current ? 1000 : 0) - (role === whoRole ? 5000 : 0);
  return [...new Set(chosen.map(({ role }) => role))].sort((one, other) => rank(one) - rank(other));
}

/** A paragraph for each role; behind the first, two roles of one sentence share one. */
function paragraphsOf(counts: readonly number[]): number[] {
  let paragraph: number = place.roles;
  let alone = false;
  return counts.map((count, index) => {
    const joins = index > 1 && alone && count === 1;
    if (index > 0 && !joins) paragraph += 1;
    alone = !joins && count === 1;
    return paragraph;
  });
}

/**
 * How the letter has told who writes before it speaks of what was done: in the opening; it still has to, with the first
 * statement about that role; or not at all.
 */
export type Introduction = "opening" | "with deed" | "none";

/** The proofs as slots, a paragraph for each role. */
export function planRoles(
  material: LetterMaterial,
  chosen: readonly Proof[],
  introduction: Introduction,
): Slot[] {
  const words = toneWords[material.tone];
  const { whoRole } = material;
  const isKnown = introduction !== "none" && whoRole !== undefined;
  const employers = new Set<string | null>(
    introduction === "with deed" ? [whoRole?.employer ?? null] : [],
  );
  const titles = new Set<string | null>(isKnown ? [whoRole.title] : []);
  // What the opening has named is not asked for again.
  const demands = new Set(workToldOf(material).map(({ id }) => id));
  let named = 0;
  const demandOf = (proof: Proof): AskedDemand | undefined => {
    if (named >= mostNamedDemands) return undefined;
    const one = proof.asked.find(
      ({ id, isSaid, isEveryday, name, fit }) =>
        !isSaid && !isEveryday && fit >= fewestNamedFit && !demands.has(id) && !demands.has(name),
    );
    if (!one) return undefined;
    named += 1;
    demands.add(one.id).add(one.name);
    return one;
  };
  let roleBefore: NamedRole | null = null;

  const namingOf = (proof: Proof): RoleNaming => {
    const employer = proof.role?.employer ?? null;
    const repeated = employer !== null && employers.has(employer);
    const isSame = repeated && employer === (roleBefore?.employer ?? null);
    const [start, startBefore] = [proof.role?.start ?? null, roleBefore?.start ?? null];
    const naming: RoleNaming = {
      section: material.sectionOf(proof),
      foreign: material.foreign,
      employer: !repeated ? "new" : isSame ? "same as before" : "named before",
      titleNamed: titles.has(proof.role?.title ?? ""),
      // What goes on is not of before.
      isEarlier:
        proof.role?.current !== true &&
        start !== null &&
        startBefore !== null &&
        start < startBefore,
    };
    employers.add(employer);
    titles.add(proof.role?.title ?? null);
    roleBefore = proof.role;
    return naming;
  };

  const slotOf = (proof: Proof, index: number, paragraph: number, at: number): Slot => {
    const values = new Map([...material.job, ...proofValues(proof, namingOf(proof))]);
    // "My work included … In the same job, my work included …"
    if (at > 0 && proof.clause.form === "things")
      for (const name of ["did", "pastDid", "presentDid"]) values.delete(name);
    const isWho = isKnown && proof.role === whoRole;
    const asked = at === 0 && isWho && introduction === "with deed" ? undefined : demandOf(proof);
    if (asked) for (const [name, value] of demandValues(asked, proof)) values.set(name, value);
    // Every other sentence is told as it is: a row of "also" and "besides" is no letter.
    const isSentence = /^(?:told|event)$/u.test(proof.clause.form);
    const isPlain = (at % 2 === 0 || isSentence) && asked === undefined;
    if (at > 0)
      return {
        paragraph,
        values,
        mayRepeat: isPlain,
        lists: [
          ...(asked ? [words.alsoOfDemand] : []),
          ...(isPlain ? [["{Did}."], words.also] : [["{AlsoDid}."], words.also]),
          ["{AlsoConsisted}."],
          ["{Did}."],
        ],
      };
    const names = asked !== undefined;
    if (isWho && introduction === "with deed") {
      const whole = new Map([...material.who, ...values]);
      return { paragraph, values: whole, first: true, lists: [words.whoDoing, words.who] };
    }
    // A present post without a name is set apart by being the present one.
    const { role } = proof;
    const isUnnamed = role?.work && role.current && role.title === null && role.employer === null;
    const ofNow = words.proofNow.filter((way) => !isUnnamed || way.includes("{isPresent}"));
    const opening = isWho || isUnnamed ? [ofNow] : names ? [words.proofOfDemand] : [];
    const lists = [...opening, words.proof];
    // Bare, it would pass for the role before.
    const bare = settings.some((name) => values.has(name)) ? [] : [["{Did}."]];
    return { paragraph, values, first: index === 0, lists: [...lists, ...bare] };
  };

  // The result first, then as they were chosen; what work consisted of comes last.
  const rank = ({ clause }: Proof) =>
    clause.form === "things"
      ? 3
      : clause.form === "event"
        ? 2
        : showsResult(clause)
          ? 0
          : isHours(clause)
            ? 4
            : showsScope(clause)
              ? 0.5
              : clause.present
                ? clause.form === "told"
                  ? 1.5
                  : 1
                : 2;
  const ofRoles = rolesInOrder(chosen, whoRole).map((role) => {
    const proofs = chosen
      .filter((proof) => proof.role === role)
      .sort((one, other) => rank(one) - rank(other));
    const [first] = proofs;
    const leads =
      first !== undefined && first.clause.form === "finite" && showsResult(first.clause);
    return toldTogether(proofs, leads, material.joins);
  });
  const paragraphs = paragraphsOf(ofRoles.map(({ length }) => length));
  return ofRoles.flatMap((proofs, index) => {
    // What grows too long for one paragraph goes on in a second one.
    const half = proofs.length > mostInParagraph ? Math.ceil(proofs.length / 2) : proofs.length;
    const paragraph = place.roles + ((paragraphs[index] ?? place.roles) - place.roles) * 2;
    return proofs.map((proof, at) => slotOf(proof, index, paragraph + (at < half ? 0 : 1), at));
  });
}
