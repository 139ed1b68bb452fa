import type { FastifyBaseLogger } from "fastify";
import { Redis, type RedisOptions } from "ioredis";
import { AppError, unavailable } from "../../shared/errors.ts";
import { type Channels, openChannels } from "./redis-channels.ts";

/** The connections to Redis that all adapters of one process share. */
export type RedisLink = {
  /** Commands: answered within seconds, or rejected; nothing is kept for later while Redis is gone. */
  commands: Redis;
  channels: Channels;
  /** One more connection, for a queue's worker: it waits for work, and for Redis. */
  openWaiting(): Redis;
  /** Comes before the name of every key and channel. */
  prefix: string;
  /** Rejects when Redis does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

const answerMs = 3000;
const firstConnectMs = 5000;
// A worker's blocking command comes back at least every five seconds.
const silenceMs = 12_000;
const longestRetryMs = 1000;

/**
 * Connects to Redis. One that is not there yet is waited for a little and then left to come: pages and the history work
 * without it.
 * @throws Error with one line when Redis refuses us
 */
export async function openRedis(url: string, log: Log, prefix = "shortlisted"): Promise<RedisLink> {
  const shared: RedisOptions = {
    connectTimeout: answerMs,
    keepAlive: 10_000,
    retryStrategy: (times) => Math.min(times * 100, longestRetryMs),
    lazyConnect: true,
    // The one that every Redis, Valkey and proxy speaks, and by which a wrong password is told.
    protocol: 2,
    // The driver asks it first and ignores the answer, which may be that we are refused.
    disableClientInfo: true,
  };
  const direct: RedisOptions = {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    socketTimeout: answerMs * 2,
  };
  const opened: Redis[] = [];
  function open(options: RedisOptions): Redis {
    const client = new Redis(url, options);
    // Told once by the watch below; without a listener each try would be printed.
    client.on("error", () => {});
    opened.push(client);
    return client;
  }
  const commands = open(direct);
  const subscriber = open(direct);
  watch(commands, log);
  const close = async () => {
    for (const client of opened) client.disconnect();
  };
  try {
    await Promise.all([commands, subscriber].map(firstConnection));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    commands,
    channels: openChannels(subscriber),
    openWaiting: () =>
      open({ ...shared, lazyConnect: false, maxRetriesPerRequest: null, socketTimeout: silenceMs }),
    prefix,
    async check() {
      await commands.ping();
    },
    close,
  };
}

/** Says once that Redis went and once that it is back, however many tries lie between. */
function watch(client: Redis, log: Log): void {
  let isDown = false;
  client.on("ready", () => {
    if (isDown) log.info("Redis is back");
    isDown = false;
  });
  client.on("close", () => {
    // Closed by ourselves: no more tries follow.
    if (isDown || client.status === "end") return;
    isDown = true;
    log.warn("Redis does not answer; analyses are refused until it does");
  });
}

async function firstConnection(client: Redis): Promise<void> {
  const refused = new Promise<never>((_, reject) => {
    client.on("error", (error) => {
      if (isRefusal(error)) reject(new Error(`REDIS_URL: ${error.message}`));
    });
  });
  refused.catch(() => {});
  const ready = new Promise<void>((resolve) => {
    client.once("ready", resolve);
  });
  client.connect().catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, firstConnectMs);
  });
  try {
    await Promise.race([refused, ready, late]);
  } finally {
    clearTimeout(timer);
  }
}

function isRefusal(error: Error): boolean {
  return /^(?:NOAUTH|WRONGPASS|NOPERM|DENIED|ERR AUTH|ERR DB index)/.test(error.message);
}

/** The person's answer while Redis is gone or full, instead of an unexpected error for each request. */
export async function askRedis<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw isFull(error) ? busy() : isOurFault(error) ? error : unavailable(error);
  }
}

function busy(): AppError {
  return new AppError("busy", "We are very busy just now. Please try again in a minute.", {
    retryAfterSeconds: 60,
  });
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("OOM");
}

/** Redis answered, and is neither starting nor giving its work to another. */
function isOurFault(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return (
    error.name === "ReplyError" &&
    !/^(?:LOADING|READONLY|MASTERDOWN|TRYAGAIN|UNKILLABLE|BUSY)/.test(error.message)
  );
}
