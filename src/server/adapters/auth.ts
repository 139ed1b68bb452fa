import { APIError } from "better-auth/api";
import { type KeyScope, keyPermission, scopesOf } from "../../shared/account.ts";
import { type BetterAuthSettings, createBetterAuth, headersFrom } from "./better-auth.ts";
import { createTroubleKeeper } from "./kept-trouble.ts";
import { hashPassword, isPasswordOf } from "./password-hash.ts";

/** From where a request comes, as far as sessions remember it. */
export type ClientFacts = { address: string; userAgent: string };

export type SignIn = { userId: string; cookies: string[] };

/** Users, passwords, sessions, one-time links and API keys. Cookies are whole `Set-Cookie` lines. */
export type Auth = {
  /** The new user's id; null when the address is taken. Takes the same time either way. */
  signUp(person: { name: string; email: string; password: string }): Promise<string | null>;
  signIn(
    login: { email: string; password: string; remember: boolean },
    from: ClientFacts,
  ): Promise<SignIn | "wrong" | "unverified" | "suspended">;
  /** A session without a password: for those whom the server's own settings vouch for. */
  signInDirectly(userId: string, from: ClientFacts): Promise<SignIn>;
  /** Ends the session of this cookie header; the cookies that make the browser forget it. */
  signOut(cookieHeader: string): Promise<string[]>;
  findSession(
    cookieHeader: string,
  ): Promise<{ id: string; userId: string; cookies: string[] } | undefined>;
  isPassword(userId: string, password: string): Promise<boolean>;
  setPassword(userId: string, password: string): Promise<void>;
  /** What is kept of a password. */
  hashPassword(password: string): Promise<string>;
  /** A secret that `redeemLink` accepts once within `minutes`. */
  createLink(purpose: LinkPurpose, userId: string, minutes: number): Promise<string>;
  /** The link and whose it is, without using it up; undefined when it is used, expired or was never given. */
  findLink(
    purpose: LinkPurpose,
    token: string,
  ): Promise<{ id: string; userId: string } | undefined>;
  /** Whose link this is, and uses it up. */
  redeemLink(purpose: LinkPurpose, token: string): Promise<string | undefined>;
  createKey(
    userId: string,
    key: { name: string; scopes: KeyScope[]; expiresInDays: number | null },
  ): Promise<{ id: string; key: string }>;
  findKey(key: string): Promise<{ id: string; userId: string; scopes: KeyScope[] } | undefined>;
};

export type LinkPurpose = "verify-email" | "reset-password";

const day = 24 * 60 * 60;
/** However often it is used: then the password is asked again. */
const longestSessionMs = 90 * day * 1000;
const linkToken = /^[\w-]{43}$/;
const refused = { headers: new Headers(), response: null };

export function createAuth(options: BetterAuthSettings): Auth {
  const trouble = createTroubleKeeper();
  const auth = createBetterAuth(options, trouble);
  const context = auth.$context;

  return trouble.tell<Auth>({
    async signUp({ name, email, password }) {
      const { internalAdapter } = await context;
      const known = await internalAdapter.findUserByEmail(email);
      try {
        const { user } = await auth.api.signUpEmail({ body: { name, email, password } });
        // For a known address better-auth answers with a user that does not exist.
        return known ? null : ((await internalAdapter.findUserById(user.id))?.id ?? null);
      } catch (error) {
        // Somebody signed up with the same address in the same moment, and was first.
        if (!known && (await internalAdapter.findUserByEmail(email))) return null;
        throw error;
      }
    },

    async signIn({ email, password, remember }, from) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password, rememberMe: remember },
          headers: headersFrom(from),
          returnHeaders: true,
        });
        const user = await (await context).internalAdapter.findUserById(response.user.id);
        if (user && isSuspended(user)) {
          await (await context).internalAdapter.deleteSession(response.token);
          return "suspended";
        }
        return { userId: response.user.id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (!(error instanceof APIError)) {
          // Deleted between the look at the password and the new session.
          if (!(await (await context).internalAdapter.findUserByEmail(email))) return "wrong";
          throw error;
        }
        if (error.body?.code === "EMAIL_NOT_VERIFIED") return "unverified";
        if (error.statusCode >= 500) throw error;
        return "wrong";
      }
    },

    async signInDirectly(userId, from) {
      const { headers } = await auth.api.signInDirectly({
        body: { userId },
        headers: headersFrom(from),
        returnHeaders: true,
      });
      return { userId, cookies: headers.getSetCookie() };
    },

    async signOut(cookieHeader) {
      const { headers } = await auth.api.signOut({
        headers: new Headers({ cookie: cookieHeader }),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },

    async findSession(cookieHeader) {
      if (!cookieHeader.includes("session_token=")) return undefined;
      const { headers, response } = await auth.api
        .getSession({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true })
        .catch((error) => {
          // Ended by another request in the moment it was to be prolonged.
          if (error instanceof APIError && error.statusCode === 401) return refused;
          throw error;
        });
      if (!response || response.user.suspendedAt) return undefined;
      const { id, userId, token, createdAt } = response.session;
      if (Date.now() - createdAt.getTime() > longestSessionMs) {
        await (await context).internalAdapter.deleteSession(token);
        return undefined;
      }
      return { id, userId, cookies: headers.getSetCookie() };
    },

    async isPassword(userId, password) {
      const account = await (await context).internalAdapter.findCredentialAccount(userId);
      return Boolean(account?.password && (await isPasswordOf(account.password, password)));
    },

    async setPassword(userId, password) {
      const hash = await hashPassword(password, options.hashCost);
      const { internalAdapter } = await context;
      if (await internalAdapter.findCredentialAccount(userId)) {
        await internalAdapter.updatePassword(userId, hash);
        return;
      }
      await internalAdapter.linkAccount({
        userId,
        providerId: "credential",
        accountId: userId,
        password: hash,
      });
    },

    hashPassword: (password) => hashPassword(password, options.hashCost),

    async createLink(purpose, userId, minutes) {
      const token = crypto.getRandomValues(Buffer.alloc(32)).toString("base64url");
      await (await context).internalAdapter.createVerificationValue({
        identifier: `${purpose}:${token}`,
        value: userId,
        expiresAt: new Date(Date.now() + minutes * 60_000),
      });
      return token;
    },

    async findLink(purpose, token) {
      if (!linkToken.test(token)) return undefined;
      const { internalAdapter } = await context;
      const found = await internalAdapter.findVerificationValue(`${purpose}:${token}`);
      if (!found || found.expiresAt <= new Date()) return undefined;
      return { id: found.id, userId: found.value };
    },

    async redeemLink(purpose, token) {
      if (!linkToken.test(token)) return undefined;
      const { internalAdapter } = await context;
      const used = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
      return used?.value;
    },

    async createKey(userId, { name, scopes, expiresInDays }) {
      const created = await auth.api.createApiKey({
        body: {
          name,
          userId,
          permissions: { [keyPermission]: scopes },
          ...(expiresInDays === null ? {} : { expiresIn: expiresInDays * day }),
        },
      });
      return { id: created.id, key: created.key };
    },

    async findKey(key) {
      const { valid, key: found } = await auth.api.verifyApiKey({ body: { key } });
      if (!valid || !found) return undefined;
      const user = await (await context).internalAdapter.findUserById(found.referenceId);
      if (!user || isSuspended(user)) return undefined;
      return { id: found.id, userId: found.referenceId, scopes: scopesOf(found.permissions) };
    },
  });
}

/** better-auth's type of a user does not name the columns that are ours. */
function isSuspended(user: object): boolean {
  return Boolean(Reflect.get(user, "suspendedAt"));
}
