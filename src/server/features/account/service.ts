import {
  deleteUser,
  findUser,
  findUserByEmail,
  type UserRow,
  updateUser,
} from "../../../db/queries/accounts.ts";
import type { AccountUser } from "../../../shared/account.ts";
import { isEmail, type SignupForm } from "../../../shared/account-forms.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { endBilling } from "../billing/service.ts";
import { addressKnownMail, mayMail, verifyAddressMail } from "../mail/service.ts";
import { isOwnPassword, refuseWeakPassword } from "../password/service.ts";
import { inEvenTime, recordSecurityEvent } from "../security/service.ts";

const verifyMinutes = 24 * 60;

export function userOf({ id, email, name, plan }: UserRow): AccountUser {
  return { id, email, name, plan };
}

/** The person behind this owner; null for a visitor, and when the account is gone. */
export async function readUser(deps: Deps, owner: Owner): Promise<AccountUser | null> {
  if (owner.kind !== "account") return null;
  const user = await findUser(deps.db, owner.id);
  return user ? userOf(user) : null;
}

/**
 * Makes an account that waits for its address to be verified. A known address gets a mail instead, and the caller
 * cannot tell the difference. Every account begins free, whatever plan was asked for, until it is paid.
 */
export async function signUp(deps: Deps, form: SignupForm, from: ClientFacts): Promise<void> {
  await deps.limits.take("signup", from);
  const { name, email, password } = form;
  await refuseWeakPassword(deps, password, { name, email });
  // Counted for both alike: else the count would tell a known address from a new one.
  const mayWrite = await mayMail(deps, { email, from });
  const id = await deps.auth.signUp({ name, email, password });
  if (id === null) {
    const known = await findUserByEmail(deps.db, email);
    const mail = addressKnownMail(deps.site, { email, name: known?.name ?? name });
    if (mayWrite) await deps.mail.post(mail);
    return;
  }
  const detail = form.plan === "pro" ? "asked for the Pro plan" : undefined;
  await recordSecurityEvent(deps, { userId: id, kind: "account_created", from, detail });
  if (mayWrite) await sendVerification(deps, { id, email, name });
}

/** A new link for an account that waits. Says nothing about whether there is one. */
export async function resendVerification(
  deps: Deps,
  email: string,
  from: ClientFacts,
): Promise<void> {
  await deps.limits.take("mail", { ...from, email });
  await inEvenTime(sendVerificationAgain(deps, email));
}

async function sendVerificationAgain(deps: Deps, email: string): Promise<void> {
  if (!isEmail(email)) return;
  const user = await findUserByEmail(deps.db, email);
  if (user && !user.emailVerified) await sendVerification(deps, user);
}

async function sendVerification(
  deps: Deps,
  user: { id: string; email: string; name: string },
): Promise<void> {
  const token = await deps.auth.createLink("verify-email", user.id, verifyMinutes);
  await deps.mail.post(verifyAddressMail(deps.site, user, token));
}

/** False when the link was used, is too old, or was never given. */
export async function verifyAddress(
  deps: Deps,
  token: string,
  from: ClientFacts,
): Promise<boolean> {
  const link = await deps.auth.findLink("verify-email", token);
  if (!link || !(await findUser(deps.db, link.userId))) return false;
  const { userId } = link;
  // Used up last: whoever is interrupted before may follow it again.
  await updateUser(deps.db, userId, { emailVerified: true, updatedAt: new Date(deps.now()) });
  if (!(await deps.auth.redeemLink("verify-email", token))) return false;
  await recordSecurityEvent(deps, { userId, kind: "email_verified", from });
  return true;
}

export async function changeName(
  deps: Deps,
  userId: string,
  change: { name: string; from: ClientFacts },
): Promise<AccountUser> {
  const { name, from } = change;
  await updateUser(deps.db, userId, { name, updatedAt: new Date(deps.now()) });
  await recordSecurityEvent(deps, { userId, kind: "name_changed", from });
  return userOf(await requireUser(deps, userId));
}

/** Removes the account and everything that is the person's. */
export async function deleteAccount(
  deps: Deps,
  userId: string,
  given: { password: string; from: ClientFacts },
): Promise<void> {
  if (!(await isOwnPassword(deps, userId, given))) {
    throw unfit("password", wrongPassword);
  }
  await endBilling(deps, userId);
  await deps.liveRuns.deleteOf({ kind: "account", id: userId });
  await deleteUser(deps.db, userId);
}

/** @throws AppError, unfit when the account is gone */
export async function requireUser(deps: Deps, userId: string): Promise<UserRow> {
  const user = await findUser(deps.db, userId);
  if (!user) throw new AppError("not_found", "There is no such account.");
  return user;
}

const wrongPassword = "This is not your password.";
