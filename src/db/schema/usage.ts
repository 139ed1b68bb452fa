import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** How many analyses somebody began on a day. Deleting an analysis does not make it unbegun. */
export const usage = pgTable(
  "usage",
  {
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** UTC. */
    day: date().notNull(),
    analyses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);
