import { words } from "../text/words.ts";
import { gerundOf, isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { bareDuty, subject } from "./bare-duty.ts";
import { joinedVerb, keepsForm } from "./joined-verbs.ts";
import { lowerFirst } from "./lower-first.ts";
import { withArticleOfThing } from "./slips.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { isVerbHere } from "./verb-here.ts";

const actionNoun =
  /^(?:the\s)?(?:delivery|supervision|management|development|provision|care|assessment|coordination|co-ordination|planning|maintenance|design|preparation|running|leadership|support|training|recruitment|analysis|monitoring|administration)\sof\s/iu;

/** "And work on solutions", "and act on it": no nouns there. */
const isAtWork = /^(?:work|act|report|help|deal|look)$/u;
const goesOnAtWork = /^\s(?:on|upon|with|to|alongside|closely|directly)\b/u;
/** "Running the pass and deputise for the chef": the verbs of a row must agree. */
const joinsBase = (rest: string) =>
  Array.from(rest.matchAll(joinedVerb)).some(({ 0: whole, 1: word = "", index }) => {
    const verb = verbOf(word);
    // "Checking goods in and report damages": a noun would not have a thing behind it.
    const behind = rest.slice(index + whole.length);
    const hasThing =
      /^\s(?:the|an?|any|all|them|it|each|\p{Ll}+s)\b/u.test(behind) ||
      (isAtWork.test(verb?.base ?? "") && goesOnAtWork.test(behind));
    return verb?.form === "base" && (!isNounToo(verb.base) || hasThing);
  });

/** Verbs joined to the first one take its form ("reconciling accounts and preparing reports"), or nothing is said. */
function joinedGerunds(first: string, rest: string): string | null {
  const joined = /(?:,?\s(?:and|or)|,(?!\s(?:and|or)\b))\s+(?:\p{Ll}+ly\s+)?(\p{Ll}+)/gu;
  let safe = true;
  const text = rest.replace(joined, (whole: string, word: string, at: number) => {
    const verb = verbOf(word);
    // "Take parcels in and scrutinise them": a verb, though not one we know.
    if (!verb && /^\s(?:them|it)\b/u.test(rest.slice(at + whole.length))) safe = false;
    if (verb?.form !== "base") return whole;
    // "to test and communicate ideas": which verb it is joined to cannot be told.
    if (/\sto\s\p{Ll}/u.test(rest.slice(0, at)) && !isNounToo(verb.base)) safe = false;
    // "Watch the faults and work on solutions".
    if (isAtWork.test(word) && goesOnAtWork.test(rest.slice(at + whole.length)))
      return whole.slice(0, whole.length - word.length) + gerundOf(verb.base);
    // "Assess, plan, deliver and evaluate care": in a row of verbs each is one.
    const inRow = /^(?:,\s\p{Ll}+)*$/u.test(rest.slice(0, at));
    if (isNounToo(verb.base) && !inRow) {
      const after = rest.slice(at + whole.length);
      if (!/^\s+(?:the|a|an|all|our|your|to|them|it|each)\b/u.test(after)) {
        safe = /^(?:\s*$|\s+(?:of|for|to|in|with|and|on|at)\b|,)/u.test(after) && safe;
        return whole;
      }
    }
    return whole.slice(0, whole.length - word.length) + gerundOf(verb.base);
  });
  return safe ? first + text : null;
}

/** A duty as an activity ("preparing balance sheet reconciliations"); null where the line is not a plain one. */
export function dutyPhrase(given: string): string | null {
  const text = bareDuty(given);
  const first = text === null ? undefined : words(text)[0];
  if (text === null || !first) return null;
  if (actionNoun.test(text))
    return inBritishSpelling(
      /^the\s/iu.test(text) ? `the${text.slice(3)}` : `the ${lowerFirst(text)}`,
    );
  const verb = verbOf(first.lower);
  if (!verb) return null;
  const rest = inBritishSpelling(text.slice(first.end));
  if (verb.form === "gerund") {
    // "coaching, mentoring, and learning" names no work in particular.
    if (/^(?:,?\s(?:and\s)?\p{Ll}+ing)+$/u.test(rest)) return null;
    if (/^\s(?:and|or)\s\p{Ll}+$/u.test(rest)) return null;
    if (joinsBase(rest) || /\b(?:and|or) to \p{Ll}/u.test(rest)) return null;
    // "assessing, plan and implement": a base form where a gerund is due.
    const next = verbOf(words(rest)[0]?.lower ?? "");
    if (next?.form === "base" && !(/^\s/u.test(rest) && isNounToo(next.base))) return null;
    return withArticleOfThing(inBritishSpelling(first.lower) + rest);
  }
  const opensVerb =
    subject.test(given) || isVerbHere(verb.base, lowerFirst(text).replaceAll("your", "our"));
  if (verb.form !== "base" || !opensVerb) return null;
  // "Stock counts and resolving damages": beside an activity the first word is no verb.
  if (isNounToo(verb.base) && /^\s\p{Ll}+s\s(?:and|or)\s\p{Ll}+ing\s(?!of\b)/u.test(rest))
    return null;
  const told = joinedGerunds(gerundOf(verb.base), rest);
  if (told === null || keepsForm(told)) return null;
  return withArticleOfThing(told);
}
