import type { Slot } from "./compose-letter.ts";
import type { NamedRole } from "./facts/named-roles.ts";
import { showsResult } from "./facts/proof-score.ts";
import type { Proof } from "./facts/proofs.ts";
import { type LetterMaterial, place } from "./letter-material.ts";
import { proofValues, type RoleNaming } from "./letter-values.ts";
import { toneWords } from "./tones/tone-of.ts";

const mostNamedDemands = 2;
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

/** The proofs as slots, a paragraph for each role; `named`: the letter says who writes, so that role is known. */
export function planRoles(
  material: LetterMaterial,
  chosen: readonly Proof[],
  named: boolean,
): Slot[] {
  const words = toneWords[material.tone];
  const { whoRole } = material;
  const employers = new Set<string | null>(named && whoRole ? [whoRole.employer] : []);
  const titles = new Set<string | null>(named && whoRole ? [whoRole.title] : []);
  const demands = new Set<string>();
  let employerBefore = named ? (whoRole?.employer ?? null) : null;

  const namingOf = (proof: Proof): RoleNaming => {
    const employer = proof.role?.employer ?? null;
    const repeated = employer !== null && employers.has(employer);
    const naming: RoleNaming = {
      section: material.sectionOf(proof),
      foreign: material.foreign,
      employer: !repeated ? "new" : employer === employerBefore ? "same as before" : "named before",
      titleNamed: titles.has(proof.role?.title ?? ""),
    };
    employers.add(employer);
    titles.add(proof.role?.title ?? null);
    employerBefore = employer;
    return naming;
  };

  const slotOf = (proof: Proof, index: number, paragraph: number, at: number): Slot => {
    const values = new Map([...material.job, ...proofValues(proof, namingOf(proof))]);
    // "My work included … In the same job, my work included …"
    if (at > 0 && proof.clause.form === "things")
      for (const name of ["did", "pastDid", "presentDid"]) values.delete(name);
    if (at > 0) return { paragraph, values, lists: [words.also, ["{Did}."]] };
    const demand = proof.demand?.name;
    const names = demand !== undefined && demands.size < mostNamedDemands && !demands.has(demand);
    if (names) demands.add(demand);
    else values.delete("demand");
    const there = named && proof.role === whoRole;
    const lists = there
      ? [words.proofThere]
      : [...(names ? [words.proofOfDemand] : []), words.proof];
    // Bare, it would pass for the role before.
    const bare = !there && settings.some((name) => values.has(name)) ? [] : [["{Did}."]];
    return { paragraph, values, first: index === 0, lists: [...lists, ...bare] };
  };

  // The result first, then as they were chosen; what work consisted of comes last.
  const rank = ({ clause }: Proof) => (clause.form === "things" ? 2 : showsResult(clause) ? 0 : 1);
  const ofRoles = rolesInOrder(chosen, whoRole).map((role) =>
    chosen.filter((proof) => proof.role === role).sort((one, other) => rank(one) - rank(other)),
  );
  const paragraphs = paragraphsOf(ofRoles.map(({ length }) => length));
  return ofRoles.flatMap((proofs, index) =>
    proofs.map((proof, at) => slotOf(proof, index, paragraphs[index] ?? place.roles, at)),
  );
}
