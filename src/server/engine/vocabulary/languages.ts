import type { CvLanguage } from "../cv/cv-record.ts";
import { itemsOf, rowsOf, wordsOf } from "../words/tables.ts";
import { findPhrases, indexPhrases, type PhraseMatch, phraseTokens } from "./find-phrases.ts";

/** A language named in a text, with the level said of it. `start` and `end` are UTF-16 offsets of the name. */
export type LanguageMention = {
  /** ISO 639-1 */
  code: string;
  /** English name. */
  name: string;
  level: CvLanguage["level"];
  start: number;
  end: number;
};

type Level = NonNullable<CvLanguage["level"]>;
type Named = { kind: "language"; code: string; name: string; capital: boolean };
type Graded = { kind: "level"; level: Level; framework: boolean };
const levels: readonly Level[] = ["A1", "A2", "B1", "B2", "C1", "C2", "native"];

const names = rowsOf("languages").flatMap(([code = "", name = "", others = ""]) =>
  [name, ...itemsOf(others)].map((written): [string, Named] => {
    const capital = /^[A-Z]/.test(written);
    return [written, { kind: "language", code, name, capital }];
  }),
);
const grades = levels.flatMap((level) =>
  wordsOf(`language level ${level}`).map((phrase): [string, Graded] => [
    phrase,
    { kind: "level", level, framework: phrase === level },
  ]),
);
const index = indexPhrases<Named | Graded>([...names, ...grades]);

/** Things called by a language's name that are not the language. */
const notSpoken =
  /^[\s-](?:america|american|cuisine|food|law|literature heritage|bank|market|office|embassy|polish|standard|horn|door|windows|dressing)\b/i;
const boundary = /[;\n•|·/]|\.\s|,\s(?=\p{Lu})/u;

const denied = /(?:^|[^\p{L}])(?:not|nicht|non|pas|no|não|niet|nie|geen|kein|keine)\s{1,2}$/iu;

/** "fluent English, basic German", "with conversational Bengali": a level right before a language is that one's. */
function isOfNext(
  text: string,
  from: number,
  level: PhraseMatch<Named | Graded>,
  next: PhraseMatch<Named | Graded> | undefined,
): boolean {
  if (
    next?.value.kind !== "language" ||
    !/^\s{1,2}(?:(?:spoken|written)\s)?$/.test(text.slice(level.end, next.start))
  )
    return false;
  return /(?:^|\s|,\s)(?:with|and|und|et|y|e|mit|avec|con|com|met|oraz|i|plus|some|,)\s(?:some\s)?$/iu.test(
    text.slice(from, level.start),
  );
}

/** What says "a little" of a language right before its name, and right behind. */
const littleBefore =
  "some|a (?:little|bit of|smattering of)|limited|rusty|school(?:boy|girl)?|etwas|ein wenig|un peu d(?:e |['’])|algo de|un poco de|un po['’] di|um pouco de|een beetje|trochę";
const littleBehind = "some|a (?:little|bit)|rusty|limited(?! work)|getting by";
const aLittle = new RegExp(`(?:^|[^\\p{L}])(?:${littleBefore})\\s?$`, "iu");
/** Not "some German clients": the language alone is meant. */
const nothingBehind =
  /^(?:\s(?:language|spoken|only))?\s?(?:$|[,.;:)(|/&•–-]|(?:and|or|und|et|y|e|would|is|will|helps?|useful|desirable|preferred|welcome)\b)/iu;
const aLittleBehind = new RegExp(`^\\s?[:(,–-]\\s?(?:${littleBehind})\\b`, "iu");

/** "Some German", "un peu d'allemand": the basics. */
const saysALittle = (text: string, { start, end }: PhraseMatch<Named | Graded>) =>
  aLittleBehind.test(text.slice(end, end + 16)) ||
  (aLittle.test(text.slice(Math.max(0, start - 20), start)) &&
    nothingBehind.test(text.slice(end, end + 16)));

/** Joins a level to a language when nothing but filling stands between them; a level of the framework counts most. */
function gradeFor(
  text: string,
  language: PhraseMatch<Named | Graded>,
  near: readonly (PhraseMatch<Named | Graded> | undefined)[],
): Level | null {
  const [before, ...behind] = near;
  const said: Graded[] = [];
  let at = language.end;
  for (const [i, next] of behind.entries()) {
    if (next?.value.kind !== "level" || next.start - at > 30) break;
    const between = text.slice(at, next.start);
    if (said.length === 0 && boundary.test(between)) break;
    if (denied.test(between) || isOfNext(text, at, next, behind[i + 1])) break;
    said.push(next.value);
    at = next.end;
  }
  const told = said.filter(({ framework }) => framework);
  const after = (told.length > 0 ? told : said).map(({ level }) => level);
  if (after.length > 0) {
    const sorted = after.sort((a, b) => levels.indexOf(a) - levels.indexOf(b));
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }
  if (before?.value.kind !== "level" || language.start - before.end > 24)
    return saysALittle(text, language) ? "A2" : null;
  return /[;\n•|,()]/.test(text.slice(before.end, language.start)) ? null : before.value.level;
}

/** "English, Urdu and Punjabi (all fluent)": a level said of each language before it. */
const ofEach =
  /(?:^|[^\p{L}])(?:all|both|each|alle|beide|tous|toutes|ambos|todos|entrambe|tutte|allemaal|wszystkie)\s$/iu;

/** Gives the languages before a level said of each of them that level. */
function withShared(
  text: string,
  found: readonly LanguageMention[],
  matches: readonly PhraseMatch<Named | Graded>[],
): LanguageMention[] {
  const each = matches.find(
    ({ value, start }) => value.kind === "level" && ofEach.test(text.slice(0, start)),
  );
  if (each?.value.kind !== "level") return [...found];
  const { level } = each.value;
  return found.map((one) =>
    one.level === null && one.end < each.start && !/[.;\n]/.test(text.slice(one.end, each.start))
      ? { ...one, level }
      : one,
  );
}

/**
 * Natural languages named in a text, in order, each with its level where one is said beside it.
 * English and German names count only with a capital, so that "polish" stays a verb.
 */
export function findLanguages(text: string): LanguageMention[] {
  const matches = findPhrases(index, phraseTokens(text)).filter(
    ({ value, start, end }) =>
      value.kind === "level" ||
      (!(value.capital && /^\p{Ll}/u.test(text.slice(start, start + 1))) &&
        !notSpoken.test(text.slice(end, end + 24))),
  );
  const found: LanguageMention[] = [];
  let shared: Level | null = null;
  for (const [i, match] of matches.entries()) {
    if (match.value.kind === "level") continue;
    const previous = matches[i - 1];
    const level = gradeFor(text, match, [previous, ...matches.slice(i + 1, i + 7)]);
    const gap = previous ? text.slice(previous.end, match.start) : "";
    const joined = /^\s?(?:,|&|\/|and|und|et|y|e|en|i|и)\s?(?:and\s)?$/i.test(gap);
    shared = level ?? (previous?.value.kind === "language" && joined ? shared : null);
    const { code, name } = match.value;
    found.push({ code, name, level: shared, start: match.start, end: match.end });
  }
  return withShared(text, found, matches);
}
