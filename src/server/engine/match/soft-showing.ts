import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { Passage } from "./passages.ts";
import { softCues } from "./soft-cues.ts";
import { softPhrases } from "./soft-phrases.ts";
import { termKey, termKeys } from "./term-key.ts";

/** Telling words in one line that make it a clear showing; fewer only hint. */
const clearCues = 2;

/** Fewer words are a title or a list, not a line that shows anything. */
export const shortestLine = 5;

type Words = readonly ReadonlySet<string>[];
export type Cues = { words: Words; phrases: readonly RegExp[] };

/** By the name of a soft skill: what tells of it. */
function bySkill<Told>(table: readonly (readonly [names: string, told: Told])[]) {
  const told = new Map<string, Told[]>();
  for (const [names, one] of table) {
    for (const name of names.split("; ")) told.set(name, [...(told.get(name) ?? []), one]);
  }
  return told;
}

const cuesOf = bySkill(softCues.map(([names, cues]) => [names, new Set(termKeys(cues))] as const));
const phrasesOf = bySkill(softPhrases);

/** What tells of any of these. */
export function cuesFor(group: readonly string[]): Cues {
  return {
    words: group.flatMap((asked) => cuesOf.get(asked) ?? []),
    phrases: group.flatMap((asked) => (phrasesOf.get(asked) ?? []).flat()),
  };
}

/** Nouns spelt like a deed: "toilet training" trains nobody. */
const noDeeds: ReadonlySet<string> = new Set(["training", "trainings"]);

/** "Patient records", "customer data": things are kept there, and nobody is spoken with. */
const people = /^(?:patient|resident|customer|client|user|student|pupil)s?$/u;
const theirThings =
  /^(?:data|records?|notes|files?|information|accounts?|details|invoices|orders|enroll?ment|recruitment|recruiting|referrals?|requests?|population)$/u;

/** The words of a statement that tell of an attitude, in their order. */
function tellingWords({ said, keys }: Passage, cues: Words): string[] {
  const isCue = (key: string) => cues.some((set) => set.has(key));
  // Most statements hold none: those are told by their keys alone.
  if (![...keys].some(isCue)) return [];
  const all = words(said).map(({ lower }) => lower);
  // "Coordinated with the sales team" arranged nothing.
  const isShared = (at: number) => /^co-?ordinat/u.test(all[at] ?? "") && all[at + 1] === "with";
  const isOnlyOf = (at: number) =>
    people.test(all[at] ?? "") && theirThings.test(all[at + 1] ?? "");
  return all.filter(
    (word, at) => isCue(termKey(word)) && !noDeeds.has(word) && !isShared(at) && !isOnlyOf(at),
  );
}

type Showing = { passage: Passage; clear: boolean };

/** Whom the work was for: by themselves they only hint at care for them. */
const whom = /^(?:famil(?:y|ies)|relatives?|visitors?|guests?)$/u;

/** A line that opens with the telling word ("Negotiated …"), or has two, shows it clearly. */
function isClear({ said }: Passage, telling: readonly string[]): boolean {
  if (telling.every((word) => people.test(word) || whom.test(word))) return false;
  const [first] = words(said);
  const opens = first !== undefined && first.lower === telling[0];
  // "Audits, research and reviews" opens with a thing.
  const isDeed = opens && verbOf(first.lower)?.form !== "third";
  return isDeed || new Set(telling.map(termKey)).size >= clearCues;
}

/** The line of a role that shows it best: clearly, or by a hint. */
export function bestShowing(
  passages: readonly Passage[],
  group: readonly string[],
  cues: Cues,
): Showing | undefined {
  let best: (Showing & { count: number }) | undefined;
  for (const passage of passages) {
    if (passage.standing !== "shown" || passage.heading) continue;
    if (passage.length < shortestLine) continue;
    const telling = tellingWords(passage, cues.words);
    const isSaid =
      cues.phrases.some((phrase) => phrase.test(passage.said)) ||
      group.some((asked) => passage.deeds.has(asked));
    if (telling.length === 0 && !isSaid) continue;
    const clear = isSaid || isClear(passage, telling);
    const count = new Set(telling.map(termKey)).size;
    const gain = Number(clear) - Number(best?.clear ?? false);
    if (!best || gain > 0 || (gain === 0 && count > best.count)) best = { passage, clear, count };
  }
  return best;
}
