import { insideBrackets } from "./brackets.ts";
import { places } from "./clause-places.ts";
import { sideOf } from "./clause-sides.ts";
import { anyOf } from "./inline-list.ts";
import { startsDemand } from "./starts-demand.ts";

/** Where one clause ends and the next begins. Offsets in UTF-16 code units. */
export type Joint = { from: number; to: number };

/** How far a place is looked around, in characters. */
const reach = { back: 280, on: 140 };

/** The places of a sentence where it starts to ask for something further. */
export function demandJoints(text: string, listed: boolean): Joint[] {
  const all = [...text.matchAll(places)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .filter(({ from, to }) => from > 0 && to < text.length - 1 && !insideBrackets(text, from));
  const found: Joint[] = [];
  const choice = anyOf.test(text);
  let start = 0;
  for (const [at, joint] of all.entries()) {
    const starts = startsDemand({
      left: sideOf(text, Math.max(start, joint.from - reach.back), joint.from),
      last: sideOf(text, Math.max(start, all[at - 1]?.to ?? 0), joint.from),
      right: sideOf(text, joint.to, Math.min(text.length, joint.to + reach.on)),
      next: sideOf(text, joint.to, Math.min(all[at + 1]?.from ?? text.length, joint.to + reach.on)),
      joint: text.slice(joint.from, joint.to),
      listed,
      choice,
    });
    if (!starts) continue;
    found.push(joint);
    start = joint.to;
  }
  return found;
}
