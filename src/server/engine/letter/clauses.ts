import { nameList } from "../match/name-list.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { gerundOf, isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { chargeOf, passiveOf } from "./charge.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { isFit } from "./fit-line.ts";
import { asDone, asWasDone } from "./gerund-deeds.ts";
import {
  joinedVerb,
  joinsThird,
  withDeedsJoined,
  withLastJoined,
  withoutHave,
} from "./joined-verbs.ts";
import { isSurelyDeed, withOutcomes } from "./outcomes.ts";
import { inFirstPerson, inPast } from "./past-deeds.ts";
import { readsOn } from "./reads-on.ts";
import { withArticleBehind, withArticleOfThing } from "./slips.ts";
import { fewestWords, lowerFirst, statements } from "./statements.ts";
import { terseDeed } from "./terse-deeds.ts";
import { isMixedRow, opensThing, thingsDone } from "./things-done.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { isPastHere, isPluralThing, isUnknownPast, isVerbHere } from "./verb-here.ts";
import { whatChanged } from "./what-changed.ts";
import { openingAdverbs, weakOpening } from "./words/unfit-words.ts";

/**
 * A line of the CV said in the first person. `verb` is "I" with a finite verb ("reconciled invoices"), "infinitive" a duty
 * ("reconcile invoices"), "things" what work consisted of ("reconciling invoices"), "event" what came about ("sales went up
 * 20%"). `terse`: the line has no verb of its own.
 */
export type Clause = {
  form: "finite" | "infinitive" | "things" | "event";
  terse?: boolean;
  /** Said of now: "I administer …". */
  present: boolean;
  text: string;
  words: number;
};

type Done = (form: Clause["form"], text: string, present?: boolean) => Clause;

/** Lines longer than this are looked at no further: they are no statement of one thing. */
const longestLine = 900;

/** "As maths lead I introduced …": without its setting it is as true. */
const setting =
  /^(?:(?:As|In|At|During|While)\s[^,;.]{2,60}?,?|\p{Lu}\p{Ll}+ing\s[^,;.]{2,90},)\s(?=I\s)/u;

/** A line without a verb of its own. */
function terseClause(statement: string, current: boolean, habit: DeedHabit): Clause | null {
  const deed = terseDeed(statement, current);
  if (deed !== null) return { form: "finite", ...deed, words: words(deed.text).length };
  const weak = weakOpening.exec(statement)?.[0] ?? "";
  const body = statement.slice(weak.length);
  const came = whatChanged(body);
  const isRowOfDeeds = verbOf(words(body)[0]?.lower ?? "")?.form === "third" && joinsThird(body);
  if (isRowOfDeeds && !body.includes(", ")) return null;
  // Among deeds a line without a verb we know may begin with one we do not: "Upsold insurance".
  const mayBeThings = habit === null || opensThing(body);
  const things = came === null && mayBeThings ? thingsDone(body) : null;
  const text = inBritishSpelling(came ?? things ?? "");
  if (text === "") return null;
  const form = came === null ? "things" : "event";
  return {
    form,
    present: current && form === "things",
    terse: true,
    text,
    words: words(text).length,
  };
}

/** "Assess and dress wounds, and wrote the guide": what is done now stands without what was done once. */
function withoutPast(lowered: string): string {
  const once = Array.from(lowered.matchAll(/,? and (\p{Ll}+) (?=\p{L})/gu)).find(
    // "Order materials and cut waste": spelt like the present.
    ([, word = ""]) => verbOf(word)?.form === "past" && verbOf(word)?.base !== word,
  );
  // "Behind closed doors and covered with towels" tells of no other deed.
  if (once && /^,? and \p{Ll}+ (?:with|by|in|under|on|as)\b/u.test(lowered.slice(once.index)))
    return lowered;
  const head = lowered.slice(0, once?.index);
  return words(head).length >= fewestWords ? head : lowered;
}

const joinsBaseForm = /^\p{Ll}+ and (?!\p{Ll}+ed\b)\p{Ll}+ (?:the|an?|all|our)\b/u;

/** "Set up theatre and check equipment", "cut keys" among lines of what is done now. */
function isSaidOfNow(lowered: string, habit: DeedHabit): boolean {
  if (joinsBaseForm.test(lowered)) return true;
  const joined = Array.from(lowered.matchAll(joinedVerb), ([, word = ""]) => ({
    word,
    verb: verbOf(word),
  }));
  if (joined.some(({ word, verb }) => verb?.form === "past" && verb.base !== word)) return false;
  const isBase = joined.some(
    ({ word, verb }) => verb?.form === "base" && (word === "use" || !isNounToo(verb.base)),
  );
  return (
    isBase || (habit === "now" && !/\d\s?%|[£€]\d|\bby \p{Ll}+ing\b|\bfrom .+ to\b/u.test(lowered))
  );
}

const ownVerb =
  /^(?:(?!\b(?:which|that|who|what|where|as|when|how|if)\b).)*\s(?:goes|comes|takes|makes|is|are|was|were|has|means|keeps|gives)\s/u;

/** Of what an earlier sentence of the line named. */
const pointsBack =
  /\b(?:they|them|their|theirs|it|its|this|that (?:one|month|year|day)|these|those|he|she|one of them|similar one|each one|the others?|the rest)\b/iu;

/** "Safeguarding level 3" is a course, "looking for a step up" a wish. */
const noDuty =
  /^(?:driving licen[cs]e|\p{L}+ing (?:level|stage|grade|part|module|year|week)s? \d|(?:looking|seeking|hoping|wishing|wanting|aiming|studying|working towards)\b(?! after))/u;

/** Duties as what one does: "leading the meeting"; as things where it cannot be told which words are verbs. */
function ofDuties(statement: string, current: boolean, done: Done): Clause | null {
  const lowered = withDeedsJoined(lowerFirst(statement));
  // "Supporting activity in my present plan goes on audit" has a verb of its own.
  if (ownVerb.test(lowered) || noDuty.test(lowered)) return null;
  const told = current ? asDone(lowered) : asWasDone(lowered);
  if (told !== null) return done("finite", told);
  const items = lowered.split(", ");
  // "Washing, meals, toileting" gets its "and".
  const isList = items.length > 2 && !/\s(?:and|or)\s/u.test(lowered);
  // "Reporting Assistant, county council, Kingston" is a post.
  if (isMixedRow(lowered) || looksLikeJobTitle(statement.split(", ")[0] ?? "")) return null;
  return done("things", isList ? nameList(items, items.length) : lowered);
}

function clauseFrom(given: string, current: boolean, habit: DeedHabit): Clause | null {
  const statement = withoutHave(given);
  const weak = weakOpening.exec(statement);
  const own = setting.exec(statement);
  const body = statement.slice((weak ?? own)?.[0].length ?? 0);
  const all = words(body);
  const [first, second] = all;
  if (!first || all.length < fewestWords - 1) return null;
  const done: Done = (form, text, present = current) => {
    // "Built the templates, and now mend two posters a week": another time.
    const row = withLastJoined(
      withDeedsJoined(present ? text : text.replace(/,? and now \p{Ll}.*$/u, "")),
    );
    const british = inBritishSpelling(
      withArticleBehind(form === "things" ? row : withArticleOfThing(row)),
    );
    return { form, present, text: british, words: words(british).length };
  };
  const charge = chargeOf(statement, current);
  const passive = passiveOf(statement);
  if (passive !== null) return passive === "" ? null : done("finite", passive, false);
  if (charge !== null) return done("finite", charge, charge.startsWith("am "));
  if (first.text === "I" && second) {
    const rest = body
      .slice(first.end)
      .trim()
      .replace(/^also /u, "");
    const verb =
      verbOf(second.lower) ??
      (openingAdverbs.has(second.lower) ? verbOf(all[2]?.lower ?? "") : undefined);
    if (!verb || (verb.form !== "past" && verb.form !== "base")) return null;
    const told = verb.form === "base" && !current ? inPast(rest) : rest;
    return told === null
      ? done("infinitive", rest, true)
      : done("finite", told, verb.form === "base" && current);
  }
  if (/[a-z]/u.test(first.text.slice(1)) === false) return null;
  const adverb = openingAdverbs.has(first.lower) ? first : undefined;
  const head = adverb ? second : first;
  const verb = head ? verbOf(head.lower) : undefined;
  const lowered = lowerFirst(body);
  if (head && !verb && !adverb && isUnknownPast(lowered, habit !== null))
    return done("finite", lowered, false);
  if (!head || !verb) return null;
  if (weak) return verb.form === "gerund" ? ofDuties(body, current, done) : null;
  switch (verb.form) {
    case "past":
      // "Set and monitor a budget": what is joined to it says when, else the lines beside it.
      if (current && verb.base === head.lower && isSaidOfNow(lowered, habit))
        return done("finite", lowered);
      return verb.base === "read" ||
        !isPastHere(body) ||
        (verb.base === "set" && !/^set (?:up|out|the|an?|our)\b/iu.test(body))
        ? null
        : done("finite", lowered, false);
    case "base": {
      if ((adverb && !current) || !isVerbHere(verb.base, lowered, habit !== null)) return null;
      if (current) return done("finite", withoutPast(lowered));
      const told = inPast(lowered);
      return told === null ? done("infinitive", lowered) : done("finite", told, false);
    }
    case "gerund":
      return adverb ? null : ofDuties(body, current, done);
    case "third": {
      const own = inFirstPerson(lowered);
      if (adverb || isPluralThing(verb.base, lowered)) return null;
      if (!isVerbHere(verb.base, own ?? lowered, habit !== null)) return null;
      const told = own === null || current ? own : inPast(own);
      if (told !== null) return done("finite", told);
      return joinsThird(lowered)
        ? null
        : done("things", gerundOf(verb.base) + body.slice(head.end));
    }
  }
}

/**
 * What a line of a CV says, ready for the first person; nothing where that cannot be done safely. Past forms stay, base
 * forms become "I do" in a role that goes on (`current`) and a duty in one that is over. `habit`: how the lines beside it
 * tell deeds.
 */
export function clausesOf(line: string, current: boolean, habit: DeedHabit = null): Clause[] {
  if (line.length > longestLine) return [];
  const found = statements(line).flatMap((statement, at) => {
    if (!isFit(statement) || (at > 0 && pointsBack.test(statement))) return [];
    const clause = clauseFrom(statement, current, habit) ?? terseClause(statement, current, habit);
    if (at > 0 && !isSurelyDeed(statement, clause)) return [];
    return clause && readsOn(clause) ? [{ clause, at }] : [];
  });
  return withOutcomes(found);
}
