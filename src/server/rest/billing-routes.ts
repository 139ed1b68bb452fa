import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { checkoutAnswer, paymentEventAnswer, portalAnswer } from "../../shared/api-answers.ts";
import { checkoutForm } from "../../shared/billing.ts";
import type { Deps } from "../deps.ts";
import { openPortal, receivePaymentEvent, startCheckout } from "../features/billing/service.ts";
import { personOf } from "../http/identity.ts";
import { defineCall, serve } from "./call.ts";

const of = { group: "Billing", method: "POST", caller: "person" } as const;

const checkout = defineCall({
  ...of,
  id: "startCheckout",
  path: "/api/billing/checkout",
  summary: "Begin to pay for a plan",
  about: "Lead the person to `checkout_url`.",
  body: checkoutForm,
  answer: checkoutAnswer,
  refusals: ["not_configured", "rate_limited", "unavailable", "busy", "not_found"],
});

const portal = defineCall({
  ...of,
  id: "openBillingPortal",
  path: "/api/billing/portal",
  summary: "Change or end what is paid for",
  about: "Lead the person to `portal_url`.",
  answer: portalAnswer,
  refusals: ["not_configured", "rate_limited", "unavailable", "busy", "not_found"],
});

const webhook = defineCall({
  ...of,
  caller: "anybody",
  id: "receivePaymentEvent",
  path: "/api/billing/webhook",
  summary: "What the payment provider reports",
  about:
    "Signed with `Stripe-Signature` over the bytes of the body. The same event twice changes nothing.",
  signed: true,
  answer: paymentEventAnswer,
  refusals: ["validation_failed", "not_configured", "unavailable", "busy"],
});

export const billingCalls = [checkout, portal, webhook];

export function registerBillingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, checkout, ({ request, body }) => {
    const { userId } = personOf(request);
    return startCheckout(deps, { userId, plan: body.plan, from: request.from });
  });

  serve(app, portal, ({ request }) =>
    openPortal(deps, { userId: personOf(request).userId, from: request.from }),
  );

  app.register(async (signed) => {
    // The signature is over the bytes as they came.
    signed.removeAllContentTypeParsers();
    signed.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const receive = async (given: unknown, signature: string) => {
      await receivePaymentEvent(deps, { body: bytes.parse(given), signature });
      return { received: true } as const;
    };
    serve(
      signed,
      webhook,
      ({ request }) => receive(request.body, String(request.headers["stripe-signature"] ?? "")),
      { config: { isSigned: true } },
    );
  });
}

const bytes = z.instanceof(Buffer).default(Buffer.alloc(0));
