import type { Demand } from "../job-record.ts";
import type { MeantDemand } from "./labelled-ad.ts";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function shared(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return (2 * a.intersection(b).size) / (a.size + b.size);
}

function holds(whole: string, part: string): boolean {
  return ` ${wordsOf(whole).join(" ")} `.includes(` ${wordsOf(part).join(" ")} `);
}

/** How much of so long a quote must be read to count as the demand. */
const enough = { part: 0.4, words: 0.6 };

/** How well words read stand for words meant; 0 where they do not. */
function likeness(meant: string, read: string): number {
  const share = shared(meant, read);
  if (holds(read, meant)) return 1 + share;
  const long = wordsOf(read).length >= wordsOf(meant).length * enough.part;
  if (long && holds(meant, read)) return 1 + share;
  return share >= enough.words ? share : 0;
}

/** Each demand meant with the demand read for it, each used once; the best likeness first. */
export function pairDemands(
  meant: readonly MeantDemand[],
  read: readonly Demand[],
): Map<MeantDemand, Demand> {
  const pairs = new Map<MeantDemand, Demand>();
  const used = new Set<Demand>();
  const likely = meant
    .flatMap((one) => read.map((other) => ({ one, other, worth: likeness(one.text, other.text) })))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  for (const { one, other } of likely) {
    if (pairs.has(one) || used.has(other)) continue;
    pairs.set(one, other);
    used.add(other);
  }
  return pairs;
}

/** A quality of the person may be called a skill or something else; the line between the two is nobody's. */
const soft: ReadonlySet<string> = new Set(["skill", "other"]);

export function isSameKind(meant: MeantDemand, read: Demand): boolean {
  return meant.kind === read.kind || (soft.has(meant.kind) && soft.has(read.kind));
}

/** Whether a fact read is the one stated: one holds the other, or most of their words are the same. */
export function isSameFact(stated: string, read: string | null): boolean {
  if (stated === "" || read === null || read === "") return stated === (read ?? "");
  return holds(stated, read) || holds(read, stated) || shared(stated, read) >= enough.words;
}
