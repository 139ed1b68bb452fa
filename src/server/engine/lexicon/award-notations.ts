import { findPhrases, indexPhrases, phraseTokens } from "../vocabulary/find-phrases.ts";
import { itemsOf, rowsOf } from "../words/tables.ts";
import { lineAround, type Notation } from "./notation.ts";

/**
 * Vocational awards in the many ways people write them: "NVQ Level 2 in Professional Cookery", "Childcare NVQ3", "City &
 * Guilds Hairdressing (Levels 2 & 3)". What they are in, with the licence of the lexicon for each level; of several levels
 * the last that is named to the end of the row.
 */
const subjects = indexPhrases(
  rowsOf("awards").flatMap(([names = "", ...byLevel]) =>
    itemsOf(names).flatMap((name) => [
      [name, byLevel] as const,
      [name.replaceAll(" and ", " & "), byLevel] as const,
    ]),
  ),
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
  if (!isPaper.test(text) && !saysLevel.test(text)) return [];
  return findPhrases(subjects, phraseTokens(text)).flatMap(({ value: byLevel, start, end }) => {
    if (/[^\p{L}\p{N} &'’-]/u.test(text.slice(start, end))) return [];
    const line = lineAround(text, start, end, longestRow);
    const ahead = (before.exec(line.before)?.[0] ?? "").replace(joinedBy, "");
    const after = behind.exec(line.behind)?.[0] ?? "";
    const row = `${ahead} ${after}`;
    const level = isPaper.test(row) || saysLevel.test(row) ? levelIn(row) : null;
    const name = level === null ? undefined : byLevel[level - 1];
    return name ? [{ name, start: start - ahead.length, end: end + after.length }] : [];
  });
}
