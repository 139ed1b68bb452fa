import { z } from "zod";
import { accountUser, apiKeyItem } from "./account.ts";
import { draftItem, wholeDraft } from "./draft.ts";
import { errorCodes } from "./errors.ts";
import { historyItem, historyPage, historyStats } from "./history.ts";
import { resultsSchema } from "./results.ts";
import { runStateSchema } from "./run.ts";
import { newWebhook, webhookEvent, webhookItem } from "./webhook.ts";

/** What the REST calls answer, as the contract says it. The published document and the typed client are made of these. */

export const done = z.object({ success: z.literal(true) });
export const ok = z.object({ ok: z.literal(true) });

/** Every refusal. `error` and `message` are for people, `code` is for programs and stable. */
export const apiError = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  /** A sentence for each field that does not fit. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Under which an error nobody foresaw is found in the server's log. */
  error_id: z.string().optional(),
});

export const statusAnswer = z.object({
  status: z.literal("ok"),
  demo_mode: z.boolean(),
  version: z.string(),
  engine_version: z.string(),
});
export const csrfAnswer = z.object({ csrf_token: z.string() });

export const signupAnswer = z.object({ ok: z.literal(true), verify_required: z.literal(true) });
export const meAnswer = z.object({ authenticated: z.boolean(), user: accountUser.nullable() });
export const loginAnswer = z.object({ ok: z.literal(true), user: accountUser });
export const directLoginAnswer = z.object({
  success: z.literal(true),
  redirect: z.literal("/dashboard"),
});
export const directLoginRefusal = apiError.extend({ success: z.literal(false) });

export const keyList = z.object({ keys: z.array(apiKeyItem) });
export const newKey = apiKeyItem.extend({ key: z.string() });

export const upload = z.object({
  analysis_id: z.string(),
  /** Null for pasted text. */
  filename: z.string().nullable(),
  characters: z.int(),
  warnings: z.array(z.string()),
});
export const started = z.object({
  success: z.literal(true),
  inline_mode: z.boolean(),
  analysis_id: z.string(),
  /** Only of the demo's single call. */
  results: resultsSchema.nullish(),
});

export const historyList = z.object({
  analyses: z.array(historyItem),
  ...historyPage.omit({ analyses: true }).partial().shape,
});
/** One analysis to take away. */
export const exportedAnalysis = historyItem.extend({
  results: resultsSchema.nullable(),
  error: z.string().nullable(),
});

export const draftList = z.object({ drafts: z.array(draftItem) });
export const savedDraft = z.object({ draft_id: z.string(), updated_at: z.iso.datetime() });

export const coverLetterAnswer = z.object({
  success: z.literal(true),
  cover_letter: z.string(),
  word_count: z.int(),
  generated_by: z.literal("server"),
  /** Each sentence with what it rests on; without sources it holds no fact. */
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ from: z.enum(["cv", "ad", "request"]), quote: z.string() })),
    }),
  ),
});

export const emailAnswer = z.object({ message: z.string() });
export const checkoutAnswer = z.object({ checkout_url: z.string() });
export const portalAnswer = z.object({ portal_url: z.string() });
export const paymentEventAnswer = z.object({ received: z.literal(true) });

/** The schemas that have a name of their own in the published document. */
export const namedSchemas = {
  ApiError: apiError,
  User: accountUser,
  ApiKey: apiKeyItem,
  NewApiKey: newKey,
  Upload: upload,
  StartedAnalysis: started,
  Run: runStateSchema,
  Results: resultsSchema,
  HistoryItem: historyItem,
  HistoryPage: historyPage,
  HistoryStats: historyStats,
  ExportedAnalysis: exportedAnalysis,
  DraftItem: draftItem,
  Draft: wholeDraft,
  CoverLetter: coverLetterAnswer,
  Webhook: webhookItem,
  NewWebhook: newWebhook,
  WebhookEvent: webhookEvent,
} satisfies Record<string, z.ZodType>;
