import { afterEach, describe, expect, it } from "vitest";
import { openTestRedis, type TestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import { createBullQueue } from "./bull-queue.ts";
import { createMemoryQueue } from "./memory-queue.ts";
import type { Queue } from "./queue.ts";
import type { RedisLink } from "./redis.ts";

type Task = { id: string };

/** A process's end of a queue whose tasks end when the test says so, or when they are aborted. */
function control(queue: Queue<Task>) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  queue.process(async ({ id }, signal) => {
    if (signal.aborted) {
      log.push(`${id} never ran: ${signal.reason.message}`);
      return;
    }
    log.push(`${id} runs`);
    await new Promise<void>((resolve, reject) => {
      ends.set(id, resolve);
      signal.addEventListener("abort", () => {
        log.push(`${id} aborted: ${signal.reason.message || signal.reason.name}`);
        if (signal.reason.name === "HandedOver") reject(signal.reason);
        else resolve();
      });
    });
  });
  return { queue, log, end: (id: string) => ends.get(id)?.() };
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function openOn(link: RedisLink, concurrency: number): Queue<Task> {
  const queue = createBullQueue<Task>({
    link,
    concurrency,
    keyOf: ({ id }) => id,
    lockMs: 500,
    checkMs: 100,
    patienceMs: 300,
  });
  cleanUps.push(() => queue.close(0, new Error("end")));
  return queue;
}

async function openRedis(): Promise<TestRedis> {
  const redis = await openTestRedis();
  cleanUps.push(redis.close);
  return redis;
}

const kinds = [
  { name: "in memory", open: async (n: number) => createMemoryQueue<Task>(n), skip: false },
  {
    name: "in Redis",
    open: async (n: number) => openOn((await openRedis()).link, n),
    skip: !testRedisUrl,
  },
];

describe.each(kinds)("the queue $name", ({ open, skip }) => {
  describe.skipIf(skip)("behaves the same everywhere:", () => {
    const controlled = async (concurrency: number) => control(await open(concurrency));

    it("runs no more tasks at once than it may, the important ones first", async () => {
      const { queue, log, end } = await controlled(1);
      await queue.add({ id: "a" }, 0);
      await expect.poll(() => log).toEqual(["a runs"]);
      await queue.add({ id: "b" }, 0);
      await queue.add({ id: "c" }, 5);
      await queue.add({ id: "d" }, 0);
      expect(log).toEqual(["a runs"]);
      expect(await queue.load()).toEqual({ waiting: 3, running: 1 });
      for (const [at, id] of ["a", "c", "b"].entries()) {
        end(id);
        await expect.poll(() => log).toHaveLength(at + 2);
      }
      expect(log).toEqual(["a runs", "c runs", "b runs", "d runs"]);
      end("d");
    });

    it("aborts what runs and what waits when it is cancelled, and goes on with the next", async () => {
      const { queue, log } = await controlled(1);
      for (const id of ["a", "b", "c"]) await queue.add({ id }, 0);
      await expect.poll(() => log).toEqual(["a runs"]);
      await queue.cancel("b", new Error("stop"));
      await queue.cancel("a", new Error("stop"));
      await queue.cancel("unknown", new Error("stop"));
      await expect
        .poll(() => log)
        .toEqual(["a runs", "a aborted: stop", "b never ran: stop", "c runs"]);
      await queue.cancel("c", new Error("end"));
    });

    it("goes on when a task rejects", async () => {
      const queue = await open(1);
      const ran: string[] = [];
      queue.process(async ({ id }) => {
        ran.push(id);
        if (ran.length === 1) throw new Error("no");
      });
      await queue.add({ id: "a" }, 0);
      await queue.add({ id: "b" }, 0);
      await expect.poll(() => ran).toContain("b");
    });

    it("knows which tasks it holds", async () => {
      const { queue, log, end } = await controlled(1);
      await queue.add({ id: "a" }, 0);
      await queue.add({ id: "b" }, 0);
      await expect.poll(() => log).toEqual(["a runs"]);
      expect(await queue.holds({ id: "a" })).toBe(true);
      expect(await queue.holds({ id: "b" })).toBe(true);
      expect(await queue.holds({ id: "c" })).toBe(false);
      end("a");
      await expect.poll(() => queue.holds({ id: "a" })).toBe(false);
      await queue.cancel("b", new Error("end"));
    });

    it("when it closes: refuses new tasks and lets what runs finish", async () => {
      const { queue, log, end } = await controlled(1);
      await queue.add({ id: "a" }, 0);
      await expect.poll(() => log).toEqual(["a runs"]);
      const closed = queue.close(60_000, new Error("end"));
      await expect(queue.add({ id: "c" }, 0)).rejects.toThrow("end");
      end("a");
      await closed;
      expect(log).toEqual(["a runs"]);
    });
  });
});

describe("the queue in memory", () => {
  it("aborts what waits when it closes, and what is still running when the grace is over", async () => {
    const { queue, log } = control(createMemoryQueue<Task>(1));
    await queue.add({ id: "a" }, 0);
    await queue.add({ id: "b" }, 0);
    await queue.close(1, new Error("end"));
    expect(log).toEqual(["a runs", "a aborted: end", "b never ran: end"]);
  });
});

describe.skipIf(!testRedisUrl)("the queue in Redis, with several processes", () => {
  async function openTwo(concurrency = 1) {
    const redis = await openRedis();
    const otherLink = await redis.openOther();
    const one = control(openOn(redis.link, concurrency));
    return { redis, one, openOther: () => control(openOn(otherLink, concurrency)) };
  }

  it("leaves what waits to the others when it closes, and what cannot finish", async () => {
    const { one, openOther } = await openTwo();
    await one.queue.add({ id: "a" }, 0);
    await expect.poll(() => one.log).toEqual(["a runs"]);
    await one.queue.add({ id: "b" }, 0);
    await one.queue.close(1, new Error("end"));
    expect(one.log).toEqual(["a runs", "a aborted: HandedOver"]);
    const other = openOther();
    await expect.poll(() => other.log[0], { timeout: 5000 }).toBe("b runs");
    other.end("b");
    await expect.poll(() => other.log, { timeout: 5000 }).toEqual(["b runs", "a runs"]);
    other.end("a");
  });

  it("takes over what a lost process was doing", async () => {
    const { one, redis, openOther } = await openTwo();
    await one.queue.add({ id: "a" }, 0);
    await expect.poll(() => one.log).toEqual(["a runs"]);
    // Cut off from Redis, as far as anybody can tell dead.
    await redis.link.close();
    const other = openOther();
    await expect.poll(() => other.log, { timeout: 10_000 }).toEqual(["a runs"]);
    expect(await other.queue.holds({ id: "a" })).toBe(true);
    other.end("a");
    one.end("a");
    await expect.poll(() => other.queue.load()).toEqual({ waiting: 0, running: 0 });
  });

  it("gives up what waits when nobody is left to do it, and not in the first moment", async () => {
    const { link } = await openRedis();
    const alone = openOn(link, 1);
    await alone.add({ id: "a" }, 0);
    expect(await alone.holds({ id: "a" })).toBe(true);
    await expect.poll(() => alone.holds({ id: "a" })).toBe(false);
    const helper = control(alone);
    await expect.poll(() => helper.log).toEqual(["a runs"]);
    expect(await alone.holds({ id: "a" })).toBe(true);
    helper.end("a");
  });

  it("cancels what another process does", async () => {
    const { one, openOther } = await openTwo();
    await one.queue.add({ id: "a" }, 0);
    await expect.poll(() => one.log).toEqual(["a runs"]);
    const other = openOther();
    await other.queue.cancel("a", new Error("stop"));
    await expect.poll(() => one.log).toEqual(["a runs", "a aborted: stop"]);
  });

  it("does a cancelled task again when it is asked for anew", async () => {
    const { one } = await openTwo();
    await one.queue.cancel("a", new Error("stop"));
    await one.queue.add({ id: "a" }, 0);
    await expect.poll(() => one.log).toEqual(["a runs"]);
    one.end("a");
  });

  it("keeps nothing of a task but its ids, and nothing at all once it is done", async () => {
    const { one, redis } = await openTwo();
    const { commands, prefix } = redis.link;
    await one.queue.add({ id: "a" }, 0);
    await expect.poll(() => one.log).toEqual(["a runs"]);
    const data = await commands.hget(`${prefix}:analyses:a`, "data");
    expect(JSON.parse(data ?? "")).toEqual({ task: { id: "a" }, number: 1 });
    one.end("a");
    await expect.poll(() => commands.exists(`${prefix}:analyses:a`)).toBe(0);
  });

  it("refuses tasks as unavailable while Redis is gone", async () => {
    const { one, redis } = await openTwo();
    redis.link.commands.disconnect();
    await expect(one.queue.add({ id: "a" }, 0)).rejects.toMatchObject({ code: "unavailable" });
    await expect(one.queue.load()).rejects.toMatchObject({ code: "unavailable" });
  });
});
