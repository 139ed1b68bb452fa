import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { BoughtPlan, SubscriptionStatus } from "../../shared/billing.ts";
import { users } from "./accounts.ts";

const instant = () => timestamp({ withTimezone: true });

/** What the payment provider last said about a person. Cards, addresses and invoices stay with the provider. */
export const billing = pgTable("billing", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The provider's name for the person. */
  customerId: text().notNull().unique(),
  /** Counts what was written, so that nobody writes what was read before somebody else's later reading. */
  version: integer().notNull().default(0),
  /** What is paid for. The account's own plan can be another: an administrator may have given one. */
  plan: text().$type<BoughtPlan>().notNull().default("free"),
  status: text().$type<SubscriptionStatus>(),
  periodEndsAt: instant(),
  /** Set while a subscription runs out. */
  endsAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Events that were applied, so that none is twice. They name nobody. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);
