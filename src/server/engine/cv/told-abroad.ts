import { withCapital } from "../text/with-capital.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { endsInLegalForm } from "./employers.ts";
import {
  articles,
  firmWords,
  polishCases,
  type TellingWords,
  tellingWords,
  withinNames,
} from "./telling-words.ts";
import { type ToldTime, timeTold, undated } from "./told-times.ts";

/** A post told of in a sentence; no firm where the sentence says that it was had where the one before was. */
export type ToldRole = {
  post: string;
  firm: string | null;
  when: ToldTime;
};

const word = (list: string) => `(?<![\\p{L}'’-])(?:${list})(?![\\p{L}])`;
/** The patterns of one language. */
const patternsOf = ({ works, as, being, promoted, at, loosely, inflects }: TellingWords) => ({
  inflects: inflects ?? false,
  works: new RegExp(word(works), "iu"),
  as: new RegExp(`(?<![\\p{L}'’-])(?:${as})(?:\\s+|(?<=['’]))`, "giu"),
  being: new RegExp(`${word(being)}\\s+`, "iu"),
  promoted: new RegExp(`(?<!\\p{L})(?:${promoted})\\s*`, "iu"),
  at: [at, loosely].map(
    (list) =>
      new RegExp(
        `(?<![\\p{L}'’])(?:${list})(?:(?<=['’])|\\s)(?:(?:${articles}|${firmWords})\\s){0,2}(?=\\p{Lu}|\\d)`,
        "gu",
      ),
  ),
});
const languages = tellingWords.map(patternsOf);
/** What all languages have of one kind. */
const inAny = (kind: (words: TellingWords) => string | undefined): string =>
  tellingWords.flatMap((words) => kind(words) ?? []).join("|");
const tells = new RegExp(word(inAny(({ works, being }) => `${works}|${being}`)), "iu");
const promotes = new RegExp(
  inAny(({ promoted }) => promoted),
  "iu",
);
const denied = new RegExp(`(?<!\\p{L})(?:${inAny(({ never }) => never)})(?!\\p{L})`, "iu");
const article = new RegExp(`^(?:${articles})\\s`, "iu");
const within = new Set(withinNames.split("|"));
/** Behind a post: a clause, or the verb a sentence ends with. */
const behindPost = new RegExp(
  [
    "[,;](?:\\s|$)",
    "(?<=\\p{L}{3})\\.(?:\\s|$)",
    "\\sund\\s(?=\\p{Ll})",
    "\\s(?:y|i|e|et|en)\\s(?=j['’e]|\\p{L}+(?:ę|ł[ae]m|é|ei)(?:\\s|$)|\\p{L}+\\sik\\s)",
    `\\s(?:${inAny(({ closing }) => closing)})(?!\\p{L})`,
  ].join("|"),
  "u",
);
const longestPost = 7;
const longestUnlisted = 3;
const longestName = 8;

type Names = [post: string, firm: string];

/** Whether a text may tell of a post in a language other than English. */
export const mayTellAbroad = (text: string): boolean =>
  /\d{4}/.test(text) && (tells.test(text) || promotes.test(text));

/** A name ends before the first small word that joins no two parts of one: "Calzados Ortegal, en Ferrol", "Brenta S.r.l. di Padova". */
function nameIn(text: string): string | null {
  const kept: string[] = [];
  for (const token of text.split(/\s+/)) {
    const small = /^\p{Ll}/u.test(token) && !/^\p{L}\.\p{L}\./u.test(token);
    const whole = kept.at(-1)?.endsWith(",") || endsInLegalForm(kept.join(" "));
    if (small && (whole || !within.has(token.replace(/[^\p{L}]/gu, "")))) break;
    kept.push(token);
  }
  while (/^\p{Ll}\p{L}*,?$/u.test(kept.at(-1) ?? "")) kept.pop();
  const name = kept.join(" ").replace(/[,;:]+$/, "");
  const bare = /\.\p{L}+\.$/u.test(name) ? name : name.replace(/\.$/, "");
  return /^[\p{Lu}\d]/u.test(bare) && kept.length <= longestName ? bare : null;
}

/** The post as a heading has it; `sure`: the sentence says that it is one, and a short name is one no list has. */
function postIn(text: string, sure = false): string | null {
  const [said = ""] = text.trim().replace(article, "").split(behindPost);
  const words = said.split(/\s+/).length;
  if (said === "" || words > longestPost) return null;
  const unlisted = sure && words <= longestUnlisted && !article.test(text.trim());
  return unlisted || looksLikeJobTitle(withCapital(said)) ? withCapital(said) : null;
}

/** Post and firm: the post up to where its firm is named, or the firm ahead of the post. */
function namesIn(
  ahead: string,
  behind: string,
  places: readonly RegExp[],
  sure = false,
): Names | null {
  for (const [loose, place] of places.entries()) {
    for (const match of behind.matchAll(place)) {
      const post = postIn(behind.slice(0, match.index), sure && loose === 0);
      const firm = nameIn(behind.slice(match.index + match[0].length));
      if (post !== null && firm !== null) return [post, firm];
    }
    const post = postIn(behind, sure && loose === 0);
    const match = [...ahead.matchAll(place)].at(-1);
    const firm = match && nameIn(ahead.slice(match.index + match[0].length));
    if (post !== null && firm) return [post, firm];
  }
  return null;
}

/** "war ich bei Acme GmbH Schlosser" says the firm first, right before the post. */
function firmFirst(behind: string, [place]: readonly RegExp[]): Names | null {
  const match = place === undefined ? undefined : [...behind.matchAll(place)][0];
  if (match?.index !== 0) return null;
  const words = behind.slice(match[0].length).split(/\s+/);
  for (let at = Math.min(words.length, longestName) - 1; at > 0; at--) {
    const post = postIn(words.slice(at).join(" "));
    const firm = nameIn(words.slice(0, at).join(" "));
    if (post !== null && firm !== null) return [post, firm];
  }
  return null;
}

/** "kierownikiem sklepu" is "kierownik sklepu", "głównym księgowym" "główny księgowy". */
function nominative(text: string): string {
  const words = text.split(" ");
  const first = inCase(words[0] ?? "");
  const isAdjective = /[yi]$/u.test(first) && first !== words[0];
  const second = words[1] === undefined ? [] : [isAdjective ? inCase(words[1]) : words[1]];
  return [first, ...second, ...words.slice(2)].join(" ");
}

function inCase(word: string): string {
  const found = polishCases.find(([ending]) => ending.test(word));
  return found === undefined ? word : word.replace(found[0], found[1]);
}

function namesTold(said: string): [string, string | null] | null {
  for (const { works, as, being, promoted, at, inflects } of languages) {
    for (const match of works.test(said) ? said.matchAll(as) : []) {
      const behind = said.slice(match.index + match[0].length);
      const names = namesIn(said.slice(0, match.index), behind, at, !/^de\s/iu.test(match[0]));
      if (names !== null) return names;
    }
    const raised = promoted.exec(said);
    const post = raised && postIn(said.slice(raised.index + raised[0].length));
    if (post) return [post, null];
    const been = being.exec(said);
    if (been === null) continue;
    const behind = said.slice(been.index + been[0].length);
    const names = namesIn("", inflects ? nominative(behind) : behind, at) ?? firmFirst(behind, at);
    if (names !== null) return names;
  }
  return null;
}

/** What a sentence with dates tells of a post, in German, French, Spanish, Italian, Portuguese, Dutch or Polish. */
export function toldAbroad(text: string, ranges: readonly DateRange[]): ToldRole | null {
  if (ranges.length === 0 || ranges.length > 3 || !mayTellAbroad(text) || denied.test(text))
    return null;
  const when = timeTold(text, ranges);
  const names = when && namesTold(undated(text, ranges));
  return names ? { post: names[0], firm: names[1], when } : null;
}
