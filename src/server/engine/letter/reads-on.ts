import { words } from "../text/words.ts";
import { isNounToo, type VerbForm, verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";
import { isGlued } from "./glued-lines.ts";
import { goesOn } from "./glued-list.ts";
import { changesForm, joinedVerb } from "./joined-verbs.ts";
import { breaksRow, doneToIt, lacksAnd, losesThing, mixesRow } from "./rows.ts";
import { mostWords } from "./statements.ts";
import { isNounGerund } from "./words/noun-gerunds.ts";
import { danglingEnds } from "./words/unfit-words.ts";

const formsThatAgree: Readonly<Record<Clause["form"], readonly VerbForm[]>> = {
  finite: ["past", "base"],
  infinitive: ["base"],
  things: ["gerund"],
  event: ["past"],
  told: ["past", "base"],
};

/** Whether the words end in, or go on from, what somebody helped or wanted "to do". */
const hangsOnTo = (before: string) =>
  Array.from(before.matchAll(/\bto (\p{Ll}+)/gu), ([, word = ""]) => verbOf(word)?.form).includes(
    "base",
  );

/** "Run the stall and trialled the kiosk": a past form we do not know, joined to what is said of now. */
const joinsUnknownPast = (text: string) =>
  Array.from(
    text.matchAll(/\band (\p{Ll}{4,}ed) (?:the|an?|all|\p{Lu}\p{L}+|\p{Ll}{2,}s)\b/gu),
    ([, word = ""]) => word,
  ).some((word) => verbOf(word) === undefined);

const kindOfThings = /^\p{Ll}+ed \p{Ll}+s(?:$|,|\s(?:in|on|at|for|from|to|of|with)\s)/u;

/** Verbs joined to the first one must have its form: "validating and releases" is no English. */
function verbsAgree({ form, present, text }: Clause): boolean {
  if (form === "finite" && present && joinsUnknownPast(text)) return false;
  return [...text.matchAll(joinedVerb)].every(({ 1: word = "", index }) => {
    const verb = verbOf(word);
    // "Cut" and "set" are spelt alike now and then.
    if (!verb || verb.form === "gerund" || verb.base === word) return true;
    // "Enter missed and contaminated bins", "showers and blocked wastes": what kind of things.
    const behind = text.slice(index).replace(/^,?\s*(?:(?:and|or)\s+)?/u, "");
    const before = /(\p{Ll}+)\s*$/u.exec(text.slice(0, index))?.[1] ?? "";
    if (present && verb.form === "past" && kindOfThings.test(behind) && /(?:s|ed)$/u.test(before))
      return true;
    // "The matrix, updated at each change of menu".
    if (doneToIt.test(text.slice(index).replace(/^,\s/u, ""))) return true;
    // "Tests in pytest and releases": no verb of "I" ends so.
    if (verb.form === "third") return true;
    // "Helped patients to wash, eat and get back to work".
    if (verb.form === "base" && hangsOnTo(text.slice(0, index))) return true;
    if (isNounToo(verb.base) && verb.form !== "past") return true;
    if (form === "finite") return verb.form === (present ? "base" : "past");
    return formsThatAgree[form].includes(verb.form);
  });
}

const subordinate =
  /\b(?:I|they|he|she|that|which|who|whose|whom|where|when|while|what|how|if|whether|until|because|so|since|as|after|before|than)\b/u;

/** "Checked the tenants in", "signed the goods on". */
const endsInParticle =
  /\b(?:check|book|sign|clock|settl|tuck|log)\p{Ll}* (?:[\p{L}-]+ ){1,3}(?:in|on)$/u;

/** "A star schema that all reports now draw on". */
const endsInRelative =
  /\b(?:that|which|who)\b.*\b(?:draw|rely|work|depend|build|report|log|sign|live|stand|agree|act|call|run|use|feed|give|gave|look|take|taken|ask|asked|put)\p{Ll}* (?:on|in|to|into|from|for|up|out|with|evidence to)$/u;

/** "Find out why the numbers are different". */
const endsInState =
  /\b(?:is|are|was|were|be|becomes?) (?:different|new|large|small|specific|certain)$/u;

/** "A site plan in each". */
const endsInEach = /\s(?:in|for|of|to|from|on|at|with) each$/u;

/** "Go to the ward, explain, agree the minute": what was explained, a letter does not tell. */
function losesItsThing(text: string): boolean {
  const [head = "", ...items] = text.split(", ");
  const isBare = (item: string) =>
    /^\p{Ll}+$/u.test(item) && verbOf(item)?.form === "base" && !isNounToo(item);
  return head.includes(" ") && items.some(isBare);
}

/** Its rows are whole and its verbs agree. */
function runsOn(clause: Clause): boolean {
  const { text } = clause;
  // "I target 22 contracts, I average 26"; "with a pipeline I'd put money on".
  if (/, I \p{Ll}|\bI['’]/u.test(text) || losesThing(text) || losesItsThing(text) || lacksAnd(text))
    return false;
  return !(changesForm(text) || breaksRow(text) || (clause.form === "finite" && mixesRow(text)));
}

/** What somebody wrote as a sentence with its own "I" needs less looking after. */
function runsOnAsOwn({ form, text }: Clause): boolean {
  const body = form === "told" ? text.replace(/,? I (?=\p{Ll})/u, " ") : text;
  const isTorn = losesThing(body) || losesItsThing(text) || lacksAnd(text) || mixesRow(body);
  return !(isTorn || /, I \p{Ll}|\bI['’]/u.test(body));
}

/** "Put the offsets in": a sentence may end so. */
const particle = /^(?:in|on|off|up|out|over|down|away|by|through|about|for|with)$/u;

/** What stands between the words of a clause must let it run on inside a sentence of ours. */
export function readsOn(clause: Clause, isOwn = false): boolean {
  const { text } = clause;
  // "Have done the repairs, dug out bursts, new valves, changed decoders": a row that never closes.
  if (/^have [^,]+(?:, [^,]+){3,}$/u.test(text) && !/, (?:[^,]+ )?and /u.test(text)) return false;
  if (isOwn ? !runsOnAsOwn(clause) : !runsOn(clause)) return false;
  const all = words(text);
  const last = all.at(-1)?.lower ?? "";
  // "Fitted, analysed and reported": nothing is said to have been done to.
  if (all.every(({ lower }) => lower === "and" || verbOf(lower)?.form === "past")) return false;
  // What stands as a sentence keeps the tenses its writer gave it: "I sell packages, and reached 104% of target in 2025".
  const isPlainSentence = isOwn && !text.includes(", ");
  if (
    (!isPlainSentence && !verbsAgree(clause)) ||
    / [–—] |\bit['’]s\b|\b(?:of|the|to|with),/u.test(text)
  )
    return false;
  if (!isOwn && /\b(?:and|or),/u.test(text)) return false;
  // "Repaired, installation and updates of printers": a verb beside a thing.
  const [, second = ""] = /^\p{Ll}+, (\p{Ll}+(?:tion|sion|ment|ance|ence|ity))\b/u.exec(text) ?? [];
  if (second !== "" && clause.form !== "things" && !verbOf(second)) return false;
  // "Established and assurance of compliance": a verb joined to a thing.
  if (
    /^\p{Ll}+(?:ed|ing) (?:and|or) (?:\p{Ll}+(?:al|ive|ic) )?\p{Ll}+(?:ance|ence|ion|ment|ity|view|ysis) /u.test(
      text,
    )
  )
    return false;
  // Slips of the pen: "safety, and or", "Reconciliation's and", "strategies e.g., in".
  if (
    /\band or\b|(?<!Parkinson|Alzheimer|Crohn|Asperger|Huntington)(?<=\p{L})['’]s (?:and|or|to|for|in)\s|\be\.g\.,|\p{L}\.(?!(?:js|net|io|ts|py|org)\b)\p{Ll}{2}|\p{L}\.\p{Lu}\p{Ll}|, includes?\b/u.test(
      text,
    )
  )
    return false;
  if (/\p{L}- \p{L}/u.test(text)) return false;
  if (/\band (?:potential|general|related|new|future|existing)$/u.test(text)) return false;
  if (
    (danglingEnds.has(last) &&
      !endsInParticle.test(text) &&
      !endsInEach.test(text) &&
      !endsInState.test(text) &&
      !endsInRelative.test(text) &&
      !(isOwn && particle.test(last))) ||
    /[!?]|:\s|\.\s/u.test(text) ||
    all.length > mostWords
  )
    return false;
  // A piece that lost its end ("numerical data to compile", "the state of N.J"), or its middle ("in the as a").
  if (
    /(?<!\p{L})\p{Lu}\.\s?\p{Lu}$|\b(?:in|of|for|to|with) the (?:as|of|in|to|for|and|at|a)\b/u.test(
      text,
    )
  )
    return false;
  // "Comfort by utilising".
  if (
    /\b(?:by|for|of|in|while|when|through|from) \p{Ll}+ing$/u.test(text) &&
    // "Trained the starters in sampling".
    !/^(?:train|taught|teach|coach|instruct|brief)\p{Ll}*\s.*\bin \p{Ll}+ing$/u.test(text) &&
    !isNounGerund(last) &&
    verbOf(last)
  )
    return false;
  // "The plans for my class using assess", before "plan, do, review".
  if (
    /\b(?:using|via|through|by|with) \p{Ll}+$/u.test(text) &&
    verbOf(last)?.form === "base" &&
    !isNounToo(last)
  )
    return false;
  // "From theatre recovery to discharge" ends in a thing.
  const endsInVerb = verbOf(last)?.form === "base" && !isNounToo(last);
  // "Prepare the forms for the partner to sign".
  const isForSomebody = /\bfor (?:(?:the|an?|my|each) )?(?:[\p{L}-]+ ){1,3}to \p{Ll}+$/u.test(text);
  if (all.at(-2)?.lower === "to" && endsInVerb && !isForSomebody && !/\bfrom\b/u.test(text))
    return false;
  // "Worked out of town was common": a second verb without its own subject.
  const [told = ""] = text.split("; ");
  const [beforeBe] = /^\p{Ll}+\s.*?\b(?:is|are|was|were|has|(?<!\band )have)\b/u.exec(told) ?? [];
  const hasOwnVerb = clause.form === "event" || isOwn;
  if (!hasOwnVerb && beforeBe !== undefined && !subordinate.test(beforeBe)) return false;
  // "Created a bill of materials, drawings": a row without its "and".
  const [, end = ""] = /, ([\p{Ll}-]+(?: [\p{Ll}-]+)?)$/u.exec(text) ?? [];
  if (end !== "" && !goesOn.test(end) && !/ly\b|(?:ing|ed)\b/u.test(end)) return false;
  // "Supervised designers as well as managed the staff": a verb where a thing is due.
  if (/\bas well as \p{Ll}+ed\b|\bincluding\b.*\bincluding\b/u.test(text)) return false;
  // Two statements run together, or a word typed twice.
  if (
    /\p{Ll}\s(?:(?!Family|Assembly|Supply|Italy|July|Early|Elderly)\p{Lu}\p{Ll}+ly|Responsible|Duties|Responsibilities|Also|While|During|The)\s/u.test(
      text,
    )
  )
    return false;
  return !isGlued(text) && !all.some(({ lower }, at) => lower === all[at - 1]?.lower);
}
