import { addressesMachines } from "../ats/machine-instructions.ts";
import { disguises } from "../letter/guard/look-alikes.ts";
import { foldSpace } from "../text/fold-space.ts";
import { stem } from "../text/stem.ts";
import { isStopWord, words } from "../text/words.ts";
import { adviceWords } from "./advice-words.ts";

const mostWords = 20;
const stating = new Set([...adviceWords].map(stem));

/**
 * A language model's reason as it may stand in a report: at most twenty words, and each of them a word of the texts it speaks of
 * or one that states nothing by itself. Null where it does not hold.
 */
export function plainReason(given: string, about: readonly string[]): string | null {
  const reason = foldSpace(given);
  const own = words(reason);
  if (own.length === 0 || own.length > mostWords) return null;
  if (addressesMachines(reason) || disguises(reason).length > 0) return null;
  if (!/^[\p{L}\p{N}\p{M} .,;:’'“”"%£€$&+/()–-]+$/u.test(reason)) return null;
  const known = new Set(about.flatMap((text) => words(text).map(({ lower }) => stem(lower))));
  const holds = own.every(({ lower }) => {
    const root = stem(lower);
    return known.has(root) || (!/\p{N}/u.test(lower) && (isStopWord(lower) || stating.has(root)));
  });
  return holds ? reason : null;
}
