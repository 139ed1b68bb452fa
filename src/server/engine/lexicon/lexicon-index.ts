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
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Beginnings of keys that end where a name may have a space. */
  prefixes: ReadonlySet<string>;
  /** The most words an alias has. */
  longest: number;
};

const none: readonly number[] = [];
const innerCapital = /[a-z][A-Z]/;

function capitalOffsets(raw: string, offset: number): readonly number[] {
  if (!innerCapital.test(raw)) return none;
  const offsets: number[] = [];
  for (let at = 1; at < raw.length; at++) {
    if (/[A-Z]/.test(raw[at] ?? "") && /[a-z]/.test(raw[at - 1] ?? "")) offsets.push(offset + at);
  }
  return offsets;
}

function entryOf(skill: Skill, alias: Alias, parts: Token[]): Entry {
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

/** Indexes every alias by its key. Aliases with one key stand in the lexicon's order. */
export function indexSkills(skills: readonly Skill[]): LexiconIndex {
  const entries = new Map<string, Entry[]>();
  const prefixes = new Set<string>();
  let longest = 1;
  for (const skill of skills) {
    for (const alias of skill.aliases) {
      const parts = tokens(alias.text);
      const key = parts.map((part) => part.key).join("");
      const entry = entryOf(skill, alias, parts);
      const known = entries.get(key);
      if (known) known.push(entry);
      else entries.set(key, [entry]);
      for (const cut of entry.cuts) prefixes.add(key.slice(0, cut));
      for (const hump of entry.humps) prefixes.add(key.slice(0, hump));
      longest = Math.max(longest, parts.length);
    }
  }
  return { entries, prefixes, longest };
}
