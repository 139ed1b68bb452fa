import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AccountRole, Plan, SecurityEventKind } from "../../shared/account.ts";

const instant = () => timestamp({ withTimezone: true });

/** People. The tables up to `apiKeys` have the columns better-auth and its API key plugin expect. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull(),
  image: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  plan: text().$type<Plan>().notNull().default("free"),
  role: text().$type<AccountRole>().notNull().default("user"),
  suspendedAt: instant(),
  /** No language model may see the person's texts. */
  withoutModel: boolean().notNull().default(false),
});

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Ways to log in; the only one offered is a password, kept as a hash. */
export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Links sent by mail, by the hash of their token; a row goes when its link is used. */
export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.identifier)],
);

/** Keys of programs, by the hash of the key. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text().primaryKey(),
    configId: text().notNull(),
    name: text(),
    start: text(),
    prefix: text(),
    key: text().notNull().unique(),
    referenceId: userId(),
    refillInterval: integer(),
    refillAmount: integer(),
    lastRefillAt: instant(),
    enabled: boolean().notNull().default(true),
    rateLimitEnabled: boolean().notNull(),
    rateLimitTimeWindow: integer(),
    rateLimitMax: integer(),
    requestCount: integer().notNull().default(0),
    remaining: integer(),
    lastRequest: instant(),
    expiresAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    permissions: text(),
    metadata: text(),
  },
  (table) => [index().on(table.referenceId)],
);

/** Failed logins by a hash of account and address, so that a lockout outlives a restart. */
export const loginFailures = pgTable(
  "login_failures",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index().on(table.windowEndsAt)],
);

/** What happened to an account's security: who, what, when, from where; never a secret. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text().$type<SecurityEventKind>().notNull(),
    at: instant().notNull(),
    address: text(),
    userAgent: text(),
    detail: text(),
  },
  (table) => [index().on(table.userId, table.at.desc())],
);
