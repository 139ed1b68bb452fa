import { expect, it } from "vitest";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import type { Announcements } from "./announcements.ts";
import { createMemoryAnnouncements } from "./memory-announcements.ts";
import { createRedisAnnouncements } from "./redis-announcements.ts";

/** `one` announces, `other` hears: two processes where there can be two. */
async function check(one: Announcements, other: Announcements): Promise<void> {
  const heard: string[] = [];
  const leave = await other.subscribe("ann", () => heard.push("first"));
  await other.subscribe("ann", () => heard.push("second"));
  await other.subscribe("bob", () => heard.push("bob"));
  await one.announce("ann");
  await expect.poll(() => heard).toEqual(["first", "second"]);
  leave();
  await one.announce("ann");
  await expect.poll(() => heard).toEqual(["first", "second", "second"]);
}

it("tells all who look at one person's things, and nobody else, until they leave", async () => {
  const announcements = createMemoryAnnouncements();
  await check(announcements, announcements);
  const heard: string[] = [];
  await announcements.subscribe("bob", () => heard.push("bob"));
  await announcements.close();
  await announcements.announce("bob");
  expect(heard).toEqual([]);
});

it.skipIf(!testRedisUrl)(
  "tells them in other processes too, and loses nothing but freshness without Redis",
  async () => {
    const redis = await openTestRedis();
    const one = createRedisAnnouncements(redis.link);
    const other = createRedisAnnouncements(await redis.openOther());
    await check(one, other);
    await redis.link.close();
    await one.announce("ann");
    const leave = await one.subscribe("ann", () => {});
    leave();
    await redis.close();
  },
);
