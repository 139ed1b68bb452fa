import { findMentions } from "../lexicon/lexicon.ts";
import { isStopWord, words } from "../text/words.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { saysSomething } from "./generic-terms.ts";
import type { Passage } from "./passages.ts";
import { termKey } from "./term-key.ts";
import { senseOf } from "./word-senses.ts";

/** How many other words may stand among those asked for: "manage stakeholders' expectations". */
const mostBetween = 2;

const senseKey = (lower: string) => {
  const key = termKey(lower);
  return senseOf(key) ?? key;
};

/** The words by which an advertisement calls a skill, where they are several and one of them says something. */
function wordings(text: string, skill: string): string[][] {
  return findMentions(text).flatMap((mention) => {
    if (mention.skill.name !== skill) return [];
    const own = words(text.slice(mention.start, mention.end))
      .map(({ lower }) => lower)
      .filter((word) => !isStopWord(word));
    return own.length > 1 && own.some(saysSomething) ? [own.map(senseKey)] : [];
  });
}

/** Whether all words stand in a line in their order, with few others among them. */
function holds({ said, keys, senses }: Passage, asked: readonly string[]): boolean {
  if (!asked.every((key) => keys.has(key) || senses.has(key))) return false;
  const own = words(said).map(({ lower }) => senseKey(lower));
  const longest = asked.length + mostBetween;
  return own.some((first, start) => {
    if (first !== asked[0]) return false;
    let next = 0;
    for (let at = start; at < Math.min(own.length, start + longest); at++)
      if (own[at] === asked[next]) next += 1;
    return next === asked.length;
  });
}

/**
 * A line that says a skill in the advertisement's own words where the lexicon reads them as something else ("mechanical
 * engineering projects" for engineering projects), a line of a dated role first; null where none does.
 */
export function lineAsWorded(evidence: CvEvidence, text: string, skill: string): Passage | null {
  const asked = wordings(text, skill);
  if (asked.length === 0) return null;
  const lines = evidence.passages.filter(
    (passage) => !passage.heading && asked.some((wording) => holds(passage, wording)),
  );
  return lines.find(({ standing }) => standing === "shown") ?? lines[0] ?? null;
}
