import { indexPhrases, type PhraseToken, phraseAt } from "./find-phrases.ts";
import { foldedWords } from "./folded-set.ts";

const heads = indexPhrases<true>([...foldedWords("occupation")].map((word) => [word, true]));
const foreign = indexPhrases<true>(
  [...foldedWords("occupation abroad")].map((word) => [word, true]),
);
const ends = [...foldedWords("occupation end abroad")];
const capitals = foldedWords("occupation in capitals");
const weak = foldedWords("weak occupation");
const surnames = foldedWords("occupation and surname");
const modifiers = foldedWords("trade modifier");
const foreignSurnames = foldedWords("occupation abroad and surname");

/** What may stand behind the head of a title: "Director of Nursing", "Analyst - Risk", "Teacher (SEN)", "Engineer II". */
const behindHead =
  /^\s*(?:$|[,/|&()–—:·+-]|(?:of|for|in|to|and|at|cum|with|ii|iii|iv|i|level|grade|band|\d|year|within|on)(?![\p{L}]))/iu;
/** Ends of words that name a person by what they do. */
const headEnd =
  /^\p{L}{3,}(?:ologists?|icians?|wrights?|makers?|smiths?|keepers?|workers?|graphers?|person|ographe|atrist|osopher|walker|grower|breeder|fitters?|setters?)$/u;

/** "CNC Turner", "Turner", "wood turner", but not "Tina Turner" or "Turner & Townsend". */
function isTrade(text: string, tokens: readonly PhraseToken[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (!token || tokens.length === 1 || /^\p{Ll}/u.test(text.slice(token.start))) return true;
  return before !== undefined && modifiers.has(before.key);
}

/** Whether a word (of `tokens`, at `at`) is the head of an English title: "Nurse", "Head of Year". */
export function isHead(text: string, tokens: readonly PhraseToken[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const written = text.slice(token.start, token.end);
  const plural = token.key.endsWith("s") ? token.key.slice(0, -1) : token.key;
  const match = phraseAt(heads, tokens, at);
  const named = surnames.has(token.key) && (match === null || match.nextToken === at + 1);
  if (named) return isTrade(text, tokens, at) && behindHead.test(text.slice(token.end));
  const known = match !== null || heads.values.has(plural) || headEnd.test(token.key);
  if (!known) return false;
  if (capitals.has(token.key) && written !== written.toUpperCase()) return false;
  if (weak.has(token.key) && !/^\p{Lu}/u.test(written)) return false;
  return behindHead.test(text.slice(match?.end ?? token.end));
}

/** "Fraser" is a name; only with its accents the word is a trade: "CNC-Fräser". */
const lacksAccents = (text: string, token: PhraseToken | undefined): boolean =>
  token?.key === "fraser" && /^\w+$/.test(text.slice(token.start, token.end));

/** Whether a word names an occupation in another language: "Softwareentwicklerin", "Jefe". */
export function isForeignHead(text: string, tokens: readonly PhraseToken[], at: number): boolean {
  const key = tokens[at]?.key ?? "";
  if (lacksAccents(text, tokens[at])) return false;
  if (phraseAt(foreign, tokens, at)) return true;
  // "Bakker", "Bakker in ploegendienst", but not "Bakker Logistiek".
  const next = tokens[at + 1];
  if (at === 0 && foreignSurnames.has(key) && !(next && /^\p{Lu}/u.test(text.slice(next.start))))
    return true;
  const bare = key.replace(/innen$|in$/, "");
  return (
    key.length >= 8 &&
    ((bare !== key && heads.values.has(bare)) ||
      ends.some((end) => key.length > end.length + 2 && (key.endsWith(end) || bare.endsWith(end))))
  );
}

/** Whether an English occupation is called by this word, folded. */
export const isOccupation = (folded: string): boolean => heads.values.has(folded);
