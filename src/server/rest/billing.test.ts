import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signedEvent } from "../../../scripts/stripe-fake/deliver.ts";
import { type StripeFake, startStripeFake } from "../../../scripts/stripe-fake/start.ts";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { insertMember, memberPassword, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { createStripePayments } from "../adapters/stripe-payments.ts";
import { reconcileBilling } from "../features/billing/reconcile.ts";
import { createLog } from "../log.ts";

const webhookSecret = "whsec_test";
const prices = { starter: "price_s", pro: "price_p" };

let server: TestServer;
let fake: StripeFake;
let people = 0;

beforeAll(async () => {
  fake = await startStripeFake({
    port: 0,
    webhookSecret,
    webhookUrl: () => `${server.url}/api/billing/webhook`,
    prices: [
      { id: prices.starter, name: "Starter", pence: 500 },
      { id: prices.pro, name: "Pro", pence: 900 },
    ],
  });
  const log = createLog("silent");
  const secretKey = "sk_test_x";
  const payments = createStripePayments({
    secretKey,
    webhookSecret,
    prices,
    apiUrl: fake.url,
    log,
  });
  server = await startServer({ payments });
});
afterEach(() => fake.deliver(true));
afterAll(async () => {
  await server.close();
  await fake.close();
});

type Member = Browser & { id: string; email: string };

async function newMember(): Promise<Member> {
  people += 1;
  const email = `payer${people}@example.org`;
  const id = await insertMember(server.deps.db, email);
  return Object.assign(await openMember(server.url, email), { id, email });
}

const checkout = (browser: Browser, plan: unknown) =>
  browser.post("/api/billing/checkout", { plan });

async function openCheckout(browser: Browser, plan: string): Promise<string> {
  const { status, body } = await checkout(browser, plan);
  expect([status, body]).toMatchObject([200, {}]);
  return fieldOf(body, "checkout_url");
}

async function openPortal(browser: Browser): Promise<string> {
  const { status, body } = await browser.post("/api/billing/portal");
  expect([status, body]).toMatchObject([200, {}]);
  return fieldOf(body, "portal_url");
}

/** Presses a button of the provider's pages. */
async function press(url: string): Promise<Response> {
  const answer = await fetch(url, { method: "POST", redirect: "manual" });
  await fake.settled();
  return answer;
}

async function pressInPortal(member: Member, action: string): Promise<void> {
  const subscription = subscriptionsOf(member).at(-1)?.id;
  expect((await press(`${await openPortal(member)}/${subscription}/${action}`)).status).toBe(303);
}

async function buy(member: Member, plan: string): Promise<void> {
  await press(`${await openCheckout(member, plan)}/pay`);
}

function subscriptionsOf({ email }: Member) {
  const ids = new Set(
    [...fake.world.customers.values()].filter((one) => one.email === email).map(({ id }) => id),
  );
  return [...fake.world.subscriptions.values()].filter((one) => ids.has(one.customer));
}

async function planOf(browser: Browser): Promise<string> {
  const { body } = await browser.get("/api/auth/me");
  return Object(Object(body).user).plan;
}

async function stateOf(browser: Browser): Promise<unknown> {
  const { body } = await browser.get("/trpc/billing.state");
  return Object(Object(body).result).data;
}

async function sendEvent(event: object, secret = webhookSecret): Promise<Response> {
  const { body, signature } = signedEvent(event, secret);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return fetch(`${server.url}/api/billing/webhook`, { method: "POST", headers, body });
}

describe("a checkout", () => {
  it("leads to a page where the plan is paid, and nothing is bought before that", async () => {
    const ann = await newMember();
    const url = await openCheckout(ann, "starter");
    expect(await (await fetch(url)).text()).toContain("Starter plan, £5.00 a month");
    expect(await planOf(ann)).toBe("free");
    const cancelled = await press(`${url}/cancel`);
    expect(cancelled.headers.get("location")).toContain("/pricing?checkout=cancelled");
    expect(await planOf(ann)).toBe("free");
    const paid = await press(`${url}/pay`);
    expect(paid.headers.get("location")).toContain("/dashboard?checkout=success");
    expect(await planOf(ann)).toBe("starter");
    expect(await stateOf(ann)).toEqual({
      plan: "starter",
      status: "active",
      renews_at: expect.any(String),
      ends_at: null,
      has_portal: true,
    });
    const events = await server.deps.db.execute(
      sql`select kind, detail from security_events where user_id = ${ann.id} and kind = 'plan_changed'`,
    );
    expect([...events]).toEqual([{ kind: "plan_changed", detail: "free to starter, as paid" }]);
  });

  it("is refused where a plan is paid for already, with a way to change it", async () => {
    const bea = await newMember();
    await buy(bea, "starter");
    const { status, body } = await checkout(bea, "pro");
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.stringMatching(/Starter plan.*billing page/) });
    await pressInPortal(bea, "switch");
    expect(await planOf(bea)).toBe("pro");
  });

  it("is one page for one person, however often and for whatever it is asked", async () => {
    const cem = await newMember();
    const first = await openCheckout(cem, "pro");
    expect(await openCheckout(cem, "pro")).toBe(first);
    const other = await openCheckout(cem, "starter");
    expect(await (await fetch(first)).text()).toContain("expired");
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => checkout(cem, i % 2 === 0 ? "pro" : "starter")),
    );
    const mine = [...fake.world.sessions.values()].filter((one) => one.status === "open");
    const customer = [...fake.world.customers.values()].find((one) => one.email === cem.email);
    expect(mine.filter((one) => one.customer === customer?.id).length).toBeLessThanOrEqual(1);
    expect(other).not.toBe(first);
    const customers = [...fake.world.customers.values()].filter(({ email }) => email === cem.email);
    expect(customers).toHaveLength(1);
  });

  it("asked for twice at once by somebody new makes one customer and pages that are the same", async () => {
    const dot = await newMember();
    const answers = await Promise.all([checkout(dot, "pro"), checkout(dot, "pro")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const open = [...fake.world.sessions.values()].filter(
      ({ status, subscription_metadata }) =>
        status === "open" && subscription_metadata.user_id === dot.id,
    );
    expect(open).toHaveLength(1);
    await press(`${open[0]?.url}/pay`);
    expect(subscriptionsOf(dot)).toHaveLength(1);
    expect(await planOf(dot)).toBe("pro");
  });

  it("that is open while another is paid closes", async () => {
    const eve = await newMember();
    const customer = fake.world.customers.get(await customerOf(eve));
    const url = await openCheckout(eve, "pro");
    // As if two requests had missed each other.
    const twin = fake.world.openSession(
      {
        customer: customer?.id ?? "",
        price: prices.starter,
        metadata: { plan: "starter" },
        subscription_metadata: {},
        success_url: "",
        cancel_url: "",
      },
      (id) => `${fake.url}/checkout/${id}`,
    );
    await press(`${url}/pay`);
    expect(fake.world.sessions.get(twin.id)?.status).toBe("expired");
  });

  it("heals a plan whose event never came", async () => {
    const fay = await newMember();
    const url = await openCheckout(fay, "pro");
    await fake.deliver(false);
    await press(`${url}/pay`);
    expect(await planOf(fay)).toBe("free");
    expect(await checkout(fay, "pro")).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        fields: { plan: expect.stringContaining("already have") },
      },
    });
    expect(await planOf(fay)).toBe("pro");
  });

  it("finds another customer when the provider has lost the first", async () => {
    const gus = await newMember();
    const id = await customerOf(gus);
    fake.world.customers.delete(id);
    const url = await openCheckout(gus, "pro");
    await press(`${url}/pay`);
    expect(await planOf(gus)).toBe("pro");
  });
});

async function customerOf(member: Member): Promise<string> {
  await openPortal(member);
  const found = [...fake.world.customers.values()].find((one) => one.email === member.email);
  return found?.id ?? "";
}

describe("who may pay", () => {
  it("is nobody without an account, no key, and no page of somebody else", async () => {
    const visitor = await openBrowser(server.url);
    expect((await checkout(visitor, "pro")).status).toBe(401);
    expect((await visitor.post("/api/billing/portal")).status).toBe(401);
    expect((await visitor.post("/trpc/billing.checkout", { plan: "pro" })).status).toBe(401);
    const hal = await newMember();
    const key = fieldOf((await hal.post("/api/keys", { name: "ci" })).body, "key");
    for (const path of ["/api/billing/checkout", "/api/billing/portal", "/trpc/billing.checkout"]) {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const init = { method: "POST", headers, body: '{"plan":"pro"}' };
      expect([path, (await fetch(server.url + path, init)).status]).toEqual([path, 403]);
    }
    const forged = await hal.post("/api/billing/checkout", { plan: "pro" }, { "x-csrf-token": "" });
    expect(forged).toMatchObject({ status: 400, body: { code: "csrf_invalid" } });
  });

  it.each(["enterprise", "free", "", null, 7, undefined])(
    "is nobody for the plan %j",
    async (plan) => {
      const ivy = await newMember();
      expect(await checkout(ivy, plan)).toMatchObject({
        status: 400,
        body: { code: "validation_failed", fields: { plan: expect.stringContaining("Starter") } },
      });
    },
  );

  it("is told plainly where billing is not configured", async () => {
    const { db, auth } = server.deps;
    const plain = await startServer({ db, auth });
    const jan = await newMember();
    const there = await openMember(plain.url, jan.email, memberPassword);
    for (const [path, body] of [
      ["/api/billing/checkout", { plan: "pro" }],
      ["/api/billing/portal", {}],
    ] as const) {
      expect(await there.post(path, body)).toMatchObject({
        status: 503,
        body: { code: "not_configured", error: expect.stringContaining("not configured") },
      });
    }
    const webhook = await fetch(`${plain.url}/api/billing/webhook`, { method: "POST", body: "{}" });
    expect(webhook.status).toBe(503);
    const { body } = await there.get("/trpc/billing.offer");
    expect(body).toMatchObject({ result: { data: { starter: false, pro: false } } });
    await plain.close();
  });

  it("is told to come back while the provider does not answer, and nothing is bought or deleted", async () => {
    const log = createLog("silent");
    const payments = createStripePayments({
      secretKey: "sk_x",
      webhookSecret,
      prices,
      apiUrl: "http://127.0.0.1:9",
      log,
    });
    const { db, auth } = server.deps;
    const alone = await startServer({ db, auth, payments });
    const kim = await newMember();
    const there = await openMember(alone.url, kim.email);
    expect(await checkout(there, "pro")).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
    expect(await planOf(there)).toBe("free");
    const customer = sql`insert into billing (user_id, customer_id, created_at, updated_at)
      values (${kim.id}, 'cus_kim', now(), now())`;
    await db.execute(customer);
    const deleting = await there.post("/trpc/account.delete", { password: memberPassword });
    expect(deleting.status).toBe(503);
    expect(await planOf(there)).toBe("free");
    await alone.close();
  });
});

describe("the plan follows the subscription", () => {
  it("until the end of the period when it is cancelled, and goes on when it is resumed", async () => {
    const lea = await newMember();
    await buy(lea, "pro");
    await pressInPortal(lea, "cancel");
    expect(await stateOf(lea)).toMatchObject({
      plan: "pro",
      renews_at: null,
      ends_at: expect.any(String),
    });
    await pressInPortal(lea, "resume");
    expect(await stateOf(lea)).toMatchObject({ plan: "pro", ends_at: null });
    await pressInPortal(lea, "end");
    expect(await planOf(lea)).toBe("free");
    expect(await stateOf(lea)).toMatchObject({ plan: "free", status: "canceled", ends_at: null });
    await buy(lea, "starter");
    expect(await planOf(lea)).toBe("starter");
  });

  it("through a payment that fails and succeeds later", async () => {
    const mia = await newMember();
    await buy(mia, "pro");
    await pressInPortal(mia, "fail");
    expect(await stateOf(mia)).toMatchObject({ plan: "pro", status: "past_due" });
    await pressInPortal(mia, "renew");
    expect(await stateOf(mia)).toMatchObject({ plan: "pro", status: "active" });
  });

  it("to nothing when the money is given back", async () => {
    const ned = await newMember();
    await buy(ned, "pro");
    await pressInPortal(ned, "refund");
    expect(await planOf(ned)).toBe("free");
    expect(await checkout(ned, "pro")).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("billing page") },
    });
  });

  it("but never takes Enterprise away, which is agreed by hand", async () => {
    const ola = await newMember();
    await buy(ola, "starter");
    await server.deps.db.execute(sql`update users set plan = 'enterprise' where id = ${ola.id}`);
    await pressInPortal(ola, "end");
    expect(await planOf(ola)).toBe("enterprise");
    expect((await checkout(ola, "pro")).status).toBe(400);
  });
});

describe("the webhook", () => {
  it("takes only what is signed, with the right secret and in time", async () => {
    const event = { id: "evt_1", object: "event", type: "x", data: { object: {} } };
    expect((await sendEvent(event)).status).toBe(200);
    expect((await sendEvent(event, "whsec_other")).status).toBe(400);
    const url = `${server.url}/api/billing/webhook`;
    const { body, signature } = signedEvent(event, webhookSecret);
    const old = signature.replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000) - 3600}`);
    const bad: [string, string][] = [
      ["", body],
      ["t=1,v1=00", body],
      [old, body],
      [signature, `${body} `],
      [signature, ""],
    ];
    for (const [given, text] of bad) {
      const headers = { "stripe-signature": given, "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: text });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "validation_failed",
        fields: { "Stripe-Signature": expect.any(String) },
      });
    }
  });

  it("applies an event once, also when it comes twice at once and again after the state changed", async () => {
    const pat = await newMember();
    await fake.deliver(false);
    await buy(pat, "pro");
    const [subscription] = subscriptionsOf(pat);
    const events = fake.world.events.filter(({ data }) =>
      JSON.stringify(data).includes(String(subscription?.customer)),
    );
    const all = [...events, ...events.toReversed(), ...events];
    const answers = await Promise.all(all.map((event) => sendEvent(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await planOf(pat)).toBe("pro");
    const changes = await server.deps.db.execute(
      sql`select 1 from security_events where user_id = ${pat.id} and kind = 'plan_changed'`,
    );
    expect(changes).toHaveLength(1);
    if (subscription) fake.world.end(subscription);
    const versionOf = async () => [
      ...(await server.deps.db.execute(sql`select version from billing where user_id = ${pat.id}`)),
    ];
    const version = await versionOf();
    for (const event of events) expect((await sendEvent(event)).status).toBe(200);
    expect(await versionOf()).toEqual(version);
  });

  it("takes events of people it does not know, and of people who are gone", async () => {
    const object = { object: "subscription", id: "sub_x", customer: "cus_elsewhere" };
    const event = { id: "evt_2", object: "event", type: "customer.subscription.created" };
    expect((await sendEvent({ ...event, data: { object } })).status).toBe(200);

    const quin = await newMember();
    const url = await openCheckout(quin, "pro");
    await fake.deliver(false);
    await press(`${url}/pay`);
    expect((await quin.post("/trpc/account.delete", { password: memberPassword })).status).toBe(
      200,
    );
    expect(subscriptionsOf(quin)).toMatchObject([{ status: "canceled" }]);
    for (const late of fake.world.events.slice(-8))
      expect((await sendEvent(late)).status).toBe(200);
    const rows = await server.deps.db.execute(
      sql`select 1 from billing where user_id = ${quin.id}`,
    );
    expect(rows).toHaveLength(0);
  });

  it("leaves no page open on which a deleted person could pay", async () => {
    const ros = await newMember();
    const url = await openCheckout(ros, "pro");
    await Promise.all([
      ros.post("/trpc/account.delete", { password: memberPassword }),
      checkout(ros, "starter"),
    ]);
    await press(`${url}/pay`);
    const open = [...fake.world.sessions.values()].filter(
      ({ status, subscription_metadata }) =>
        status === "open" && subscription_metadata.user_id === ros.id,
    );
    expect(open).toEqual([]);
    expect(subscriptionsOf(ros).filter(({ status }) => status === "active")).toEqual([]);
  });

  it("asks again for what was missed, when it is told to reconcile", async () => {
    const sam = await newMember();
    const tim = await newMember();
    await buy(tim, "pro");
    const url = await openCheckout(sam, "starter");
    await fake.deliver(false);
    await press(`${url}/pay`);
    await pressInPortal(tim, "end");
    const { payments, ...deps } = server.deps;
    if (!payments) throw new Error("no payments");
    await deps.db.execute(
      sql`update billing set plan = 'pro', period_ends_at = now() - interval '1 day' where user_id = ${tim.id}`,
    );
    await deps.db.execute(sql`update users set plan = 'pro' where id = ${tim.id}`);
    const told: string[] = [];
    for (const { id } of [sam, tim]) {
      await deps.announcements.subscribe(id, () => told.push(id));
    }
    const due = await reconcileBilling(deps, payments, { whom: "due" });
    expect(due).toMatchObject({ failed: 0 });
    expect(await planOf(sam)).toBe("starter");
    expect(await planOf(tim)).toBe("free");
    expect(told.toSorted()).toEqual([sam.id, tim.id].toSorted());
    const everybody = await reconcileBilling(deps, payments, { whom: "everybody" });
    expect(everybody).toMatchObject({ changed: 0, failed: 0 });
    expect(told).toHaveLength(2);
  });
});
