import { foldSpace } from "../text/fold-space.ts";
import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { shortened } from "./duty-cuts.ts";
import { isFit } from "./fit-line.ts";
import { isGlued } from "./glued-lines.ts";
import { lacksComma } from "./lacks-comma.ts";
import { respelt, withArticleBehind } from "./slips.ts";
import { danglingEnds } from "./words/unfit-words.ts";

const fewestWords = 3;
const mostWords = 16;

/** "You will be responsible for", "The post holder will": what stands before the duty itself. */
export const subject =
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

/** "Administering medication strictly in accordance", before the rules it is done by. */
const cutOff =
  /\b(?:in (?:accordance|line|compliance|keeping|conjunction|association|liaison)|strictly|according|relating|related|based|due|up)$/iu;

/** Hours, places and being there are no reason to want a job. */
const dull =
  /\b(?:associated(?! with\b)|(?:many|various|several|varied|key|other|additional) (?:responsibilities|duties|tasks|roles)|shifts?|rota|weekends?|bank holidays?|flexibly|overtime|rotate|absence|on[- ]call|policies and procedures|other duties|ad[- ]hoc|as required|line manager|reporting to|joining|this|these|e\.?g|mandatory|difference|(?:as and )?when (?:needed|required|quiet|necessary)|if (?:qualified|required|needed)|appropriate(?:ly)?|at the (?:centre|heart|forefront)|care of the elderly|timely|thereabouts|times a (?:day|week|month))\b/iu;

/** A whole sentence ("working arrangements can be flexible") is no activity. */
const isClause = /^(?:(?!\b(?:that|which|who)\b).)*\b(?:can|may|will|must|is|are|was|were|has)\b/iu;
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

/** The duty without who has it. */
export function bareDuty(given: string): string | null {
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
