import { addressesMachines } from "../ats/machine-instructions.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { words } from "../text/words.ts";
import { withoutGluedList } from "./glued-list.ts";
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
 * ("reconcile invoices"), "things" what work consisted of ("reconciling invoices").
 */
export type Clause = {
  form: "finite" | "infinitive" | "things";
  /** Said of now: "I administer …". */
  present: boolean;
  text: string;
  words: number;
};

const fewestWords = 4;
const mostWords = 34;
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

function withoutEnd(text: string): string {
  return text.replace(/[\s.;:,–—!?-]+$/u, "");
}

/** What was done; what came of it, with a figure. */
const withOutcome = /^[^;]*;\s(?:the|this|it|they|that|as a result|so)\s[^;]*\d[^;]*$/u;

/** The statements of a line: its sentences, or what stands before a semicolon or dash where they are long. */
function statements(line: string): string[] {
  return sentences(foldSpace(line)).flatMap(({ text }) => {
    const whole = withoutGluedList(withoutEnd(foldSpace(text)));
    const parts = whole.split(/;\s|\s[–—]\s|\s-\s/u).map(withoutEnd);
    const [head = ""] = parts;
    const usable = (part: string) => words(part).length >= fewestWords;
    if (words(whole).length <= mostWords && (!whole.includes("; ") || withOutcome.test(whole)))
      return [whole.replace(/\s[–—-]\s/u, " – ")];
    return parts.length > 1 && usable(head) ? [head] : [];
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A verb that may be a noun ("Report writing") counts with a word behind it that nouns do not have there. */
const showsVerb =
  /^\p{L}+\s+(?:the|a|an|all|any|and|or|to|with|for|on|in|as|up|out|over|new|our|their|its|my|this|that|these|high|daily|weekly|monthly|various|multiple|both|each|every|up|\d|£|\p{Ll}+(?:s|ing))\b/u;

/** Verbs whose base form opens a statement of work, whatever follows but a preposition. */
const plainlyVerb =
  /^(?:drive|complete|initiate|combine|arrange|cook)\s(?!(?:for|to|of|in|and)\b)/u;
/** A verb with a thing that a hyphened word describes: "clear double-booked rooms". */
const hyphenedThing = /^\p{L}+\s+\p{Ll}+-\p{Ll}+\s+(?:\p{Ll}+\s+)?\p{Ll}+s\b/u;

/** "Clean driving licence", "drive for results": no verb for all that. */
const noVerb =
  /^(?:clean (?:\p{L}+ )?driving|(?:drive|care) for (?:results|detail|success|excellence)|open plan)\b/u;

function isVerbHere(base: string, text: string): boolean {
  if (noVerb.test(text)) return false;
  return (
    !isNounToo(base) || showsVerb.test(text) || plainlyVerb.test(text) || hyphenedThing.test(text)
  );
}

/** "As maths lead I introduced …": without its setting it is as true. */
const setting = /^(?:As|In|At|During|While)\s[^,;.]{2,60}?,?\s(?=I\s)/u;

function clauseFrom(statement: string, current: boolean): Clause | null {
  const weak = weakOpening.exec(statement);
  const own = setting.exec(statement);
  const body = statement.slice((weak ?? own)?.[0].length ?? 0);
  const all = words(body);
  const [first, second] = all;
  if (!first || all.length < fewestWords - 1) return null;
  const done = (form: Clause["form"], text: string, present = current): Clause => {
    const british = inBritishSpelling(text);
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
      return done(current ? "finite" : "infinitive", lowered);
    }
    case "gerund":
      return adverb ? null : done("things", lowered);
    case "third":
      return adverb || !isVerbHere(verb.base, lowered)
        ? null
        : done("things", gerundOf(verb.base) + body.slice(head.end));
  }
}

const joinedVerb = /(?:,|\band|\bor)\s+(?:\p{Ll}+ly\s+)?(\p{Ll}{3,})/gu;
const formsThatAgree: Readonly<Record<Clause["form"], readonly VerbForm[]>> = {
  finite: ["past", "base"],
  infinitive: ["base"],
  things: ["gerund"],
};

/** Verbs joined to the first one must have its form: "validating and releases" is no English. */
function verbsAgree({ form, present, text }: Clause): boolean {
  return Array.from(text.matchAll(joinedVerb), ([, word]) => verbOf(word ?? "")).every((verb) => {
    if (!verb || isNounToo(verb.base)) return true;
    if (verb.form === "gerund") return true;
    if (form === "finite") return verb.form === (present ? "base" : "past");
    return formsThatAgree[form].includes(verb.form);
  });
}

/** What stands between the words of a clause must let it run on inside a sentence of ours. */
function readsOn(clause: Clause): boolean {
  const { text } = clause;
  const all = words(text);
  const last = all.at(-1)?.lower ?? "";
  if (!verbsAgree(clause) || / [–—] |\bit['’]s\b|\b(?:and|or|of|the|to|with),/u.test(text))
    return false;
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
    const clause = clauseFrom(statement, current);
    return clause && readsOn(clause) ? [clause] : [];
  });
}
