import type { Span } from "../text/spans.ts";

const count = String.raw`(?:no|one|two|three|four|five|six|\d)`;
const parent = "(?:mother|father|mum|mam|dad|parent|grandmother|grandfather)";

/** What a part of a line is when it says nothing but family, age, sex or nationality. */
const privateParts: readonly RegExp[] = [
  /^(?:happily )?(?:single|married|divorced|widowed),.{1,40}$/iu,
  /^(?:happily )?(?:single|married|divorced|widowed|separated|engaged)(?: (?:with|and)\b.{1,30}\b(?:children|child|kids|sons?|daughters?))?$/iu,
  /^(?:(?:marital|civil|family) status|nationality|date of birth)\b.{0,40}$/iu,
  /^(?:aged?:?\s?\d\d\b|(?:sex|gender|pronouns|religion)\s?[:–-]|born (?:in|on)\b).{0,40}$/iu,
  new RegExp(`^${count} (?:young |small |grown-up )?(?:children|kids|dependants)$`, "iu"),
  new RegExp(
    String.raw`^(?:an? )?(?:proud )?${parent} (?:of|to) (?:${count}|an?|my)\b.{0,40}$`,
    "iu",
  ),
];
const longestPart = 80;
/** The same within a sentence: "mother of two". */
const withinSentence = new RegExp(
  String.raw`\b${parent} (?:of|to) ${count}\b|\b${count} (?:young |small |grown-up )?children of my own\b`,
  "giu",
);

/** What in a line is about family, age, sex or nationality: never about work. */
export function privateDetails(text: string): Span[] {
  const spans: Span[] = Array.from(text.matchAll(withinSentence), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let start = 0;
  for (const part of text.split(/[|;•]/u)) {
    const end = start + part.length;
    const bare = part.trim().replace(/\.$/u, "");
    const isShort = bare.length > 0 && bare.length <= longestPart;
    if (isShort && privateParts.some((pattern) => pattern.test(bare))) spans.push({ start, end });
    start = end + 1;
  }
  return spans;
}
