import type { FastifyBaseLogger } from "fastify";
import Stripe from "stripe";
import { type PaidPlan, paidPlans, subscriptionStatuses } from "../../shared/billing.ts";
import { AppError } from "../../shared/errors.ts";
import type { OpenCheckout, PaymentEvent, Payments, Subscription } from "./payments.ts";

type Prices = Record<PaidPlan, string | undefined>;

const checkoutMinutes = 60;
const most = 100;

/** Payments through Stripe. */
export function createStripePayments(options: {
  secretKey: string;
  webhookSecret: string;
  prices: Prices;
  apiUrl: string | undefined;
  log: Pick<FastifyBaseLogger, "error">;
}): Payments {
  const { secretKey, webhookSecret, prices, apiUrl, log } = options;
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiUrl),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });

  async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode: status, requestId } = error;
      log.error({ type, code, status, requestId }, "Stripe refused or did not answer");
      throw new AppError("unavailable", notAnswering);
    }
  }

  return {
    offers: (plan) => Boolean(prices[plan]),
    createCustomer: ({ userId, email, replaces }) =>
      asked(async () => {
        const given = { email, metadata: { user_id: userId } };
        const idempotencyKey = `customer:${userId}:${replaces ?? "first"}`;
        return (await stripe.customers.create(given, { idempotencyKey })).id;
      }),
    readCustomer: (customerId) =>
      asked(async () => {
        const customer = await orMissing(stripe.customers.retrieve(customerId));
        if (!customer || customer.deleted) return null;
        const listed = stripe.subscriptions.list({ customer: customerId, status: "all" });
        const found = await listed.autoPagingToArray({ limit: most });
        return { subscriptions: await Promise.all(found.map((one) => read(stripe, prices, one))) };
      }),
    deleteCustomer: (customerId) =>
      asked(async () => void (await orMissing(stripe.customers.del(customerId)))),
    openCheckout: ({ customerId, userId, plan, successUrl, cancelUrl }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          metadata: { plan },
          subscription_data: { metadata: { user_id: userId, plan } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(Date.now() / 1000) + checkoutMinutes * 60,
        });
        return checkoutOf(session);
      }),
    listOpenCheckouts: (customer) =>
      asked(async () => {
        const listed = stripe.checkout.sessions.list({ customer, status: "open" });
        return (await listed.autoPagingToArray({ limit: most })).map(checkoutOf);
      }),
    closeCheckout: (id) =>
      asked(async () => {
        try {
          await stripe.checkout.sessions.expire(id);
        } catch (error) {
          // Paid or closed in the meantime.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      }),
    openPortal: (customer, returnUrl) =>
      asked(async () => {
        const order = { customer, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(order)).url;
      }),
    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

function placeOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
  };
}

async function orMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError && error.code === "resource_missing")
      return null;
    throw error;
  }
}

async function read(
  stripe: Stripe,
  prices: Prices,
  subscription: Stripe.Subscription,
): Promise<Subscription> {
  const { id, created, cancel_at, cancel_at_period_end, latest_invoice, items } = subscription;
  const [item] = items.data;
  const start = timeOf(item?.current_period_start ?? created);
  const end = timeOf(item?.current_period_end ?? created);
  const runsOut = cancel_at_period_end ? end : null;
  const invoice = typeof latest_invoice === "string" ? latest_invoice : latest_invoice?.id;
  const status = subscriptionStatuses.find((known) => known === subscription.status);
  return {
    id,
    plan: planOf(prices, item?.price.id, subscription.metadata.plan),
    // A status that a later version of Stripe may bring gives nobody a plan.
    status: status ?? "incomplete",
    createdAt: timeOf(created),
    periodStartsAt: start,
    periodEndsAt: end,
    endsAt: cancel_at === null ? runsOut : timeOf(cancel_at),
    refunded: status === "active" && invoice ? await isRefunded(stripe, invoice) : false,
  };
}

/** By price; subscriptions to a price of former times say themselves what they were sold as. */
function planOf(prices: Prices, price: string | undefined, sold: string | undefined) {
  const now = paidPlans.find((plan) => price !== undefined && prices[plan] === price);
  return now ?? paidPlans.find((plan) => plan === sold) ?? null;
}

async function isRefunded(stripe: Stripe, invoice: string): Promise<boolean> {
  const { data: payments } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  const charges = await Promise.all(payments.map(({ payment }) => chargesOf(stripe, payment)));
  const paid = charges.flat().filter((charge) => charge.paid);
  return paid.length > 0 && paid.every((charge) => charge.refunded);
}

async function chargesOf(
  stripe: Stripe,
  { charge, payment_intent }: Stripe.InvoicePayment.Payment,
): Promise<Stripe.Charge[]> {
  const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  if (intent) return (await stripe.charges.list({ payment_intent: intent })).data;
  if (!charge) return [];
  return [typeof charge === "string" ? await stripe.charges.retrieve(charge) : charge];
}

function checkoutOf({ id, url, metadata, created }: Stripe.Checkout.Session): OpenCheckout {
  const plan = paidPlans.find((known) => known === metadata?.plan) ?? null;
  return { id, url: url ?? "", plan, createdAt: timeOf(created) };
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const { object } = data;
  if (object.object === "customer") return { id, kind: type, customerId: object.id };
  const customer: unknown = "customer" in object ? object.customer : null;
  if (typeof customer === "string") return { id, kind: type, customerId: customer };
  const named = customer && typeof customer === "object" && "id" in customer ? customer.id : null;
  return { id, kind: type, customerId: typeof named === "string" ? named : null };
}

function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

const notAnswering = "The payment service does not answer at present. Please try again later.";
