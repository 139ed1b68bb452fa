import { titleKey } from "../vocabulary/job-titles.ts";

/** Words that name the same occupation in titles. */
const sameOccupation = [
  "developer engineer programmer",
  "adviser advisor consultant",
  "cook chef",
  "clerk administrator",
  "lawyer solicitor",
  "salesperson sales",
  "nanny childminder",
];

/**
 * Titles whose words together name another trade than each by itself (a nursery nurse is no nurse), or the same as other
 * words do: the pattern, and the words that stand for it.
 */
const compounds: readonly (readonly [title: RegExp, words: string])[] = [
  [
    /\b(?:nursery (?:nurse|assistant|educator|teacher)|early years (?:educator|assistant))\b/giu,
    "nursery practitioner",
  ],
  [/\bearly years\b/giu, "nursery"],
  [/\baccount (?=manager|executive|director|handler|management)\b/giu, "clientaccount "],
  [/\bsales engineer\b/giu, "technical sales"],
  [/\bdental nurse\b/giu, "dentalnurse"],
  [/\bvet(?:erinary)? nurse\b/giu, "veterinarynurse"],
  [
    /\b(?:[hl]gv|lorry|truck)(?: class [12]| c\+?e)? driver\b|\bclass [12](?: [hl]gv)? driver\b/giu,
    "lorry driver",
  ],
  [/\b(?:classroom|learning support) assistant\b/giu, "teaching assistant"],
  [
    /\b(?:nursing (?:assistant|auxiliary)|health ?care (?:support worker|auxiliary))\b/giu,
    "healthcare care worker",
  ],
  [/\b(?:(?:home|domiciliary) )?(?:carer|care assistant|support worker)\b/giu, "care worker"],
  [
    /\b(?:shop|retail|store)(?: sales)? (?:assistant|associate)\b|\bsales (?:assistant|associate)\b/giu,
    "retail sales assistant",
  ],
];

/** A title with one wording for what goes by several names. */
export function plainTitle(title: string): string {
  return compounds.reduce((text, [name, words]) => text.replace(name, words), title);
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
