import { verbOf } from "../letter/words/verb-forms.ts";
import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import { type CvEvidence, quoteAround, quoteLine, sectionOf } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { nameList } from "./name-list.ts";
import type { Passage } from "./passages.ts";
import { skillInText } from "./skill-in-text.ts";
import { softCues } from "./soft-cues.ts";
import { softPhrases } from "./soft-phrases.ts";
import { termKey, termKeys } from "./term-key.ts";

/** Credit for an attitude or people skill: shown by a line of a role, claimed in a sentence, or a bare word. */
export const softCredits = {
  shownAndNamed: 1,
  shown: 0.85,
  namedAndHinted: 0.7,
  hinted: 0.6,
  claimed: 0.5,
  listed: 0.4,
} as const;

/** Telling words in one line that make it a clear showing; fewer only hint. */
const clearCues = 2;

/** Fewer words are a title or a list, not a line that shows anything. */
const shortestLine = 5;

const cueKeys = softCues.map(([names, cues]) => ({
  names: names.split(" "),
  keys: new Set(termKeys(cues)),
}));

export function isSoft(skill: string): boolean {
  return skillNamed(skill)?.kind === "soft";
}

const phrases = softPhrases.map(([names, phrase]) => ({ names: names.split(" "), phrase }));

function cuesFor(group: readonly string[]): Cues {
  const asked = group.join(" ").toLowerCase().replaceAll(" ", "-");
  const isOf = ({ names }: { names: string[] }) => names.some((name) => asked.includes(name));
  return {
    words: cueKeys.filter(isOf).map(({ keys }) => keys),
    phrases: phrases.filter(isOf).map(({ phrase }) => phrase),
  };
}

/** Nouns spelt like a deed: "toilet training" trains nobody. */
const noDeeds: ReadonlySet<string> = new Set(["training", "trainings"]);

/** "Patient records", "customer data": things are kept there, and nobody is spoken with. */
const people = /^(?:patient|resident|customer|client|user|student|pupil)s?$/u;
const theirThings =
  /^(?:data|records?|notes|files?|information|accounts?|details|invoices|orders|enroll?ment|recruitment|recruiting|referrals?|requests?|population)$/u;

type Words = readonly ReadonlySet<string>[];
type Cues = { words: Words; phrases: readonly RegExp[] };

/** The words of a statement that tell of an attitude, in their order. */
function tellingWords({ text, keys }: Passage, cues: Words): string[] {
  const isCue = (key: string) => cues.some((set) => set.has(key));
  // Most statements hold none: those are told by their keys alone.
  if (![...keys].some(isCue)) return [];
  const all = words(text).map(({ lower }) => lower);
  // "Coordinated with the sales team" arranged nothing.
  const isShared = (at: number) => /^co-?ordinat/u.test(all[at] ?? "") && all[at + 1] === "with";
  const isOnlyOf = (at: number) =>
    people.test(all[at] ?? "") && theirThings.test(all[at + 1] ?? "");
  return all.filter(
    (word, at) => isCue(termKey(word)) && !noDeeds.has(word) && !isShared(at) && !isOnlyOf(at),
  );
}

type Showing = { passage: Passage; clear: boolean };

/** A line that opens with the telling word ("Negotiated …"), or has two, shows it clearly. */
function isClear({ text }: Passage, telling: readonly string[]): boolean {
  const [first] = words(text);
  const opens = first !== undefined && first.lower === telling[0];
  // "Audits, research and reviews" opens with a thing.
  const isDeed = opens && verbOf(first.lower)?.form !== "third";
  return isDeed || new Set(telling.map(termKey)).size >= clearCues;
}

function bestShowing(evidence: CvEvidence, group: readonly string[]): Showing | undefined {
  const cues = cuesFor(group);
  let best: (Showing & { count: number }) | undefined;
  for (const passage of evidence.passages) {
    if (passage.standing !== "shown" || passage.heading) continue;
    if (passage.length < shortestLine) continue;
    const telling = tellingWords(passage, cues.words);
    const isSaid =
      cues.phrases.some((phrase) => phrase.test(passage.text)) ||
      group.some((asked) => passage.deeds.has(asked));
    if (telling.length === 0 && !isSaid) continue;
    const clear = isSaid || isClear(passage, telling);
    const count = new Set(telling.map(termKey)).size;
    const gain = Number(clear) - Number(best?.clear ?? false);
    if (!best || gain > 0 || (gain === 0 && count > best.count)) best = { passage, clear, count };
  }
  return best;
}

/** An attitude asked for: a line that shows it counts for more than the word. */
export function creditForSoftSkill(evidence: CvEvidence, group: readonly string[]): Finding {
  const name = nameList(group.map(skillInText), 3, "or");
  const named = evidence.mentions.filter((mention) =>
    group.some((asked) => mention.skill === asked || relation(mention.skill, asked) >= 1),
  );
  const lengthOf = (line: number) => evidence.cv.lines[line]?.text.split(" ").length ?? 0;
  const inWork = named.find(
    (mention) =>
      evidence.standing[mention.line] === "shown" && lengthOf(mention.line) >= shortestLine,
  );
  if (inWork) {
    const quote = quoteLine(evidence.cv, inWork.line, inWork.start);
    return {
      credit: softCredits.shownAndNamed,
      reason: `A line of your work shows ${name}.`,
      evidence: [quote],
    };
  }
  const showing = bestShowing(evidence, group);
  if (showing) {
    const { passage, clear } = showing;
    const quote = {
      quote: quoteAround(passage.text, 0),
      section: sectionOf(evidence.cv, passage.line),
    };
    const isNamed = named.length > 0;
    if (clear) {
      return {
        credit: isNamed ? softCredits.shownAndNamed : softCredits.shown,
        reason: `A line of your work shows ${name}${isNamed ? "" : " without naming it"}.`,
        evidence: [quote],
      };
    }
    return {
      credit: isNamed ? softCredits.namedAndHinted : softCredits.hinted,
      reason: isNamed
        ? `Your CV names ${name}, and a line of your work hints at it.`
        : `A line of your work hints at ${name}, no more.`,
      evidence: [quote],
    };
  }
  const [first] = named;
  if (!first) return { credit: 0, reason: `No line of your CV shows ${name}.`, evidence: [] };
  const claimed = lengthOf(first.line) >= shortestLine * 2;
  return {
    credit: claimed ? softCredits.claimed : softCredits.listed,
    reason: `Your CV names ${name}, but no line of your work shows it.`,
    evidence: [quoteLine(evidence.cv, first.line, first.start)],
  };
}
