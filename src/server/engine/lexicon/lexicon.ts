import { remembered } from "../text/remembered.ts";
import { awardNotations } from "./award-notations.ts";
import { readConcepts } from "./concepts.ts";
import { passesGate } from "./context-gate.ts";
import { drivingCategories } from "./driving-categories.ts";
import { type Entry, indexSkills, keyOf, longestAlias } from "./lexicon-index.ts";
import { commasInNames, withoutMarksInNames } from "./marks-in-names.ts";
import { createRelation } from "./relations.ts";
import type { Mention, Skill } from "./skill.ts";
import type { Candidate, Surroundings } from "./surroundings.ts";
import { type Token, tokens } from "./tokens.ts";

const skills = readConcepts();
const index = indexSkills(skills);
const withoutCommasInNames = commasInNames(skills.flatMap(({ written }) => written));
const byName = new Map(skills.map((skill) => [skill.name, skill]));

/** Every concept of the lexicon, in the order of their names. */
export function allSkills(): readonly Skill[] {
  return skills;
}

/** The concept with this canonical name or, failing that, with this alias (case, hyphens and plural do not matter). */
export function skillNamed(name: string): Skill | undefined {
  const known = byName.get(name);
  if (known) return known;
  const key = keyOf(name);
  index.prepare(key);
  const entries = index.entriesOf(key);
  return (entries?.find(({ alias }) => alias.text === name) ?? entries?.[0])?.skill;
}

/**
 * How far a concept that is shown answers one that is asked for, by canonical names: 1 the same, or shown is a kind of
 * asked; 0.5 nearly the same; 0.3 asked is a kind of shown; 0 nothing.
 */
export const relation: (shown: string, asked: string) => number = createRelation(skills);

const pluralAcronym = /^[A-Z]+s$/;
const capital = /^\p{Lu}/u;

/** Whether the spaces of the text stand where the alias has a separator (or both halves of PowerPoint a capital). */
function cutsAgree(run: readonly Token[], entry: Entry): boolean {
  let offset = 0;
  for (const [at, token] of run.entries()) {
    if (at > 0 && token.cut === "loose" && !entry.cuts.includes(offset)) {
      const capitals = capital.test(token.raw) && capital.test(run[at - 1]?.raw ?? "");
      if (!capitals || !entry.humps.includes(offset)) return false;
    }
    offset += token.key.length;
  }
  return true;
}

function agrees(run: readonly Token[], entry: Entry): boolean {
  const last = run.at(-1);
  if (!last || (entry.pluralOnly && !last.plural)) return false;
  if (entry.singularOnly && last.plural && !pluralAcronym.test(last.raw)) return false;
  if (entry.alias.exactCase) {
    const raw = run.map((token) => token.raw).join("");
    if (raw !== entry.raw && raw !== `${entry.raw}s`) return false;
  }
  return cutsAgree(run, entry);
}

/** The longest alias at a token that needs no context, and the longest that does. */
function longestAt(all: readonly Token[], first: number): { plain?: Candidate; gated?: Candidate } {
  const found: { plain?: Candidate; gated?: Candidate } = {};
  let key = "";
  let prepared = false;
  const end = Math.min(all.length, first + longestAlias + 1);
  for (let last = first; last < end; last++) {
    const token = all[last];
    if (!token || (last > first && token.cut === "none")) break;
    if (token.cut === "loose" && last > first && !index.continues(key)) break;
    key += token.key;
    if (!prepared) prepared = index.prepare(key);
    const entries = index.entriesOf(key);
    if (!entries) continue;
    const run = all.slice(first, last + 1);
    const agreeing = entries.filter((entry) => agrees(run, entry));
    const plain = agreeing.find((entry) => !entry.alias.needsContext);
    const gated = agreeing.find((entry) => entry.alias.needsContext);
    if (plain) found.plain = { first, last, entry: plain };
    else if (gated) found.gated = { first, last, entry: gated };
  }
  return found;
}

function cover(covered: (Candidate | undefined)[], candidate: Candidate): void {
  for (let at = candidate.first; at <= candidate.last; at++) covered[at] = candidate;
}

/** Whether the candidate covers no token, or only mentions that lie wholly inside it. */
function hasRoom(covered: readonly (Candidate | undefined)[], candidate: Candidate): boolean {
  for (let at = candidate.first; at <= candidate.last; at++) {
    const other = covered[at];
    if (!other) continue;
    const inside = other.first >= candidate.first && other.last <= candidate.last;
    if (!inside || other.last - other.first === candidate.last - candidate.first) return false;
  }
  return true;
}

/** Accepts gated candidates from left to right and back again, so that each may lean on its neighbours. */
function settle(
  around: Surroundings & { covered: (Candidate | undefined)[] },
  gated: readonly Candidate[],
): void {
  for (const order of [gated, [...gated].reverse()]) {
    for (const candidate of order) {
      if (hasRoom(around.covered, candidate) && passesGate(around, candidate))
        cover(around.covered, candidate);
    }
  }
}

function readMentions(written: string): readonly Mention[] {
  const text = withoutCommasInNames(withoutMarksInNames(written));
  const all = tokens(text);
  const covered: (Candidate | undefined)[] = new Array(all.length).fill(undefined);
  const gated: Candidate[] = [];
  let free = 0;
  for (let first = 0; first < all.length; first++) {
    const found = longestAt(all, first);
    if (found.gated && found.gated.last > (found.plain?.last ?? -1)) gated.push(found.gated);
    if (found.plain && first >= free) {
      cover(covered, found.plain);
      free = found.plain.last + 1;
    }
  }
  const pending = new Map<number, Candidate>();
  for (const candidate of gated) {
    pending.set(candidate.first, candidate);
    pending.set(candidate.last, candidate);
  }
  const around = { text, tokens: all, covered, pending };
  settle(around, gated);
  const mentions: Mention[] = [];
  for (const [at, candidate] of covered.entries()) {
    if (!candidate || candidate.first !== at) continue;
    const start = all[candidate.first]?.start ?? 0;
    const end = all[candidate.last]?.end ?? start;
    mentions.push({ start, end, skill: candidate.entry.skill });
  }
  return withNotations(text, mentions);
}

/** The mentions with the licences that are written as codes; where a longer name stands already, it stays. */
function withNotations(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const notations = [...drivingCategories(text), ...awardNotations(text)].sort(
    (one, other) => one.start - other.start,
  );
  if (notations.length === 0) return mentions;
  const merged: Mention[] = [];
  let next = 0;
  const takeUpTo = (start: number) => {
    for (let one = mentions[next]; one && one.end <= start; one = mentions[next]) {
      merged.push(one);
      next += 1;
    }
  };
  for (const { name, start, end } of notations) {
    takeUpTo(start);
    const skill = byName.get(name);
    const isTaken = start < (merged.at(-1)?.end ?? 0) || isWithinLonger(mentions[next], start, end);
    if (!skill || isTaken) continue;
    while ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    merged.push({ start, end, skill });
  }
  takeUpTo(Number.POSITIVE_INFINITY);
  return merged;
}

const isWithinLonger = (one: Mention | undefined, start: number, end: number) =>
  one !== undefined && one.start < end && one.end - one.start > end - start;

/**
 * The lexicon's concepts in a text (a line, a sentence or a whole advertisement): longest names first, sorted, without
 * overlaps. Offsets in UTF-16 code units. A name does not reach over a line end, and what decides over an ambiguous
 * word is looked for in its own line and sentence only.
 */
export const findMentions: (text: string) => readonly Mention[] = remembered(readMentions);
