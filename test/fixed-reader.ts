import type { AskedDemand, ReadCv, Reader, Verdict } from "../src/server/engine/reader/reader.ts";

/** A reader that gives the verdict it is told, at once, and to which any line answers: for tests of everything around the reading. */
export const fixedReader = (verdictOf: (demand: AskedDemand, cv: ReadCv) => Verdict): Reader => ({
  begin: () => ({
    judge: async (demands, cv) => demands.map((demand) => verdictOf(demand, cv)),
    answers: async (pairs) => pairs.map(() => 1),
    memory: () => ({ vectors: new Map(), pairs: new Map() }),
  }),
});

/** Holds nothing for shown. */
export const missingReader = fixedReader(() => ({
  status: "missing",
  sureness: 1,
  statements: [],
}));
