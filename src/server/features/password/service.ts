import {
  deleteLinks,
  deleteSessions,
  findUser,
  findUserByEmail,
} from "../../../db/queries/accounts.ts";
import { resetPasswordByLink } from "../../../db/queries/password-resets.ts";
import { accountTexts, isEmail } from "../../../shared/account-forms.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { forgetAttempts, whileCounted } from "../attempt/service.ts";
import { mayMail, passwordChangedMail, passwordResetMail, resetLinkMail } from "../mail/service.ts";
import { inEvenTime, recordSecurityEvent } from "../security/service.ts";
import { commonPasswords } from "./common-passwords.ts";
import { isOwnWord } from "./own-words.ts";

const resetMinutes = 60;

type Whose = { name: string; email: string };

/**
 * In production, refuses what is on every attacker's list, however it is capitalised, and what everybody knows of the
 * person. Elsewhere the specification's rules alone decide: whoever tries the product there takes such passwords.
 */
export async function refuseWeakPassword(
  deps: Deps,
  password: string,
  whose: Whose | null,
): Promise<void> {
  if (!deps.refusesWeakPasswords) return;
  const common = (await commonPasswords()).has(password.toLowerCase());
  const own = whose !== null && isOwnWord(password, whose);
  if (!common && !own) return;
  const text = common ? accountTexts.passwordCommon : accountTexts.passwordOwnWord;
  throw unfit("password", text);
}

/** Sends a link when there is such an account. The caller cannot tell, not even by asking too often. */
export async function requestPasswordReset(
  deps: Deps,
  email: string,
  from: ClientFacts,
): Promise<void> {
  await inEvenTime(sendResetLink(deps, email, from));
}

async function sendResetLink(deps: Deps, email: string, from: ClientFacts): Promise<void> {
  if (!isEmail(email)) return;
  if (!(await mayMail(deps, { email, from }))) return;
  const user = await findUserByEmail(deps.db, email);
  if (!user) return;
  const token = await deps.auth.createLink("reset-password", user.id, resetMinutes);
  await recordSecurityEvent(deps, { userId: user.id, kind: "password_reset_requested", from });
  await deps.mail.post(resetLinkMail(deps.site, user, token));
}

/**
 * Sets the password of whom the link was sent to, which proves the address too. Ends every session, API key and webhook:
 * whoever made them may not be the person who has the mailbox. Whatever goes wrong before all that is stored, the link
 * still counts.
 */
export async function resetPassword(
  deps: Deps,
  given: { token: string; password: string },
  from: ClientFacts,
): Promise<void> {
  const { token, password } = given;
  const link = await deps.auth.findLink("reset-password", token);
  const owner = link ? await findUser(deps.db, link.userId) : undefined;
  // Looked at first, so that a refused password does not use up the link.
  await refuseWeakPassword(deps, password, owner ?? null);
  if (!link || !owner) throw new AppError("link_invalid", linkInvalid);
  const { id: userId, email } = owner;
  const isSet = await resetPasswordByLink(deps.db, {
    linkId: link.id,
    userId,
    passwordHash: await deps.auth.hashPassword(password),
    credentialId: crypto.randomUUID(),
    at: new Date(deps.now()),
  });
  if (!isSet) throw new AppError("link_invalid", linkInvalid);
  await forgetAttempts(deps, { who: email, from });
  await recordSecurityEvent(deps, { userId, kind: "password_reset", from });
  await deps.mail.post(passwordResetMail(deps.site, owner));
}

/** For somebody who is logged in and knows the present password. Ends all other sessions. */
export async function changePassword(
  deps: Deps,
  person: { userId: string; sessionId: string },
  change: { current: string; next: string; from: ClientFacts },
): Promise<void> {
  const { userId, sessionId } = person;
  const { current, next, from } = change;
  const user = await findUser(deps.db, userId);
  if (!user || !(await isOwnPassword(deps, userId, { password: current, from }))) {
    throw unfit("current_password", "This is not your present password.");
  }
  await refuseWeakPassword(deps, next, user);
  await deps.auth.setPassword(userId, next);
  await deleteSessions(deps.db, { userId, exceptId: sessionId });
  await deleteLinks(deps.db, userId);
  await recordSecurityEvent(deps, { userId, kind: "password_changed", from });
  await deps.mail.post(passwordChangedMail(deps.site, user));
}

/** Asks a logged-in person again. Counted like logins: somebody else's open session is no place to guess in. */
export async function isOwnPassword(
  deps: Deps,
  userId: string,
  given: { password: string; from: ClientFacts },
): Promise<boolean> {
  const { password, from } = given;
  const attempt = { who: `again ${userId}`, from, userId };
  return whileCounted(deps, attempt, async () => {
    if (await deps.auth.isPassword(userId, password)) {
      await forgetAttempts(deps, attempt);
      return true;
    }
    await recordSecurityEvent(deps, { userId, kind: "login_failed", from, detail: "asked again" });
    return false;
  });
}

const linkInvalid = "This link has been used or is too old. Please ask for a new one.";
