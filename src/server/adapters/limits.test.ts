import { afterEach, describe, expect, it } from "vitest";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import { createMemoryLimits, createRedisLimits, type Limits } from "./limits.ts";

const who = (id: string, address = "1.2.3.4") => ({
  owner: { kind: "visitor", id } as const,
  address,
});

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function openRedisLimits(): Promise<Limits> {
  const redis = await openTestRedis();
  cleanUps.push(redis.close);
  return createRedisLimits(redis.link);
}

const kinds = [
  { name: "in memory", open: async () => createMemoryLimits(), skip: false },
  { name: "in Redis", open: openRedisLimits, skip: !testRedisUrl },
];

describe.each(kinds)("limits $name", ({ open, skip }) => {
  describe.skipIf(skip)("are the same everywhere:", () => {
    it("let a person upload 30 times in ten minutes and say when the next is possible", async () => {
      const limits = await open();
      for (let count = 0; count < 30; count += 1) await limits.take("upload", who("ann"));
      const refusal = await limits.take("upload", who("ann")).catch((error) => error);
      expect(refusal).toMatchObject({ code: "rate_limited" });
      expect(refusal.retryAfterSeconds).toBeGreaterThan(500);
      expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(600);
    });

    it("count uploads and analyses apart, and each person apart", async () => {
      const limits = await open();
      for (let count = 0; count < 30; count += 1) await limits.take("upload", who("ann"));
      await expect(limits.take("analyze", who("ann"))).resolves.toBeUndefined();
      await expect(limits.take("upload", who("bea"))).resolves.toBeUndefined();
    });

    it("count an address over all its people", async () => {
      const limits = await open();
      for (let count = 0; count < 120; count += 1) await limits.take("upload", who(`p${count}`));
      await expect(limits.take("upload", who("new"))).rejects.toMatchObject({
        code: "rate_limited",
      });
      await expect(limits.take("upload", who("new", "5.6.7.8"))).resolves.toBeUndefined();
    });

    it("count the addresses of one IPv6 network as one", async () => {
      const limits = await open();
      const take = (network: number, count: number) =>
        limits.take("signup", { address: `2001:db8:0:${network}::${count.toString(16)}` });
      for (let count = 0; count < 60; count += 1) await take(1, count);
      await expect(take(1, 60)).rejects.toMatchObject({ code: "rate_limited" });
      await expect(take(2, 0)).resolves.toBeUndefined();
    });

    it("count mails to a person from wherever they are asked for", async () => {
      const limits = await open();
      const take = (count: number, email = "ann@example.org") =>
        limits.take("mail", { address: `192.0.2.${count}`, email });
      for (let count = 0; count < 5; count += 1) await take(count);
      await expect(take(9)).rejects.toMatchObject({ code: "rate_limited" });
      await expect(take(9, "bea@example.org")).resolves.toBeUndefined();
    });
  });
});

describe.skipIf(!testRedisUrl)("limits over several processes", () => {
  it("count what each of them took, and go on counting while Redis is gone", async () => {
    const redis = await openTestRedis();
    cleanUps.push(redis.close);
    const one = createRedisLimits(redis.link);
    const other = createRedisLimits(await redis.openOther());
    for (let count = 0; count < 15; count += 1) {
      await one.take("upload", who("ann"));
      await other.take("upload", who("ann"));
    }
    await expect(one.take("upload", who("ann"))).rejects.toMatchObject({ code: "rate_limited" });
    await redis.link.close();
    for (let count = 0; count < 30; count += 1) await one.take("upload", who("bea"));
    await expect(one.take("upload", who("bea"))).rejects.toMatchObject({ code: "rate_limited" });
  });
});
