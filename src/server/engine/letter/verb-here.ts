import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { isNounGerund } from "./words/noun-gerunds.ts";

/** "Stock and autoclave logs": two nouns; "stock and clean the shelves": two verbs. */
const joinedNoun =
  /^\p{L}+\s+(?:and|or)\s+(\p{L}+)\s*(?<thing>the|a|an|all|our|new|after|up|out)?\b/u;

/** A verb that may be a noun ("Report writing") counts with a word behind it that nouns do not have there. */
const showsVerb =
  /^\p{L}+\s+(?:the|a|an|all|any|and|or|to|with|for|on|in|as|up|out|over|new|our|their|its|my|this|that|these|high|daily|weekly|monthly|various|multiple|both|each|every|up|two|three|four|five|six|seven|eight|nine|ten|twelve|day to day|\d[\d,.]*|£\d[\d,.]*|\p{Ll}+s)\b/u;

/** "Schedule training", but "stock ordering and counting", "minute taking": a field of work is a thing, a deed is not. */
function hasField(text: string): boolean {
  const [, form = ""] = /^\p{L}+\s+(\p{Ll}+ing)\b(?!\s(?:and|or)\s\p{Ll}+ing\b)/u.exec(text) ?? [];
  return isNounGerund(form);
}

/** Verbs whose base form opens a statement of work, whatever follows but a preposition. */
const plainlyVerb =
  /^look after\s|^(?:drive|complete|initiate|combine|arrange|cook)\s(?!(?:for|to|of|in|and)\b)/u;
/** No noun stands before what describes another thing: "track remedial actions". */
const describedThing =
  /^\p{L}+\s\p{Ll}+(?:al|ive|ous|ful|able|ible|ary)\s(?:\p{Ll}+\s)?\p{Ll}+s\b/u;
/** A verb with a thing that a hyphened word describes: "clear double-booked rooms". */
const hyphenedThing = /^\p{L}+\s+\p{Ll}+-\p{Ll}+\s+(?:\p{Ll}+\s+)?\p{Ll}+s\b/u;

/** "Clean driving licence", "drive for results": no verb for all that. */
const noVerb =
  /^(?:bank (?:with|of|in)|support to|(?:study|studies|report|reports) to \d+|clean (?:\p{L}+ )?driving|lead for|(?:drive|care) for (?:results|detail|success|excellence)|open plan|\p{L}+[ -](?:outs|ups|offs|overs|downs|ins))\b/u;

/** "Enhanced observations and escorted leave": what a thing is called, and nothing that was enhanced. */
const describesThing =
  /^(?:enhanced (?:observation|DBS|disclosure|care|due diligence)|escorted leave|(?:supported|assisted|independent|sheltered) (?:living|housing|accommodation|bathing|lunch)|managed (?:service|print|learning|move)|applied (?:research|maths|mathematics|science|behaviour)|advanced (?:life|level|practice|diploma|skills|knowledge)|mixed (?:ward|caseload|methods|media|ability)|guided (?:reading|tour)|controlled drugs|fixed (?:term|asset|wire)|closed (?:loop|circuit)|integrated (?:care|pest|services)|targeted (?:support|campaigns|intervention))/iu;

/** Whether the past form a line begins with tells of a deed. */
export function isPastHere(text: string): boolean {
  return !describesThing.test(text);
}

/** "Store deliveries, multi drop, tail lift": a list of things, whatever its first word may be. */
function isListOfThings(text: string): boolean {
  const [, ...items] = text.split(", ");
  return items.length > 1 && items.every((item) => !verbOf(words(item)[0]?.lower ?? ""));
}

/** Whether the first word of a line, which may be a noun, is its verb. */
export function isVerbHere(base: string, text: string): boolean {
  if (noVerb.test(text) || (isNounToo(base) && isListOfThings(text))) return false;
  if (text.startsWith("pick and pack ")) return true;
  const [, joined = "", thing] = joinedNoun.exec(text) ?? [];
  if (joined !== "" && isNounToo(base)) {
    const verb = verbOf(joined);
    return verb?.form === "base" && (thing !== undefined || !isNounToo(verb.base));
  }
  return (
    !isNounToo(base) ||
    showsVerb.test(text) ||
    hasField(text) ||
    plainlyVerb.test(text) ||
    hyphenedThing.test(text) ||
    describedThing.test(text)
  );
}
