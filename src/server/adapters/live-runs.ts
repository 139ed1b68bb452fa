import type { ExtractedDocument } from "../../shared/document.ts";
import type { Owner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";

/** One analysis as long as it is held: whose it is, and its present state. Plain data, so that it can live elsewhere. */
export type LiveRun = {
  id: string;
  owner: Owner;
  /** Null for pasted text. */
  filename: string | null;
  /** Number of the present state; grows by one with every change. */
  sequence: number;
  state: RunState;
};

export type NewRun = Pick<LiveRun, "id" | "owner" | "filename" | "state">;

/**
 * Where running and freshly finished analyses live, with their documents, for a limited time.
 * Every change names the sequence it follows: when somebody else was quicker, nothing happens and the caller
 * gets undefined. So a cancelled run can never be overwritten by the work that was cancelled.
 */
export type LiveRuns = {
  /** Undefined when the id is held already. */
  insert(run: NewRun, document: ExtractedDocument): Promise<LiveRun | undefined>;
  /** Undefined when it is not held (any more) or belongs to somebody else. Counts as a use of the run. */
  find(id: string, owner: Owner): Promise<LiveRun | undefined>;
  /** Undefined when the text is gone. Counts as a use of the document. */
  readDocument(id: string, owner: Owner): Promise<ExtractedDocument | undefined>;
  /** Replaces the state, and the document where one is given. */
  change(
    id: string,
    sequence: number,
    next: { state: RunState; filename?: string | null; document?: ExtractedDocument },
  ): Promise<LiveRun | undefined>;
  /**
   * Calls back with every later change until the returned function is called; with undefined when the run is
   * forgotten.
   */
  subscribe(id: string, onChange: (run: LiveRun | undefined) => void): Promise<() => void>;
  close(): Promise<void>;
};
