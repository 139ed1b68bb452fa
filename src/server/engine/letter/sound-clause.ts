import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";
import { joinedVerb } from "./joined-verbs.ts";
import { isBareThing, lacksArticle } from "./lacks-article.ts";
import { describesActivity } from "./past-deeds.ts";
import { isParticiple } from "./perfect.ts";
import { isRate } from "./rates.ts";
import { isTorn } from "./torn-clause.ts";
import { isPlainDeed, mayBeDeedToo } from "./words/everyday-verbs.ts";

/** A last look at a clause before it stands in a letter: whether a person would have written it so. */

const fewestWords = 4;

/** Short forms one writes in a list and not in a letter, and strokes between words. */
const shorthand =
  /\s\/\s|\p{L}\/\p{L}{3}|\s[+=~]\s|\b(?:\d+ ?)?(?:hrs?|yrs?|mths?|wks?|mins?|approx|incl?|misc|dept|mgmt|docs|admin of|etc|w\/|p\/w|p\.w|pw|pcm|n\/a|vs|no|nos)\b(?=\s\d|\.|,|$)|\b\d+ ?(?:hrs?|yrs?|mths?|wks?)\b|\b(?:incl?|w\/|approx)\s/iu;

/** "…; which lifted sales": the second half of a sentence that has lost its first. */
const looseRelative =
  /;\s(?:which|who|whose|that|where|when|with|and|for|on|at|by|including)\b.*$/u;

/** "Order raised in the ledger", "run worked out": what was done to a thing, and nothing one does. */
const thingDone =
  /^(?:also )?(\p{Ll}+) (?!(?:up|out|off|in|on)\b)(\p{Ll}+) (?:in|on|by|with|to|from|at|through|using|against)\b/u;

function tellsOfThing(text: string): boolean {
  const [, first = "", second = ""] = thingDone.exec(text) ?? [];
  const verb = verbOf(first);
  const done = verbOf(second);
  return (
    verb?.form === "base" && isNounToo(verb.base) && done?.form === "past" && done.base !== second
  );
}

/** "Thanked by name", "checked by the partners": what others did; "fell by a third", "led by asking" is not so. */
const byOthers =
  /^(?:have )?\p{Ll}+(?:ed|en) by (?:name|the|my|our|an? (?!(?:third|half|quarter|fifth|tenth|few|factor))|\p{Lu})/u;

/** "Level 2 safeguarding", "settled status", "plots 1 to 160": what is so called. */
const noDeed = /^(?:also )?(?:level \d|settled status|plot(?:ted)? \d+ (?:to|–|-) \d)/u;

/** What one says with little behind it: "joined as a trainee", "work with eleven others". */
const saysLittle =
  /^(?:have )?(?:joined|started|began|begun) (?:here |there )?(?:as|at|in|on)\b|^work(?:ed)? (?:with|alongside) (?:\p{L}+ )?others\b|\bthe (?:first|second|last|next|other|latest) (?:one|two|three|four|few)\b(?! \p{Ll}{3})/u;

/** What may go on with a deed behind a comma; anything else there is a remark. */
const goesOn =
  /^(?:and|or|but|which|who|whose|whom|that|including|with|without|within|from|in|into|on|onto|at|for|to|by|as|of|under|over|across|through|between|during|after|before|since|until|while|where|when|whenever|so|because|although|though|if|unless|each|all|both|often|mostly|mainly|usually|sometimes|also|then|plus|up|down|not|never|daily|weekly|monthly|yearly|twice|once|partly|largely|about|around|alongside|using|most|many|some|several|one of|two of|half of|none of|\p{L}+ of (?:which|whom|them)|\p{Ll}+ly|\p{Ll}+ing)\b/u;

const isDeed = (item: string) =>
  /^(?:base|past)$/u.test(verbOf(words(item)[0]?.lower ?? "")?.form ?? "");

/** "A test of two letters, 4,000 each arm", "drive the telehandler daily, diet feeder in winter": before the remark. */
function withoutRemark(text: string): string {
  const items = text.split(", ");
  const last = items.at(-1) ?? "";
  const closes = /(?:^|\s)(?:and|or)\s/u.test(last);
  if (items.length < 2 || closes || goesOn.test(last) || isRate.test(last) || isDeed(last))
    return text;
  const head = items.slice(0, -1).join(", ");
  return items.length === 2 || /\s(?:and|or)\s/u.test(items.at(-2) ?? "") ? head : text;
}

/** "Update the site (new pages)": what stands in brackets is for the CV, unless it says what letters mean. */
const withoutBrackets = (text: string) =>
  text
    .replace(/\s\((?!\p{Lu}{2,6}\))[^()]*\)/gu, "")
    .replace(looseRelative, "")
    .replace(/ (?:throughout|so far)$/u, "");

const upTo = (text: string, end: number) => text.slice(0, end).replace(/[\s,]+$/u, "");

/** "Coordinate the counts and reconcile stock ledger": without the second deed, where that one lacks its article. */
function withoutTorn(text: string): string {
  const joined = Array.from(text.matchAll(joinedVerb)).filter(({ 1: word = "" }) =>
    /^(?:base|past)$/u.test(verbOf(word)?.form ?? ""),
  );
  const torn = joined.find(({ 0: whole, 1: word = "", index }) =>
    lacksArticle(text.slice(index + whole.length - word.length)),
  );
  return torn === undefined ? text : upTo(text, torn.index);
}

/** Behind these a base form is a verb, though it may be a noun elsewhere. */
const hasThing =
  /^\s(?:the|an?|my|its|their|all|each|every|any|about|around|up|out|over|in|on|for|with|two|three|four|five|six|seven|eight|nine|ten|twelve|\d|£\d|\p{Ll}+s\b)/u;

/** "Asked tenants to apply and pay", but "moved patterns to paper and check them". */
const hangsOnTo = (before: string) =>
  Array.from(before.matchAll(/\bto (?:\p{Ll}+ly )?(\p{Ll}+)/gu), ([, word = ""]) => word).some(
    (word) => verbOf(word)?.form === "base" || isPlainDeed(word) || mayBeDeedToo(word),
  );

function isPastForm(word = ""): boolean {
  const verb = verbOf(word);
  return verb?.form === "past" && verb.base !== word;
}

/** "Have supervised two students and review ten requests a week": another time. Before it. */
function inOneTime(text: string, present: boolean): string {
  const [first, second] = words(text);
  // "Have supervised" is a perfect wherever it stands; "have three classes" is one of no time but now.
  const isPast =
    first?.lower === "have" ? !present || isPastForm(second?.lower) : isPastForm(first?.lower);
  if (!isPast) return text;
  const other = Array.from(text.matchAll(joinedVerb)).find(({ 0: whole, 1: word = "", index }) => {
    const behind = text.slice(index + whole.length);
    const joined = verbOf(word);
    // "Have taken notes and run meetings".
    if (first?.lower === "have" && (word === "run" || isParticiple(word))) return false;
    // "Helped residents to wash and dress", "what they eat and drink": not of "I".
    if (
      /\b(?:that|which|who|what|how|when|where|can|could|would|will|let|help\p{Ll}*)\s/u.test(
        text.slice(0, index),
      ) ||
      hangsOnTo(text.slice(0, index))
    )
      return false;
    if (/^(?:am|is|are)$/u.test(word)) return true;
    if (describesActivity.test(behind)) return false;
    return (
      joined?.form === "base" &&
      (!isNounToo(joined.base) ||
        // "Testing to a standard with axe and screen readers".
        (hasThing.test(behind) && !/\bto\s/u.test(text.slice(0, index))))
    );
  });
  return other === undefined ? text : upTo(text, other.index);
}

/** Whether a clause is such as one writes in a letter. */
export function isSound({ form, text }: Clause): boolean {
  // "Get & Transform in Excel": the name of a tool, and nothing one did.
  if (/^\p{Ll}+ & \p{Lu}/u.test(text)) return false;
  if (shorthand.test(text) || tellsOfThing(text)) return false;
  if (byOthers.test(text) || noDeed.test(text) || isTorn({ form, text })) return false;
  if (form === "things" && (isBareThing(text) || lacksArticle(text))) return false;
  const isOwn = form === "finite" || form === "told";
  const count = words(text.replace(/^(?:have|am|was) /u, "")).length;
  if (!isOwn) return !saysLittle.test(text);
  return count >= fewestWords - 1 && !saysLittle.test(text) && !lacksArticle(text);
}

/** "Swaps, cylinders and systems, fires and cookers": of two rows the first. */
const secondRow = /(?<=^[^,]+(?:, [^,]+)* and [^,]+), [^,]+ and [^,]+$/u;

/** The clause without what a letter leaves out; nothing where the rest is none that one would write. */
export function soundClause(clause: Clause): Clause[] {
  const isDeedOfOwn = clause.form === "finite";
  const bare = isDeedOfOwn
    ? inOneTime(withoutTorn(withoutRemark(withoutBrackets(clause.text))), clause.present)
    : clause.text;
  const text = clause.form === "things" ? clause.text.replace(secondRow, "") : bare;
  const told = text === clause.text ? clause : { ...clause, text, words: words(text).length };
  return isSound(told) ? [told] : [];
}
