import { z } from "zod";
import { oneVisibleLine } from "./visible-line.ts";

export const plans = ["free", "starter", "pro", "enterprise"] as const;
export type Plan = (typeof plans)[number];

export type AccountRole = "user" | "admin";

/** The person as the website and the API see it. */
export const accountUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(plans),
});
export type AccountUser = z.infer<typeof accountUser>;

/** `configured`: there is a language model on this server; `without`: this person keeps it out. */
export type ModelUse = { configured: boolean; without: boolean };

/** What an API key may do: read results and history; start analyses and letters. */
export const keyScopes = ["read", "analyse"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Under which name a key's permissions hold its scopes. */
export const keyPermission = "api";
const keptScopes = z.object({ [keyPermission]: z.array(z.enum(keyScopes)) });

/** @param kept a key's permissions: an object, or its JSON as the database has it */
export function scopesOf(kept: unknown): KeyScope[] {
  const read: unknown = typeof kept === "string" ? JSON.parse(kept) : kept;
  return keptScopes.safeParse(read).data?.[keyPermission] ?? [];
}

export const newKeyForm = z.object({
  name: z
    .string({ error: "Please give the key a name" })
    .transform(oneVisibleLine)
    .pipe(
      z
        .string()
        .min(1, "Please give the key a name")
        .max(100, "The name must be at most 100 characters"),
    ),
  scopes: z
    .array(z.enum(keyScopes, "A scope is read or analyse"), "Please choose at least one scope")
    .min(1, "Please choose at least one scope")
    .nullish()
    .transform((scopes) => [...new Set(scopes ?? keyScopes)]),
  expires_in_days: z
    .int("Please give whole days")
    .min(1, "A key is valid for at least one day")
    .max(3650, "A key is valid for at most ten years")
    .nullish()
    .transform((days) => days ?? null),
});
export type NewKeyForm = z.infer<typeof newKeyForm>;

/** An API key as it is listed; the key itself is shown once, when it is made. Times are ISO 8601, UTC. */
export const apiKeyItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
});
export type ApiKeyItem = z.infer<typeof apiKeyItem>;

export const securityEventKinds = [
  "account_created",
  "email_verified",
  "logged_in",
  "login_failed",
  "login_locked",
  "logged_out",
  "sessions_ended",
  "password_changed",
  "password_reset_requested",
  "password_reset",
  "name_changed",
  "api_key_created",
  "api_key_revoked",
  "data_exported",
  "account_suspended",
  "account_reinstated",
  "plan_changed",
  "webhook_added",
  "webhook_removed",
  "webhook_disabled",
  "admin_act",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Times are ISO 8601, UTC. */
export type SecurityEvent = {
  kind: SecurityEventKind;
  at: string;
  address: string | null;
  user_agent: string | null;
  detail: string | null;
};

/** A login that still counts. */
export type SessionItem = {
  id: string;
  current: boolean;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
};
