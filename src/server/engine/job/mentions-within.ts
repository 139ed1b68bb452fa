import type { Mention } from "../lexicon/skill.ts";

/** The mentions that lie wholly in one of the stretches; both sorted by start. */
export function mentionsWithin(
  mentions: readonly Mention[],
  stretches: readonly { start: number; end: number }[],
): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    while (at < mentions.length && (mentions[at]?.start ?? 0) < start) at += 1;
    for (let mention = mentions[at]; mention && mention.end <= end; mention = mentions[at]) {
      found.push(mention);
      at += 1;
    }
  }
  return found;
}
