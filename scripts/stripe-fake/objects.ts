/** The parts of Stripe's objects that matter here, named as Stripe names them. Times in seconds since 1970. */

export type Customer = {
  id: string;
  object: "customer";
  email: string;
  metadata: Record<string, string>;
  deleted?: true;
};

export type CheckoutSession = {
  id: string;
  object: "checkout.session";
  customer: string;
  status: "open" | "complete" | "expired";
  url: string | null;
  created: number;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  /** Not Stripe's: what the page sells. */
  price: string;
  subscription_metadata: Record<string, string>;
};

export type Subscription = {
  id: string;
  object: "subscription";
  customer: string;
  status: "active" | "past_due" | "canceled";
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  latest_invoice: string;
  metadata: Record<string, string>;
  items: {
    object: "list";
    data: [
      {
        id: string;
        price: { id: string };
        current_period_start: number;
        current_period_end: number;
      },
    ];
  };
};

export type Charge = {
  id: string;
  object: "charge";
  customer: string;
  amount: number;
  paid: boolean;
  refunded: boolean;
  payment_intent: string;
  /** Not Stripe's. */
  invoice: string;
};

export type StripeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: object };
};

export type Price = { id: string; name: string; pence: number };
