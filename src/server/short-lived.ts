import type { FastifyBaseLogger } from "fastify";
import type { Announcements } from "./adapters/announcements.ts";
import type { KeptCalls } from "./adapters/kept-calls.ts";
import { createMemoryLimits, createRedisLimits, type Limits, noLimits } from "./adapters/limits.ts";
import type { LiveRuns } from "./adapters/live-runs.ts";
import { createMemoryAnnouncements } from "./adapters/memory-announcements.ts";
import { createMemoryKeptCalls } from "./adapters/memory-kept-calls.ts";
import { createMemoryLiveRuns } from "./adapters/memory-live-runs.ts";
import { createMemoryQueue } from "./adapters/memory-queue.ts";
import { createMemoryOpenTries, type OpenTries } from "./adapters/open-tries.ts";
import type { Queue } from "./adapters/queue.ts";
import { everyTurn, type Turns } from "./adapters/turns.ts";
import type { Env } from "./env.ts";
import type { AnalysisTask } from "./features/analysis/task.ts";

const maxLiveBytes = 256 * 1024 * 1024;

/** What need not outlast a restart: in this process's memory, or in Redis for several processes. */
export type ShortLived = {
  liveRuns: LiveRuns;
  queue: Queue<AnalysisTask>;
  announcements: Announcements;
  limits: Limits;
  keptCalls: KeptCalls;
  openTries: OpenTries;
  turns: Turns;
  /** Other processes may work at the same analyses. */
  severalNodes: boolean;
  /** Rejects when it does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type Asked = Pick<Env, "REDIS_URL" | "RATE_LIMITS">;

/** @param concurrency analyses at once in this process */
export function openShortLived(
  env: Asked,
  log: FastifyBaseLogger,
  concurrency: number,
): Promise<ShortLived> {
  return env.REDIS_URL
    ? openInRedis(env.REDIS_URL, env, log, concurrency)
    : Promise.resolve(openInMemory(env, concurrency));
}

function openInMemory(env: Asked, concurrency: number): ShortLived {
  const liveRuns = createMemoryLiveRuns({ now: Date.now, maxBytes: maxLiveBytes });
  const announcements = createMemoryAnnouncements();
  return {
    liveRuns,
    queue: createMemoryQueue(concurrency),
    announcements,
    limits: env.RATE_LIMITS === "off" ? noLimits : createMemoryLimits(),
    keptCalls: createMemoryKeptCalls({ now: Date.now }),
    openTries: createMemoryOpenTries(),
    turns: everyTurn,
    severalNodes: false,
    check: async () => {},
    async close() {
      await liveRuns.close();
      await announcements.close();
    },
  };
}

async function openInRedis(
  url: string,
  env: Asked,
  log: FastifyBaseLogger,
  concurrency: number,
): Promise<ShortLived> {
  // Loaded only where they are used: they cost memory and time.
  const [redis, runs, bull, announced, calls, tries, turns] = await Promise.all([
    import("./adapters/redis.ts"),
    import("./adapters/redis-live-runs.ts"),
    import("./adapters/bull-queue.ts"),
    import("./adapters/redis-announcements.ts"),
    import("./adapters/redis-kept-calls.ts"),
    import("./adapters/redis-open-tries.ts"),
    import("./adapters/redis-turns.ts"),
  ]);
  const link = await redis.openRedis(url, log);
  const liveRuns = runs.createRedisLiveRuns(link);
  const announcements = announced.createRedisAnnouncements(link);
  return {
    liveRuns,
    queue: bull.createBullQueue<AnalysisTask>({
      link,
      // One run may be started several times.
      keyOf: ({ id, sequence }) => `${id}.${sequence}`,
      concurrency,
    }),
    announcements,
    limits: env.RATE_LIMITS === "off" ? noLimits : createRedisLimits(link),
    keptCalls: calls.createRedisKeptCalls(link),
    openTries: tries.createRedisOpenTries(link),
    turns: turns.createRedisTurns(link),
    severalNodes: true,
    check: link.check,
    async close() {
      await liveRuns.close();
      await announcements.close();
      await link.close();
    },
  };
}
