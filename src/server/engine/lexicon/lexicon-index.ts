import { foldWord } from "./fold-word.ts";
import type { Alias, Skill } from "./skill.ts";
import { type Token, tokens } from "./tokens.ts";

/** An alias, ready to be compared with a run of tokens whose joined keys equal its own. */
export type Entry = {
  skill: Skill;
  alias: Alias;
  /** The alias without separators, as the lexicon writes it. */
  raw: string;
  /** Offsets in the joined key where the alias has a separator. */
  cuts: readonly number[];
  /** Offsets where it has a capital inside a word (PowerPoint): a text may write a space there. */
  humps: readonly number[];
  /** One plural word ("Windows", "Teams"): the singular is another word. */
  pluralOnly: boolean;
  /** One word that is a name ("React") or an acronym: its plural in small letters is another word ("does"). */
  singularOnly: boolean;
};

export type LexiconIndex = {
  /** Aliases with this key, in the lexicon's order. */
  entriesOf: (key: string) => readonly Entry[] | undefined;
  /** Whether a name may have a space after these joined words. */
  continues: (key: string) => boolean;
};

/** The most words an alias may have. */
export const longestAlias = 10;

const none: readonly number[] = [];
const innerCapital = /[a-z][A-Z]/;
const plainWords = /^([A-Za-z0-9]+)(?:[ \-/]([A-Za-z0-9]+)(?=[ \-/]|$))?(?=[ \-/]|$)/;

function capitalOffsets(raw: string, offset: number): readonly number[] {
  if (!innerCapital.test(raw)) return none;
  const offsets: number[] = [];
  for (let at = 1; at < raw.length; at++) {
    if (/[A-Z]/.test(raw[at] ?? "") && /[a-z]/.test(raw[at - 1] ?? "")) offsets.push(offset + at);
  }
  return offsets;
}

function entryOf(skill: Skill, alias: Alias, parts: readonly Token[]): Entry {
  const cuts: number[] = [];
  const humps: number[] = [];
  let offset = 0;
  for (const part of parts) {
    if (offset > 0) cuts.push(offset);
    for (const hump of capitalOffsets(part.raw, offset)) humps.push(hump);
    offset += part.key.length;
  }
  const plural = parts[0]?.plural ?? false;
  const single = parts.length === 1;
  const raw = parts.map((part) => part.raw).join("");
  return {
    skill,
    alias,
    raw,
    cuts: cuts.length > 0 ? cuts : none,
    humps: humps.length > 0 ? humps : none,
    pluralOnly: single && plural,
    singularOnly:
      single && !plural && (alias.needsContext || skill.kind === "tool" || /^[A-Z]+$/.test(raw)),
  };
}

/** Key of a name: its folded words, joined. */
export function keyOf(name: string): string {
  return tokens(name)
    .map((token) => token.key)
    .join("");
}

/** Length of the beginnings under which aliases wait until a text has a word that begins so. */
const beginningLength = 4;

/** Folded first word and the beginning of the whole key, when the alias's first two words tell it; else null. */
function beginningOf(alias: Alias): { first: string; beginning: string } | null {
  const [, one, two] = plainWords.exec(alias.text) ?? [];
  if (one === undefined || innerCapital.test(one.slice(0, beginningLength + 1))) return null;
  const first = foldWord(one).key;
  if (first.length >= beginningLength) return { first, beginning: first.slice(0, beginningLength) };
  if (two === undefined || innerCapital.test(two)) return null;
  const joined = first + foldWord(two).key;
  return joined.length < beginningLength
    ? null
    : { first, beginning: joined.slice(0, beginningLength) };
}

/** Aliases made ready for comparison, by key. */
function createEntries() {
  const entries = new Map<string, Entry[]>();
  const prefixes = new Set<string>();
  return {
    entries,
    prefixes,
    add(skill: Skill, alias: Alias): void {
      const parts = tokens(alias.text);
      const key = parts.map((part) => part.key).join("");
      const entry = entryOf(skill, alias, parts);
      const known = entries.get(key);
      if (known) known.push(entry);
      else entries.set(key, [entry]);
      for (const cut of entry.cuts) prefixes.add(key.slice(0, cut));
      for (const hump of entry.humps) prefixes.add(key.slice(0, hump));
    },
  };
}

/**
 * Indexes every alias by its key. Most aliases only wait under the beginning of their key and are made ready when a
 * text has that beginning: a start pays for the names it meets, not for all.
 */
export function indexSkills(skills: readonly Skill[]): LexiconIndex {
  const { entries, prefixes, add } = createEntries();
  const waiting = new Map<string, [Skill, Alias][]>();
  for (const skill of skills) {
    for (const alias of skill.aliases) {
      const found = beginningOf(alias);
      if (!found) {
        add(skill, alias);
        continue;
      }
      if (found.first.length < beginningLength) prefixes.add(found.first);
      const known = waiting.get(found.beginning);
      if (known) known.push([skill, alias]);
      else waiting.set(found.beginning, [[skill, alias]]);
    }
  }
  function makeReady(key: string): void {
    const beginning = key.slice(0, beginningLength);
    const found = waiting.get(beginning);
    if (!found) return;
    waiting.delete(beginning);
    for (const [skill, alias] of found) add(skill, alias);
  }
  return {
    entriesOf(key) {
      if (waiting.size > 0) makeReady(key);
      return entries.get(key);
    },
    continues: (key) => prefixes.has(key),
  };
}
