/**
 * What somebody found that the lexicon and the rules missed. Only words that stand in the texts: the engine looks for them
 * itself and weighs them by its own rules, so the same additions give the same report, whoever found them.
 */
export type Additions = {
  /** Names of tools, subjects or methods the advertisement asks for. */
  skills: readonly string[];
  /** Passages of the advertisement, verbatim, that ask something of the person. */
  demands: readonly string[];
};

export const noAdditions: Additions = { skills: [], demands: [] };
