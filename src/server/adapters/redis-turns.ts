import type { RedisLink } from "./redis.ts";
import type { Turns } from "./turns.ts";

/** A turn ends a little before its time: a process's own next one must not come a moment too early. */
const share = 0.9;

/** In Redis, for several nodes. */
export function createRedisTurns({ commands, prefix }: RedisLink): Turns {
  const keyOf = (work: string) => `${prefix}:turn:${work.replaceAll(" ", "-")}`;
  return {
    async take(work, everyMs) {
      const ms = Math.ceil(everyMs * share);
      // Without Redis each does the work, which bears being done twice.
      const set = await commands.set(keyOf(work), "", "PX", ms, "NX").catch(() => "OK");
      return set === "OK";
    },
    async giveBack(work) {
      await commands.del(keyOf(work)).catch(() => {});
    },
  };
}
