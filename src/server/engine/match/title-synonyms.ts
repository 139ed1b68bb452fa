import { findPhrases, indexPhrases, phraseTokens } from "../vocabulary/find-phrases.ts";
import { titleKey } from "../vocabulary/job-titles.ts";
import { occupationNames } from "./occupation-names.ts";

/** Words that say the same within any title, whatever the post. Posts that go by several names are the occupation names. */
const sameWord = [
  "developer engineer programmer",
  "adviser advisor consultant",
  "cook chef",
  "clerk administrator admin administrative administration",
  "finance financial",
  "buyer buying purchasing purchaser procurement",
  "recruiter recruitment",
  "caterer catering",
];

type Rewordings = readonly (readonly [title: RegExp, words: string])[];

/** Short forms, written out before names are looked for. */
const shortForms: Rewordings = [
  [/\bco-?ordinat/giu, "coordinat"],
  [/\bexec\b/giu, "executive"],
  [/\bmgr\b/giu, "manager"],
  [/\bass?t\b(?! to\b)/giu, "assistant"],
  [/\btech\b(?! lead)/giu, "technician"],
  [/\bhealth ?care\b/giu, "healthcare"],
];

/** What is said otherwise in any title: the pattern, and the words that stand for it. */
const rewordings: Rewordings = [
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

const reworded = (title: string, by: Rewordings) =>
  by.reduce((worded, [said, words]) => worded.replace(said, words), title);

export type PlainTitle = {
  text: string;
  /** The names that stand in it for posts that go by several. */
  posts: ReadonlySet<string>;
};

/** A title with one name for a post that goes by several. */
export function plainTitle(written: string): PlainTitle {
  const title = reworded(written, shortForms);
  const posts = new Set<string>();
  let text = "";
  let at = 0;
  for (const { value, start, end } of findPhrases(names, phraseTokens(title))) {
    const said = title.slice(start, end);
    if (inCapitals.has(said.toLowerCase()) && said !== said.toUpperCase()) continue;
    posts.add(value);
    text += title.slice(at, start) + value;
    at = end;
  }
  return { text: reworded(text + title.slice(at), rewordings), posts };
}

const common = new Map(
  sameWord.flatMap((group) => {
    const keys = group.split(" ").flatMap((word) => titleKey(word));
    return keys.map((key) => [key, keys[0] ?? key] as const);
  }),
);

/** One key for all words of a group, so that "developer" meets "engineer". */
export function commonTitleKey(key: string): string {
  return common.get(key) ?? key;
}
