import { type Word, words } from "../text/words.ts";
import { gerundOf, verbOf } from "../vocabulary/verb-forms.ts";
import { chargeOf, passiveOf } from "./charge.ts";
import type { Clause } from "./clauses.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { type Done, ofDuties } from "./duty-clause.ts";
import { joinsThird, withDeedsJoined, withLastJoined, withoutHave } from "./joined-verbs.ts";
import { lowerFirst } from "./lower-first.ts";
import { inFirstPerson, inPast } from "./past-deeds.ts";
import { isSaidOfNow, withoutPast } from "./said-of-now.ts";
import { withArticleBehind, withArticleOfThing } from "./slips.ts";
import { fewestWords } from "./statements.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import {
  isPastHere,
  isPluralThing,
  isUnknownBase,
  isUnknownPast,
  isVerbHere,
} from "./verb-here.ts";
import { openingAdverbs, weakOpening } from "./words/unfit-words.ts";

/** "As maths lead I introduced …": without its setting it is as true. */
const setting =
  /^(?:(?:As|In|At|During|While)\s[^,;.]{2,60}?,?|\p{Lu}\p{Ll}+ing\s[^,;.]{2,90},)\s(?=I\s)/u;

/** Makes clauses of words about a role that goes on (`current`) or is over. */
export const doneIn =
  (current: boolean): Done =>
  (form, text, present = current) => {
    // "Built the templates, and now mend two posters a week": another time.
    const then = present ? text : text.replace(/,? and now \p{Ll}.*$|,? and have \p{Ll}+ .*$/u, "");
    const row = withLastJoined(withDeedsJoined(/^have\s/u.test(text) ? text : then));
    const british = inBritishSpelling(
      // What somebody wrote as a sentence has its articles.
      form === "told" ? row : withArticleBehind(form === "things" ? row : withArticleOfThing(row)),
    );
    return { form, present, text: british, words: words(british).length };
  };

/** "I also run the archive". */
function ofOneself(body: string, current: boolean, done: Done): Clause | null {
  const [first, second, third] = words(body);
  if (!first || !second) return null;
  const rest = body
    .slice(first.end)
    .trim()
    .replace(/^also /u, "");
  const verb =
    verbOf(second.lower) ??
    (openingAdverbs.has(second.lower) ? verbOf(third?.lower ?? "") : undefined);
  if (!verb || (verb.form !== "past" && verb.form !== "base")) return null;
  const told = verb.form === "base" && !current ? inPast(rest) : rest;
  return told === null
    ? done("infinitive", rest, true)
    : done("finite", told, verb.form === "base" && current);
}
type Opened = {
  body: string;
  head: Word;
  isDescribed: boolean;
  current: boolean;
  habit: DeedHabit;
};

function ofPast({ body, head, current, habit }: Opened, base: string, done: Done): Clause | null {
  const lowered = lowerFirst(body);
  // "Set and monitor a budget": what is joined to it says when, else the lines beside it.
  if (current && base === head.lower && isSaidOfNow(lowered, habit)) return done("finite", lowered);
  const isSettled =
    base !== "set" ||
    /^set (?:up|out|the|an?|our)\b/iu.test(body) ||
    (habit === "then" &&
      /^set (?:\d|two|three|four|five|six|seven|eight|nine|ten|all|every)\b/iu.test(body));
  return base !== "read" && isPastHere(body) && isSettled ? done("finite", lowered, false) : null;
}

function ofBase(opened: Opened, base: string, done: Done): Clause | null {
  const { body, isDescribed, current, habit } = opened;
  const lowered = lowerFirst(body);
  if ((isDescribed && !current) || !isVerbHere(base, lowered, habit !== null)) return null;
  // "Calm on a Saturday night", "clean towels out to hotels", among lines of what was done: no verb at all.
  if (!current && habit === "then") return null;
  if (current) return done("finite", withoutPast(lowered));
  const told = inPast(lowered);
  return told === null ? done("infinitive", lowered) : done("finite", told, false);
}

function ofThird(opened: Opened, base: string, done: Done): Clause | null {
  const { body, head, isDescribed, current, habit } = opened;
  const lowered = lowerFirst(body);
  const own = inFirstPerson(lowered);
  if (isDescribed || isPluralThing(base, lowered)) return null;
  if (!isVerbHere(base, own ?? lowered, habit !== null)) return null;
  const told = own === null || current ? own : inPast(own);
  if (told !== null) return done("finite", told);
  return joinsThird(lowered) ? null : done("things", gerundOf(base) + body.slice(head.end));
}

/** "Had four dishes on the menu", "was first on the telephone". */
const heldThen = (lowered: string): string | null =>
  /^(?:had (?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\d+|my own|full|sole)|was (?:the|one of|first|part of|an?|in charge|top))\s/u.test(
    lowered,
  )
    ? lowered
    : null;

/** What a statement says by the verb it begins with; null where that cannot be said in the first person. */
export function clauseByVerb(given: string, current: boolean, habit: DeedHabit): Clause | null {
  const statement = withoutHave(given);
  const weak = weakOpening.exec(statement);
  const body = statement.slice((weak ?? setting.exec(statement))?.[0].length ?? 0);
  const all = words(body);
  const [first, second] = all;
  if (!first || all.length < fewestWords - 1) return null;
  const done = doneIn(current);
  const charge = chargeOf(statement, current);
  const passive = passiveOf(statement);
  if (passive !== null) return passive === "" ? null : done("finite", passive, false);
  if (charge !== null) return done("finite", charge, charge.startsWith("am "));
  if (first.text === "I" && second) return ofOneself(body, current, done);
  if (/[a-z]/u.test(first.text.slice(1)) === false) return null;
  const isDescribed = openingAdverbs.has(first.lower);
  const head = isDescribed ? second : first;
  const verb = head ? verbOf(head.lower) : undefined;
  const lowered = lowerFirst(body);
  if (head && !verb && !isDescribed && isUnknownPast(lowered, habit !== null))
    return done("finite", lowered, false);
  if (current && !isDescribed && !verb && isUnknownBase(lowered, habit))
    return done("finite", withoutPast(lowered));
  const held = current ? null : heldThen(lowered);
  if (held !== null) return done("finite", held, false);
  if (!head || !verb) return null;
  if (weak) return verb.form === "gerund" ? ofDuties(body, current, done) : null;
  const opened = { body, head, isDescribed, current, habit };
  switch (verb.form) {
    case "past":
      return ofPast(opened, verb.base, done);
    case "base":
      return ofBase(opened, verb.base, done);
    case "gerund":
      return isDescribed ? null : ofDuties(body, current, done);
    case "third":
      return ofThird(opened, verb.base, done);
  }
}
