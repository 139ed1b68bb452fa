import { randomUUID } from "node:crypto";
import { openRedis, type RedisLink } from "../src/server/adapters/redis.ts";

/** Suites on Redis run only when TEST_REDIS_URL names one, e.g. redis://127.0.0.1:6379. */
export const testRedisUrl = process.env.TEST_REDIS_URL;

export type TestRedis = {
  link: RedisLink;
  /** A further connection to the same keys, as another process has it. */
  openOther(): Promise<RedisLink>;
  /** Takes this much from the life of every key, as if time had passed. */
  pass(ms: number): Promise<void>;
  /** Removes its keys. */
  close(): Promise<void>;
};

const quiet = { info() {}, warn() {} };

/** Keys in Redis that nobody else uses. */
export async function openTestRedis(): Promise<TestRedis> {
  const prefix = `test-${randomUUID()}`;
  const url = testRedisUrl ?? "";
  const link = await openRedis(url, quiet, prefix);
  // Clears up, whatever the test does to the others.
  const keeper = await openRedis(url, quiet, prefix);
  const others: RedisLink[] = [];

  return {
    link,
    async openOther() {
      const other = await openRedis(url, quiet, prefix);
      others.push(other);
      return other;
    },
    async pass(ms) {
      for (const key of await keeper.commands.keys(`${prefix}:*`)) {
        const left = await keeper.commands.pttl(key);
        if (left > 0) await keeper.commands.pexpire(key, left - ms);
      }
    },
    async close() {
      for (const opened of [...others, link]) await opened.close();
      const keys = await keeper.commands.keys(`${prefix}:*`);
      if (keys.length > 0) await keeper.commands.del(keys);
      await keeper.close();
    },
  };
}
