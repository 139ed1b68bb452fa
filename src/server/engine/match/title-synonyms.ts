import { titleKey } from "../vocabulary/job-titles.ts";

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
  [/\bhuman resources?\b|\bhr\b/giu, "humanresources"],
  [/\binformation technology\b/giu, "informationtechnology"],
  // "It" in small letters is another word.
  [/\bIC?T\b/gu, "informationtechnology"],
  [/\bqa\b/giu, "quality assurance"],
  [/\b(?:software )?test(?:er| analyst| engineer)s?\b/giu, "tester"],
  [
    /(?<!\b(?:information|cyber|data|network|it) )\bsecurity (?:guard|officer|operative)s?\b/giu,
    "securityguard",
  ],
  [
    /\bwarehouse (?:operative|assistant|worker|person)s?\b|\bstore(?:man|person)\b|\bstores (?:person|assistant|operative)s?\b|\b(?:order )?picker(?:(?: and | & |\/| )packer)?s?\b/giu,
    "warehouse operative",
  ],
  [/\bdental nurse\b/giu, "dentalnurse"],
  [/\bvet(?:erinary)? nurse\b/giu, "veterinarynurse"],
  [
    /\b(?:[hl]gv|lorry|truck)(?: class [12]| c\+?e)? driver\b|\bclass [12](?: [hl]gv)? driver\b/giu,
    "lorry driver",
  ],
  [/\b(?:classroom|learning support) assistant\b/giu, "teaching assistant"],
  [/^agency (?=health|care|nurs|support|teach)/giu, ""],
  [/\bhighly speciali[sz]ed\b|\bspeciali[sz]ed\b|\bhighly specialist\b/giu, "specialist"],
  [
    /\b(?:nursing (?:assistant|auxiliary)|health ?care (?:assistant|support worker|auxiliary))s?\b/giu,
    "healthcare care worker",
  ],
  [/\b(?:(?:home|domiciliary) )?(?:carer|care assistant|support worker)s?\b/giu, "care worker"],
  [
    /\b(?:food(?: service)?|kitchen|canteen|dining(?: room)?|catering)(?: (?:and|&) (?:food|kitchen|dining|catering))? (?:assistant|worker|operative)s?\b/giu,
    "catering assistant",
  ],
  [/\b(?:domestic (?:assistant|operative|cleaner)|(?:ward|hospital) cleaner)s?\b/giu, "cleaner"],
  [
    /\b(?:shop|retail|store)(?: sales)? (?:assistant|associate)\b|\bsales (?:assistant|associate)\b/giu,
    "retail sales assistant",
  ],
];

/** Posts people write by their letters, in brackets too: "Unit Coordinator (RMN)". */
const letters: Readonly<Record<string, string>> = {
  RMN: "mental health nurse",
  RNMH: "mental health nurse",
  RNLD: "learning disability nurse",
  RGN: "adult nurse",
  RSCN: "children nurse",
  HCA: "healthcare assistant",
  HCSW: "healthcare support worker",
  ODP: "operating department practitioner",
  SLT: "speech and language therapist",
  SALT: "speech and language therapist",
  OT: "occupational therapist",
  HLTA: "higher level teaching assistant",
  SENCO: "special needs coordinator",
  BDM: "business development manager",
  SRE: "site reliability engineer",
  QS: "quantity surveyor",
  DBA: "database administrator",
};
const written = new RegExp(`\\(?\\b(${Object.keys(letters).join("|")})\\b\\)?`, "gu");

/** A title with one wording for what goes by several names. */
export function plainTitle(title: string): string {
  const spelt = title.replace(written, (whole, name: string) => letters[name] ?? whole);
  return compounds.reduce((text, [name, words]) => text.replace(name, words), spelt);
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
