import { findMentions } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/skill.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { type Phrase, tagPhrases } from "./tag-phrases.ts";

/**
 * How SkillSpan tells mentions apart: `knowledge` is a tool, subject, language or certificate, `skill` a task or
 * ability phrase, `soft` an attitude. Offsets in UTF-16 code units.
 */
export type LabelledMention = {
  start: number;
  end: number;
  kind: "knowledge" | "skill" | "soft";
  /** The lexicon's name for it; the phrase itself where the lexicon knows none. */
  skill: string;
};

type Named = { start: number; end: number; name: string; soft: boolean };

function namesIn(text: string, mentions: readonly Mention[]): Named[] {
  const skills = mentions.map(
    ({ start, end, skill }): Named => ({
      start,
      end,
      name: skill.name,
      soft: skill.kind === "soft",
    }),
  );
  const languages = findLanguages(text).map(
    ({ start, end, name }): Named => ({ start, end, name, soft: false }),
  );
  return [...skills, ...languages].sort((a, b) => a.start - b.start);
}

/** The names that lie in each phrase. Both sorted by their start; phrases may overlap a little (layers). */
function namesWithin(names: readonly Named[], phrase: Phrase, from: number): Named[] {
  const found: Named[] = [];
  for (let at = from; at < names.length; at++) {
    const name = names[at];
    if (!name || name.start >= phrase.end) break;
    if (name.start >= phrase.start && name.end <= phrase.end) found.push(name);
  }
  return found;
}

/** Signs alone name nothing. */
const saysSomething = /[\p{L}\p{N}]/u;

/** A phrase is called what the lexicon calls it when that covers most of its letters. */
function nameOf(text: string, phrase: Phrase, within: readonly Named[]): string {
  let longest: Named | undefined;
  for (const name of within) {
    if (!longest || name.end - name.start > longest.end - longest.start) longest = name;
  }
  const covered = longest ? (longest.end - longest.start) / (phrase.end - phrase.start) : 0;
  return longest && covered >= 0.6 ? longest.name : text.slice(phrase.start, phrase.end);
}

/**
 * The skills a sentence or an advertisement mentions, in order: what the tagger marks, called what the lexicon calls it.
 * Mentions of knowledge do not overlap each other, nor do tasks and attitudes; knowledge may lie in a task.
 */
export function labelMentions(text: string): LabelledMention[] {
  const mentions = findMentions(text);
  const names = namesIn(text, mentions);
  let from = 0;
  const phrases = tagPhrases(text, mentions).filter(({ start, end }) =>
    saysSomething.test(text.slice(start, end)),
  );
  return phrases.map((phrase) => {
    while ((names[from]?.start ?? Number.POSITIVE_INFINITY) < phrase.start) from += 1;
    const within = namesWithin(names, phrase, from);
    const { start, end, layer } = phrase;
    const soft = layer === "skill" && within.some((name) => name.soft);
    return { start, end, kind: soft ? "soft" : layer, skill: nameOf(text, phrase, within) };
  });
}
