import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { insertWebhook } from "../../../db/queries/webhooks.ts";
import { forgetOldRows } from "./service.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

let deps: Awaited<ReturnType<typeof openTestDeps>>;

beforeAll(async () => {
  deps = await openTestDeps({ now: () => now });
});
afterAll(() => deps.close());

/** One row made this many days ago (or ending in so many days) in each table that is swept, named by the number. */
async function leaveRows(userId: string, days: number): Promise<void> {
  const { db } = deps;
  const name = `${days}`;
  const at = new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
  const ends = new Date(now - days * 24 * 60 * 60 * 1000 + 1000).toISOString();
  await db.execute(sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${name}, ${name}, ${userId}, ${ends}, ${at}, ${at})`);
  await db.execute(sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${name}, ${name}, ${userId}, ${ends}, ${at}, ${at})`);
  await db.execute(sql`insert into login_failures (key, failures, window_ends_at)
    values (${name}, 1, ${ends})`);
  await db.execute(sql`insert into security_events (user_id, kind, at, detail)
    values (${userId}, 'logged_in', ${at}, ${name})`);
  await db.execute(sql`insert into usage (owner_id, day, analyses)
    values (${userId}, ${at.slice(0, 10)}, ${days})`);
  await db.execute(sql`insert into payment_events (id, kind, received_at)
    values (${name}, 'x', ${at})`);
  await db.execute(sql`insert into webhook_calls
    (id, webhook_id, analysis_id, finished_at, event, created_at, next_attempt_at)
    values (${name}, 'hook', ${name}, ${at}, '{}', ${at}, null)`);
}

async function left(table: string, column: string): Promise<number[]> {
  const named = sql.identifier(column);
  const rows = await deps.db.execute(sql`select ${named} as days from ${sql.identifier(table)}`);
  return rows.map(({ days }) => Number(days)).sort((one, other) => one - other);
}

describe("what is kept no longer than needed", () => {
  it("goes when its time is over, and not a day before", async () => {
    await insertPerson(deps.db, "ann");
    await insertWebhook(deps.db, {
      id: "hook",
      ownerId: "ann",
      url: "https://hooks.example.org/",
      sealedSecret: "x",
      createdAt: new Date(now),
    });
    for (const days of [0, 1, 29, 31, 90, 91, 364, 366, 399, 401]) await leaveRows("ann", days);
    await forgetOldRows(deps);
    expect(await left("sessions", "id")).toEqual([0]);
    expect(await left("verifications", "id")).toEqual([0]);
    expect(await left("login_failures", "key")).toEqual([0]);
    expect(await left("security_events", "detail")).toEqual([0, 1, 29, 31, 90, 91, 364]);
    expect(await left("usage", "analyses")).toEqual([0, 1, 29, 31, 90]);
    expect(await left("payment_events", "id")).toEqual([0, 1, 29, 31, 90, 91, 364, 366, 399]);
    expect(await left("webhook_calls", "id")).toEqual([0, 1, 29]);
    expect(await left("users", "id")).toHaveLength(1);
  });

  it("goes once: sweeping again changes nothing", async () => {
    const before = await left("security_events", "id");
    await forgetOldRows(deps);
    expect(await left("security_events", "id")).toEqual(before);
  });
});
