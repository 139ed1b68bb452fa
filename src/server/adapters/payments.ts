import type { PaidPlan, SubscriptionStatus } from "../../shared/billing.ts";

/** A subscription as it stands at the provider's. */
export type Subscription = {
  id: string;
  /** Null when it is for something we do not sell. */
  plan: PaidPlan | null;
  status: SubscriptionStatus;
  createdAt: Date;
  /** The period that was paid, or should be. */
  periodStartsAt: Date;
  periodEndsAt: Date;
  /** Set when it was cancelled and runs out. */
  endsAt: Date | null;
  /** The payment of its last invoice was given back in full. */
  refunded: boolean;
};

/** A page on which somebody can pay, not yet used. */
export type OpenCheckout = { id: string; url: string; plan: PaidPlan | null; createdAt: Date };

/** Something happened to a customer. What it means is never read from the event: events come late, twice, out of order. */
export type PaymentEvent = { id: string; kind: string; customerId: string | null };

/** Every call but `offers` and `readEvent` refuses with `unavailable` while the provider does not answer. */
export type Payments = {
  offers(plan: PaidPlan): boolean;
  /** The same one when asked twice. `replaces` is the person's customer that no longer exists. */
  createCustomer(person: {
    userId: string;
    email: string;
    replaces: string | null;
  }): Promise<string>;
  /** Null when there is no such customer any more. */
  readCustomer(customerId: string): Promise<{ subscriptions: Subscription[] } | null>;
  /** Ends its subscriptions at once. */
  deleteCustomer(customerId: string): Promise<void>;
  openCheckout(order: {
    customerId: string;
    userId: string;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<OpenCheckout>;
  listOpenCheckouts(customerId: string): Promise<OpenCheckout[]>;
  /** Nobody can pay there any more; nothing happens when somebody has. */
  closeCheckout(id: string): Promise<void>;
  /** The address of the page where cards, invoices and the subscription are managed. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null when it was not signed by the provider, or too long ago. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
};
