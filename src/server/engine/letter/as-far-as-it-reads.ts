import { words } from "../text/words.ts";
import type { Clause } from "./clauses.ts";
import { readsOn } from "./reads-on.ts";

const fewestWords = 6;
/** What tells more of the deed, and is no part of the row before it. */
const moreOfIt =
  /^(?:with|each|every|mostly|usually|often|including|which|where|while|when|so|and have|most|nights|sometimes|if|until|unless|though|although|because|as)\b/u;

/** A deed as it stands, or before the last comma behind which it does not read on; null where nothing of it does. */
export function asFarAsItReads(clause: Clause): Clause | null {
  if (readsOn(clause)) return clause;
  if (clause.form !== "finite" || clause.terse === true) return null;
  const items = clause.text.split(", ");
  for (let taken = items.length - 1; taken > 0; taken -= 1) {
    const text = items.slice(0, taken).join(", ");
    // "Bought apples, pears", before "plums and figs": a row is not cut in the middle.
    const isWhole = taken === 1 || /(?:^|\s)and\s/u.test(items[taken - 1] ?? "");
    const count = words(text).length;
    if (!isWhole || count < fewestWords || !moreOfIt.test(items[taken] ?? "")) continue;
    const shorter = { ...clause, text, words: count };
    if (readsOn(shorter)) return shorter;
  }
  return null;
}
