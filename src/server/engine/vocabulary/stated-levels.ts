import { numberWords } from "../text/number-words.ts";
import type { PhraseToken } from "./find-phrases.ts";
import { foldedSet } from "./folded-set.ts";
import { awardsBehindLevel, levelledAwards } from "./qualification-names.ts";

const awards = foldedSet(levelledAwards, " ");
const ownAwards = foldedSet(awardsBehindLevel, " ");
const romans = ["i", "ii", "iii", "iv"];
/** Scottish levels (SCQF 1 to 12) on the English scale. */
const scottish = [0, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8];

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
    if (!token || /[,;:.|\n()–—]/.test(text.slice(tokens[first - 1]?.end ?? 0, token.start))) break;
    if (
      /^(?:diploma|certificate|award|nvq|svq|apprenticeship|qualification|certification)s?$/.test(
        token.key,
      )
    )
      return i + 1;
  }
  return first;
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
    const scqf = tokens[i - 1]?.key === "scqf";
    let to = compact ? i + 1 : i + 2;
    const first = to;
    while (to - first < 5 && ownAwards.has(tokens[to]?.key ?? "")) to++;
    if (to === first) to = awardAhead(text, tokens, first);
    if (from === i && to === first && !scqf) continue;
    const level = scqf ? scottish[number] : number;
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    if (level === undefined || level > 8 || /[\n;]/.test(text.slice(start, end))) continue;
    found.push({ level, name: text.slice(start, end), start, end });
  }
  return found;
}
