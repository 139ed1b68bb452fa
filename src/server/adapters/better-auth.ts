import { apiKey } from "@better-auth/api-key";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import type { TroubleKeeper } from "./kept-trouble.ts";
import { type HashCost, hashPassword, isPasswordOf } from "./password-hash.ts";

export type BetterAuthSettings = {
  db: Database;
  tables: Record<"user" | "session" | "account" | "verification" | "apikey", unknown>;
  secret: string;
  /** Cookies are sent over https only. */
  secure: boolean;
  /** Of new passwords' hashes; unset: the product's own. Tests that are not about it pay less. */
  hashCost?: HashCost;
};

/** Where better-auth finds the client's address: no client can set it, the header is our own. */
const addressHeader = "x-client-address";

export function headersFrom(client: { address: string; userAgent: string }): Headers {
  return new Headers({ [addressHeader]: client.address, "user-agent": client.userAgent });
}

const day = 24 * 60 * 60;

const signInDirectly = createAuthEndpoint(
  "/sign-in/direct",
  { method: "POST", body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw new APIError("NOT_FOUND");
    const forgetWithBrowser = true;
    const session = await internalAdapter.createSession(user.id, forgetWithBrowser);
    await setSessionCookie(ctx, { session, user }, forgetWithBrowser);
    return ctx.json({ userId: user.id });
  },
);

/** The library as we use it: its functions only, none of its routes. */
export function createBetterAuth(options: BetterAuthSettings, { listen }: TroubleKeeper) {
  const adapter = drizzleAdapter(options.db, { provider: "pg", schema: options.tables });
  return betterAuth({
    // No request ever reaches better-auth's own routes: it makes no links from this address.
    baseURL: "http://localhost",
    secret: options.secret,
    database: (settings: BetterAuthOptions) => listen(adapter(settings)),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // The forms count characters; better-auth counts UTF-16 units, up to two for one.
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: {
        hash: (password) => hashPassword(password, options.hashCost),
        verify: ({ hash, password }) => isPasswordOf(hash, password),
      },
    },
    user: { additionalFields: { suspendedAt: { type: "date", required: false, input: false } } },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { storeIdentifier: "hashed" },
    advanced: {
      cookiePrefix: "shortlisted",
      useSecureCookies: options.secure,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would log addresses of people.
    logger: { disabled: true },
    plugins: [
      apiKey({
        defaultPrefix: "sl_",
        defaultKeyLength: 40,
        maximumNameLength: 100,
        startingCharactersConfig: { shouldStore: true, charactersLength: 8 },
        keyExpiration: { minExpiresIn: 1, maxExpiresIn: 3650 },
        rateLimit: { enabled: false },
      }),
      { id: "direct", endpoints: { signInDirectly } },
    ],
  });
}
