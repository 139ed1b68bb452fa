import type { SecurityEvent, SecurityEventKind } from "../../../shared/account.ts";

const words: Record<SecurityEventKind, string> = {
  account_created: "Account created",
  email_verified: "Email address verified",
  logged_in: "Logged in",
  login_failed: "A login failed",
  login_locked: "Logins paused after too many wrong passwords",
  logged_out: "Logged out",
  sessions_ended: "A session was ended",
  password_changed: "Password changed",
  password_reset_requested: "A link to reset the password was asked for",
  password_reset: "Password reset with the link of the mail",
  name_changed: "Name changed",
  api_key_created: "API key created",
  api_key_revoked: "API key revoked",
  data_exported: "Your data was downloaded",
  account_suspended: "Account suspended",
  account_reinstated: "Account reinstated",
  plan_changed: "Plan changed",
  webhook_added: "Webhook added",
  webhook_removed: "Webhook removed",
  webhook_disabled: "Webhook disabled: it failed for too long, or said it is gone",
  admin_act: "Act of administration",
};

/** What happened, in plain words, with what is known of it: "API key created: Home script". */
export function eventWords({ kind, detail }: Pick<SecurityEvent, "kind" | "detail">): string {
  if (kind === "sessions_ended" && detail === "everywhere") return "Signed out everywhere";
  return detail === null ? words[kind] : `${words[kind]}: ${detail}`;
}
