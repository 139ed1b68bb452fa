import { fieldsOf, listOf, missing, ok, type Reply, type Route, refused } from "./route.ts";
import type { World } from "./world.ts";

/** The calls of Stripe's API that the product makes, and some to look around. */
export function apiRoutes(world: World, place: { url: () => string; portals: Portals }): Route[] {
  return [
    ...customerRoutes(world),
    ...checkoutRoutes(world, place.url),
    ...portalRoutes(world, place),
    ...readingRoutes(world),
  ];
}

/** Open portal pages, by id. */
export type Portals = Map<string, { customer: string; back: string }>;

function customerRoutes(world: World): Route[] {
  const made = new Map<string, string>();
  return [
    {
      method: "POST",
      path: /^\/v1\/customers$/,
      answer({ form, key }): Reply {
        const known = world.customers.get(made.get(key) ?? "");
        if (known) return ok(known);
        const customer = world.createCustomer(form.get("email") ?? "", fieldsOf(form, "metadata"));
        if (key) made.set(key, customer.id);
        return ok(customer);
      },
    },
    {
      method: "GET",
      path: /^\/v1\/customers\/(\w+)$/,
      answer({ names: [id = ""] }): Reply {
        const customer = world.customers.get(id);
        if (!customer) return missing("customer");
        return ok(customer.deleted ? { id, object: "customer", deleted: true } : customer);
      },
    },
    {
      method: "DELETE",
      path: /^\/v1\/customers\/(\w+)$/,
      answer({ names: [id = ""] }): Reply {
        const customer = world.customers.get(id);
        if (!customer || customer.deleted) return missing("customer");
        world.deleteCustomer(customer);
        return ok({ id, object: "customer", deleted: true });
      },
    },
  ];
}

function checkoutRoutes(world: World, url: () => string): Route[] {
  return [
    {
      method: "POST",
      path: /^\/v1\/checkout\/sessions$/,
      answer({ form }): Reply {
        const customer = world.customers.get(form.get("customer") ?? "");
        if (!customer || customer.deleted) return missing("customer");
        const price = form.get("line_items[0][price]") ?? "";
        if (!world.priceOf(price)) return missing("price");
        const session = world.openSession(
          {
            customer: customer.id,
            price,
            metadata: fieldsOf(form, "metadata"),
            subscription_metadata: fieldsOf(form, "subscription_data[metadata]"),
            success_url: form.get("success_url") ?? "",
            cancel_url: form.get("cancel_url") ?? "",
          },
          (id) => `${url()}/checkout/${id}`,
        );
        return ok(session);
      },
    },
    {
      method: "GET",
      path: /^\/v1\/checkout\/sessions$/,
      answer: ({ query }) =>
        listOf([...world.sessions.values()].filter((one) => fits(one, query)).reverse()),
    },
    {
      method: "POST",
      path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      answer({ names: [id = ""] }): Reply {
        const session = world.sessions.get(id);
        if (!session) return missing("checkout session");
        if (session.status !== "open") return refused(400, "", "This session is not open.");
        world.expireSession(session);
        return ok(session);
      },
    },
  ];
}

function portalRoutes(world: World, { url, portals }: { url: () => string; portals: Portals }) {
  const open: Route = {
    method: "POST",
    path: /^\/v1\/billing_portal\/sessions$/,
    answer({ form }): Reply {
      const customer = world.customers.get(form.get("customer") ?? "");
      if (!customer || customer.deleted) return missing("customer");
      const id = `bps_${crypto.randomUUID().replaceAll("-", "")}`;
      portals.set(id, { customer: customer.id, back: form.get("return_url") ?? "" });
      return ok({ id, object: "billing_portal.session", url: `${url()}/portal/${id}` });
    },
  };
  return [open];
}

function readingRoutes(world: World): Route[] {
  return [
    {
      method: "GET",
      path: /^\/v1\/subscriptions$/,
      answer: ({ query }) =>
        listOf([...world.subscriptions.values()].filter((one) => fits(one, query))),
    },
    {
      method: "GET",
      path: /^\/v1\/subscriptions\/(\w+)$/,
      answer({ names: [id = ""] }): Reply {
        const subscription = world.subscriptions.get(id);
        return subscription ? ok(subscription) : missing("subscription");
      },
    },
    {
      method: "GET",
      path: /^\/v1\/invoice_payments$/,
      answer: ({ query }) =>
        listOf(
          world.charges
            .filter((one) => one.paid && one.invoice === query.get("invoice"))
            .map(({ id, invoice, payment_intent }) => ({
              id: `inpay_${id}`,
              object: "invoice_payment",
              invoice,
              status: "paid",
              payment: { type: "payment_intent", payment_intent },
            })),
        ),
    },
    {
      method: "GET",
      path: /^\/v1\/charges$/,
      answer: ({ query }) => listOf(world.charges.filter((one) => fits(one, query))),
    },
    {
      method: "GET",
      path: /^\/v1\/events$/,
      answer: () => listOf(world.events.toReversed()),
    },
  ];
}

/** Whether an object has what the query asks for, by the fields the product filters with. */
function fits(object: object, query: URLSearchParams): boolean {
  return ["customer", "status", "payment_intent"].every((name) => {
    const wanted = query.get(name);
    return wanted === null || wanted === "all" || Reflect.get(object, name) === wanted;
  });
}
