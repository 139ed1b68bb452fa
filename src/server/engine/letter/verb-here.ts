import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "./words/verb-forms.ts";

/** "Stock and autoclave logs": two nouns; "stock and clean the shelves": two verbs. */
const joinedNoun = /^\p{L}+\s+(?:and|or)\s+(\p{L}+)\s*(?<thing>the|a|an|all|our|new)?\b/u;

/** A verb that may be a noun ("Report writing") counts with a word behind it that nouns do not have there. */
const showsVerb =
  /^\p{L}+\s+(?:the|a|an|all|any|and|or|to|with|for|on|in|as|up|out|over|new|our|their|its|my|this|that|these|high|daily|weekly|monthly|various|multiple|both|each|every|up|\d[\d,.]*|£\d[\d,.]*|\p{Ll}+(?:s|ing))\b/u;

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

/** "Store deliveries, multi drop, tail lift": a list of things, whatever its first word may be. */
function isListOfThings(text: string): boolean {
  const [, ...items] = text.split(", ");
  return items.length > 1 && items.every((item) => !verbOf(words(item)[0]?.lower ?? ""));
}

/** Whether the first word of a line, which may be a noun, is its verb. */
export function isVerbHere(base: string, text: string): boolean {
  if (noVerb.test(text) || (isNounToo(base) && isListOfThings(text))) return false;
  const [, joined = "", thing] = joinedNoun.exec(text) ?? [];
  if (joined !== "" && isNounToo(base)) {
    const verb = verbOf(joined);
    return verb?.form === "base" && (thing !== undefined || !isNounToo(verb.base));
  }
  return (
    !isNounToo(base) ||
    showsVerb.test(text) ||
    plainlyVerb.test(text) ||
    hyphenedThing.test(text) ||
    describedThing.test(text)
  );
}
