import { termKeys } from "../match/term-key.ts";
import type { Proof } from "./letter-facts.ts";

const mostOfRole = 3;

function saysTheSame(one: Proof, other: Proof): boolean {
  if (one.line === other.line) return true;
  const words = new Set(termKeys(one.clause.text));
  const shared = termKeys(other.clause.text).filter((key) => words.has(key)).length;
  return shared >= Math.max(3, words.size * 0.6);
}

/**
 * Up to `most` statements that together answer most: a demand answered once counts little again, and no role has more than
 * three. The best first.
 */
export function chooseProofs(proofs: readonly Proof[], most: number): Proof[] {
  const chosen: Proof[] = [];
  const answered = new Set<string>();
  const left = [...proofs];
  while (chosen.length < most && left.length > 0) {
    const worth = (proof: Proof) => {
      const again = proof.demandIds.filter((id) => answered.has(id)).length;
      const sameRole = chosen.filter(({ role }) => role === proof.role).length;
      return proof.score - again * 0.9 - sameRole * 0.35;
    };
    left.sort((one, other) => worth(other) - worth(one));
    const next = left.shift();
    if (!next) break;
    const ofRole = chosen.filter(({ role }) => role === next.role).length;
    if (ofRole >= mostOfRole || chosen.some((one) => saysTheSame(one, next))) continue;
    chosen.push(next);
    for (const id of next.demandIds) answered.add(id);
  }
  return chosen;
}
