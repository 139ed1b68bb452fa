import { z } from "zod";
import { type KeptCalls, longestCallMs } from "./kept-calls.ts";
import { askRedis, type RedisLink } from "./redis.ts";

const kept = z.object({ fingerprint: z.string(), outcome: z.string().nullable() });

/** In Redis, for several nodes. */
export function createRedisKeptCalls({ commands, prefix }: RedisLink): KeptCalls {
  const keyOf = (name: string) => `${prefix}:call:${name}`;
  return {
    claim: (name, fingerprint) =>
      askRedis(async () => {
        const value = JSON.stringify({ fingerprint, outcome: null });
        // Set or read in one step: between two, the other call could end.
        const known = await commands.set(keyOf(name), value, "PX", longestCallMs, "NX", "GET");
        return known === null ? undefined : kept.parse(JSON.parse(known));
      }),
    keep: (name, call, ms) =>
      askRedis(async () => {
        await commands.set(keyOf(name), JSON.stringify(call), "PX", ms);
      }),
    release: (name) =>
      askRedis(async () => {
        await commands.del(keyOf(name));
      }),
  };
}
