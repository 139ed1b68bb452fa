import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";
import { beforeRate, withRate } from "./rates.ts";
import { readsOn } from "./reads-on.ts";

const fewestWords = 5;
const fewestOfRate = 4;
/** What tells more of the deed, and is no part of the row before it. */
const moreOfIt =
  /^(?:with|each|every|mostly|usually|often|including|which|where|while|when|so|and have|most|nights|sometimes|if|until|unless|though|although|because|as|(?:one|two|three|four|five|six|many|some|several|all|both|each|half|none) of (?:which|whom|them|these)|following|using|covering|ensuring|making|giving|keeping|saving|leading to|resulting in|such as|then|plus|done|both|all|(?:in )?(?:batches|runs|volumes|quantities|groups|teams) of|up to|from|for|on|at|in|by|under|across|over)\b|^(?:\p{Ll}+ ){1,3}included$/u;
/** Where more of a deed begins without a comma. */
const moreBehind =
  /\s(?:using|including|so that|such as|in order to|to ensure|ensuring|as well as|resulting in|leading to)\s.*$/u;
/** A deed of its own, which the first one can do without: "hold the one-to-ones, run the interviews, recruited three". */
const isDeed = (item: string) =>
  /^(?:base|past)$/u.test(verbOf(words(item)[0]?.lower ?? "")?.form ?? "");

/** A deed as it stands, or before the last comma behind which it does not read on; null where nothing of it does. */
export function asFarAsItReads(clause: Clause): Clause | null {
  if (readsOn(clause)) return clause;
  if (clause.form !== "finite" || clause.terse === true) return null;
  const bare = beforeRate(clause.text);
  // "Repair leaks and taps, seven jobs a day": what reads on without its rate reads on with it.
  if (bare !== clause.text && words(bare).length >= fewestOfRate) {
    const head = { ...clause, text: bare, words: words(bare).length };
    const text = withRate(clause.text);
    if (readsOn(head)) return { ...clause, text, words: words(text).length };
  }
  const items = clause.text.split(", ");
  for (let taken = items.length - 1; taken > 0; taken -= 1) {
    const text = items.slice(0, taken).join(", ");
    // "Bought apples, pears", before "plums and figs": a row is not cut in the middle.
    const isWhole = taken === 1 || /(?:^|\s)and\s/u.test(items[taken - 1] ?? "");
    const count = words(text).length;
    const behind = items[taken] ?? "";
    if (
      !isWhole ||
      count < fewestWords ||
      !(moreOfIt.test(behind) || (taken === 1 && isDeed(behind) && !/\bto \p{Ll}+$/u.test(text)))
    )
      continue;
    const shorter = { ...clause, text, words: count };
    if (readsOn(shorter)) return shorter;
  }
  const text = clause.text.replace(moreBehind, "");
  const shorter = { ...clause, text, words: words(text).length };
  return text !== clause.text && shorter.words >= fewestWords && readsOn(shorter) ? shorter : null;
}
