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
  /** Makes the aliases ready whose keys begin as this one; false while the key is too short to tell. */
  prepare: (key: string) => boolean;
  /** Aliases with this key, which must be prepared: those in exact letters first. */
  entriesOf: (key: string) => readonly Entry[] | undefined;
  /** Whether a name may have a space after these joined words. */
  continues: (key: string) => boolean;
};

/** The most words an alias may have. */
export const longestAlias = 10;

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

/** A concept and every way its line writes its names, `;` between them. */
type Filed = Skill & { written: readonly string[] };

/** Length of the beginnings of keys under which concepts wait until a text has a word that begins so. */
const beginningLength = 4;

/** A first word that alone tells the beginning: four letters or more, no capital that splits them. */
const plainStart = /^[A-Za-z][a-z\d]{3,}(?=[ \-/]|$)/;
/** A long word of plain letters whose beginning no folding changes. */
const steadyStart = /^(?!.{0,4}[ao]e|tyre|plough|cheque|draught)[A-Za-z][a-z]{6,}/;

/** Aliases made ready for comparison, by key, and the beginnings of keys after which a name may have a space. */
function createEntries() {
  const entries = new Map<string, Entry[]>();
  const prefixes = new Set<string>();

  /** The beginning of the alias's key; notes the spaces within it. */
  function beginningOf(text: string): string {
    if (steadyStart.test(text)) return text.slice(0, beginningLength).toLowerCase();
    const word = plainStart.exec(text)?.[0];
    const first = word && foldWord(word).key;
    if (first && first.length >= beginningLength) return first.slice(0, beginningLength);
    const entry = tokens(text);
    const key = entry.map((part) => part.key).join("");
    let offset = 0;
    for (const part of entry) {
      for (const hump of capitalOffsets(part.raw, offset)) prefixes.add(key.slice(0, hump));
      if (offset > 0) prefixes.add(key.slice(0, offset));
      offset += part.key.length;
      if (offset >= beginningLength) break;
    }
    return key.slice(0, beginningLength);
  }

  function add(skill: Skill, alias: Alias): void {
    const parts = tokens(alias.text);
    const key = parts.map((part) => part.key).join("");
    const entry = entryOf(skill, alias, parts);
    const known = entries.get(key);
    if (!known) entries.set(key, [entry]);
    else if (alias.exactCase) known.unshift(entry);
    else known.push(entry);
    for (const cut of entry.cuts) prefixes.add(key.slice(0, cut));
    for (const hump of entry.humps) prefixes.add(key.slice(0, hump));
  }

  return { entries, prefixes, beginningOf, add };
}

/**
 * Indexes the concepts by the keys of their aliases. Each waits under the beginnings of its keys and its aliases are
 * made ready when a text has such a beginning: a start pays for the names it meets, not for all.
 */
export function indexSkills(skills: readonly Filed[]): LexiconIndex {
  const { entries, prefixes, beginningOf, add } = createEntries();
  const waiting = new Map<string, Filed[]>();
  for (const skill of skills) {
    for (const names of skill.written) {
      for (const name of names.split(";")) {
        const text = name.replace("=", "").trim();
        if (text === "") continue;
        const beginning = beginningOf(text);
        const known = waiting.get(beginning);
        if (!known) waiting.set(beginning, [skill]);
        else if (known.at(-1) !== skill) known.push(skill);
      }
    }
  }
  function makeReady(beginning: string): void {
    const found = waiting.get(beginning);
    if (!found) return;
    waiting.delete(beginning);
    for (const skill of found) {
      for (const alias of skill.aliases) {
        if (beginningOf(alias.text) === beginning) add(skill, alias);
      }
    }
  }
  return {
    prepare(key) {
      if (waiting.size > 0) makeReady(key.slice(0, beginningLength));
      return key.length >= beginningLength;
    },
    entriesOf: (key) => entries.get(key),
    continues: (key) => prefixes.has(key),
  };
}
