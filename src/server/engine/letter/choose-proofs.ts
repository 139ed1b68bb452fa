import type { Proof } from "./facts/proofs.ts";

const mostOfRole = 10;
const mostRoles = 4;
/** With this many statements to the point, those of roles in which none is come last. */
const enoughApt = 2;
/** What somebody does at present is worth telling, though less where it is of another trade. */
const offTrade = 0.6;

function saysTheSame(one: Proof, other: Proof): boolean {
  if (one.line === other.line && one.clause.text === other.clause.text) return true;
  const shared = other.keys.filter((key) => one.keys.includes(key)).length;
  return shared >= Math.max(3, new Set(one.keys).size * 0.6);
}

/**
 * Up to `most` statements that `accepts` lets through and that together answer most: a demand answered once counts little
 * again, and no role has more than ten. The best first, so that fewer are the beginning of more.
 */
export function chooseProofs(
  proofs: readonly Proof[],
  most: number,
  accepts: (proof: Proof) => boolean,
): Proof[] {
  const chosen: Proof[] = [];
  const answered = new Set<string>();
  const apt = proofs.filter(({ isApt }) => isApt);
  const aptRoles = new Set(apt.map(({ role }) => role));
  const left = new Set(proofs);
  const worth = (proof: Proof) => {
    const again = proof.demandIds.filter((id) => answered.has(id)).length;
    const sameRole = chosen.filter(({ role }) => role === proof.role).length;
    const isAside = apt.length >= enoughApt && !aptRoles.has(proof.role);
    const off = isAside ? (proof.role?.current ? offTrade : offTrade * 3) : 0;
    return proof.score - off - again * 0.9 - sameRole * (proof.role?.current ? 0.22 : 0.35);
  };
  while (chosen.length < most && left.size > 0) {
    const ranked = [...left].map((proof) => ({ proof, worth: worth(proof) }));
    const { proof: next } = ranked.reduce((one, other) => (other.worth > one.worth ? other : one));
    left.delete(next);
    const ofRole = chosen.filter(({ role }) => role === next.role).length;
    const roles = new Set(chosen.map(({ role }) => role));
    if (!roles.has(next.role) && roles.size >= mostRoles) continue;
    if (ofRole >= mostOfRole || chosen.some((one) => saysTheSame(one, next))) continue;
    if (!accepts(next)) continue;
    chosen.push(next);
    for (const id of next.demandIds) answered.add(id);
  }
  return chosen;
}
