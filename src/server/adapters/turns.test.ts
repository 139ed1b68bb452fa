import { afterEach, describe, expect, it } from "vitest";
import { openTestRedis, type TestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import { createRedisTurns } from "./redis-turns.ts";
import { everyTurn } from "./turns.ts";

const hour = 60 * 60_000;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function open(): Promise<TestRedis> {
  const redis = await openTestRedis();
  cleanUps.push(redis.close);
  return redis;
}

describe.skipIf(!testRedisUrl)("turns of several nodes", () => {
  it("are one node's within the time, and the next one's after it", async () => {
    const redis = await open();
    const nodes = [redis.link, await redis.openOther(), await redis.openOther()];
    const all = nodes.map(createRedisTurns);
    const take = () => Promise.all(all.map((turns) => turns.take("forgetting old rows", hour)));
    const isOne = (taken: boolean[]) => taken.filter((mine) => mine).length === 1;
    expect(await take()).toSatisfy(isOne);
    expect(await take()).toEqual([false, false, false]);
    // Other work has turns of its own.
    expect(await all[2]?.take("asking for payments", hour)).toBe(true);
    await redis.pass(0.95 * hour);
    expect(await take()).toSatisfy(isOne);
  });

  it("that were not used are the next one's", async () => {
    const redis = await open();
    const [one, other] = [redis.link, await redis.openOther()].map(createRedisTurns);
    expect(await one?.take("work", hour)).toBe(true);
    await one?.giveBack("work");
    expect(await other?.take("work", hour)).toBe(true);
  });

  it("are everybody's while Redis is gone", async () => {
    const redis = await open();
    const gone = await redis.openOther();
    const turns = createRedisTurns(gone);
    await gone.close();
    expect(await turns.take("work", hour)).toBe(true);
    expect(await turns.take("work", hour)).toBe(true);
    await turns.giveBack("work");
  });
});

describe("turns of one process", () => {
  it("are always its own", async () => {
    expect(await everyTurn.take("work", hour)).toBe(true);
    expect(await everyTurn.take("work", hour)).toBe(true);
  });
});
