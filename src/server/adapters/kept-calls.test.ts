import { afterEach, describe, expect, it } from "vitest";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import type { KeptCalls } from "./kept-calls.ts";
import { longestCallMs } from "./kept-calls.ts";
import { createMemoryKeptCalls } from "./memory-kept-calls.ts";
import { createRedisKeptCalls } from "./redis-kept-calls.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function openInRedis(): Promise<KeptCalls> {
  const redis = await openTestRedis();
  cleanUps.push(redis.close);
  return createRedisKeptCalls(redis.link);
}

const kinds = [
  {
    name: "in memory",
    open: async () => createMemoryKeptCalls({ now: Date.now }),
    skip: false,
  },
  { name: "in Redis", open: openInRedis, skip: !testRedisUrl },
];

describe.each(kinds)("kept calls $name", ({ open, skip }) => {
  describe.skipIf(skip)("are the same everywhere:", () => {
    it("are one caller's until they are kept or released", async () => {
      const calls = await open();
      expect(await calls.claim("a", "one")).toBeUndefined();
      expect(await calls.claim("a", "two")).toEqual(
        expect.objectContaining({ fingerprint: "one", outcome: null }),
      );
      await calls.keep("a", { fingerprint: "one", outcome: "7" }, 60_000);
      expect(await calls.claim("a", "one")).toEqual(
        expect.objectContaining({ fingerprint: "one", outcome: "7" }),
      );
      await calls.release("a");
      expect(await calls.claim("a", "two")).toBeUndefined();
      expect(await calls.claim("b", "one")).toBeUndefined();
    });

    it("claimed at once by many are one caller's", async () => {
      const calls = await open();
      const claims = await Promise.all([1, 2, 3, 4, 5].map((n) => calls.claim("a", `${n}`)));
      expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
    });
  });
});

describe("kept calls in memory", () => {
  it("end with their time, and those of a caller that died do too", async () => {
    let now = 0;
    const calls = createMemoryKeptCalls({ now: () => now });
    await calls.claim("died", "x");
    await calls.keep("kept", { fingerprint: "x", outcome: "1" }, 1000);
    now = 999;
    expect(await calls.claim("kept", "x")).toMatchObject({ outcome: "1" });
    now = 1000;
    expect(await calls.claim("kept", "x")).toBeUndefined();
    now = longestCallMs - 1;
    expect(await calls.claim("died", "x")).toMatchObject({ outcome: null });
    now = longestCallMs;
    expect(await calls.claim("died", "x")).toBeUndefined();
  });

  it("are bounded: the oldest make room", async () => {
    const calls = createMemoryKeptCalls({ now: () => 0 });
    for (let count = 0; count <= 20_000; count += 1) await calls.claim(`${count}`, "x");
    expect(await calls.claim("0", "x")).toBeUndefined();
    expect(await calls.claim("20000", "x")).toBeDefined();
  });
});
