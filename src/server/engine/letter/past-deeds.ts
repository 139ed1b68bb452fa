import { words } from "../text/words.ts";
import { isNounToo, pastOf, type VerbForm, verbOf } from "../vocabulary/verb-forms.ts";
import { isPlainDeed, mayBeDeedToo } from "./words/everyday-verbs.ts";

const joinedWord = /(?:,\sand|,|\band)\s+(?:\p{Ll}+ly\s+)?(\p{Ll}+)/gu;
/** Behind a word that tells of which kind: "discharge planning", "transfer checks". */
export const describesActivity =
  /^\s(?:planning|management|checks?|processing|monitoring|training|testing|reporting|handling|procedures?|arrangements|documentation|assessments?|records?|forms?|documents?|services?)(?=$|[\s,.;])/u;
/** Behind these a joined verb hangs on another one: "help residents to wash and dress". */
const dependent =
  /\b(?:to|not|can|could|would|will|should|must|let|help|helps|helping|while|when|so|that|who|which)\s/u;

/** Behind a thing, not behind what is done to one. */
const endsThing = /^\s*(?:$|[,.;]|(?:of|for|to|in|with|and|on|at|from|or|by)\b)/u;
/** "Take orders and relay orders": a word we do not know with its thing may be a deed. */
const unknownDeed = /\band\s(\p{Ll}+)\s(?:\p{Ll}+s|the|an?|all|any|our|their)\b/gu;

const unlistedDeed = /(?:,\s(?:and\s)?|\sand\s)(\p{Ll}+) (?:the|an?|all|my|each)\s/gu;
const isUnlisted = (word: string) =>
  verbOf(word) === undefined && (isPlainDeed(word) || mayBeDeedToo(word));

/** The first verb and those joined to it from one form into another; null where it cannot be told which words are verbs. */
function retold(statement: string, from: VerbForm, into: (base: string) => string): string | null {
  const [first] = words(statement);
  const verb = first && verbOf(first.lower);
  if (!first || verb?.form !== from) return null;
  const rest = statement.slice(first.end);
  const mayBeDeed = Array.from(rest.matchAll(unknownDeed), ([, word = ""]) => word);
  // "Hire/train staff": only the first of them would be retold.
  let safe = !rest.startsWith("/") && mayBeDeed.every((word) => verbOf(word) !== undefined);
  // "Send out the packages, level the bids": another deed, by a verb that is as often a thing.
  if (Array.from(rest.matchAll(unlistedDeed), ([, word = ""]) => word).some(isUnlisted))
    return null;
  const told = rest.replace(joinedWord, (whole: string, word: string, at: number) => {
    const joined = verbOf(word);
    const inRow = /^(?:,\s\p{Ll}+)*$/u.test(rest.slice(0, at).trimEnd());
    // "Prepares and zaps the files": a word we do not know stands where a verb is due.
    if (!joined && inRow && from === "third" && /[^s]s$/u.test(word)) safe = false;
    if (joined?.form !== from) return whole;
    const behind = rest.slice(at + whole.length);
    // "Assessments and discharge planning": before an activity it says of which kind.
    if (!inRow && describesActivity.test(behind)) return whole;
    const showsVerb = inRow || /^\s+(?:the|a|an|all|any|our|their|new|up|out|\d)\b/u.test(behind);
    if (isNounToo(joined.base) && !showsVerb) {
      // "Manage staff and stock", but "clean the areas and complete other duties".
      safe &&= !/^\s*$/u.test(rest.slice(0, at)) && endsThing.test(behind);
      return whole;
    }
    if (dependent.test(rest.slice(0, at))) safe = false;
    return whole.slice(0, whole.length - word.length) + into(joined.base);
  });
  return safe ? into(verb.base) + told : null;
}

/** "Train new staff and check stock" as it is told once the role is over: "trained new staff and checked stock". */
export function inPast(statement: string): string | null {
  return retold(statement, "base", pastOf);
}

/** "Researches and recommends approaches" as one tells it of oneself: "research and recommend approaches". */
export function inFirstPerson(statement: string): string | null {
  return retold(statement, "third", (base) => base);
}
