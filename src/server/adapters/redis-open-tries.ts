import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { OpenTries } from "./open-tries.ts";
import type { RedisLink } from "./redis.ts";
import { addTry, listTries } from "./redis-scripts.ts";

/** Longer than a password is looked at: a try whose process died is over then. */
const longestTryMs = 15_000;
const lookAgainMs = 25;

/** In Redis, for several nodes. While it is gone a process knows of no tries: the lockout is stricter then, never laxer. */
export function createRedisOpenTries({ commands, prefix }: RedisLink): OpenTries {
  const keyOf = (key: string) => `${prefix}:tries:${key}`;

  async function list(key: string): Promise<string[]> {
    const ids = await commands.eval(listTries, 1, keyOf(key)).catch(() => []);
    return Array.isArray(ids) ? ids.map(String) : [];
  }

  return {
    async enter(key) {
      const id = randomUUID();
      await commands.eval(addTry, 1, keyOf(key), longestTryMs, id).catch(() => {});
      return async () => {
        await commands.zrem(keyOf(key), id).catch(() => {});
      };
    },
    async untilOneEnds(key) {
      const first = await list(key);
      for (let open = first; first.length > 0; open = await list(key)) {
        if (first.some((id) => !open.includes(id))) return true;
        await wait(lookAgainMs);
      }
      return false;
    },
  };
}
