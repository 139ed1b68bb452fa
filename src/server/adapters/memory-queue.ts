import PQueue from "p-queue";
import type { Queue } from "./queue.ts";

/** A queue inside this process. `concurrency` is the number of tasks that run at once. */
export function createMemoryQueue<Task extends { id: string }>(concurrency: number): Queue<Task> {
  const queue = new PQueue({ concurrency });
  const entries = new Map<string, Set<Entry>>();
  let handle: ((task: Task, signal: AbortSignal) => Promise<void>) | undefined;

  async function run(task: Task, entry: Entry): Promise<void> {
    entry.running = true;
    try {
      await handle?.(task, entry.controller.signal);
    } finally {
      const siblings = entries.get(task.id);
      siblings?.delete(entry);
      if (siblings?.size === 0) entries.delete(task.id);
    }
  }

  function abort(which: (entry: Entry) => boolean, reason: Error): void {
    for (const siblings of entries.values()) {
      for (const entry of siblings) if (which(entry)) entry.controller.abort(reason);
    }
  }

  let closed: Error | undefined;

  return {
    async add(task, priority) {
      if (closed) throw closed;
      const entry = { controller: new AbortController(), running: false };
      const siblings = entries.get(task.id) ?? new Set();
      entries.set(task.id, siblings.add(entry));
      // The handler tells of its own failures; nobody waits for this promise.
      queue.add(() => run(task, entry), { priority }).catch(() => {});
    },
    process(handler) {
      handle = handler;
    },
    async cancel(id, reason) {
      for (const entry of entries.get(id) ?? []) entry.controller.abort(reason);
    },
    holds: async ({ id }) => entries.has(id),
    async load() {
      return { waiting: queue.size, running: queue.pending };
    },
    async close(graceMs, reason) {
      closed = reason;
      abort((entry) => !entry.running, reason);
      const timer = setTimeout(() => abort(() => true, reason), graceMs);
      await queue.onIdle();
      clearTimeout(timer);
    },
  };
}

type Entry = { controller: AbortController; running: boolean };
