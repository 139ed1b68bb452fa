import type { Mention } from "../lexicon/skill.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { tagPhrases } from "./tag-phrases.ts";

/** Stretches of a text. Offsets in UTF-16 code units. */
type Stretch = { start: number; end: number };

const mostLetters = 60;
/** What clings to a phrase without belonging to it. */
const edge = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu;

/** A level without a subject, or how far one has come with it: judged as education, not by its wording. */
const bareLevel =
  /^(?:near(?:ing)?|part|newly) (?:completion|qualified|qualification)$|^(?:(?:university|academic|bachelor['’]?s?|master['’]?s?|honou?rs|undergraduate|postgraduate) )*(?:degrees?|diplomas?|qualifications?|certificates?|certifications?)$/i;

/** Languages are told by a list of their own. */
function isLanguage(words: string): boolean {
  return findLanguages(words).some(({ start, end }) => end - start === words.length);
}

function trimmed(text: string, { start, end }: Stretch): Stretch {
  const phrase = text.slice(start, Math.min(end, start + mostLetters));
  const bare = phrase.replace(edge, "");
  const from = start + Math.max(0, phrase.indexOf(bare));
  const closed = bare.endsWith(")") && !bare.includes("(") ? bare.slice(0, -1).trimEnd() : bare;
  return { start: from, end: from + closed.length };
}

/**
 * Tools, subjects and certificates a text names that the lexicon does not know, in order, without overlaps: what a
 * person could be asked for and can only be matched by its wording. `mentions` are the lexicon's, of the same text,
 * sorted.
 */
export function unknownKnowledge(text: string, mentions: readonly Mention[]): Stretch[] {
  const found: Stretch[] = [];
  let next = 0;
  for (const phrase of tagPhrases(text, mentions)) {
    if (phrase.layer !== "knowledge" || phrase.end - phrase.start > mostLetters) continue;
    while ((mentions[next]?.end ?? Number.POSITIVE_INFINITY) <= phrase.start) next += 1;
    if ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < phrase.end) continue;
    const stretch = trimmed(text, phrase);
    const words = text.slice(stretch.start, stretch.end);
    if (words.length > 1 && !bareLevel.test(words) && !isLanguage(words)) found.push(stretch);
  }
  return found;
}
