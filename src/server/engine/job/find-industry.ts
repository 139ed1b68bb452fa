import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { industryOfSector, industryWords } from "./industry-words.ts";

type Weighing = {
  /** What one occurrence counts. */
  weight: number;
  /** How often a phrase that repeats counts at most. */
  most: number;
};

/** A post says most of its sector; then who offers it; a concept that only one sector has; a word of the text. */
const weighing = {
  title: { weight: 6, most: 1 },
  headline: { weight: 3, most: 1 },
  company: { weight: 4, most: 1 },
  concept: { weight: 1, most: 1 },
  text: { weight: 1, most: 2 },
} satisfies Record<string, Weighing>;
const enough = 4;

const phrases: ReadonlyMap<string, string[]> = index();
const longest = 3;

function stemsOf(text: string): string[] {
  return words(text).map((word) => stem(word.lower));
}

function index(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [industry, list] of Object.entries(industryWords)) {
    for (const phrase of list.split("|")) {
      const key = stemsOf(phrase).join(" ");
      const names = found.get(key) ?? [];
      if (!names.includes(industry)) names.push(industry);
      found.set(key, names);
    }
  }
  return found;
}

/** Occurrences of the known phrases of up to three words; of a longer one its words are not counted again. */
function counts(text: string): Map<string, number> {
  const stems = stemsOf(text);
  const found = new Map<string, number>();
  let from = 0;
  while (from < stems.length) {
    let size = Math.min(longest, stems.length - from);
    while (size > 0 && !phrases.has(stems.slice(from, from + size).join(" "))) size -= 1;
    if (size > 0) {
      const key = stems.slice(from, from + size).join(" ");
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    from += Math.max(size, 1);
  }
  return found;
}

export type IndustryClues = {
  title: string | null;
  company: string | null;
  text: string;
  /** The lexicon's sector of each concept the advertisement names, boilerplate apart. */
  sectors: readonly string[];
};

/** "Risk Analyst  Insurance", "Buyer (Aerospace)": what stands beside the title in its line. */
function besideTitle(text: string, title: string | null): string {
  const [line = ""] = text.trimStart().slice(0, longestHeadline).split("\n", 1);
  const behind = title === null ? undefined : line.split(title)[1];
  return behind === undefined || /[.!?]\s/u.test(line) ? "" : behind;
}
const longestHeadline = 120;

/** The industry an advertisement belongs to; null where too little speaks for any. */
export function findIndustry({ title, company, text, sectors }: IndustryClues): string | null {
  const scores = new Map<string, number>();
  const add = (industry: string, points: number) =>
    scores.set(industry, (scores.get(industry) ?? 0) + points);
  const addWords = (part: string, { weight, most }: Weighing) => {
    for (const [key, count] of counts(part)) {
      for (const industry of phrases.get(key) ?? []) add(industry, Math.min(count, most) * weight);
    }
  };
  addWords(text, weighing.text);
  addWords(title ?? "", weighing.title);
  addWords(besideTitle(text, title), weighing.headline);
  addWords(company ?? "", weighing.company);
  for (const sector of sectors) {
    const industry = industryOfSector[sector];
    if (industry) add(industry, weighing.concept.weight);
  }
  const best = [...scores].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] >= enough ? best[0] : null;
}
