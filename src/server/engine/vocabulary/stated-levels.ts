import { numberWords } from "../text/number-words.ts";
import type { PhraseToken } from "./find-phrases.ts";
import { foldedWords } from "./folded-set.ts";

const awards = foldedWords("levelled award");
const ownAwards = foldedWords("award behind level");
const subjects = foldedWords("levelled subject");
const posts = foldedWords("post behind subject");
const romans = ["i", "ii", "iii", "iv"];
/** Scottish levels (SCQF 1 to 12) on the English scale. */
const scottish = [0, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8];
/** Irish levels (NFQ 1 to 10) on the English scale. */
const irish = [0, 1, 1, 1, 2, 3, 4, 6, 6, 7, 8];
const irishFrameworks = new Set(["qqi", "fetac", "hetac", "nfq"]);

function numberOf(word: string): number {
  const roman = romans.indexOf(word);
  return roman >= 0 ? roman + 1 : (numberWords.get(word) ?? Number(word));
}

/** An award by its level, as written. */
type StatedLevel = { level: number; name: string; start: number; end: number };

/** "Level 2 Food Hygiene Certificate": the index behind the award's word when it follows within the phrase. */
function awardAhead(text: string, tokens: readonly PhraseToken[], first: number): number {
  for (let i = first; i < Math.min(first + 7, tokens.length); i++) {
    const token = tokens[i];
    const between = text.slice(tokens[first - 1]?.end ?? 0, token?.start ?? 0);
    // "Level 3 Early Years Educator (apprenticeship)"
    const inBrackets = token?.key.startsWith("apprentice") && between.endsWith("(");
    if (!token || /[,;:.|\n()–—]/.test(inBrackets ? between.slice(0, -1) : between)) break;
    if (
      /^(?:diploma|certificate|award|nvq|svq|apprenticeship|qualification|certification)s?$/.test(
        token.key,
      )
    )
      return i + 1;
  }
  return first;
}

const awardWord = /^(?:diploma|certificate|award|nvq|svq|apprenticeship|qualification)$/;

/** "Certificate in Professional Marketing (Level 4)": the index of the award's word, where the level stands in brackets behind. */
function awardBefore(text: string, tokens: readonly PhraseToken[], level: number): number {
  const { start = 0 } = tokens[level] ?? {};
  if (text[start - 1] !== "(") return level;
  for (let i = level - 1; i >= Math.max(0, level - 8); i--) {
    const token = tokens[i];
    if (!token || /[,;:|\n)]/.test(text.slice(token.end, start - 1))) break;
    if (awardWord.test(token.key)) return i;
  }
  return level;
}

/** "Level 2 Horticulture", "level 3 in youth work": the level is of a vocational subject, in capitals or behind "in". */
function isOfSubject(text: string, tokens: readonly PhraseToken[], first: number): boolean {
  const isIn = tokens[first]?.key === "in";
  const subject = tokens[isIn ? first + 1 : first];
  const before = tokens[first - 1];
  if (!subject || !before || !subjects.has(subject.key)) return false;
  if (!/^ (?:in )?$/i.test(text.slice(before.end, subject.start))) return false;
  if (!isIn && !/^\p{Lu}/u.test(text.slice(subject.start))) return false;
  const next = tokens.slice(isIn ? first + 2 : first + 1, first + 5);
  const own = next.filter((one) => !/[,;:.|()\n]/.test(text.slice(subject.end, one.start)));
  return !own.some((one) => posts.has(one.key));
}

/** "Level 3 Diploma", "NVQ Level 2", "SCQF Level 6": the level is said. */
export function findStatedLevels(text: string, tokens: readonly PhraseToken[]): StatedLevel[] {
  const found: StatedLevel[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    const compact = /^l([1-8])$/.exec(token.key);
    if (!compact && (!/^(?:level|lvl|stufe|niveau)s?$/.test(token.key) || !next)) continue;
    const number = compact ? Number(compact[1]) : numberOf(next?.key ?? "");
    if (!Number.isInteger(number) || number < 1 || number > 12) continue;
    let from = i;
    while (from > 0 && i - from < 4 && awards.has(tokens[from - 1]?.key ?? "")) from--;
    const framework = tokens[i - 1]?.key ?? "";
    const scqf = framework === "scqf";
    let to = compact ? i + 1 : i + 2;
    const first = to;
    while (to - first < 5 && ownAwards.has(tokens[to]?.key ?? "")) to++;
    if (to === first) to = awardAhead(text, tokens, first);
    if (from === i && to === first) from = awardBefore(text, tokens, i);
    const isAward = from < i || to > first || scqf || isOfSubject(text, tokens, first);
    if (!isAward) continue;
    const scale = scqf ? scottish : irishFrameworks.has(framework) ? irish : null;
    const level = scale === null ? number : scale[number];
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    if (level === undefined || level > 8 || /[\n;]/.test(text.slice(start, end))) continue;
    found.push({ level, name: text.slice(start, end), start, end });
  }
  return found;
}
