import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** What people chose to save before an analysis: the only place where texts of CVs and advertisements are kept. */
export const drafts = pgTable(
  "drafts",
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cvText: text().notNull(),
    jobDescription: text(),
    jobTitle: text(),
    company: text(),
    filename: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** To the millisecond, as JavaScript has it: a draft is recognised by it. */
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.ownerId, table.updatedAt.desc())],
);
