import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { openTestDatabase, testDatabaseKinds } from "../../../../test/test-database.ts";
import { findBilling, insertBilling } from "../../../db/queries/billing.ts";
import type { PaidPlan } from "../../../shared/billing.ts";
import type { PaymentEvent, Payments, Subscription } from "../../adapters/payments.ts";
import type { Deps } from "../../deps.ts";
import { paidStateOf } from "./paid-state.ts";
import { receivePaymentEvent } from "./service.ts";

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-20T12:00:00Z");
const runs = 1000;
/** So many people pay side by side. */
const atOnce = 10;

/** What happens at the provider's, one after the other. */
const change = fc.record({
  what: fc.constantFrom("buy", "end", "refund", "fail", "recover", "cancel", "resume", "switch"),
  which: fc.nat(2),
  plan: fc.constantFrom<PaidPlan>("starter", "pro"),
  daysIntoPeriod: fc.integer({ min: 0, max: 29 }),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const delayMs = fc.constantFrom(0, 0, 1, 2, 4, 8);

/**
 * Changes, each with the time until the next; each one's event is delivered twice, so many changes later, and what is
 * left over afterwards in the order of `order`. `answers` are the times the provider's answers take.
 */
const history = fc.record({
  steps: fc.array(fc.record({ change, delayMs, twice: fc.tuple(fc.nat(3), fc.nat(3)) }), {
    minLength: 1,
    maxLength: 4,
  }),
  order: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  answers: fc.array(delayMs, { minLength: 3, maxLength: 10 }),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

function subscription(id: string, { plan, daysIntoPeriod }: Change): Subscription {
  const start = now - daysIntoPeriod * dayMs;
  return {
    id,
    plan,
    status: "active",
    createdAt: new Date(start),
    periodStartsAt: new Date(start),
    periodEndsAt: new Date(start + 30 * dayMs),
    endsAt: null,
    refunded: false,
  };
}

const changed: Record<string, (one: Subscription, by: Change) => Partial<Subscription>> = {
  end: () => ({ status: "canceled" }),
  refund: () => ({ refunded: true }),
  fail: () => ({ status: "past_due" }),
  recover: () => ({ status: "active", refunded: false }),
  cancel: ({ periodEndsAt }) => ({ endsAt: periodEndsAt }),
  resume: () => ({ endsAt: null }),
  switch: (_, { plan }) => ({ plan }),
};

/** Subscriptions in memory, told as they are at the moment of asking; the answer takes its time. */
function createProvider(customerId: string, answers: number[]) {
  let asked = 0;
  let subscriptions: Subscription[] = [];
  const events: PaymentEvent[] = [];
  const unused = () => Promise.reject(new Error("not used here"));
  const payments: Payments = {
    offers: () => true,
    createCustomer: unused,
    deleteCustomer: unused,
    openCheckout: unused,
    closeCheckout: unused,
    openPortal: unused,
    listOpenCheckouts: async () => [],
    async readCustomer() {
      const told = structuredClone(subscriptions);
      asked += 1;
      await wait(answers[asked % answers.length]);
      return { subscriptions: told };
    },
    readEvent: (body) => events[Number(body.toString())] ?? null,
  };
  return {
    payments,
    events,
    current: () => subscriptions,
    apply(by: Change): void {
      const { what, which } = by;
      const made = what === "buy" ? [subscription(`sub_${subscriptions.length}`, by)] : [];
      const alter = changed[what];
      subscriptions = [
        ...subscriptions.map((one, index) =>
          alter && index === which && one.status !== "canceled"
            ? { ...one, ...alter(one, by) }
            : one,
        ),
        ...made,
      ];
      const id = `${customerId}_evt_${events.length}`;
      events.push({ id, kind: what, customerId });
    },
  };
}

let base: Awaited<ReturnType<typeof openTestDeps>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let people = 0;

// On a server, where there is one: only there events are truly written side by side, and it is quicker.
beforeAll(async () => {
  database = await openTestDatabase(testDatabaseKinds.at(-1) ?? "embedded");
  base = await openTestDeps({ now: () => now, db: database.opened.db });
});
afterAll(async () => {
  await base.close();
  await database.close();
});

async function newProvider(answers = [0]) {
  people += 1;
  const userId = `payer-${people}`;
  const customerId = `cus_${people}`;
  await insertPerson(base.db, userId);
  await insertBilling(base.db, { userId, customerId, at: new Date(now) });
  const provider = createProvider(customerId, answers);
  const deps: Deps = { ...base, payments: provider.payments };
  const receive = (index: number) =>
    receivePaymentEvent(deps, { body: Buffer.from(String(index)), signature: "" });
  return { userId, provider, receive };
}

async function kept(userId: string) {
  const row = await findBilling(base.db, userId);
  const [user] = await base.db.execute(sql`select plan from users where id = ${userId}`);
  const { plan, status, periodEndsAt, endsAt } = row ?? {};
  return { account: user?.plan, state: { plan, status, periodEndsAt, endsAt } };
}

/** One person's payments from the first to the last event, and then what is kept of them. */
async function passThrough({ steps, order, answers }: History): Promise<void> {
  const { userId, provider, receive } = await newProvider(answers);
  const waiting = steps.flatMap(({ twice }, event) =>
    twice.map((later) => ({ event, after: event + later })),
  );
  const underWay: Promise<void>[] = [];
  for (const [index, step] of steps.entries()) {
    provider.apply(step.change);
    for (const { event, after } of waiting) if (after === index) underWay.push(receive(event));
    await wait(step.delayMs);
  }
  const late = waiting.filter(({ after }) => after >= steps.length);
  const shuffled = late.toSorted((one, other) => rank(one) - rank(other));
  function rank({ event, after }: { event: number; after: number }): number {
    return order[(event * 3 + after) % order.length] ?? 0;
  }
  for (const { event } of shuffled) underWay.push(receive(event));
  await Promise.all(underWay);
  const state = paidStateOf(provider.current(), now);
  expect(await kept(userId)).toEqual({ account: state.plan, state });
}

describe("events of payments", () => {
  it("end in the state at the provider's, whatever their order, doubled, late and side by side", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: atOnce, maxLength: atOnce }), (people) =>
        Promise.all(people.map(passThrough)).then(() => {}),
      ),
      { numRuns: runs / atOnce },
    );
  }, 240_000);

  it("are never undone by an answer that was given before a later one", async () => {
    const { userId, provider, receive } = await newProvider();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const answer = provider.payments.readCustomer;
    let asked = 0;
    provider.payments.readCustomer = async (customerId) => {
      asked += 1;
      const isFirst = asked === 1;
      const told = await answer(customerId);
      if (isFirst) await released;
      return told;
    };
    provider.apply({ what: "buy", which: 0, plan: "starter", daysIntoPeriod: 1 });
    const slow = receive(0);
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(1);
    provider.apply({ what: "switch", which: 0, plan: "pro", daysIntoPeriod: 1 });
    await receive(1);
    release();
    await slow;
    expect(asked).toBe(3);
    expect((await kept(userId)).account).toBe("pro");
  });

  it("write each change of plan into the audit trail once", async () => {
    const { userId, provider, receive } = await newProvider();
    const about = { which: 0, plan: "pro" as const, daysIntoPeriod: 1 };
    provider.apply({ what: "buy", ...about });
    await Promise.all([receive(0), receive(0), receive(0)]);
    provider.apply({ what: "end", ...about });
    await Promise.all([receive(1), receive(0), receive(1)]);
    const rows = await base.db.execute(
      sql`select detail from security_events where user_id = ${userId} order by id`,
    );
    expect([...rows]).toEqual([
      { detail: "free to pro, as paid" },
      { detail: "pro to free, as paid" },
    ]);
  });

  it("that were lost are made good by any later one", async () => {
    const { userId, provider, receive } = await newProvider();
    const about = { which: 0, plan: "starter" as const, daysIntoPeriod: 1 };
    for (const what of ["buy", "refund", "end", "buy"] as const) provider.apply({ what, ...about });
    await receive(1);
    expect((await kept(userId)).account).toBe("starter");
  });
});

describe("what is paid for", () => {
  const about: Change = { what: "buy", which: 0, plan: "pro", daysIntoPeriod: 0 };
  const one = subscription("sub_1", about);
  const plan = (some: Partial<Subscription>, at = now) =>
    paidStateOf([{ ...one, ...some }], at).plan;

  it("is a plan while it is active or on trial, also when it runs out, and two weeks past due", () => {
    expect(plan({})).toBe("pro");
    expect(plan({ status: "trialing" })).toBe("pro");
    expect(plan({ endsAt: one.periodEndsAt })).toBe("pro");
    expect(plan({ status: "past_due" }, now + 14 * dayMs - 1)).toBe("pro");
    expect(plan({ status: "past_due" }, now + 14 * dayMs)).toBe("free");
  });

  it.each(["canceled", "unpaid", "incomplete", "incomplete_expired", "paused"] as const)(
    "is nothing while it is %s",
    (status) => expect(plan({ status })).toBe("free"),
  );

  it("is nothing when it was given back or is for something we do not sell", () => {
    expect(plan({ refunded: true })).toBe("free");
    expect(plan({ plan: null })).toBe("free");
    expect(paidStateOf([], now)).toMatchObject({ plan: "free", status: null });
  });

  it("is the best of several, whatever their order", () => {
    const starter = { ...one, id: "sub_2", plan: "starter" as const };
    const ended = { ...one, id: "sub_3", status: "canceled" as const };
    const lists = [
      [one, starter, ended],
      [ended, starter, one],
      [starter, ended, one],
    ];
    for (const list of lists) expect(paidStateOf(list, now)).toMatchObject({ plan: "pro" });
  });
});
