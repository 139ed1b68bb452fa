import { AppError } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { MailMessage } from "../../adapters/mail.ts";
import type { Deps, Site } from "../../deps.ts";
import { composeMail } from "./layout.ts";

type Recipient = { email: string; name: string };

/** Counts a mail that somebody asks for; false when there were too many to this address, or from there. */
export async function mayMail(
  deps: Deps,
  { email, from }: { email: string; from: ClientFacts },
): Promise<boolean> {
  try {
    await deps.limits.take("mail", { ...from, email });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Asks somebody new to show that the address is theirs. The link works for 24 hours, once. */
export function verifyAddressMail(
  site: Site,
  { email, name }: Recipient,
  token: string,
): MailMessage {
  return composeMail({
    to: email,
    subject: "Verify your email address",
    name,
    paragraphs: ["Thank you for signing up. Please verify your email address to log in."],
    action: {
      label: "Verify email address",
      url: linkTo(site, "/api/auth/verify-email", { token }),
    },
    note: "The link works once, within 24 hours. If you did not sign up, you can ignore this message: without the link the account stays closed.",
  });
}

/** To the owner of an address that somebody tried to sign up with again. */
export function addressKnownMail(site: Site, { email, name }: Recipient): MailMessage {
  return composeMail({
    to: email,
    subject: "You already have an account",
    name,
    paragraphs: [
      "Somebody, perhaps you, tried to sign up with this address. It already has an account, so nothing was changed.",
      `To log in, go to ${linkTo(site, "/login")}. If you do not remember your password, you can choose a new one.`,
    ],
    action: { label: "Choose a new password", url: linkTo(site, "/forgot-password") },
    note: "If it was not you, you can ignore this message.",
  });
}

/** The link works for one hour, once. */
export function resetLinkMail(site: Site, { email, name }: Recipient, token: string): MailMessage {
  return composeMail({
    to: email,
    subject: "Reset your password",
    name,
    paragraphs: ["Somebody, hopefully you, asked to reset the password of your account."],
    action: { label: "Set a new password", url: linkTo(site, "/reset-password", { token }) },
    note: "The link works once, within one hour. If it was not you, you can ignore this message: your password stays as it is.",
  });
}

/** After a change by somebody who was logged in and knew the old password. */
export function passwordChangedMail(site: Site, recipient: Recipient): MailMessage {
  return newPasswordMail(
    site,
    recipient,
    "The password of your account was changed just now, and you were logged out everywhere else.",
  );
}

/** After a reset by link. */
export function passwordResetMail(site: Site, recipient: Recipient): MailMessage {
  return newPasswordMail(
    site,
    recipient,
    "The password of your account was set anew with a link from your mailbox. You were logged out everywhere, and API keys, if you had any, no longer work.",
  );
}

function newPasswordMail(site: Site, { email, name }: Recipient, what: string): MailMessage {
  return composeMail({
    to: email,
    subject: "Your password was changed",
    name,
    paragraphs: [what],
    action: { label: "Choose another password", url: linkTo(site, "/forgot-password") },
    note: "If it was you, there is nothing to do. If it was not, choose another password at once with the link above.",
  });
}

function linkTo(site: Site, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, site.publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
