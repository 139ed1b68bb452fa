import { describe, expect, it } from "vitest";
import { createMemoryQueue } from "./memory-queue.ts";

type Task = { id: string };

/** A queue whose tasks end when the test says so, or when they are aborted. */
function controlled(concurrency: number) {
  const queue = createMemoryQueue<Task>(concurrency);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  queue.process(async ({ id }, signal) => {
    if (signal.aborted) {
      log.push(`${id} never ran: ${signal.reason.message}`);
      return;
    }
    log.push(`${id} runs`);
    await new Promise<void>((resolve) => {
      ends.set(id, resolve);
      signal.addEventListener("abort", () => {
        log.push(`${id} aborted: ${signal.reason.message}`);
        resolve();
      });
    });
  });
  return { queue, log, end: (id: string) => ends.get(id)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the queue in memory", () => {
  it("runs no more tasks at once than it may, the important ones first", async () => {
    const { queue, log, end } = controlled(1);
    await queue.add({ id: "a" }, 0);
    await queue.add({ id: "b" }, 0);
    await queue.add({ id: "c" }, 5);
    await settled();
    expect(log).toEqual(["a runs"]);
    end("a");
    await settled();
    end("c");
    await settled();
    expect(log).toEqual(["a runs", "c runs", "b runs"]);
    end("b");
  });

  it("aborts what runs and what waits when it is cancelled, and goes on with the next", async () => {
    const { queue, log } = controlled(1);
    for (const id of ["a", "b", "c"]) await queue.add({ id }, 0);
    await settled();
    await queue.cancel("b", new Error("stop"));
    await queue.cancel("a", new Error("stop"));
    await queue.cancel("unknown", new Error("stop"));
    await settled();
    await settled();
    expect(log).toEqual(["a runs", "a aborted: stop", "b never ran: stop", "c runs"]);
    await queue.close(0, new Error("end"));
  });

  it("goes on when a task rejects", async () => {
    const queue = createMemoryQueue<Task>(1);
    const ran: string[] = [];
    queue.process(async ({ id }) => {
      ran.push(id);
      throw new Error("no");
    });
    await queue.add({ id: "a" }, 0);
    await queue.add({ id: "b" }, 0);
    await queue.close(1000, new Error("end"));
    expect(ran).toContain("a");
  });

  it("when it closes: refuses new tasks, aborts what waits, lets what runs finish", async () => {
    const { queue, log, end } = controlled(1);
    await queue.add({ id: "a" }, 0);
    await queue.add({ id: "b" }, 0);
    await settled();
    const closed = queue.close(60_000, new Error("end"));
    await expect(queue.add({ id: "c" }, 0)).rejects.toThrow("end");
    end("a");
    await closed;
    expect(log).toEqual(["a runs", "b never ran: end"]);
  });

  it("aborts what is still running when the grace is over", async () => {
    const { queue, log } = controlled(1);
    await queue.add({ id: "a" }, 0);
    await settled();
    await queue.close(1, new Error("end"));
    expect(log).toEqual(["a runs", "a aborted: end"]);
  });
});
