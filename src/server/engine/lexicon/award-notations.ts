import { lineAround } from "./line-around.ts";
import type { Notation } from "./notation.ts";

/**
 * Vocational awards in the many ways people write them: "NVQ Level 2 in Professional Cookery", "Childcare NVQ3", "City &
 * Guilds Hairdressing (Levels 2 & 3)". What they are in, with the licence of the lexicon for each level; of several levels
 * the last that is named to the end of the row.
 */
const childcare =
  "child ?care(?: (?:and|&) (?:education|early years|development))?|early years(?: educators?| practitioners?| (?:care|childcare|education)(?: (?:and|&) (?:education|childcare))?)?|children['’]?s (?:care|play),? {1,2}learning (?:and|&) development|nursery nursing|(?:the )?children (?:and|&) young people['’]?s workforce|childhood practice";
const three = (name: string) => [name, name, name] as const;
const anyLevel = (name: string) => [name, name, name, name, name] as const;
type ByLevel = readonly (string | null)[];

/** Names by level, from the first to the fifth. */
const awards: readonly (readonly [subject: string, names: ByLevel])[] = [
  [
    "leadership(?: (?:and|&) management)? (?:for|in) (?:health (?:and|&) social care(?: (?:and|&) children['’]?s services)?|adult (?:social )?care|residential child ?care|care services|care)",
    [null, null, null, "Level 4 or 5 leadership in care", "Level 4 or 5 leadership in care"],
  ],
  [
    childcare,
    [
      null,
      "Level 2 or 3 childcare qualification",
      "Level 3 childcare qualification",
      "Level 3 childcare qualification",
      "Level 3 childcare qualification",
    ],
  ],
  [
    "health (?:(?:and|&) )?social care|(?:adult )?social care|adult care|H ?& ?SC",
    [
      null,
      "NVQ health and social care",
      "NVQ level 3 health and social care",
      "NVQ level 3 health and social care",
      "NVQ level 3 health and social care",
    ],
  ],
  [
    "professional cookery|food prep(?:aration)? (?:and|&) (?:cooking|cookery)|catering (?:and|&) hospitality|hospitality (?:and|&) catering|cookery|catering",
    anyLevel("NVQ catering"),
  ],
  ["barbering", [null, "NVQ barbering", ...three("NVQ level 3 barbering")]],
  [
    "hair ?dressing|hair",
    [
      null,
      "NVQ hairdressing",
      "NVQ level 3 hairdressing",
      "NVQ level 3 hairdressing",
      "NVQ level 3 hairdressing",
    ],
  ],
  [
    "beauty(?: therapy)?",
    [
      null,
      "VTCT or NVQ beauty qualification",
      "NVQ level 3 beauty therapy",
      "NVQ level 3 beauty therapy",
      "NVQ level 3 beauty therapy",
    ],
  ],
  [
    "plumbing(?: (?:and|&) heating)?|domestic plumbing(?: (?:and|&) heating)?",
    anyLevel("NVQ plumbing and heating"),
  ],
  [
    "carpentry(?: (?:and|&) joinery)?|(?:bench|site) (?:joinery|carpentry)|joinery",
    anyLevel("NVQ carpentry and joinery"),
  ],
  [
    "(?:light |heavy |motor )?vehicle(?:s? (?:maintenance(?: (?:and|&) repair)?|repair|technology|mechanics?|engineering))?",
    anyLevel("NVQ motor vehicle maintenance"),
  ],
  [
    "(?:supporting )?teaching (?:(?:and|&) learning(?: in schools)?|assistants?)|TA",
    [
      null,
      "Teaching assistant qualification",
      "Level 3 teaching assistant qualification",
      "Level 3 teaching assistant qualification",
      "Level 3 teaching assistant qualification",
    ],
  ],
  [
    "(?:supervising )?food (?:hygiene|safety)(?: (?:and|&) (?:hygiene|safety))?(?: (?:in|for) (?:catering|manufacturing|retail))?",
    [
      "Level 1 Food Hygiene",
      "Level 2 Food Hygiene",
      "Level 3 Food Safety",
      "Level 3 Food Safety",
      "Level 3 Food Safety",
    ],
  ],
  ["business admin(?:istration)?", anyLevel("NVQ business administration")],
  ["customer service", anyLevel("NVQ customer service")],
  ["warehousing(?: (?:and|&) storage)?", anyLevel("NVQ warehousing")],
  ["dry ?lining|wall (?:and|&) floor tiling|scaffolding", anyLevel("NVQ construction trades")],
  ["brick(?:laying|work)", anyLevel("NVQ bricklaying")],
  ["plastering", anyLevel("NVQ plastering")],
  ["painting (?:and|&) decorating", anyLevel("NVQ painting and decorating")],
  ["roofing", anyLevel("NVQ roofing")],
  ["plant operations", anyLevel("NVQ plant operations")],
];

const subjectPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${awards.map(([subject]) => `(${subject})`).join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/** Who awards it, and what such papers are called: one of these must stand in the row. */
const paper =
  "[NS]VQs?|QCF|RQF|VTCT|BTEC|CACHE|NCFE|EAL|IMI|City (?:&|and) Guilds|C ?& ?G|diploma|certificate|award|qualification";
const figure = "[1-5]|I{1,3}|IV|one|two|three|four|five";
const before = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${paper}|[NS]VQ ?[1-5]|L ?[1-5]|levels?|lvl|(?:work[- ]based|technical|national|extended|intermediate|advanced) (?=\\p{L})|${figure}|in|of|the|for|and|&|or|to|\\(?(?:or|and) (?:above|higher|equivalent)\\)?) ?[,/():–-]? ?){1,10}$`,
  "iu",
);
/** Bodies that award certificates in food and the like: "Food Safety in Catering, CIEH/Highfield L3". */
const awardedBy =
  "(?:(?:CIEH|Highfield|HABC|RSPH|RIPH|REHIS|NCASS|Qualsafe|Virtual College|High Speed Training|online)[ ,/:–-]{1,3}){0,2}";
const behind = new RegExp(
  `^[\\s,–(:-]{1,3}${awardedBy}(?:(?:at|${paper}) )?(?:(?:[NS]VQ|QCF|RQF) ?)?(?:levels?|lvl|L|(?<=[NS]VQ ?)) ?(?:${figure})(?:(?: ?(?:&|/|,|and|or) ?)(?:levels? |L)?(?:${figure}))?(?![\\p{L}\\d])\\)?`,
  "iu",
);
/** What only joins the row to the words before it. */
const joinedBy = /^(?:(?:and|or|in|of|the|for|to)(?= )|[&,/():–-]| )+/iu;
const isPaper = new RegExp(`\\b(?:${paper}|[NS]VQ ?[1-5])(?![\\p{L}\\d])`, "iu");
const saysLevel = /\b(?:levels?|lvl|L ?[1-5]|[NS]VQ)/iu;

/** A row is no longer than this, in characters. */
const longestRow = 80;

const inWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const roman: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

function numberOf(written: string): number {
  const word = written.toLowerCase();
  return inWords[word] ?? roman[word] ?? Number(word);
}

const figures = new RegExp(`(?<![\\p{L}\\d])(?:[NS]VQ ?|L ?)?(${figure})(?![\\p{L}\\d])`, "giu");

/** "Level 2 or 3" is level 2 to who asks; "Levels 2 and 3" is level 3. */
function levelIn(row: string): number | null {
  const levels = [...row.matchAll(figures)].map(([, written = ""]) => numberOf(written));
  if (levels.length === 0) return /\bnational (?:diploma|certificate)\b/iu.test(row) ? 3 : null;
  return /\bor\b/iu.test(row) ? Math.min(...levels) : Math.max(...levels);
}

/** The vocational awards a text names, each with the words that make it one. */
export function awardNotations(text: string): Notation[] {
  return [...text.matchAll(subjectPattern)].flatMap((found) => {
    const { index, 0: subject } = found;
    const end = index + subject.length;
    const line = lineAround(text, index, end, longestRow);
    const ahead = (before.exec(line.before)?.[0] ?? "").replace(joinedBy, "");
    const after = behind.exec(line.behind)?.[0] ?? "";
    const row = `${ahead} ${after}`;
    const level = isPaper.test(row) || saysLevel.test(row) ? levelIn(row) : null;
    const names = awards[found.slice(1).indexOf(subject)]?.[1];
    const name = level === null ? null : names?.[level - 1];
    return name ? [{ name, start: index - ahead.length, end: end + after.length }] : [];
  });
}
