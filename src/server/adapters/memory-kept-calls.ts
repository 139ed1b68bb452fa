import { type KeptCall, type KeptCalls, longestCallMs } from "./kept-calls.ts";

const mostKept = 20_000;

/** In this process's memory. The oldest go first where there are too many. */
export function createMemoryKeptCalls({ now }: { now: () => number }): KeptCalls {
  const calls = new Map<string, KeptCall & { endsAt: number }>();

  function put(name: string, call: KeptCall, ms: number): void {
    calls.delete(name);
    calls.set(name, { ...call, endsAt: now() + ms });
    for (const [oldest, { endsAt }] of calls) {
      if (calls.size <= mostKept && endsAt > now()) break;
      calls.delete(oldest);
    }
  }

  return {
    async claim(name, fingerprint) {
      const known = calls.get(name);
      if (known && known.endsAt > now()) return known;
      put(name, { fingerprint, outcome: null }, longestCallMs);
      return undefined;
    },
    async keep(name, call, ms) {
      put(name, call, ms);
    },
    async release(name) {
      calls.delete(name);
    },
  };
}
