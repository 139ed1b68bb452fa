import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Results } from "../../shared/results.ts";
import type { RunStatus } from "../../shared/run.ts";
import { users } from "./accounts.ts";

/** The longest texts a row holds, in characters: an index takes no more than 2,700 bytes of a row. */
export const mostCharacters = { role: 120, company: 120, industry: 60, filename: 255 } as const;

/** The history of signed-in people: reports, never the texts they were made from. */
export const analyses = pgTable(
  "analyses",
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text().$type<Exclude<RunStatus, "pending">>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    overallScore: integer(),
    matchPercentage: integer(),
    atsScore: integer(),
    targetRole: text(),
    targetIndustry: text(),
    targetCompany: text(),
    originalFilename: text(),
    analysisType: text().notNull(),
    engineVersion: text().notNull(),
    report: jsonb().$type<Results>(),
    failure: text(),
  },
  (table) => [
    // All that the lists, a search and the statistics ask for, in the order of the lists (Postgres puts nulls first when it
    // sorts downwards). One person's rows are scattered over the table, each on a page of its own; here they lie side by
    // side, and none of them is looked up.
    index("analyses_history_index").on(
      table.ownerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.overallScore,
      table.matchPercentage,
      table.targetRole,
      table.targetIndustry,
      table.targetCompany,
      table.originalFilename,
      table.analysisType,
    ),
    // Today's, of everybody.
    index("analyses_created_index").on(table.createdAt),
    // What runs, looked for every few seconds.
    index("analyses_running_index").on(table.createdAt).where(sql`${table.status} = 'processing'`),
    check("analyses_status", sql`${table.status} in ('processing', 'completed', 'failed')`),
  ],
);
