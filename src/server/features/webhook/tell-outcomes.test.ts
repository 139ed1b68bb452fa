import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../../../test/insert-person.ts";
import { sampleResults } from "../../../../test/sample-results.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { finishAnalysis, insertAnalysis } from "../../../db/queries/analyses.ts";
import { failAnalysis } from "../../../db/queries/running-analyses.ts";
import { listSecurityEvents } from "../../../db/queries/security-events.ts";
import type { WebhookCaller, WebhookRequest } from "../../adapters/webhook-caller.ts";
import { createWebhook, readWebhooks, removeWebhook } from "./service.ts";
import { disabledAfterMs, retryAfterMs, tellOutcomes } from "./tell-outcomes.ts";

const begin = Date.parse("2026-11-20T12:00:00Z");
const from = { address: "198.51.100.1", userAgent: "test" };
const owner = { kind: "account", id: "ann" } as const;
const url = "https://hooks.example.org/in?token=own";

let now = begin;
let answer: (request: WebhookRequest) => Promise<number>;
const calls: WebhookRequest[] = [];
const webhookCaller: WebhookCaller = {
  mayCall: () => true,
  post(request) {
    calls.push(request);
    return answer(request);
  },
};
let deps: Awaited<ReturnType<typeof openTestDeps>>;

beforeAll(async () => {
  deps = await openTestDeps({ now: () => now, webhookCaller });
});
afterAll(() => deps.close());
beforeEach(async () => {
  await deps.db.execute(sql`delete from users`);
  await insertPerson(deps.db, "ann");
  now = begin;
  calls.length = 0;
  answer = async () => 200;
});

const running = new AbortController().signal;
const turn = (signal = running) => tellOutcomes(deps, signal);

async function analysed(id: string, failure: string | null = null): Promise<void> {
  const row = { id, ownerId: "ann" };
  const createdAt = new Date(now);
  await insertAnalysis(deps.db, { ...row, originalFilename: null, engineVersion: "1", createdAt });
  const finishedAt = new Date(now);
  if (failure) await failAnalysis(deps.db, row, { failure, finishedAt });
  else await finishAnalysis(deps.db, row, { report: sampleResults, finishedAt });
}

async function eventKinds(): Promise<string[]> {
  const rows = await listSecurityEvents(deps.db, { userId: "ann", limit: null });
  return rows.map(({ kind, detail }) => `${kind} ${detail}`);
}

describe("a webhook", () => {
  it("is told once how each analysis ended: ids, status, scores, and no word of a document", async () => {
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await analysed("two", "Analysis cancelled.");
    await turn();
    await turn();
    const bodies = calls.map(({ body }): unknown => JSON.parse(body));
    const timestamp = new Date(begin).toISOString();
    expect(bodies).toHaveLength(2);
    expect(bodies).toContainEqual({
      type: "analysis.completed",
      timestamp,
      data: {
        analysis_id: "one",
        status: "completed",
        overall_score: 72,
        match_percentage: 70,
        ats_score: 80,
        error: null,
      },
    });
    expect(bodies).toContainEqual({
      type: "analysis.failed",
      timestamp,
      data: {
        analysis_id: "two",
        status: "failed",
        overall_score: null,
        match_percentage: null,
        ats_score: null,
        error: "Analysis cancelled.",
      },
    });
    expect(await readWebhooks(deps, owner)).toMatchObject([
      { last_called_at: timestamp, last_status: 200, failing_since: null, disabled_at: null },
    ]);
  });

  it("is told of what ends again, and not of what ended before it was there", async () => {
    await analysed("before");
    now += 1000;
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn();
    now += 1000;
    await analysed("one");
    await turn();
    const ids = calls.map(({ body }) => JSON.parse(body).data.analysis_id);
    expect(ids).toEqual(["one", "one"]);
  });

  it("can be checked: signed over id, time and body with the secret shown once", async () => {
    const made = await createWebhook(deps, owner, { url }, from);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
    const given = await createWebhook(deps, owner, { url: `${url}2`, secret }, from);
    expect(given.secret).toBe(secret);
    await analysed("one");
    now += 5000;
    await turn();
    expect(calls).toHaveLength(2);
    for (const { url: to, headers, body } of calls) {
      const key = Buffer.from((to === url ? made : given).secret.slice(6), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const expected = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
      expect(headers["webhook-timestamp"]).toBe(String((begin + 5000) / 1000));
    }
    const kept = JSON.stringify(await deps.db.execute(sql`select * from webhooks`));
    expect(kept).not.toContain(made.secret);
    expect(kept).not.toContain(secret.slice(6));
    expect(JSON.stringify(await readWebhooks(deps, owner))).not.toContain("whsec_");
  });

  it("is tried again later and later, with the same id, also by another process", async () => {
    answer = async () => 500;
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn();
    for (const [index, wait] of retryAfterMs.entries()) {
      now += wait - 1;
      await turn();
      expect(calls).toHaveLength(index + 1);
      now += 1;
      // What is to be done stands in the database alone.
      await tellOutcomes({ ...deps }, running);
      expect(calls).toHaveLength(index + 2);
    }
    now += 30 * 24 * 60 * 60 * 1000;
    await turn();
    expect(calls).toHaveLength(retryAfterMs.length + 1);
    expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const times = calls.map(({ headers }) => headers["webhook-timestamp"]);
    expect(new Set(times).size).toBe(times.length);
  });

  it("counts no answer as a failure, and forgets failures with the first success", async () => {
    answer = () => Promise.reject(new Error("the address is not on the public internet"));
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn();
    expect(await readWebhooks(deps, owner)).toMatchObject([
      { last_status: null, failing_since: new Date(begin).toISOString() },
    ]);
    answer = async () => 201;
    now += retryAfterMs[0] ?? 0;
    await turn();
    expect(await readWebhooks(deps, owner)).toMatchObject([
      { last_status: 201, failing_since: null },
    ]);
  });

  it("that fails for days is disabled, and its owner can read so", async () => {
    answer = async () => 503;
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn();
    now = begin + disabledAfterMs - 1;
    await analysed("two");
    await turn();
    expect((await readWebhooks(deps, owner))[0]?.disabled_at).toBeNull();
    now = begin + disabledAfterMs;
    await analysed("three");
    await turn();
    expect((await readWebhooks(deps, owner))[0]?.disabled_at).not.toBeNull();
    expect(await eventKinds()).toEqual([
      "webhook_disabled https://hooks.example.org",
      "webhook_added https://hooks.example.org",
    ]);
    const before = calls.length;
    await analysed("four");
    now += 60_000;
    await turn();
    expect(calls).toHaveLength(before);
  });

  it("that says it is gone is disabled at once", async () => {
    answer = async () => 410;
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn();
    expect((await readWebhooks(deps, owner))[0]?.disabled_at).not.toBeNull();
  });

  it("is called again when the server stopped in the middle of a call", async () => {
    const stopping = new AbortController();
    answer = async () => {
      stopping.abort(new Error("stopping"));
      throw new Error("aborted");
    };
    await createWebhook(deps, owner, { url }, from);
    await analysed("one");
    await turn(stopping.signal);
    answer = async () => 200;
    await turn();
    expect(calls).toHaveLength(1);
    now += 60_000;
    await turn();
    expect(calls).toHaveLength(2);
  });

  it("is called by one process only, when several look at the same time", async () => {
    await createWebhook(deps, owner, { url }, from);
    for (let count = 0; count < 10; count += 1) await analysed(`run-${count}`);
    await Promise.all([turn(), turn(), turn()]);
    await turn();
    expect(calls).toHaveLength(10);
  });

  it("that is removed is told no more, nor is anybody else's analysis", async () => {
    await insertPerson(deps.db, "bea");
    const bea = { kind: "account", id: "bea" } as const;
    const { id } = await createWebhook(deps, owner, { url }, from);
    await createWebhook(deps, bea, { url: "https://bea.example.org/" }, from);
    answer = async () => 500;
    await analysed("one");
    await turn();
    await removeWebhook(deps, owner, { id, from });
    now += 60_000;
    await turn();
    expect(calls.map((call) => call.url)).toEqual([url]);
    await expect(removeWebhook(deps, bea, { id, from })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
