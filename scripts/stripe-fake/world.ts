import type {
  Charge,
  CheckoutSession,
  Customer,
  Price,
  StripeEvent,
  Subscription,
} from "./objects.ts";

const month = 30 * 24 * 60 * 60;

/** What Stripe would know, in memory. Whatever changes is told as events, in the order it happened. */
export type World = ReturnType<typeof createWorld>;

export function createWorld(options: {
  prices: Price[];
  /** Milliseconds since 1970. */
  now: () => number;
  tell: (event: StripeEvent) => void;
}) {
  const { prices, tell } = options;
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, CheckoutSession>();
  const subscriptions = new Map<string, Subscription>();
  const charges: Charge[] = [];
  const events: StripeEvent[] = [];
  const seconds = () => Math.floor(options.now() / 1000);

  function happened(type: string, object: object): void {
    const id = named("evt");
    const event = structuredClone({
      id,
      object: "event",
      type,
      created: seconds(),
      data: { object },
    });
    events.push({ ...event, object: "event" });
    tell({ ...event, object: "event" });
  }

  function charge(subscription: Subscription, paid: boolean): Charge {
    const { customer, latest_invoice: invoice, items } = subscription;
    const amount = priceOf(items.data[0].price.id)?.pence ?? 0;
    const ids = { id: named("ch"), payment_intent: named("pi") };
    const made: Charge = {
      object: "charge",
      ...ids,
      customer,
      amount,
      paid,
      refunded: false,
      invoice,
    };
    charges.push(made);
    const about = { id: invoice, object: "invoice", customer, status: paid ? "paid" : "open" };
    happened(paid ? "invoice.paid" : "invoice.payment_failed", about);
    return made;
  }

  function changed(subscription: Subscription, type = "updated"): void {
    happened(`customer.subscription.${type}`, subscription);
  }

  function priceOf(id: string): Price | undefined {
    return prices.find((price) => price.id === id);
  }

  function end(subscription: Subscription): void {
    if (subscription.status === "canceled") return;
    subscription.status = "canceled";
    changed(subscription, "deleted");
  }

  return {
    customers,
    sessions,
    subscriptions,
    charges,
    events,
    prices,
    priceOf,

    createCustomer(email: string, metadata: Record<string, string>): Customer {
      const customer: Customer = { id: named("cus"), object: "customer", email, metadata };
      customers.set(customer.id, customer);
      happened("customer.created", customer);
      return customer;
    },

    deleteCustomer(customer: Customer): void {
      for (const one of subscriptions.values()) if (one.customer === customer.id) end(one);
      for (const one of sessions.values()) {
        if (one.customer === customer.id && one.status === "open") one.status = "expired";
      }
      customer.deleted = true;
      happened("customer.deleted", customer);
    },

    openSession(
      given: Pick<
        CheckoutSession,
        "customer" | "metadata" | "success_url" | "cancel_url" | "price" | "subscription_metadata"
      >,
      pageOf: (id: string) => string,
    ): CheckoutSession {
      const id = named("cs_test");
      const session: CheckoutSession = {
        id,
        object: "checkout.session",
        status: "open",
        url: pageOf(id),
        created: seconds(),
        subscription: null,
        ...given,
      };
      sessions.set(id, session);
      return session;
    },

    expireSession(session: CheckoutSession): void {
      session.status = "expired";
      session.url = null;
      happened("checkout.session.expired", session);
    },

    /** The card is charged and the subscription begins. */
    pay(session: CheckoutSession): Subscription {
      const start = seconds();
      const price = { id: session.price };
      const period = { current_period_start: start, current_period_end: start + month };
      const subscription: Subscription = {
        id: named("sub"),
        object: "subscription",
        customer: session.customer,
        status: "active",
        created: start,
        cancel_at: null,
        cancel_at_period_end: false,
        latest_invoice: named("in"),
        metadata: session.subscription_metadata,
        items: { object: "list", data: [{ id: named("si"), price, ...period }] },
      };
      subscriptions.set(subscription.id, subscription);
      Object.assign(session, { status: "complete", url: null, subscription: subscription.id });
      changed(subscription, "created");
      charge(subscription, true);
      happened("checkout.session.completed", session);
      return subscription;
    },

    cancelAtPeriodEnd(subscription: Subscription, cancelled: boolean): void {
      const [item] = subscription.items.data;
      subscription.cancel_at_period_end = cancelled;
      subscription.cancel_at = cancelled ? item.current_period_end : null;
      changed(subscription);
    },

    switchPrice(subscription: Subscription, price: string): void {
      subscription.items.data[0].price = { id: price };
      changed(subscription);
    },

    /** A period begins, and its payment succeeds or fails; the same one again when the last failed. */
    renew(subscription: Subscription, paid: boolean): void {
      const [item] = subscription.items.data;
      if (subscription.status === "active") {
        item.current_period_start = item.current_period_end;
        item.current_period_end += month;
        subscription.latest_invoice = named("in");
      }
      subscription.status = paid ? "active" : "past_due";
      charge(subscription, paid);
      changed(subscription);
    },

    /** Everything paid for the last invoice is given back; the subscription goes on. */
    refund(subscription: Subscription): void {
      for (const one of charges) {
        if (one.invoice !== subscription.latest_invoice || !one.paid || one.refunded) continue;
        one.refunded = true;
        happened("charge.refunded", one);
      }
    },

    end,
  };
}

function named(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
}
