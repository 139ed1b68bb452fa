import { afterEach, describe, expect, it } from "vitest";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import { createMemoryOpenTries, type OpenTries } from "./open-tries.ts";
import { createRedisOpenTries } from "./redis-open-tries.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** As two nodes see them; in memory there is one. */
const kinds = [
  {
    name: "in memory",
    async open(): Promise<[OpenTries, OpenTries]> {
      const tries = createMemoryOpenTries();
      return [tries, tries];
    },
    skip: false,
  },
  {
    name: "in Redis",
    async open(): Promise<[OpenTries, OpenTries]> {
      const redis = await openTestRedis();
      cleanUps.push(redis.close);
      return [createRedisOpenTries(redis.link), createRedisOpenTries(await redis.openOther())];
    },
    skip: !testRedisUrl,
  },
];

describe.each(kinds)("tries under way $name", ({ open, skip }) => {
  describe.skipIf(skip)("are the same everywhere:", () => {
    it("none is waited for where there is none", async () => {
      const [one, other] = await open();
      expect(await one.untilOneEnds("a")).toBe(false);
      const leave = await one.enter("b");
      expect(await other.untilOneEnds("a")).toBe(false);
      await leave();
      expect(await other.untilOneEnds("b")).toBe(false);
    });

    it("whoever waits goes on when the first of them has ended", async () => {
      const [one, other] = await open();
      const leaves = [await one.enter("a"), await one.enter("a"), await other.enter("a")];
      let isOver = false;
      const waiting = other.untilOneEnds("a").then((ended) => {
        isOver = true;
        return ended;
      });
      expect(await one.untilOneEnds("b")).toBe(false);
      expect(isOver).toBe(false);
      await leaves[1]?.();
      expect(await waiting).toBe(true);
      await leaves[0]?.();
      await leaves[2]?.();
      expect(await one.untilOneEnds("a")).toBe(false);
    });
  });
});

describe.skipIf(!testRedisUrl)("a try whose node died", () => {
  it("is over after a while", async () => {
    const redis = await openTestRedis();
    cleanUps.push(redis.close);
    const tries = createRedisOpenTries(redis.link);
    await tries.enter("a");
    await redis.pass(16_000);
    expect(await tries.untilOneEnds("a")).toBe(false);
  });
});
