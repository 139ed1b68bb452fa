import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import type { PassageClass } from "./classify-passage.ts";
import { type Cue, hasCue } from "./cue-match.ts";
import type { Passage } from "./table-rows.ts";

/** A passage and what the rules take it for. */
export type PassageReading = { passage: Passage; is: PassageClass };

/** What stands around a passage. `place` is 0 at the advertisement's start, 1 at its end. */
export type Surroundings = {
  before: PassageReading | undefined;
  after: PassageReading | undefined;
  place: number;
};

const cues: readonly Cue[] = [
  "boilerplate",
  "duty",
  "never",
  "person",
  "rescue",
  "sought",
  "subject",
  "unverifiable",
];
const mostWords = 60;
/** A number, or one that the advertiser's site has masked. */
const number = /\p{N}|^\*+$/u;

/** Whom or what a sentence can be about, by its first such words. */
const subjects: readonly (readonly [string, RegExp])[] = [
  ["you", /\byou(?:['’]\p{L}+)?\b/iu],
  [
    "person",
    /\b(?:post ?-?holders?|candidates?|applicants?|appointee|individual|person|somebody|someone)\b/iu,
  ],
  ["post", /\b(?:role|post|position|job|work)\b/iu],
  ["us", /\b(?:we|our|us)\b/iu],
  ["group", /\b(?:team|department|division|directorate|staff|colleagues|people)\b/iu],
  [
    "place",
    /\b(?:service|services|trust|ward|unit|hospital|school|company|client|practice|home|council|university|site)\b/iu,
  ],
  ["they", /\b(?:they|it|its|their)\b/iu],
  ["there", /\bthere\b/iu],
];

function subjectOf(text: string): string {
  let best = { name: "none", at: 60 };
  for (const [name, pattern] of subjects) {
    const at = text.search(pattern);
    if (at >= 0 && at < best.at) best = { name, at };
  }
  return best.name;
}

const wordOf = (lower: string) => (number.test(lower) ? "0" : lower);

/** What the words of a passage say by themselves. No feature holds a space. */
export function textFeatures(text: string): string[] {
  const all = words(text.replace(/\*{2,}/gu, "0"))
    .slice(0, mostWords)
    .map(({ lower }) => wordOf(lower));
  const found = new Set<string>();
  for (const [at, word] of all.entries()) {
    found.add(stem(word));
    const next = all[at + 1];
    if (next === undefined) continue;
    found.add(`${word}_${next}`);
    const third = all[at + 2];
    if (third !== undefined && (word === "you" || next === "will")) {
      found.add(`${word}_${next}_${third}`);
    }
  }
  const [first = "", second = "", third = ""] = all;
  found.add(`^${first}`).add(`^${first}_${second}`).add(`^${first}_${second}_${third}`);
  const subject = subjectOf(text);
  found.add(`of:${subject}`);
  const modal = /\b(?:will|must|should|would|can|is|are|has|have|need)\b/iu.exec(text)?.[0];
  if (modal) found.add(`of:${subject}:${modal.toLowerCase()}`);
  found.add(`last:${stem(all.at(-1) ?? "")}`);
  found.add(`length:${Math.min(6, Math.floor(Math.sqrt(all.length)))}`);
  if (/[£€$]/u.test(text)) found.add("money");
  found.add(`end:${/[.:?!;,]?$/u.exec(text.trim())?.[0] ?? ""}`);
  return [...found];
}

/** Everything a passage is judged by: its words, its heading, what the rules and its neighbours say. */
export function featuresOf(
  { passage, is }: PassageReading,
  { before, after, place }: Surroundings,
): string[] {
  const { section, listed } = passage;
  const around = [before, after].map((one) => (one ? one.is : "edge"));
  return [
    ...textFeatures(passage.text),
    ...cues.filter((cue) => hasCue(cue, passage.text)).map((cue) => `cue:${cue}`),
    `in:${section}`,
    `in:${section}:${listed}`,
    `rule:${is}`,
    `rule:${is}:${section}`,
    `rule:${is}:${listed}`,
    `before:${around[0]}`,
    `after:${around[1]}`,
    `around:${around.join(":")}`,
    `from:${before && before.passage.section !== section ? before.passage.section : "same"}`,
    `then:${around[0]}:${wordOf(words(passage.text.slice(0, 30))[0]?.lower ?? "")}`,
    `bullet:${passage.bullet}`,
    `place:${Math.floor(place * 4.99)}`,
  ];
}
