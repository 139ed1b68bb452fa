import { withArticle } from "../text/with-article.ts";
import { withCapital } from "../text/with-capital.ts";
import { isStopWord, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { countNouns, groupNouns } from "./words/count-nouns.ts";
import { misspellings } from "./words/misspellings.ts";

/** Small slips of a CV's lines which one mends in a letter without a thought. */

/** "14 years experience" is of years. */
const yearsOf =
  /\b(\d+\+?|\p{L}+) (year|month|week)(s?)['’]?\s(?=(?:(?!of\b|in\b)\p{Ll}+\s)?experience\b)/gu;

/** "Three apprentices, two of who are fitters now". */
const ofWhom =
  /(?<=\b(?:all|most|many|some|both|each|half|several|none|few|one|two|three|four|five|six|\d+) )(of) who(?= (?:are|is|were|was|have|has|had)\b)/giu;

/** "Draft the letters (since last year)". */
const sinceWhen =
  / \((?:(?:since|from|until|now|currently|in|till) |(?:19|20)\d{2}\b)[^()]{0,30}\)/gu;

/** "Passed my test here in 2020": in a letter that is there. */
const hereOfCv = / here(?=$|[.,;]| (?:in|and|from|since|for|on|by)\b)/gu;

/** "35 distributors, turnover €4.2m", "7 sales a month, average price £620,000": an aside. */
const amountBehind =
  /, ((?:average |annual |total )?(?:turnover|budget|price|value|fee|income|sales|revenue|spend|margin|salary)(?: of)? [£€$]\d(?:[\d.,]*\d)?\s?(?:k|m|bn|million)?)(?=[.;]|$)/gu;

/** More than a name or a number in brackets is a sentence of its own. */
const remark = / \([^()]{0,12}\b[^()\d]{28,200}\)/gu;

/** "Lock-off and prove dead": what is done is written apart. */
const hyphenedVerb = /^(\p{L}+)-(off|up|out|in|on|down)(?= (?:and|the|all|each|every|any)\b)/u;

/** "Managed own caseload", "on own initiative". */
const ofOwn =
  /(?<!\b(?:my|our|their|its|his|her|your|an?|the|to|and|also)|['’]s|s['’])(?<=(\p{L}+)) own (?=\p{Ll})(?!(?:the|an?|all|and|up)\b)/gu;

/** "for variety of items", "Managed staff of 70". */
const quantity =
  /\b(for|with|across|from|to|\p{L}+ed) ((?:wide |broad |large |small )?(?:variety|range|number|series|staff|crew) of\b)/gu;

/** "Assitant" as it was meant. */
export function respelt(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const meant = misspellings[word.toLowerCase()];
    if (meant === undefined) return word;
    return /^\p{Lu}/u.test(word) ? withCapital(meant) : meant;
  });
}

/** "14 years' experience", "files and records", "liaised". */
export function withoutSlips(text: string): string {
  return respelt(
    text
      .replace(/(?<=[\p{Ll}\d)]) & (?=\p{Ll})/gu, " and ")
      .replace(yearsOf, (whole: string, count: string, unit: string, plural: string) => {
        if (plural === "") return /^(?:1|one|a)$/u.test(count) ? `${count} ${unit}'s ` : whole;
        return `${count} ${unit}s' `;
      })
      .replace(ofWhom, "$1 whom")
      .replace(/(?<=[\p{L}\d)]) +,/gu, ",")
      .replace(/(?<=\p{Ll})\((?=\p{Lu})/gu, " (")
      .replace(hyphenedVerb, (whole: string, verb: string, behind: string) =>
        verbOf(verb.toLowerCase())?.form === "base" ? `${verb} ${behind}` : whole,
      )
      .replaceAll("’", "'")
      .replace(hereOfCv, " there")
      .replace(remark, "")
      .replace(amountBehind, " ($1)")
      .replace(sinceWhen, "")
      // "What clients own": a verb of theirs.
      .replace(ofOwn, (whole: string, before: string) =>
        isStopWord(before.toLowerCase()) || verbOf(before.toLowerCase()) ? " my own " : whole,
      )
      .replace(quantity, "$1 a $2"),
  );
}

/** What may follow a thing that is whole. */
const endsThing =
  /^(?:$|,|\s(?:of|for|to|that|which|with|in|on|at|from|by|across|around|round|through|and|covering|using|including)\b)/u;
/** What already says which or how many, or cannot stand before a thing. */
const describes = /^(?!(?:\p{L}+ly|[^s]+[^s]s)$)(?:[\p{Ll}-]{3,}|\p{Lu}[\p{L}\d+#-]*|\d{1,2})$/u;
/** Of these a whole has one: "the ledger side of the move". */
const partOfWhole = /\b(?:side|end|part|half|bulk|rest|remainder)$/u;
const mostBetween = 3;

/** Where the thing stands that the first verb, or the one joined to it, has: behind it, or behind its description. */
function thingOf(text: string): { start: number; thing: string } | null {
  const all = words(text);
  const verb = verbOf(all[0]?.lower ?? "") ? 0 : 1;
  const joined = all[verb + 1]?.lower === "and" && verbOf(all[verb + 2]?.lower ?? "") ? 2 : 0;
  const first = verb + joined + 1;
  for (let at = first; at <= first + mostBetween; at += 1) {
    const word = all[at];
    const [opening] = [all[first]];
    if (!word || !opening || isStopWord(word.lower)) return null;
    // "Allocate BACS, card and cheque receipts": a row, whose things are at its end.
    if (text.slice(opening.start, word.end).includes(",")) return null;
    if (countNouns.has(word.text) && endsThing.test(text.slice(word.end))) {
      return { start: opening.start, thing: text.slice(opening.start, word.end) };
    }
    if (!describes.test(word.text)) return null;
  }
  return null;
}

/** Behind these a bare thing is missing its article: "contributing to design community". */
const bareBehind =
  /\b(to|of|for|with|within|across|from|into)\s((?:[\p{Ll}-]{3,}\s){0,2}?)([\p{Ll}-]+)(?=$|,|\s(?:of|for|to|that|which|with|within|in|on|at|from|by|across|and)\b)/gu;

/** Verbs with whom "to" is no sign of another one. */
const towards = /\b(?:contribut|report|respond|relat|belong|adher)(?:e|es|ed|ing|s)?\s$/u;

/** "contributing to the design community". */
export function withArticleBehind(text: string): string {
  return text.replace(
    bareBehind,
    (whole: string, small: string, between: string, thing: string, at: number) => {
      const all = words(between);
      // "A head of department" is what somebody is called.
      if (
        /\b(?:heads?|directors?|chiefs?|chairs?|clerks?|centre|point) of$/u.test(
          text.slice(0, at + 2),
        )
      )
        return whole;
      const isThing = (all.length === 0 ? groupNouns : countNouns).has(thing);
      const isDeed =
        small === "to" &&
        verbOf(all[0]?.lower ?? thing)?.form === "base" &&
        !towards.test(text.slice(0, at));
      const isBare = all.every(({ lower }) => !isStopWord(lower) && describes.test(lower));
      return isThing && isBare && !isDeed ? `${small} the ${between}${thing}` : whole;
    },
  );
}

/** "Won department of the year": an honour. */
const isHonour = /^ of the (?:year|month|quarter|week|decade)\b/u;

const ofOnesWork =
  /^(?:shop|store|kitchen|bar|till|office|branch|restaurant|depot|warehouse|yard|ward|reception)$/u;

const isChange = /^ (?:from|by) [£$€]?\d/u;

/** "managed team of 5" with its article: "managed a team of 5". */
export function withArticleOfThing(text: string): string {
  const found = thingOf(text);
  if (found === null) return text;
  const { start, thing } = found;
  const behind = text.slice(start + thing.length);
  // "Juggle press, funder and report deadlines": a row, whose thing stands at its end.
  if (isHonour.test(behind) || /^, [^,]* (?:and|or) /u.test(behind)) return text;
  // "Opened and closed shop": the one somebody works in.
  if (ofOnesWork.test(thing)) return `${text.slice(0, start)}the ${thing}${behind}`;
  // What grew "from three to eight" was there before.
  return (
    text.slice(0, start) +
    (isChange.test(behind) || (partOfWhole.test(thing) && /^ of\b/u.test(behind))
      ? `the ${thing}`
      : withArticle(thing)) +
    behind
  );
}
