import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";
import type { StripeEvent } from "./objects.ts";

const pausesMs = [0, 300, 1500];

/** Signed as Stripe signs. */
export function signedEvent(event: object, secret: string): { body: string; signature: string } {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: payload, signature };
}

/** Posts events one after the other; each is tried again when it is not taken. */
export function createDelivery(options: {
  webhookSecret: string;
  webhookUrl: () => string;
  report: (line: string) => void;
}) {
  const { webhookSecret, webhookUrl, report } = options;
  let last = Promise.resolve();
  let isOn = true;

  async function deliver(event: StripeEvent): Promise<void> {
    const { body, signature } = signedEvent(event, webhookSecret);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    let outcome = "";
    for (const pauseMs of pausesMs) {
      await wait(pauseMs);
      const answer = await fetch(webhookUrl(), { method: "POST", headers, body }).catch(() => null);
      outcome = answer ? String(answer.status) : "no answer";
      if (answer?.ok) break;
    }
    report(`${event.type}: ${outcome}`);
  }

  return {
    send(event: StripeEvent): void {
      if (isOn) last = last.then(() => deliver(event));
    },
    /** Off: events that happen from now on are lost, as when the product is down for days. */
    async turn(on: boolean): Promise<void> {
      await last;
      isOn = on;
    },
    /** Until everything was delivered or given up. */
    async settled(): Promise<void> {
      await last;
    },
  };
}
