import { type Word, words } from "../text/words.ts";
import { gerundOf, verbOf } from "../vocabulary/verb-forms.ts";
import { asFarAsItReads } from "./as-far-as-it-reads.ts";
import { chargeOf, passiveOf } from "./charge.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { type Done, ofDuties } from "./duty-clause.ts";
import { isFit } from "./fit-line.ts";
import { joinsThird, withDeedsJoined, withLastJoined, withoutHave } from "./joined-verbs.ts";
import { lowerFirst } from "./lower-first.ts";
import { isSurelyDeed, withOutcomes } from "./outcomes.ts";
import { ownSentence } from "./own-sentence.ts";
import { inFirstPerson, inPast } from "./past-deeds.ts";
import { readsOn } from "./reads-on.ts";
import { isSaidOfNow, withoutPast } from "./said-of-now.ts";
import { withArticleBehind, withArticleOfThing } from "./slips.ts";
import { fewestWords, statements } from "./statements.ts";
import { terseClause } from "./terse-clause.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import {
  isPastHere,
  isPluralThing,
  isUnknownBase,
  isUnknownPast,
  isVerbHere,
} from "./verb-here.ts";
import { openingAdverbs, weakOpening } from "./words/unfit-words.ts";

/**
 * A line of the CV said in the first person. `verb` is "I" with a finite verb ("reconciled invoices"), "infinitive" a duty
 * ("reconcile invoices"), "things" what work consisted of ("reconciling invoices"), "event" what came about ("sales went up
 * 20%"), "told" a sentence with its own "I" ("each autumn I plan the rota"). `terse`: the line has no verb of its own.
 */
export type Clause = {
  form: "finite" | "infinitive" | "things" | "event" | "told";
  terse?: boolean;
  /** Said of now: "I administer …". */
  present: boolean;
  text: string;
  words: number;
};

/** Lines longer than this are looked at no further: they are no statement of one thing. */
const longestLine = 900;

/** "As maths lead I introduced …": without its setting it is as true. */
const setting =
  /^(?:(?:As|In|At|During|While)\s[^,;.]{2,60}?,?|\p{Lu}\p{Ll}+ing\s[^,;.]{2,90},)\s(?=I\s)/u;

/** Of what an earlier sentence of the line named. */
const namedBefore =
  /\b(?:theirs|this(?! (?:year|month|week|term|season|spring|summer|autumn|winter)\b)|that (?:one|month|year|day)|these|those|he|she|one of them|similar one|each one|the others?|the rest)\b/iu;
/** "Check the details before they are keyed", "prepare the run and pass it on": of what this one has named. */
const ownThings =
  /\b(?!(?:always|across|class|process|access|business|this|is|was|has|does)\b)\p{Ll}{2,}[^\Ws]s\b/iu;
const ownThing = /\b(?:the|an?|my|each|every|any) \p{L}/iu;

/** Whether it speaks of what an earlier sentence of the line named. */
function pointsBack(statement: string): boolean {
  if (namedBefore.test(statement)) return true;
  const before = (pronoun: RegExp) => {
    const at = statement.search(pronoun);
    return at < 0 ? null : statement.slice(0, at).replace(/^\S+\s/u, "");
  };
  const [ofThem, ofIt] = [before(/\b(?:they|them|their)\b/iu), before(/\b(?:it|its)\b/iu)];
  return (ofThem !== null && !ownThings.test(ofThem)) || (ofIt !== null && !ownThing.test(ofIt));
}

/** Makes clauses of words about a role that goes on (`current`) or is over. */
const doneIn =
  (current: boolean): Done =>
  (form, text, present = current) => {
    // "Built the templates, and now mend two posters a week": another time.
    const then = present ? text : text.replace(/,? and now \p{Ll}.*$|,? and have \p{Ll}+ .*$/u, "");
    const row = withLastJoined(withDeedsJoined(/^have\s/u.test(text) ? text : then));
    const british = inBritishSpelling(
      withArticleBehind(form === "things" ? row : withArticleOfThing(row)),
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

function clauseFrom(given: string, current: boolean, habit: DeedHabit): Clause | null {
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

/** A sentence with its own "I", which is whole as it stands. */
function ownClause(statement: string, current: boolean): Clause | null {
  const own = ownSentence(statement, current);
  if (own === null) return null;
  const clause = doneIn(current)(own.form, own.text, own.present);
  return readsOn(clause, true) ? clause : asFarAsItReads(clause);
}

/** "Brief the team at the start of shift": said of now, with what it is done to. */
const isPlainlyDone = (statement: string, clause: Clause | null): boolean =>
  clause?.form === "finite" &&
  clause.present &&
  /^\p{L}+ (?:the|an?|all|each|every|my|up|out|over|on|in|after|with|\d\S*) \S/u.test(statement);

/**
 * What a line of a CV says, ready for the first person; nothing where that cannot be done safely. Past forms stay, base
 * forms become "I do" in a role that goes on (`current`) and a duty in one that is over. `habit`: how the lines beside it
 * tell deeds.
 */
export function clausesOf(line: string, current: boolean, habit: DeedHabit = null): Clause[] {
  if (line.length > longestLine) return [];
  let opens = false;
  const found = statements(line).flatMap((statement, at) => {
    if (at > 0 && pointsBack(statement)) return [];
    const own = ownClause(statement, current);
    if (own !== null) return [{ clause: own, at }];
    if (!isFit(statement)) return [];
    const clause = clauseFrom(statement, current, habit) ?? terseClause(statement, current, habit);
    // "Look after a team of 14. Do the rota. Brief the team": what the first one shows, the others are.
    const isDeed = isSurelyDeed(statement, clause) || (opens && isPlainlyDone(statement, clause));
    if (at > 0 && !isDeed) return [];
    const told = clause && asFarAsItReads(clause);
    if (at === 0) opens = told?.form === "finite" && told.present;
    return told ? [{ clause: told, at }] : [];
  });
  return withOutcomes(found);
}
