import { isGenericTerm } from "../../keywords/generic-terms.ts";
import { wordWeight } from "../../keywords/word-weight.ts";
import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { termKeys } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import type { Clause } from "../clauses.ts";
import { deedsIn } from "../guard/check-deeds.ts";
import type { Answer, ProofCase } from "./answers.ts";
import type { AskedPhrase } from "./asked-phrase.ts";
import { shownPart, showsHead } from "./shown-part.ts";

/** Share of a demand's telling words from which on a statement answers it as it is worded, and speaks for itself. */
const fewestShared = 0.34;
const mostSaid = 0.6;
/** What is named by another name counts less. */
const bySkill = 0.4;
/** Where the deed is another one, nearly all its words are to be there. */
const otherDeedFit = 0.75;

export type AskedDemand = {
  id: string;
  /** Behind "experience of". */
  name: string;
  isDeed: boolean;
  quote: string;
  isSaid: boolean;
  /** Share of its telling words that the statement has, 0 to 1. */
  fit: number;
  isMet: boolean;
  /** What every such job has says little of one. */
  isEveryday: boolean;
};

/** What every such job has, or is done with any tool. */
const everyday =
  /^(?:using \S+(?:\s\S+){0,2}\s?$|keeping|answering|working|processing|attending|making|doing|having|dealing with (?:customers|enquiries|queries)|planning lessons)\b/u;
const fewestTelling = 3;

/** How much of a demand's words a statement has, or names otherwise (`skill`). */
function shareOf(
  phrase: string,
  text: string,
  keys: readonly string[],
  skill: string | null,
): number {
  const isShown = findMentions(text).some(
    (one) => skill !== null && relation(one.skill.name, skill) === 1,
  );
  const named = isShown
    ? findMentions(phrase).filter((one) => skill !== null && relation(one.skill.name, skill) === 1)
    : [];
  const ofSkill = new Set(named.flatMap(({ start, end }) => termKeys(phrase.slice(start, end))));
  const own = [...new Set(termKeys(phrase))].filter((key) => !isGenericTerm(key));
  const weigh = (some: readonly string[]) => some.reduce((sum, key) => sum + wordWeight(key), 0);
  const all = weigh(own);
  if (all === 0) return 0;
  const shared = own.filter((key) => keys.includes(key));
  const otherwise = own.filter((key) => !keys.includes(key) && ofSkill.has(key));
  return (weigh(shared) + weigh(otherwise) * bySkill) / all;
}

/** "Planning lessons" is not shown by "plan fieldwork", nor "putting dishes forward" by "note allergens of dishes". */
function isOtherDeed({ text, isDeed }: AskedPhrase, keys: readonly string[], fit: number): boolean {
  if (!isDeed) return false;
  const [verb = "", ...things] = termKeys(text);
  const isThing = things.some((key) => keys.includes(key) && !isGenericTerm(key));
  return (
    fit < otherDeedFit && !(keys.includes(verb) && isThing) && !(isThing && isSameKind(text, keys))
  );
}

/** Deeds of one row of verbs ("managing", "leading"), or one that says little by itself. */
const plainDeed =
  /^(?:using|working|dealing|carrying|taking|providing|handling|delivering|managing|being|reading|arranging)\b/u;
const isSameKind = (text: string, keys: readonly string[]) =>
  plainDeed.test(text) || [...deedsIn(text)].some((row) => deedsIn(keys.join(" ")).has(row));

/** Demands a statement answers, in their own words, with what in it shows them. */
export function askedBy(
  clause: Clause,
  keys: readonly string[],
  found: readonly Answer[],
  about: ProofCase,
): AskedDemand[] {
  const statuses = new Map(about.requirements.map(({ id, status }) => [id, status]));
  return found.flatMap(({ demand, skill }) => {
    const phrase = about.phrases.get(demand.id);
    const status = statuses.get(demand.id);
    if (!phrase || (status !== "met" && status !== "partial")) return [];
    const fit = shareOf(phrase.text, clause.text, keys, skill);
    // Who took part in the budget has not led it.
    const asked = deedsIn(phrase.text);
    const done = deedsIn(clause.text);
    const isRaised = phrase.isDeed && asked.size > 0 && ![...asked].some((row) => done.has(row));
    if (fit < fewestShared || isRaised || isOtherDeed(phrase, keys, fit)) return [];
    // Where the statement has most of its words it need not be said before it.
    const isSaid = fit > mostSaid;
    const name = shownPart(phrase, clause.text, keys);
    if (!showsHead(name, clause.text, keys)) return [];
    return [
      {
        id: demand.id,
        name,
        isDeed: phrase.isDeed,
        quote: demand.text,
        isSaid,
        fit,
        isMet: status === "met",
        isEveryday: everyday.test(phrase.text) || words(name).length < fewestTelling,
      },
    ];
  });
}
