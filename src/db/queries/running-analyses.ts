import { and, eq, lt, ne, type SQL } from "drizzle-orm";
import type { Database } from "../client.ts";
import { analyses } from "../schema/analyses.ts";
import { insertAnalysis, type NewAnalysis, type RowOf } from "./analyses.ts";
import { countAnalysis, dayOf, uncountAnalysis } from "./usage.ts";

/**
 * Counts the analysis against its day and opens its row: both, or neither and false when the limit is reached. So a
 * process that dies in between has counted nothing, and what dies later leaves a row by which it is found.
 */
export async function beginAnalysis(
  db: Database,
  row: NewAnalysis,
  limit: number | null,
): Promise<boolean> {
  const { ownerId, createdAt } = row;
  return db.transaction(async (tx) => {
    if (!(await countAnalysis(tx, { ownerId, day: dayOf(createdAt) }, limit))) return false;
    await insertAnalysis(tx, row);
    return true;
  });
}

/** Rows of runs that began before this time and have not ended, the oldest first; at most `limit`. */
export async function listUnfinished(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<BegunRow[]> {
  const { id, ownerId, createdAt } = analyses;
  return db
    .select({ id, ownerId, createdAt })
    .from(analyses)
    .where(and(eq(analyses.status, "processing"), lt(createdAt, before)))
    .orderBy(createdAt)
    .limit(limit);
}

/** A row as it was begun: not when its run was started anew since. */
export type BegunRow = RowOf & { createdAt: Date };

/** `givesBack`: what was not done for the person does not count against their day. */
export type Ending = { failure: string; finishedAt: Date; givesBack?: boolean };

const isRow = ({ id, ownerId }: RowOf) => and(eq(analyses.id, id), eq(analyses.ownerId, ownerId));
const isRunning = eq(analyses.status, "processing");

/** What has failed has failed once, for the first reason. */
export async function failAnalysis(db: Database, row: RowOf, ending: Ending): Promise<void> {
  await fail(db, ending, and(isRow(row), ne(analyses.status, "failed")));
}

/** Ends a row that nobody works at; false when it has ended or was begun anew in the meantime. */
export async function failUnfinished(
  db: Database,
  row: BegunRow,
  ending: Ending,
): Promise<boolean> {
  const asBegun = and(isRow(row), isRunning, eq(analyses.createdAt, row.createdAt));
  return (await fail(db, ending, asBegun)) > 0;
}

/** Ends the rows that a process left behind when it was killed. Returns how many there were. */
export async function failLeftBehind(db: Database, ending: Ending): Promise<number> {
  return fail(db, ending, isRunning);
}

async function fail(db: Database, ending: Ending, which: SQL | undefined): Promise<number> {
  const { givesBack = false, ...outcome } = ending;
  return db.transaction(async (tx) => {
    const failed = await tx
      .update(analyses)
      .set({ status: "failed", ...outcome })
      .where(which)
      .returning({ ownerId: analyses.ownerId, createdAt: analyses.createdAt });
    for (const { ownerId, createdAt } of givesBack ? failed : []) {
      await uncountAnalysis(tx, { ownerId, day: dayOf(createdAt) });
    }
    return failed.length;
  });
}
