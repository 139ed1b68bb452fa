import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Results } from "../../shared/results.ts";
import type { RunStatus } from "../../shared/run.ts";

/** The history of signed-in people: reports, never the texts they were made from. */
export const analyses = pgTable(
  "analyses",
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
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
    index().on(table.ownerId, table.createdAt.desc()),
    check("analyses_status", sql`${table.status} in ('processing', 'completed', 'failed')`),
  ],
);
