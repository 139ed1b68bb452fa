import { EventEmitter } from "node:events";
import type { ExtractedDocument } from "../../shared/document.ts";
import { AppError } from "../../shared/errors.ts";
import { documentMinutes } from "../../shared/limits.ts";
import { isSameOwner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";
import type { LiveRun, LiveRuns, NewRun } from "./live-runs.ts";

const sweepMs = 15_000;
// Swept this much early, so that nothing outlives the promised time between two sweeps.
const lifeMs = documentMinutes * 60_000 - sweepMs;

/** Documents and reports are held as the bytes of their JSON: exact to count, and nobody can change them from outside. */
type Held = {
  run: Omit<LiveRun, "state">;
  status: RunState["status"];
  state: Buffer;
  document: Buffer | null;
  runUsedAt: number;
  documentUsedAt: number;
};

/**
 * Live runs in this process's memory: gone with the process, and an hour after their last use.
 * @param options.now milliseconds since 1970
 * @param options.maxBytes of documents and reports together; beyond it the longest unused, not running ones go
 */
export function createMemoryLiveRuns(options: { now: () => number; maxBytes: number }): LiveRuns {
  const { now, maxBytes } = options;
  const held = new Map<string, Held>();
  const announcer = new EventEmitter().setMaxListeners(0);
  let bytes = 0;

  function sweep(): void {
    const before = now() - lifeMs;
    for (const [id, entry] of held) {
      if (entry.status === "processing") continue;
      if (entry.documentUsedAt <= before) dropDocument(entry);
      if (entry.runUsedAt <= before) drop(id, entry);
    }
  }

  function dropDocument(entry: Held): void {
    bytes -= entry.document?.length ?? 0;
    entry.document = null;
  }

  function drop(id: string, entry: Held): void {
    bytes -= sizeOf(entry);
    held.delete(id);
    announcer.emit(id, undefined);
  }

  /** Frees room by forgetting idle runs, the longest unused first. */
  function makeRoom(wanted: number, keep: string): void {
    if (bytes + wanted <= maxBytes) return;
    const idle = [...held].filter(([id, entry]) => id !== keep && entry.status !== "processing");
    idle.sort(([, one], [, other]) => one.runUsedAt - other.runUsedAt);
    for (const [id, entry] of idle) {
      drop(id, entry);
      if (bytes + wanted <= maxBytes) return;
    }
    throw new AppError("busy", "We are very busy just now. Please try again in a minute.", {
      retryAfterSeconds: 60,
    });
  }

  function current(id: string): Held | undefined {
    sweep();
    return held.get(id);
  }

  const timer = setInterval(sweep, sweepMs).unref();

  return {
    async insert(run: NewRun, document) {
      if (current(run.id)) return undefined;
      const entry: Held = {
        run: { id: run.id, owner: run.owner, filename: run.filename, sequence: 1 },
        status: run.state.status,
        state: pack(run.state),
        document: pack(document),
        runUsedAt: now(),
        documentUsedAt: now(),
      };
      makeRoom(sizeOf(entry), run.id);
      bytes += sizeOf(entry);
      held.set(run.id, entry);
      return unpackRun(entry);
    },

    async find(id, owner) {
      const entry = current(id);
      if (!entry || !isSameOwner(entry.run.owner, owner)) return undefined;
      entry.runUsedAt = now();
      return unpackRun(entry);
    },

    async readDocument(id, owner) {
      const entry = current(id);
      if (!entry?.document || !isSameOwner(entry.run.owner, owner)) return undefined;
      entry.runUsedAt = now();
      entry.documentUsedAt = now();
      return unpackDocument(entry.document);
    },

    async change(id, sequence, next) {
      const entry = current(id);
      if (!entry || entry.run.sequence !== sequence) return undefined;
      const state = pack(next.state);
      const document = next.document ? pack(next.document) : entry.document;
      const growth = state.length + (document?.length ?? 0) - sizeOf(entry);
      if (next.document) makeRoom(growth, id);
      bytes += growth;
      Object.assign(entry, { state, document, status: next.state.status, runUsedAt: now() });
      if (next.document) entry.documentUsedAt = now();
      const filename = next.filename === undefined ? entry.run.filename : next.filename;
      entry.run = { ...entry.run, filename, sequence: sequence + 1 };
      const run = unpackRun(entry);
      announcer.emit(id, run);
      return run;
    },

    async subscribe(id, onChange) {
      announcer.on(id, onChange);
      return () => announcer.off(id, onChange);
    },

    async close() {
      clearInterval(timer);
      announcer.removeAllListeners();
      held.clear();
      bytes = 0;
    },
  };
}

function sizeOf(entry: Held): number {
  return entry.state.length + (entry.document?.length ?? 0);
}

function pack(value: RunState | ExtractedDocument): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function unpackRun(entry: Held): LiveRun {
  const state: RunState = JSON.parse(entry.state.toString());
  return { ...entry.run, state };
}

function unpackDocument(bytes: Buffer): ExtractedDocument {
  return JSON.parse(bytes.toString());
}
