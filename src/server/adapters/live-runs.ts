import type { ExtractedDocument } from "../../shared/document.ts";
import type { Owner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";

/** One analysis as long as it is held: whose it is, and its present state. Plain data, so that it can live elsewhere. */
export type LiveRun = {
  id: string;
  owner: Owner;
  /** Null for pasted text. */
  filename: string | null;
  /** Begun in the demo: leaves no trace, whoever began it. */
  demo: boolean;
  /** Number of the present state; grows by one with every change. */
  sequence: number;
  /** Number of the state with which the present analysis was started; 0 before the first. */
  started: number;
  state: RunState;
};

/** What an analysis is made of. The job description is there once an analysis was started. */
export type HeldTexts = {
  document: ExtractedDocument;
  jobDescription: string | null;
  /** No language model may see them. */
  withoutModel?: boolean;
};

export type NewRun = Pick<LiveRun, "id" | "owner" | "filename" | "state">;

/**
 * Where running and freshly finished analyses live, with their texts, for a limited time. Every call may reject with
 * `unavailable` or `busy`.
 * Every change names the sequence it follows: when somebody else was quicker, nothing happens and the caller
 * gets undefined. So a cancelled run can never be overwritten by the work that was cancelled.
 */
export type LiveRuns = {
  /** Undefined when the id is held already. */
  insert(run: NewRun, texts: HeldTexts): Promise<LiveRun | undefined>;
  /** Undefined when it is not held (any more) or belongs to somebody else. Counts as a use of the run. */
  find(id: string, owner: Owner): Promise<LiveRun | undefined>;
  /** Undefined when they are gone. Counts as a use of the texts. */
  readTexts(id: string, owner: Owner): Promise<HeldTexts | undefined>;
  /** Replaces the state, and what else is given; `starts` says that an analysis starts with this state. */
  change(
    id: string,
    sequence: number,
    next: {
      state: RunState;
      filename?: string | null;
      texts?: HeldTexts;
      demo?: boolean;
      starts?: boolean;
    },
  ): Promise<LiveRun | undefined>;
  /** Forgets one run of this owner, running or not. */
  delete(id: string, owner: Owner): Promise<void>;
  /** Forgets everything of this owner, running or not. */
  deleteOf(owner: Owner): Promise<void>;
  /**
   * Calls back with every later change until the returned function is called; with undefined when the run is
   * forgotten.
   */
  subscribe(id: string, onChange: (run: LiveRun | undefined) => void): Promise<() => void>;
  /** Running analyses whose state has not changed for so long; some of them, when there are many. No use of them. */
  listQuiet(quietMs: number): Promise<LiveRun[]>;
  close(): Promise<void>;
};
