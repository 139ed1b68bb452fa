import type { Operation, Schema } from "./openapi.ts";

const header = (name: string, description: string) => ({
  name,
  in: "header" as const,
  required: true,
  description,
  schema: { type: "string" },
});

/** What an account's webhooks are sent, as OpenAPI describes calls in this direction. */
export function describeWebhooks(event: Schema): Record<string, { post: Operation }> {
  return {
    analysis: {
      post: {
        operationId: "analysisEnded",
        tags: ["Webhooks"],
        summary: "An analysis has ended",
        description:
          "Check the signature before you believe a word: it is `v1,` and the HMAC-SHA256, in Base64, of " +
          "`webhook-id.webhook-timestamp.body`, with the bytes that follow `whsec_` in the secret (Base64) as its key. Refuse " +
          "what is older than five minutes. A call may come twice with the same `webhook-id`.",
        security: [],
        parameters: [
          header("webhook-id", "Of this call; the same whenever it is tried again."),
          header("webhook-timestamp", "When it was tried, in seconds since 1970."),
          header("webhook-signature", "`v1,…`"),
        ],
        requestBody: { required: true, content: { "application/json": { schema: event } } },
        responses: {
          "2XX": {
            description: "Heard. Everything else, and no answer within 10 seconds, is tried again.",
          },
          410: { description: "Call me no more." },
        },
      },
    },
  };
}
