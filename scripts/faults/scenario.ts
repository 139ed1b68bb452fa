import type { Chance } from "./chance.ts";

/** What a scenario may ask for. */
export type Asked = { analyses: number; chance: Chance; tell: (line: string) => void };

/** Something that goes wrong, and what must hold all the same. */
export type Scenario = {
  name: string;
  /** What this machine lacks for it, and how to get that; undefined where nothing is lacking. */
  lacks: () => string | undefined;
  /** What did not hold; empty when all did. */
  run: (asked: Asked) => Promise<string[]>;
};

/** Everything interrupted must have ended by then. */
export const withinMs = 60_000;
