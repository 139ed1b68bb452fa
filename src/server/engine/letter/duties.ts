import { foldSpace } from "../text/fold-space.ts";
import { words } from "../text/words.ts";
import { gerundOf, isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { shortened } from "./duty-cuts.ts";
import { isFit } from "./fit-line.ts";
import { isGlued } from "./glued-lines.ts";
import { joinedVerb, keepsForm } from "./joined-verbs.ts";
import { lacksComma } from "./lacks-comma.ts";
import { lowerFirst } from "./lower-first.ts";
import { respelt, withArticleBehind, withArticleOfThing } from "./slips.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { isVerbHere } from "./verb-here.ts";
import { danglingEnds } from "./words/unfit-words.ts";

const fewestWords = 3;
const mostWords = 16;

/** "You will be responsible for", "The post holder will": what stands before the duty itself. */
const subject =
  /^(?:(?:in this (?:role|post|job),?|as (?:(?:an?|the|our)\s)?[\p{L}/&-]+(?:\s[\p{L}/&-]+){0,5},?)\s+)?(?:you|the (?:post\s?holder|successful (?:candidate|applicant)|role|post|job|position)|duties|responsibilities|main duties)(?:'ll|’ll|\s+will|\s+would|\s+shall)?\s+(?:also\s+|then\s+)?/iu;
/** Behind the subject: "be responsible for", "include". */
const charge =
  /^(?:be\s+)?(?:(?:also\s+)?(?:responsible for|involved in|accountable for|tasked with|required to|expected to|include|includes|involve|involves|involved)|to|be(?=\s\p{Ll}+ing\b))\s+/iu;
/** What a long duty can be cut before. */
const cuts =
  /,?\s(?:including|whilst|while|in line with|in accordance with|in order to|to ensure|ensuring|through|as well as|as required|where(?:ver)? possible|such as|and other)\b.*$|\s\((?:.*)$|\s[–—-]\s.*$/iu;
/** By which rules it is done goes without saying. */
const byRules =
  /,?\s(?:(?:strictly\s)?in (?:accordance|line|compliance|keeping)\s)?(?:with|under|within|following) (?:[\p{L}-]+\s){0,6}(?:guidelines|procedures?|polic(?:y|ies)|regulations|legislation)\b.*$/iu;
/** What else there may be is no reason to want a job. */
const others = /,?\s(?:(?:and|or) (?:any )?other|etc|taking care)\b.*$/iu;
const actionNoun =
  /^(?:the\s)?(?:delivery|supervision|management|development|provision|care|assessment|coordination|co-ordination|planning|maintenance|design|preparation|running|leadership|support|training|recruitment|analysis|monitoring|administration)\sof\s/iu;
/** "Administering medication strictly in accordance", before the rules it is done by. */
const cutOff =
  /\b(?:in (?:accordance|line|compliance|keeping|conjunction|association|liaison)|strictly|according|relating|related|based|due|up)$/iu;
/** Hours, places and being there are no reason to want a job. */
const dull =
  /\b(?:associated(?! with\b)|(?:many|various|several|varied|key|other|additional) (?:responsibilities|duties|tasks|roles)|shifts?|rota|weekends?|bank holidays?|flexibly|overtime|rotate|absence|on[- ]call|policies and procedures|other duties|ad[- ]hoc|as required|line manager|reporting to|joining|this|these|e\.?g|mandatory|difference|(?:as and )?when (?:needed|required|quiet|necessary)|if (?:qualified|required|needed)|appropriate(?:ly)?|at the (?:centre|heart|forefront)|care of the elderly|timely|thereabouts|times a (?:day|week|month))\b/iu;

/** A whole sentence ("working arrangements can be flexible") is no activity. */
const isClause = /^(?:(?!\b(?:that|which|who)\b).)*\b(?:can|may|will|must|is|are|was|were|has)\b/iu;
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

const mostItems = 5;

const isManner = /^(?:including|with|without|using|within|from|for|in|on|at|to)\b/u;

/** A row ends in its "and"; any other comma leaves the reader to guess. */
function isWholeRow(text: string): boolean {
  const items = text.split(/,\s/u);
  // "Grow your Gift Aid, speak to groups and businesses": its "and" joins no deeds.
  const [first, joiner, second] = words(items.at(-1) ?? "");
  const last = verbOf(first?.lower ?? "");
  const isDeed = last?.form === "gerund" || (last?.form === "base" && !isNounToo(last.base));
  // "Assessing, planning, delivering and evaluating care" does.
  const isJoined = joiner?.lower === "and" && verbOf(second?.lower ?? "")?.form === last?.form;
  if (items.length > 1 && isDeed && !isJoined) return false;
  return (
    items.length === 1 ||
    (items.length === 2 && isManner.test(items[1] ?? "")) ||
    (items.length <= mostItems && /\b(?:and|or)\b/u.test(items.at(-1) ?? ""))
  );
}

/** "Writing the menu with Tom, our head chef": whom the applicant does not know. */
export const withPerson =
  /,?\s(?:together )?(?:with|alongside) \p{Lu}\p{Ll}{1,14}(?:, (?:our|the|your|who)\b.*|(?=,|$))/u;
/** The duty without who has it. */
function bareDuty(given: string): string | null {
  const folded = foldSpace(given)
    .replace(/\s&\s/gu, " and ")
    .replaceAll("’", "'")
    .replace(/\p{Ll}{7,}/gu, respelt)
    .replace(/(?<!\p{L})['‘](\p{L}[^'’]{2,40})['’](?!\p{L})/gu, "$1")
    .replace(/\bthe company['’]s\b/giu, "our")
    .replace(/[\s.;,:]+$/u, "");
  const who = subject.exec(folded)?.[0] ?? "";
  const own = folded
    .slice(who.length)
    .replace(charge, "")
    .replace(/^(?:to|and)\s+/iu, "")
    .replace(/\s\([^()]{1,60}\)/gu, "")
    .replace(withPerson, "")
    // "Parents/ carers".
    .replace(/(?<=\p{Ll}{3})\s?\/\s?(?=\p{Ll}{3})/gu, " or ");
  for (const told of shortened(own)) {
    const duty = fitDuty(told);
    if (duty !== null) return duty;
  }
  return null;
}

/** "Promoting their child's health": whose, an earlier line told. */
function lacksWhose(text: string): boolean {
  // "The contact for its manager": whose manager, an earlier line told.
  if (/\b(?:for|of|to|with|by|at|in|from) its\b/iu.test(text)) return true;
  // "Changing it with the seasons": what, an earlier line told.
  const [beforeIt] = /^.*?(?=\bit\b)/iu.exec(text) ?? [];
  if (
    beforeIt !== undefined &&
    !/\b(?:(?:the|an?|our|each|every|any|all) \p{L}|\p{L}+thing\b)/iu.test(beforeIt)
  )
    return true;
  const [before] = /^.*?(?=\b(?:their|they|them)\b)/iu.exec(text) ?? [];
  return before !== undefined && !/\p{Ll}{2,}(?:s|people|children|staff|men|women)\b/u.test(before);
}

/** One way to tell a duty, cut where it grows long, said to the employer ("your residents"); null where it does not stand. */
function fitDuty(own: string): string | null {
  // "Their own work" is the applicant's, who does not speak of "them".
  if (
    /['’](?:re|ve|ll)\b|\b(?:you|your|yours|we|us|i|my|(?:the|a|an) our|(?:their|his|her) own)\b/iu.test(
      own,
    )
  )
    return null;
  const told = own
    .replace(others, "")
    .replace(byRules, "")
    .replace(/,?\sincluding \p{Ll}+ing\b.*$|,\sshared with\b.*$/u, "")
    .replace(/,\s(?:whilst|while|as well as|alongside|ensuring|always|thus|thereby)\s.*$/u, "");
  const short = words(told).length > mostWords ? told.replace(cuts, "") : told;
  const all = words(short);
  if (all.length < fewestWords || all.length > mostWords || dull.test(short)) return null;
  if (!isFit(short.replace(/\bour\b/giu, "the")) || isGlued(short)) return null;
  if (!isWholeRow(short) || lacksWhose(short)) return null;
  if (/[;:()"“”?!/]|\.\s|[-–—]\s/u.test(short)) return null;
  if (danglingEnds.has(all.at(-1)?.lower ?? "") || cutOff.test(short)) return null;
  if (/\bas well as\b|\b(?:with|of|for|to|and), /u.test(short) || lacksComma(short)) return null;
  // "The management of the ASM": who that is, only the firm knows.
  if (
    /\bthe (?:A[SGBC]M|D?GM|[DTRB]M|HoD|HOD)\b(?! (?!and\b|or\b|with\b|in\b|on\b)\p{Ll})/u.test(
      short,
    )
  )
    return null;
  // "Managing own caseload" leaves out whose it is.
  const said = withArticleBehind(short)
    .replace(/\bour\b/giu, "your")
    .replace(/^(\S+)\sown\s/u, "$1 my own ");
  // "Ensure that all monies received", before "through the shop are accounted for".
  const isTorn =
    /^,?\s(?:through|as well as)\b/u.test(told.slice(short.length)) && isClause.test(told);
  return isClause.test(short) || isTorn ? null : said;
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
