import type { Worker } from "node:worker_threads";

/** What a thread's heap may hold; one that holds more is stopped. */
const maxHeapBytes = 256 * 1024 * 1024;

/**
 * V8's own limit for a thread, in megabytes. It stands far above ours: reached by one large allocation it ends the
 * whole process and not the thread alone, and a PDF of a kilobyte can do that.
 */
export const lastHeapMegabytes = 2048;

/** Asks threads how full their heaps are and stops those too full: their tasks fail. One question at a time each. */
export function createHeapWatch(): (threads: readonly Worker[]) => void {
  const asked = new WeakSet<Worker>();
  const look = async (thread: Worker): Promise<void> => {
    asked.add(thread);
    try {
      const { used_heap_size: used } = await thread.getHeapStatistics();
      if (used > maxHeapBytes) await thread.terminate();
    } catch {
      // A thread that is gone needs no watching.
    } finally {
      asked.delete(thread);
    }
  };
  return (threads) => {
    for (const thread of threads) if (!asked.has(thread)) void look(thread);
  };
}
