import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { isGenericTerm } from "../../match/generic-terms.ts";
import { termKeys } from "../../match/term-key.ts";
import { wordWeight } from "../../match/word-weight.ts";
import type { Clause } from "../clauses.ts";
import { deedsIn } from "../guard/check-deeds.ts";
import type { Answer, ProofCase } from "./answers.ts";

/** Share of a demand's telling words from which on a statement answers it as it is worded, and speaks for itself. */
const fewestShared = 0.34;
const mostSaid = 0.6;

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
};

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
  return all === 0 ? 0 : weigh(own.filter((key) => keys.includes(key) || ofSkill.has(key))) / all;
}

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
    if (fit < fewestShared || isRaised) return [];
    // Where the statement has most of its words it need not be said before it.
    const isSaid = fit > mostSaid;
    return [
      {
        id: demand.id,
        name: phrase.text,
        isDeed: phrase.isDeed,
        quote: demand.text,
        isSaid,
        fit,
        isMet: status === "met",
      },
    ];
  });
}
