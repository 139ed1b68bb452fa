import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { WebhookEvent } from "../../shared/webhook.ts";
import { users } from "./accounts.ts";

const instant = () => timestamp({ withTimezone: true });

/** Where programs of an account are told that an analysis has ended. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text().notNull(),
    /** Encrypted: it must be known to sign, and nobody may read it from the table. */
    sealedSecret: text().notNull(),
    createdAt: instant().notNull(),
    lastCalledAt: instant(),
    lastStatus: integer(),
    /** Null while calls succeed. */
    failingSince: instant(),
    disabledAt: instant(),
  },
  (table) => [index().on(table.ownerId)],
);

/** Calls made and to be made: a restart loses none. */
export const webhookCalls = pgTable(
  "webhook_calls",
  {
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    analysisId: text().notNull(),
    /** Of the analysis. Started again, it ends again, and is told again. */
    finishedAt: instant().notNull(),
    event: jsonb().$type<WebhookEvent>().notNull(),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** Null when it succeeded or was given up. */
    nextAttemptAt: instant(),
    deliveredAt: instant(),
  },
  (table) => [
    unique().on(table.webhookId, table.analysisId, table.finishedAt),
    index().on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  ],
);
