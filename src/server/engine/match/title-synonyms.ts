import { findPhrases, indexPhrases, phraseTokens } from "../vocabulary/find-phrases.ts";
import { titleKey } from "../vocabulary/job-titles.ts";
import { occupationNames } from "./occupation-names.ts";

/** Words that name the same occupation in titles. */
const sameOccupation = [
  "developer engineer programmer",
  "adviser advisor consultant",
  "cook chef",
  "clerk administrator admin administrative administration",
  "finance financial",
  "buyer buying purchasing purchaser procurement",
  "recruiter recruitment",
  "marketer marketing",
  "caterer catering",
  "lawyer solicitor",
  "salesperson sales",
  "nanny childminder",
];

/** What is said otherwise in any title: the pattern, and the words that stand for it. */
const rewordings: readonly (readonly [title: RegExp, words: string])[] = [
  [/^agency (?=health|care|nurs|support|teach)/giu, ""],
  [/\bhighly speciali[sz]ed\b|\bspeciali[sz]ed\b|\bhighly specialist\b/giu, "specialist"],
  [/\bearly years\b/giu, "nursery"],
  [/\bhuman resources?\b|\bhr\b/giu, "humanresources"],
  [/\binformation technology\b/giu, "informationtechnology"],
  // "It" in small letters is another word.
  [/\bIC?T\b/gu, "informationtechnology"],
  [/\bqa\b/giu, "quality assurance"],
  [/\bass(?:istant|itant|t) (?=(?!to\b)(?:\p{L}+ ){0,2}manager\b)/giu, "deputy "],
  [/\b(?:shift|team|section|line) (?:leader|lead)\b|\bcharge ?hand\b/giu, "supervisor"],
];

/** Letters that stand for a post only where they are written as such: "ta" is none. */
const inCapitals: ReadonlySet<string> = new Set(
  "pa ea ta ot kp lsa rn pc rm vm sdr bdr bms eca emt dba sre cdp cpn ifa slt salt rmn rnld rgn rscn hca hcsw odp hlta pwp bdm flt qs".split(
    " ",
  ),
);

const names = indexPhrases(
  occupationNames
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [name = "", others = ""] = line.split(": ");
      return [name, ...others.split("; ")].flatMap((one) => [
        [one, name] as const,
        [`${one}s`, name] as const,
      ]);
    }),
);

/** A title with one name for a post that goes by several. */
export function plainTitle(title: string): string {
  const tokens = phraseTokens(title);
  let text = "";
  let at = 0;
  for (const { value, start, end } of findPhrases(names, tokens)) {
    const said = title.slice(start, end);
    if (inCapitals.has(said.toLowerCase()) && said !== said.toUpperCase()) continue;
    text += title.slice(at, start) + value;
    at = end;
  }
  return rewordings.reduce(
    (worded, [name, words]) => worded.replace(name, words),
    text + title.slice(at),
  );
}

const common = new Map(
  sameOccupation.flatMap((group) => {
    const keys = group.split(" ").flatMap((word) => titleKey(word));
    return keys.map((key) => [key, keys[0] ?? key] as const);
  }),
);

/** One key for all words of a group, so that "developer" meets "engineer". */
export function commonTitleKey(key: string): string {
  return common.get(key) ?? key;
}
