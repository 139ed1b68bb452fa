import type { Mention } from "../lexicon/skill.ts";

/** The place of the first mention that starts at `start` or later, from `low` on. */
function firstFrom(mentions: readonly Mention[], start: number, low: number): number {
  let [from, to] = [low, mentions.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((mentions[middle]?.start ?? 0) < start) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The mentions that lie wholly in one of the stretches; both sorted by start. */
export function mentionsWithin(
  mentions: readonly Mention[],
  stretches: readonly { start: number; end: number }[],
): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    at = firstFrom(mentions, start, at);
    for (let mention = mentions[at]; mention && mention.end <= end; mention = mentions[at]) {
      found.push(mention);
      at += 1;
    }
  }
  return found;
}
