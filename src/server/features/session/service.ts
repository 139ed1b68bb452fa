import {
  deleteSession,
  deleteSessions,
  findPasswordHash,
  findUser,
  findUserByEmail,
  listSessions,
  upsertAdmin,
} from "../../../db/queries/accounts.ts";
import type { AccountUser, SessionItem } from "../../../shared/account.ts";
import type { LoginForm } from "../../../shared/account-forms.ts";
import { AppError } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { userOf } from "../account/service.ts";
import { type Attempt, forgetAttempts, whileCounted } from "../attempt/service.ts";
import { recordSecurityEvent } from "../security/service.ts";
import { isConfiguredAdmin } from "./configured-admin.ts";

/** The browser that asks: its cookies and where it comes from. */
export type Asking = { cookieHeader: string; from: ClientFacts };
export type LoggedIn = { user: AccountUser; cookies: string[] };

/** Starts a new session; the one the browser came with, if any, is ended. */
export async function logIn(deps: Deps, form: LoginForm, asking: Asking): Promise<LoggedIn> {
  const { email } = form;
  const account = await findUserByEmail(deps.db, email);
  const attempt = { who: email, from: asking.from, userId: account?.id };
  const signedIn = await whileCounted(deps, attempt, () =>
    checkPassword(deps, form, { ...attempt, account }),
  );
  return openSession(deps, signedIn, asking);
}

async function checkPassword(
  deps: Deps,
  form: LoginForm,
  attempt: Attempt & { account: { id: string } | undefined },
): Promise<{ userId: string; cookies: string[] }> {
  const { email, password } = form;
  const { from, account } = attempt;
  const before = await findPasswordHash(deps.db, account?.id ?? "");
  const remember = form.remember_me ?? false;
  const signedIn = await deps.auth.signIn({ email, password, remember }, from);
  if (typeof signedIn === "string") {
    if (account) await recordRefusal(deps, account.id, { why: signedIn, from });
    if (signedIn === "wrong") throw new AppError("invalid_credentials", wrong);
    // The password was right: what is said now, only its owner hears.
    await forgetAttempts(deps, attempt);
    if (signedIn === "unverified") throw new AppError("email_unverified", unverified);
    throw new AppError("account_suspended", suspended);
  }
  await forgetAttempts(deps, attempt);
  // A password changed while this login was under way: the old one no longer opens anything.
  if ((await findPasswordHash(deps.db, signedIn.userId)) !== before) {
    await deps.auth.signOut(cookieHeaderOf(signedIn.cookies));
    throw new AppError("invalid_credentials", wrong);
  }
  return signedIn;
}

async function recordRefusal(
  deps: Deps,
  userId: string,
  { why, from }: { why: "wrong" | "unverified" | "suspended"; from: ClientFacts },
): Promise<void> {
  const details = { wrong: undefined, unverified: "email not verified", suspended: "suspended" };
  await recordSecurityEvent(deps, { userId, kind: "login_failed", from, detail: details[why] });
}

/** The admin test login: only with the credentials of the server's settings. */
export async function logInDirectly(
  deps: Deps,
  given: { email: string; password: string },
  asking: Asking,
): Promise<LoggedIn> {
  const attempt = { who: "admin test login", from: asking.from };
  const { admin } = deps;
  await whileCounted(deps, attempt, async () => {
    if (!admin || !isConfiguredAdmin(deps.secret, admin, given)) {
      deps.log.warn("somebody failed to use the admin test login");
      throw new AppError("invalid_credentials", "Login failed. Please check your credentials.");
    }
    await forgetAttempts(deps, attempt);
  });
  if (!admin) throw new AppError("invalid_credentials", wrong);
  const userId = await upsertAdmin(deps.db, {
    id: crypto.randomUUID(),
    email: admin.email.toLowerCase(),
    name: "Administrator",
    at: new Date(deps.now()),
  });
  const signedIn = await deps.auth.signInDirectly(userId, asking.from);
  return openSession(deps, signedIn, asking, "admin test login");
}

async function openSession(
  deps: Deps,
  signedIn: { userId: string; cookies: string[] },
  { cookieHeader, from }: Asking,
  detail?: string,
): Promise<LoggedIn> {
  const forgotten = await deps.auth.signOut(cookieHeader);
  const user = await findUser(deps.db, signedIn.userId);
  if (!user) throw new AppError("invalid_credentials", wrong);
  await recordSecurityEvent(deps, { userId: user.id, kind: "logged_in", from, detail });
  // Only what the browser came with, and is not given anew, need be forgotten.
  const carried = new Set(cookieHeader.split(/; */).map(nameOf));
  for (const line of signedIn.cookies) carried.delete(nameOf(line));
  const cookies = [...forgotten.filter((line) => carried.has(nameOf(line))), ...signedIn.cookies];
  return { user: userOf(user), cookies };
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf("="));
}

/** Ends the browser's session, if it has one; the cookies that make it forget. */
export async function logOut(deps: Deps, { cookieHeader, from }: Asking): Promise<string[]> {
  const session = await deps.auth.findSession(cookieHeader);
  if (session) {
    await recordSecurityEvent(deps, { userId: session.userId, kind: "logged_out", from });
  }
  return deps.auth.signOut(cookieHeader);
}

type Person = { userId: string; sessionId: string };

/** The last used first. */
export async function readSessions(deps: Deps, person: Person): Promise<SessionItem[]> {
  const { userId, sessionId } = person;
  const rows = await listSessions(deps.db, { userId, now: new Date(deps.now()) });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    address: row.ipAddress,
    user_agent: row.userAgent,
  }));
}

/** Ends one session of the person's own. */
export async function endSession(
  deps: Deps,
  person: Person,
  ended: { id: string; from: ClientFacts },
): Promise<void> {
  const { userId } = person;
  if (!(await deleteSession(deps.db, { id: ended.id, userId }))) {
    throw new AppError("not_found", "There is no such session.");
  }
  await recordSecurityEvent(deps, { userId, kind: "sessions_ended", from: ended.from });
}

/** Signs the person out everywhere, here too. */
export async function endAllSessions(deps: Deps, person: Person, from: ClientFacts): Promise<void> {
  const { userId } = person;
  await deleteSessions(deps.db, { userId, exceptId: null });
  await recordSecurityEvent(deps, { userId, kind: "sessions_ended", from, detail: "everywhere" });
}

function cookieHeaderOf(cookies: string[]): string {
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

const wrong = "Invalid email or password";
const unverified =
  "Please verify your email before logging in. Check your inbox for the verification link.";
const suspended = "Your account has been suspended. Please contact support.";
