import { words } from "../text/words.ts";
import { headingFiller, headingPhrases, type SectionKind } from "./headings.ts";

type Entry = { kind: SectionKind; rank: number };

/** How much the naming of an importance outweighs a general phrase: "Desirable experience" is desirable. */
const importanceBonus = 6;

const entries: ReadonlyMap<string, Entry> = index();
const longestPhrase = Math.max(...[...entries.keys()].map((phrase) => phrase.split(" ").length));

function index(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const kind of kinds()) {
    const bonus = kind === "required" || kind === "preferred" ? importanceBonus : 0;
    for (const phrase of headingPhrases[kind].replace(/\n/gu, "").split("|")) {
      const key = keyOf(phrase).join(" ");
      if (!found.has(key)) found.set(key, { kind, rank: key.length + bonus });
    }
  }
  return found;
}

function kinds(): Exclude<SectionKind, "intro">[] {
  return [
    "required",
    "preferred",
    "person",
    "duties",
    "role",
    "benefits",
    "company",
    "equality",
    "apply",
    "terms",
    "waived",
  ];
}

function keyOf(text: string): string[] {
  return words(text)
    .map((word) => word.lower.replaceAll("-", " "))
    .join(" ")
    .split(" ");
}

/** A heading's section, and how many of its words neither name it nor are mere filler. */
type HeadingReading = { kind: SectionKind; strangers: number };

/** Reads a short line as a heading; null where it names no section. Both importances at once are a table's head: person. */
export function readHeading(line: string): HeadingReading | null {
  const keys = keyOf(line);
  if (keys.length > 16) return null;
  let best: (Entry & { from: number; to: number }) | null = null;
  const seen: { kind: SectionKind; from: number; to: number }[] = [];
  for (let from = 0; from < keys.length; from += 1) {
    for (let to = Math.min(keys.length, from + longestPhrase); to > from; to -= 1) {
      const entry = entries.get(keys.slice(from, to).join(" "));
      if (!entry) continue;
      seen.push({ kind: entry.kind, from, to });
      if (!best || entry.rank > best.rank) best = { ...entry, from, to };
    }
  }
  if (!best) return null;
  const { from, to } = best;
  const strangers = keys.filter(
    (key, at) => (at < from || at >= to) && !headingFiller.has(key) && !entries.has(key),
  ).length;
  // "Not essential, but lovely to have" names one importance: the words of the other stand inside its phrase.
  const whole = seen.filter(
    (one) =>
      !seen.some(
        (two) => two.to - two.from > one.to - one.from && two.from <= one.from && one.to <= two.to,
      ),
  );
  const table = ["required", "preferred"].every((kind) => whole.some((one) => one.kind === kind));
  return { kind: table ? "person" : best.kind, strangers };
}
