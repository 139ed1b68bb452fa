import type { CheckoutSession, Subscription } from "./objects.ts";
import type { World } from "./world.ts";

export function checkoutPage(world: World, session: CheckoutSession): string {
  const price = world.priceOf(session.price);
  if (session.status !== "open") {
    return page("Checkout", `<p>This checkout is ${session.status}. Nothing can be paid here.</p>`);
  }
  const pounds = ((price?.pence ?? 0) / 100).toFixed(2);
  const form = `/checkout/${session.id}`;
  return page(
    "Checkout",
    `<p>${escaped(price?.name ?? "")} plan, £${pounds} a month.</p>
    ${button(`${form}/pay`, "Pay")} ${button(`${form}/cancel`, "Cancel")}`,
  );
}

export type PortalAction = "cancel" | "resume" | "refund" | "switch" | "fail" | "renew" | "end";

const labels: Record<PortalAction, string> = {
  cancel: "Cancel plan",
  resume: "Resume plan",
  switch: "Switch plan",
  refund: "Refund",
  fail: "Next payment fails",
  renew: "Next payment succeeds",
  end: "End now",
};

export function isPortalAction(word: string): word is PortalAction {
  return word in labels;
}

export function portalPage(world: World, id: string, customer: string, back: string): string {
  const theirs = [...world.subscriptions.values()].filter((one) => one.customer === customer);
  const list = theirs.map((one) => subscriptionPart(world, id, one)).join("\n");
  return page(
    "Billing portal",
    `${list || "<p>No subscriptions.</p>"}<p><a href="${escaped(back)}">Return</a></p>`,
  );
}

function subscriptionPart(world: World, portal: string, subscription: Subscription): string {
  const { id, status, cancel_at_period_end: runsOut, items, latest_invoice } = subscription;
  const [{ price, current_period_end }] = items.data;
  const refunded = world.charges.some((one) => one.invoice === latest_invoice && one.refunded);
  const until = new Date(current_period_end * 1000).toISOString().slice(0, 10);
  const words = [status, runsOut ? `ends ${until}` : `renews ${until}`, refunded ? "refunded" : ""];
  const actions = Object.keys(labels)
    .filter(isPortalAction)
    .filter((action) => action !== (runsOut ? "cancel" : "resume"))
    .map((action) => button(`/portal/${portal}/${id}/${action}`, labels[action]));
  const name = escaped(world.priceOf(price.id)?.name ?? price.id);
  const facts = words.filter((word) => word !== "").join(", ");
  return `<h2>${name}</h2><p>${facts}</p>${status === "canceled" ? "" : actions.join(" ")}`;
}

function button(action: string, label: string): string {
  return `<form method="post" action="${action}" style="display:inline"><button>${label}</button></form>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} (fake)</title>
<body style="font:1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
<h1>${title}</h1><p>A local stand-in for Stripe. No money moves.</p>${body}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
