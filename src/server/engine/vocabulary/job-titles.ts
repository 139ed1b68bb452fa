import type { Seniority } from "../../../shared/seniorities.ts";
import { seniorities } from "../../../shared/seniorities.ts";
import { stem } from "../text/stem.ts";
import { isStopWord } from "../text/words.ts";
import { wordsOf } from "../words/tables.ts";
import {
  findPhrases,
  indexPhrases,
  type PhraseToken,
  phraseAt,
  phraseTokens,
} from "./find-phrases.ts";
import { foldedWords } from "./folded-set.ts";
import { isForeignHead, isHead, isOccupation } from "./title-heads.ts";

const openings = indexPhrases(
  wordsOf("title opening").map((phrase): [string, true] => [phrase, true]),
);
const sentences = foldedWords("sentence opener");
/** Whether a word, folded, opens a sentence of what somebody did and no name: "managed", "i". */
export const opensSentence = (folded: string): boolean => sentences.has(folded);
const decoration = foldedWords("title decoration");
const ranks = indexPhrases<Seniority | null>([
  ...wordsOf("no rank").map((phrase): [string, null] => [phrase, null]),
  ...seniorities.flatMap((rank): [string, Seniority][] =>
    wordsOf(`rank ${rank}`).map((phrase) => [phrase, rank]),
  ),
]);

const maxTitleLength = 110;
const sentenceWords =
  /(?:^|\s)(?:that|which|who|was|is|are|were|has|have|had|my|our|their|his|her|your|by|while|than|through|from|into|over|it)(?:\s|$)/;
const endsSentence = /[.!?;]\s*$/;
const abbreviationEnd = /\b(?:Sr|Jr|Snr|Mgr|Asst|Dir|Eng|Dept|Inc|Ltd|Co|inż)\.\s*$/;
const pastTense = /^\p{L}{2,}ed$/u;
const pastTitles = foldedWords("past in title");

/** Whether a text opens with an occupation in another language: "Mitarbeiter Spedition", "Jefe de Transportes". */
export function opensWithForeignPost(text: string): boolean {
  const tokens = phraseTokens(text);
  const key = tokens[0]?.key ?? "";
  return tokens.length > 0 && !isOccupation(key) && isForeignHead(text, tokens, 0);
}

/** "Reporting Assistant", "Recruiting Team Leader": all in capital letters up to the head. */
function isNamedByTask(text: string, tokens: readonly PhraseToken[]): boolean {
  const named = tokens.length > 1 && tokens.length <= 3 && /ing$/.test(tokens[0]?.key ?? "");
  const capital = tokens.every(({ start }) => /^\p{Lu}/u.test(text.slice(start)));
  return named && capital && isHead(text, tokens, tokens.length - 1);
}

function looksLikeSentence(text: string, tokens: readonly PhraseToken[]): boolean {
  const first = tokens[0];
  if (!first) return true;
  if (endsSentence.test(text) && !abbreviationEnd.test(text)) return true;
  if (isNamedByTask(text, tokens)) return false;
  if (opensSentence(first.key) || sentenceWords.test(text.replace(/\bIT\b/g, "").toLowerCase()))
    return true;
  return pastTense.test(first.key) && !pastTitles.has(first.key);
}

/** "Adviser (EO, then promoted to HEO from March 2024)": a bracket of several words explains the post. */
const remarkBehind = /(?<=\p{L})\s\((?=[^()\s]+\s[^()\s]+\s[^()\s]+)[^()]{8,90}\)$/u;

/** "stellv. Pflegedienstleitung", "Stv. Leiterin Einkauf", "exam. Altenpfleger", "z-ca kierownika": a rank cut short. */
const shortRank =
  /^(?:[Ss]tellv|[Ss]tv|[Gg]epr|[Ee]xam|[Ss]taatl\.\s(?:gepr|anerk)|[Pp]lv|[Aa]dj)\.\s(?=\p{Lu})/u;

/**
 * Whether a short text names a job ("Staff Nurse", "Head of Year 7", "Co-Founder & CTO", "Softwareentwicklerin").
 * False for sentences, bullets, places, employers and bare subjects ("Customer Service" is a subject).
 */
export function looksLikeJobTitle(text: string): boolean {
  const trimmed = text.trim().replace(shortRank, "").replace(remarkBehind, "");
  if (trimmed.length < 2 || trimmed.length > maxTitleLength || /[@€£$%]|https?:/.test(trimmed))
    return false;
  const tokens = phraseTokens(trimmed);
  if (tokens.length === 0 || tokens.length > 12 || /^\p{Ll}/u.test(trimmed)) return false;
  if (looksLikeSentence(trimmed, tokens)) return false;
  const opening = phraseAt(openings, tokens, 0);
  if (opening && opening.end - opening.start > 3 && tokens.length <= 9) {
    if (
      opening.nextToken === tokens.length ||
      /^\s*(?:of|to|[-–,&(/|])/.test(trimmed.slice(opening.end))
    )
      return true;
    if (/(?:of|to|in|de|d'|di|em|en|als|w)$/i.test(trimmed.slice(0, opening.end))) return true;
  }
  const english = tokens.some((_, at) => isHead(trimmed, tokens, at));
  if (english) return true;
  return (
    tokens.slice(0, 4).some((_, at) => isForeignHead(trimmed, tokens, at)) && tokens.length <= 9
  );
}

/** "Head Gardener", "Head Groom": the first among those of the trade, who heads nothing else. */
function headsATrade(title: string, { start, end }: { start: number; end: number }): boolean {
  return /^head$/i.test(title.slice(start, end)) && !/^\s*(?:of|$|[-–,(&/])/.test(title.slice(end));
}

/**
 * The rank a title states, the highest one named ("Senior Team Leader" is lead); null where it states none. Whom
 * somebody assists ("PA to the Headteacher") is not their own rank.
 */
export function seniorityOf(title: string): Seniority | null {
  const own = title.split(/\sto\s/i)[0] ?? title;
  let best: Seniority | null = null;
  for (const { value, start, end } of findPhrases(ranks, phraseTokens(own))) {
    if (value === null) continue;
    const ofTrade = headsATrade(own, { start, end });
    if (ofTrade && start > 0) continue;
    const rank = ofTrade ? "lead" : value;
    // "Junior Audit Manager", "Trainee Manager": who opens with a beginner's word is one, whatever they will manage.
    if (start === 0 && (rank === "junior" || rank === "intern")) return rank;
    if (best === null || seniorities.indexOf(rank) > seniorities.indexOf(best)) best = rank;
  }
  return best;
}

/**
 * The stemmed words of a title that name the occupation, in order and once each: without rank, band, contract,
 * place in brackets and decoration. "Senior Software Engineer (Remote)" gives the stems of "software engineer".
 * "Manager", "Director" and "Lead" stay when nothing else would name the job.
 */
export function titleKey(title: string): string[] {
  const bare = title.replace(/\([^()]{0,60}\)|\[[^\][]{0,60}\]/g, " ");
  const tokens = phraseTokens(bare.trim() === "" ? title : bare).filter(
    ({ key }) => !/^\d+$/.test(key) && !isStopWord(key),
  );
  const plain = tokens.filter(({ key }) => !decoration.has(key));
  const ranked = new Set(
    findPhrases(ranks, plain)
      .filter(({ value, nextToken, firstToken }) => value !== null && nextToken - firstToken === 1)
      .map(({ firstToken }) => firstToken),
  );
  const named = plain.filter((_, i) => !ranked.has(i));
  const kept =
    named.length > 0
      ? [...named, ...plain.filter(({ key }, i) => ranked.has(i) && keptRanks.has(key))]
      : plain;
  return [...new Set(kept.map(({ key }) => stem(key)))];
}

/** Ranks that also are the job: a "Sales Manager" is not a "Sales Assistant". */
const keptRanks = new Set([
  "manager",
  "director",
  "supervisor",
  "apprentice",
  "headteacher",
  "matron",
  "foreman",
]);
