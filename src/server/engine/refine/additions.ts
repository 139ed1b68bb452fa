import type { Importance, RequirementStatus, Results } from "../../../shared/results.ts";

/** A verdict of a language model that the texts bear out. */
export type HeldVerdict = {
  /** The demand, as the advertisement writes it. */
  demand: string;
  status: RequirementStatus;
  /** What the engine's own reader said of it in the same CV; null where it was not asked. */
  alone: RequirementStatus | null;
  importance: Importance;
  /** The statements of the CV it rests on, word for word, best first. */
  lines: readonly string[];
  /** At most twenty words that say nothing the demand and the lines do not; null where there were none. */
  reason: string | null;
  /** The lines hardly answer the demand: the other reader's verdict stands, and is no better than this one. */
  doubted?: boolean | undefined;
};

/**
 * What a language model read that the texts bear out. Only words that stand in the texts: the same additions give the same
 * report, whoever found them.
 */
export type Additions = {
  /** Names of tools, subjects or methods the advertisement asks for. */
  skills: readonly string[];
  /** Passages of the advertisement, verbatim, that ask something of the person. */
  demands: readonly string[];
  /** What the rules took for a demand and is none, as the advertisement writes it. */
  withdrawn: readonly string[];
  verdicts: readonly HeldVerdict[];
};

/** What a report keeps of a language model's reading, as additions again: what follows the reading can be had anew. */
export function additionsOf({ additions, reader }: Results["engine"]): Additions {
  const { withdrawn = [], verdicts = [] } = reader ?? {};
  return { ...noAdditions, ...additions, withdrawn, verdicts };
}

export const noAdditions: Additions = { skills: [], demands: [], withdrawn: [], verdicts: [] };
