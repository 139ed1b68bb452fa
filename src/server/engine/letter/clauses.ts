import { addressesMachines } from "../ats/machine-instructions.ts";
import { words } from "../text/words.ts";
import {
  changesForm,
  joinedVerb,
  joinsThird,
  withDeedsJoined,
  withLastJoined,
  withoutHave,
} from "./joined-verbs.ts";
import { inFirstPerson, inPast } from "./past-deeds.ts";
import { fewestWords, lowerFirst, mostWords, statements } from "./statements.ts";
import { thingsDone, whatChanged } from "./terse-lines.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import {
  danglingEnds,
  openingAdverbs,
  placeholders,
  smallestWords,
  unfitWords,
  weakOpening,
} from "./words/unfit-words.ts";
import { gerundOf, isNounToo, type VerbForm, verbOf } from "./words/verb-forms.ts";

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

/** Lines longer than this are looked at no further: they are no statement of one thing. */
const longestLine = 900;

/** Characters a letter has no use for: ruins of encodings, tables and addresses. */
const oddCharacters =
  /[^\p{Script=Latin}\p{N}\s.,;:'’"“”()£$€%&+/#–—\-!?*@]|[ÂÃ]|â€|[,;]\p{L}|\.{2,}|…|@|https?:|www\./u;

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    count("(") === count(")") &&
    count('"') % 2 === 0 &&
    count("“") === count("”") &&
    !/[[\]{}<>|]/.test(text)
  );
}

/** "Organised the gala and charged with the budget": the second half has no subject. */
const passiveCharge = /\band (?:charged|tasked|entrusted) with\b/iu;

/** Two small letters that are no word ("om my own"): the line has faults, and is a poor proof. */
function isMistyped({ text }: { text: string }): boolean {
  return /^[a-z]{2}$/u.test(text) && !smallestWords.has(text);
}

/** Whether a line may be reworded at all. */
export function isFit(text: string): boolean {
  if (oddCharacters.test(text) || !isBalanced(text) || placeholders.test(text)) return false;
  if (addressesMachines(text) || passiveCharge.test(text)) return false;
  const all = words(text);
  if (all.some(isMistyped)) return false;
  if (all.some((word) => unfitWords.has(word.lower))) return false;
  const shouted = all.filter(
    (word) =>
      word.text.length > 3 && word.text === word.text.toUpperCase() && /\p{L}/u.test(word.text),
  );
  if (shouted.length > 2) return false;
  const capitals = all.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text));
  return capitals.length <= all.length * 0.45;
}

/** "Stock and autoclave logs": two nouns; "stock and clean the shelves": two verbs. */
const joinedNoun = /^\p{L}+\s+(?:and|or)\s+(\p{L}+)\s*(?<thing>the|a|an|all|our|new)?\b/u;

/** A verb that may be a noun ("Report writing") counts with a word behind it that nouns do not have there. */
const showsVerb =
  /^\p{L}+\s+(?:the|a|an|all|any|and|or|to|with|for|on|in|as|up|out|over|new|our|their|its|my|this|that|these|high|daily|weekly|monthly|various|multiple|both|each|every|up|\d|£|\p{Ll}+(?:s|ing))\b/u;

/** Verbs whose base form opens a statement of work, whatever follows but a preposition. */
const plainlyVerb =
  /^look after\s|^(?:drive|complete|initiate|combine|arrange|cook)\s(?!(?:for|to|of|in|and)\b)/u;
/** A verb with a thing that a hyphened word describes: "clear double-booked rooms". */
const hyphenedThing = /^\p{L}+\s+\p{Ll}+-\p{Ll}+\s+(?:\p{Ll}+\s+)?\p{Ll}+s\b/u;

/** "Clean driving licence", "drive for results": no verb for all that. */
const noVerb =
  /^(?:bank (?:with|of|in)|(?:study|studies|report|reports) to \d+|clean (?:\p{L}+ )?driving|lead for|(?:drive|care) for (?:results|detail|success|excellence)|open plan)\b/u;

/** "Store deliveries, multi drop, tail lift": a list of things, whatever its first word may be. */
function isListOfThings(text: string): boolean {
  const [, ...items] = text.split(", ");
  return items.length > 1 && items.every((item) => !verbOf(words(item)[0]?.lower ?? ""));
}

function isVerbHere(base: string, text: string): boolean {
  if (noVerb.test(text) || (isNounToo(base) && isListOfThings(text))) return false;
  const [, joined = "", thing] = joinedNoun.exec(text) ?? [];
  if (joined !== "" && isNounToo(base)) {
    const verb = verbOf(joined);
    return verb?.form === "base" && (thing !== undefined || !isNounToo(verb.base));
  }
  return (
    !isNounToo(base) || showsVerb.test(text) || plainlyVerb.test(text) || hyphenedThing.test(text)
  );
}

/** "As maths lead I introduced …": without its setting it is as true. */
const setting = /^(?:As|In|At|During|While)\s[^,;.]{2,60}?,?\s(?=I\s)/u;

/** A line without a verb of its own. */
function terseClause(statement: string, current: boolean): Clause | null {
  const weak = weakOpening.exec(statement)?.[0] ?? "";
  const body = statement.slice(weak.length);
  const came = whatChanged(body);
  const isRowOfDeeds = verbOf(words(body)[0]?.lower ?? "")?.form === "third" && joinsThird(body);
  if (isRowOfDeeds && !body.includes(", ")) return null;
  const things = came === null ? thingsDone(body) : null;
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

function clauseFrom(given: string, current: boolean): Clause | null {
  const statement = withoutHave(given);
  const weak = weakOpening.exec(statement);
  const own = setting.exec(statement);
  const body = statement.slice((weak ?? own)?.[0].length ?? 0);
  const all = words(body);
  const [first, second] = all;
  if (!first || all.length < fewestWords - 1) return null;
  const done = (form: Clause["form"], text: string, present = current): Clause => {
    const british = inBritishSpelling(withLastJoined(withDeedsJoined(text)));
    return { form, present, text: british, words: words(british).length };
  };
  if (first.text === "I" && second) {
    const rest = body.slice(first.end).trim();
    const verb =
      verbOf(second.lower) ??
      (openingAdverbs.has(second.lower) ? verbOf(all[2]?.lower ?? "") : undefined);
    return verb && (verb.form === "past" || verb.form === "base")
      ? done(verb.form === "base" && !current ? "infinitive" : "finite", rest, verb.form === "base")
      : null;
  }
  if (/[a-z]/u.test(first.text.slice(1)) === false) return null;
  const adverb = openingAdverbs.has(first.lower) ? first : undefined;
  const head = adverb ? second : first;
  const verb = head ? verbOf(head.lower) : undefined;
  if (!head || !verb) return null;
  const lowered = lowerFirst(body);
  if (weak) return verb.form === "gerund" ? done("things", lowered) : null;
  switch (verb.form) {
    case "past":
      return verb.base === "read" || (verb.base === "set" && !/^set (?:up|out)/iu.test(body))
        ? null
        : done("finite", lowered, false);
    case "base": {
      if (adverb || !isVerbHere(verb.base, lowered)) return null;
      if (current) return done("finite", lowered);
      const told = inPast(lowered);
      return told === null ? done("infinitive", lowered) : done("finite", told, false);
    }
    case "gerund":
      return adverb ? null : done("things", lowered);
    case "third": {
      const own = inFirstPerson(lowered);
      if (adverb || !isVerbHere(verb.base, own ?? lowered)) return null;
      const told = own === null || current ? own : inPast(own);
      if (told !== null) return done("finite", told);
      return joinsThird(lowered)
        ? null
        : done("things", gerundOf(verb.base) + body.slice(head.end));
    }
  }
}

const formsThatAgree: Readonly<Record<Clause["form"], readonly VerbForm[]>> = {
  finite: ["past", "base"],
  infinitive: ["base"],
  things: ["gerund"],
  event: ["past"],
};

/** Verbs joined to the first one must have its form: "validating and releases" is no English. */
function verbsAgree({ form, present, text }: Clause): boolean {
  return Array.from(text.matchAll(joinedVerb), ([, word]) => verbOf(word ?? "")).every((verb) => {
    if (!verb || verb.form === "gerund") return true;
    if (isNounToo(verb.base) && verb.form !== "past") return true;
    if (form === "finite") return verb.form === (present ? "base" : "past");
    return formsThatAgree[form].includes(verb.form);
  });
}

/** What stands between the words of a clause must let it run on inside a sentence of ours. */
function readsOn(clause: Clause): boolean {
  const { text } = clause;
  if (changesForm(text)) return false;
  const all = words(text);
  const last = all.at(-1)?.lower ?? "";
  if (!verbsAgree(clause) || / [–—] |\bit['’]s\b|\b(?:and|or|of|the|to|with),/u.test(text))
    return false;
  // "Repaired, installation and updates of printers": a verb beside a thing.
  const [, second = ""] = /^\p{Ll}+, (\p{Ll}+(?:tion|sion|ment|ance|ence|ity))\b/u.exec(text) ?? [];
  if (second !== "" && clause.form !== "things" && !verbOf(second)) return false;
  // "Established and assurance of compliance": a verb joined to a thing.
  if (/^\p{Ll}+(?:ed|ing) (?:and|or) \p{Ll}+(?:ance|ence|ion|ment|ity) /u.test(text)) return false;
  // Slips of the pen: "safety, and or", "Reconciliation's and", "strategies e.g., in".
  if (/\band or\b|\p{L}['’]s (?:and|or|to|for|in)\b|\be\.g\.,|\p{L}\.\p{Ll}{2}/u.test(text))
    return false;
  if (/\p{L}- \p{L}/u.test(text)) return false;
  if (/\band (?:potential|general|related|new|future|existing)$/u.test(text)) return false;
  if (danglingEnds.has(last) || /[!?]|:\s|\.\s/u.test(text) || all.length > mostWords) return false;
  // A piece that lost its end ("numerical data to compile", "the state of N.J"), or its middle ("in the as a").
  if (
    /(?<!\p{L})\p{Lu}\.\s?\p{Lu}$|\b(?:in|of|for|to|with) the (?:as|of|in|to|for|and|at|a)\b/u.test(
      text,
    )
  )
    return false;
  if (all.at(-2)?.lower === "to" && verbOf(last)?.form === "base" && !isNounToo(last)) return false;
  // Two statements run together, or a word typed twice.
  if (
    /\p{Ll}\s(?:\p{Lu}\p{Ll}+ly|Responsible|Duties|Responsibilities|Also|While|During|The)\s/u.test(
      text,
    )
  )
    return false;
  const glued = all.some(({ text: word, lower }, at) => {
    const verb = at > 0 && /^\p{Lu}\p{Ll}/u.test(word) ? verbOf(lower) : undefined;
    return verb !== undefined && (verb.form !== "base" || !isNounToo(verb.base));
  });
  return !glued && !all.some(({ lower }, at) => lower === all[at - 1]?.lower);
}

/**
 * What a line of a CV says, ready for the first person; nothing where that cannot be done safely. Past forms stay, base
 * forms become "I do" in a role that goes on (`current`) and a duty in one that is over.
 */
export function clausesOf(line: string, current: boolean): Clause[] {
  if (line.length > longestLine) return [];
  return statements(line).flatMap((statement) => {
    if (!isFit(statement)) return [];
    const clause = clauseFrom(statement, current) ?? terseClause(statement, current);
    return clause && readsOn(clause) ? [clause] : [];
  });
}
