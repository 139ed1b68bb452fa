import type { Portals } from "./api.ts";
import type { Subscription } from "./objects.ts";
import { checkoutPage, isPortalAction, type PortalAction, portalPage } from "./pages.ts";
import { missing, ok, type Reply, type Route } from "./route.ts";
import type { World } from "./world.ts";

type Delivery = { settled(): Promise<void>; turn(on: boolean): void };

/** The pages people see, and their buttons. Events have arrived before somebody is sent back. */
export function siteRoutes(world: World, portals: Portals, delivery: Delivery): Route[] {
  return [
    {
      method: "GET",
      path: /^\/checkout\/(\w+)$/,
      answer({ names: [id = ""] }): Reply {
        const session = world.sessions.get(id);
        return session ? { status: 200, html: checkoutPage(world, session) } : missing("page");
      },
    },
    {
      method: "POST",
      path: /^\/checkout\/(\w+)\/(pay|cancel)$/,
      async answer({ names: [id = "", what] }): Promise<Reply> {
        const session = world.sessions.get(id);
        if (!session) return missing("page");
        if (what === "cancel") return { status: 303, location: session.cancel_url };
        if (session.status !== "open") return { status: 303, location: `/checkout/${id}` };
        world.pay(session);
        await delivery.settled();
        return { status: 303, location: session.success_url };
      },
    },
    {
      method: "GET",
      path: /^\/portal\/(\w+)$/,
      answer({ names: [id = ""] }): Reply {
        const portal = portals.get(id);
        if (!portal) return missing("page");
        return { status: 200, html: portalPage(world, id, portal.customer, portal.back) };
      },
    },
    {
      method: "POST",
      path: /^\/portal\/(\w+)\/(\w+)\/(\w+)$/,
      async answer({ names: [id = "", subscriptionId = "", action = ""] }): Promise<Reply> {
        const subscription = world.subscriptions.get(subscriptionId);
        const isTheirs = subscription && subscription.customer === portals.get(id)?.customer;
        if (!isTheirs || !isPortalAction(action)) return missing("page");
        act(world, subscription, action);
        await delivery.settled();
        return { status: 303, location: `/portal/${id}` };
      },
    },
    {
      method: "POST",
      path: /^\/deliveries\/(on|off)$/,
      answer({ names: [state] }): Reply {
        delivery.turn(state === "on");
        return ok({ deliveries: state });
      },
    },
  ];
}

function act(world: World, subscription: Subscription, action: PortalAction): void {
  const others = world.prices.filter(({ id }) => id !== subscription.items.data[0].price.id);
  const acts: Record<PortalAction, () => void> = {
    cancel: () => world.cancelAtPeriodEnd(subscription, true),
    resume: () => world.cancelAtPeriodEnd(subscription, false),
    refund: () => world.refund(subscription),
    switch: () => world.switchPrice(subscription, others[0]?.id ?? ""),
    fail: () => world.renew(subscription, false),
    renew: () => world.renew(subscription, true),
    end: () => world.end(subscription),
  };
  acts[action]();
}
