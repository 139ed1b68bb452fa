import { z } from "zod";

const addressWanted = "Please give an address such as https://example.com/shortlisted";
const secretWanted = "A secret is whsec_ and 24 to 64 bytes in Base64";

/** 24 to 64 bytes in Base64, as Standard Webhooks has it. */
const secret = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

export const newWebhookForm = z.object({
  url: z
    .string({ error: addressWanted })
    .trim()
    .max(2000, "The address must be at most 2,000 characters")
    .pipe(z.url({ protocol: /^https?$/, error: addressWanted }))
    .refine((url) => !hasExtras(url), "The address may hold no user name, password or #part"),
  /** Made here where none is given. */
  secret: z.string({ error: secretWanted }).regex(secret, secretWanted).nullish(),
});
export type NewWebhookForm = z.infer<typeof newWebhookForm>;

function hasExtras(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, hash } = new URL(text);
  return username !== "" || password !== "" || hash !== "";
}

/** Where an account is told about its analyses. Times are ISO 8601, UTC. */
export const webhookItem = z.object({
  id: z.string(),
  url: z.string(),
  created_at: z.iso.datetime(),
  last_called_at: z.iso.datetime().nullable(),
  /** What it answered to the last call; null when it was not called yet or did not answer. */
  last_status: z.int().nullable(),
  /** Since when every call fails; null while they succeed. */
  failing_since: z.iso.datetime().nullable(),
  /** Calls have stopped: it failed for too long, or answered 410. */
  disabled_at: z.iso.datetime().nullable(),
});
export type WebhookItem = z.infer<typeof webhookItem>;

/** The secret is shown once, when the webhook is made. */
export const newWebhook = webhookItem.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhook>;

/** What a webhook is sent: which analysis, how it ended, its scores; no word of any document. */
export const webhookEvent = z.object({
  type: z.enum(["analysis.completed", "analysis.failed"]),
  /** When the analysis ended. */
  timestamp: z.iso.datetime(),
  data: z.object({
    analysis_id: z.string(),
    status: z.enum(["completed", "failed"]),
    overall_score: z.int().nullable(),
    match_percentage: z.int().nullable(),
    ats_score: z.int().nullable(),
    /** Why it failed, for people. */
    error: z.string().nullable(),
  }),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;
