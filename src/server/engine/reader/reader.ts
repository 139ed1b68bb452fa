import type { RequirementStatus } from "../../../shared/results.ts";
import type { Statement } from "../document/statements.ts";
import type { DemandFacts } from "../judge/facts.ts";

/** A demand as the reader is asked about it. */
export type AskedDemand = { text: string; required: boolean; facts: DemandFacts };

/** What the reader is given of a CV. */
export type ReadCv = {
  statements: readonly Statement[];
  /** The months each post lasted, by its index into the CV's posts; null where the CV does not say. */
  months: readonly ({ from: number; to: number } | null)[];
};

/** A reader's answer to one demand: it names statements by number, and has no text of its own. */
export type Verdict = {
  status: RequirementStatus;
  /** How likely the reader holds its own answer to be right, 0 to 1. */
  sureness: number;
  /** Indexes into the statements it rests on, best first; of "missing" the nearest ones. */
  statements: number[];
  /** Why, in the reader's own words where it has some. */
  reason?: string | null;
  /** Two readers contradict each other here: a person should look. */
  contested?: boolean;
};

/** What a reading has read, as plain data: another one that begins with it reads none of it again. */
export type ReadingMemory = {
  vectors: ReadonlyMap<string, Float32Array>;
  pairs: ReadonlyMap<string, readonly [missing: number, partial: number, met: number]>;
};

/** One analysis of a reader's: it remembers what it has read, so that a CV changed in a line costs no more than that line. */
export type Reading = {
  /** One verdict for each demand, in order. Rejects with the signal's reason once it is aborted. */
  judge(demands: readonly AskedDemand[], cv: ReadCv, signal?: AbortSignal): Promise<Verdict[]>;
  /** How far each statement answers the demand beside it, 0 to 1, in their order. */
  answers(
    pairs: readonly (readonly [demand: string, statement: Statement])[],
    signal?: AbortSignal,
  ): Promise<number[]>;
  memory(): ReadingMemory;
};

/** Who reads: the learned reader, or a language model. Both give line numbers, never words. */
export type Reader = { begin(memory?: ReadingMemory): Reading };
