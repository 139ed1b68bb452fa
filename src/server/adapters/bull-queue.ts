import { Queue as BullQueue, type Job, Worker } from "bullmq";
import { AppError, HandedOver, unavailable } from "../../shared/errors.ts";
import type { Queue } from "./queue.ts";
import { askRedis, type RedisLink } from "./redis.ts";

const name = "analyses";
const hourMs = 60 * 60_000;
const answerMs = 4000;
const attempts = 8;
const retryMs = 500;
const highestPriority = 1000;
/** How long there may be no worker at all before a waiting task counts as lost. */
const patienceMs = 20_000;

type Entry = { id: string; controller: AbortController };
type Data<Task> = { task: Task; number: number };
type Handler<Task> = (task: Task, signal: AbortSignal) => Promise<void>;

/**
 * A queue in Redis, shared by several processes. What a process that died was doing is taken over within `lockMs` and two
 * times `checkMs`.
 * @param options.keyOf a name for the task that no other task ever has; without a colon
 * @param options.concurrency number of tasks that run at once in this process
 */
export function createBullQueue<Task extends { id: string }>(options: {
  link: RedisLink;
  keyOf: (task: Task) => string;
  concurrency: number;
  lockMs?: number;
  checkMs?: number;
  patienceMs?: number;
}): Queue<Task> {
  const { link, keyOf, concurrency, lockMs = 10_000, checkMs = 5000 } = options;
  const patience = options.patienceMs ?? patienceMs;
  const { commands, channels, prefix } = link;
  const running = new Map<string, Entry>();
  const counter = `${prefix}:tasks`;
  const cancelled = `${prefix}:cancelled`;
  const queues = openAgain(
    () => new BullQueue<Data<Task>>(name, { connection: commands, prefix, skipMetasUpdate: true }),
  );
  const stops: (() => Promise<void>)[] = [];
  let closed: Error | undefined;
  let lonely = { since: 0, seenAt: 0 };

  function abort(which: (entry: Entry) => boolean, reason: Error): void {
    for (const entry of running.values()) if (which(entry)) entry.controller.abort(reason);
  }

  /** A cancel that came while the task waited, or while this process could not hear it. */
  async function heedCancel(id: string, number: number, controller: AbortController) {
    const [until, reason] = await commands.hmget(`${cancelled}:${id}`, "until", "reason");
    if (until && number <= Number(until)) controller.abort(cancelledBy(reason ?? ""));
  }

  async function run(job: Job<Data<Task>>, handle: Handler<Task>): Promise<void> {
    const { task, number } = job.data;
    const key = job.id ?? keyOf(task);
    const controller = new AbortController();
    running.set(key, { id: task.id, controller });
    try {
      await heedCancel(task.id, number, controller);
      await handle(task, controller.signal);
    } finally {
      running.delete(key);
    }
  }

  function work(handle: Handler<Task>): void {
    const worker = new Worker<Data<Task>>(name, (job) => run(job, handle), {
      connection: link.openWaiting(),
      prefix,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: checkMs,
      maxStalledCount: attempts,
      runRetryDelay: retryMs,
      drainDelay: 2,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    // Redis' own watch tells of connections; everything else ends in the task's state.
    worker.on("error", () => {});
    worker.on("lockRenewalFailed", (keys: string[]) => {
      for (const key of keys) running.get(key)?.controller.abort(new HandedOver());
    });
    // Broken before it was ready: it would stay so.
    worker.waitUntilReady().catch(async () => {
      await worker.close(true).catch(() => {});
      if (!closed) setTimeout(() => closed || work(handle), retryMs).unref();
    });
    stops.push(() => worker.close());
  }

  async function listenForCancels(): Promise<void> {
    await channels.subscribe(cancelled, (message) => {
      const { id, reason }: { id: string; reason: string } = JSON.parse(message);
      abort((entry) => entry.id === id, cancelledBy(reason));
    });
  }

  /** There is somebody who will take what waits; a moment without anybody is no reason to give up. */
  async function hasWorkers(queue: BullQueue): Promise<boolean> {
    if ((await queue.getWorkersCount()) > 0) return true;
    const now = performance.now();
    // What was seen long ago says nothing about the time between.
    const isNew = lonely.since === 0 || now - lonely.seenAt > patience;
    lonely = { since: isNew ? now : lonely.since, seenAt: now };
    return now - lonely.since < patience;
  }

  return {
    async add(task, priority) {
      if (closed) throw closed;
      await askRedis(async () => {
        const number = await commands.incr(counter);
        const queue = await queues.get();
        const order = Math.max(1, highestPriority - priority);
        await queue.add(
          name,
          { task, number },
          {
            jobId: keyOf(task),
            priority: order,
            attempts,
            backoff: { type: "fixed", delay: retryMs },
            removeOnComplete: true,
            removeOnFail: true,
          },
        );
      });
    },

    process(handler) {
      work(handler);
      const listen = () => listenForCancels().catch(() => setTimeout(listen, retryMs).unref());
      void listen();
    },

    async cancel(id, reason) {
      await askRedis(async () => {
        const until = (await commands.get(counter)) ?? "0";
        const key = `${cancelled}:${id}`;
        await commands.hset(key, { until, reason: reason.message });
        await commands.pexpire(key, hourMs);
        await commands.publish(cancelled, JSON.stringify({ id, reason: reason.message }));
      });
    },

    async load() {
      return askRedis(async () => {
        const queue = await queues.get();
        const { active = 0, ...waiting } = await queue.getJobCounts(
          "active",
          "waiting",
          "prioritized",
          "delayed",
        );
        return { waiting: Object.values(waiting).reduce((sum, n) => sum + n, 0), running: active };
      });
    },

    async holds(task) {
      return askRedis(async () => {
        const queue = await queues.get();
        const key = keyOf(task);
        const state = await queue.getJobState(key);
        if (state === "unknown" || state === "completed" || state === "failed") return false;
        if (state === "active" && (await commands.exists(queue.toKey(`${key}:lock`)))) return true;
        return hasWorkers(queue);
      });
    },

    async close(graceMs, reason) {
      closed = reason;
      const timer = setTimeout(() => abort(() => true, new HandedOver()), graceMs);
      const stopped = Promise.all(stops.map((stop) => stop().catch(() => {})));
      await Promise.race([stopped, later(graceMs + lastMs)]);
      clearTimeout(timer);
      await queues.close();
    },
  };
}

const lastMs = 1500;

function cancelledBy(reason: string): AppError {
  return new AppError("cancelled", reason);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** A queue that broke before it was ready stays broken: the next who needs it opens another. */
function openAgain<Opened extends BullQueue>(open: () => Opened) {
  let opened: { queue: Opened; ready: Promise<unknown> } | undefined;
  return {
    async get(): Promise<Opened> {
      if (!opened) {
        const queue = open();
        queue.on("error", () => {});
        opened = { queue, ready: queue.waitUntilReady() };
        opened.ready.catch(() => {});
      }
      const { queue, ready } = opened;
      try {
        const isReady = await Promise.race([ready.then(() => true), later(answerMs)]);
        if (!isReady) throw unavailable();
      } catch (error) {
        opened = undefined;
        queue.close().catch(() => {});
        throw error;
      }
      return queue;
    },
    async close(): Promise<void> {
      await opened?.queue.close().catch(() => {});
    },
  };
}
