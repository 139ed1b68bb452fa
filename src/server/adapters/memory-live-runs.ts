import { AppError } from "../../shared/errors.ts";
import { documentMinutes } from "../../shared/limits.ts";
import { isSameOwner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";
import type { HeldTexts, LiveRun, LiveRuns, NewRun } from "./live-runs.ts";

const sweepMs = 15_000;
// Swept this much early, so that nothing outlives the promised time between two sweeps.
const lifeMs = documentMinutes * 60_000 - sweepMs;

/** Texts and reports are held as the bytes of their JSON: exact to count, and nobody can change them from outside. */
type Held = {
  run: Omit<LiveRun, "state">;
  status: RunState["status"];
  state: Buffer;
  texts: Buffer | null;
  runUsedAt: number;
  textsUsedAt: number;
  changedAt: number;
};

type Follower = { onChange: (run: LiveRun | undefined) => void };

/**
 * Live runs in this process's memory: gone with the process, and an hour after their last use.
 * @param options.now milliseconds since 1970
 * @param options.maxBytes of texts and reports together; beyond it the longest unused, not running ones go
 */
export function createMemoryLiveRuns(options: { now: () => number; maxBytes: number }): LiveRuns {
  const { now, maxBytes } = options;
  const held = new Map<string, Held>();
  const followers = new Map<string, Set<Follower>>();
  let bytes = 0;

  function tell(id: string, run: LiveRun | undefined): void {
    for (const { onChange } of followers.get(id) ?? []) onChange(run);
  }

  function sweep(): void {
    const before = now() - lifeMs;
    for (const [id, entry] of held) {
      if (entry.status === "processing") continue;
      if (entry.textsUsedAt <= before) dropTexts(entry);
      if (entry.runUsedAt <= before) drop(id, entry);
    }
  }

  function dropTexts(entry: Held): void {
    bytes -= entry.texts?.length ?? 0;
    entry.texts = null;
  }

  function drop(id: string, entry: Held): void {
    bytes -= sizeOf(entry);
    held.delete(id);
    tell(id, undefined);
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
    async insert(run: NewRun, texts) {
      if (current(run.id)) return undefined;
      const entry: Held = {
        run: { ...identityOf(run), demo: false, sequence: 1, started: 0 },
        status: run.state.status,
        state: pack(run.state),
        texts: pack(texts),
        runUsedAt: now(),
        textsUsedAt: now(),
        changedAt: now(),
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

    async readTexts(id, owner) {
      const entry = current(id);
      if (!entry?.texts || !isSameOwner(entry.run.owner, owner)) return undefined;
      entry.runUsedAt = now();
      entry.textsUsedAt = now();
      return unpackTexts(entry.texts);
    },

    async change(id, sequence, next) {
      const entry = current(id);
      if (!entry || entry.run.sequence !== sequence) return undefined;
      const state = pack(next.state);
      const texts = next.texts ? pack(next.texts) : entry.texts;
      const growth = state.length + (texts?.length ?? 0) - sizeOf(entry);
      if (next.texts) makeRoom(growth, id);
      bytes += growth;
      const { status } = next.state;
      Object.assign(entry, { state, texts, status, runUsedAt: now(), changedAt: now() });
      if (next.texts) entry.textsUsedAt = now();
      const filename = next.filename === undefined ? entry.run.filename : next.filename;
      const demo = next.demo ?? entry.run.demo;
      const started = next.starts ? sequence + 1 : entry.run.started;
      entry.run = { ...entry.run, filename, demo, sequence: sequence + 1, started };
      const run = unpackRun(entry);
      tell(id, run);
      return run;
    },

    async delete(id, owner) {
      const entry = held.get(id);
      if (entry && isSameOwner(entry.run.owner, owner)) drop(id, entry);
    },

    async deleteOf(owner) {
      for (const [id, entry] of held) if (isSameOwner(entry.run.owner, owner)) drop(id, entry);
    },

    async subscribe(id, onChange) {
      const together = followers.get(id) ?? new Set();
      // An object of its own for each call, so that the same callback may follow twice.
      const own = { onChange };
      followers.set(id, together.add(own));
      return () => {
        together.delete(own);
        if (together.size === 0 && followers.get(id) === together) followers.delete(id);
      };
    },

    async listQuiet(quietMs) {
      const before = now() - quietMs;
      const running = [...held.values()].filter(({ status }) => status === "processing");
      return running.filter(({ changedAt }) => changedAt <= before).map(unpackRun);
    },

    async close() {
      clearInterval(timer);
      followers.clear();
      held.clear();
      bytes = 0;
    },
  };
}

function identityOf({ id, owner, filename }: NewRun): Pick<LiveRun, "id" | "owner" | "filename"> {
  return { id, owner, filename };
}

function sizeOf(entry: Held): number {
  return entry.state.length + (entry.texts?.length ?? 0);
}

function pack(value: RunState | HeldTexts): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function unpackRun(entry: Held): LiveRun {
  const state: RunState = JSON.parse(entry.state.toString());
  return { ...entry.run, state };
}

function unpackTexts(bytes: Buffer): HeldTexts {
  return JSON.parse(bytes.toString());
}
