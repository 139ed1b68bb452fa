import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Results } from "../../shared/results.ts";
import type { Database } from "../client.ts";
import { analyses } from "../schema/analyses.ts";

export type AnalysisRow = typeof analyses.$inferSelect;
export type AnalysisItem = Omit<AnalysisRow, "report">;
/** Whose row: every query about one row names its owner. */
export type RowOf = { id: string; ownerId: string };

function rowOf({ id, ownerId }: RowOf) {
  return and(eq(analyses.id, id), eq(analyses.ownerId, ownerId));
}

/** Opens the row of a run that starts. The same run started again begins its row anew. */
export async function insertAnalysis(
  db: Database,
  row: RowOf & { originalFilename: string | null; engineVersion: string; createdAt: Date },
): Promise<void> {
  const fresh = {
    ...emptyOutcome,
    ...row,
    status: "processing" as const,
    analysisType: "job_match",
  };
  await db
    .insert(analyses)
    .values(fresh)
    .onConflictDoUpdate({
      target: analyses.id,
      set: fresh,
      setWhere: eq(analyses.ownerId, row.ownerId),
    });
}

const emptyOutcome = {
  finishedAt: null,
  overallScore: null,
  matchPercentage: null,
  atsScore: null,
  targetRole: null,
  targetIndustry: null,
  targetCompany: null,
  report: null,
  failure: null,
};

export async function finishAnalysis(
  db: Database,
  row: RowOf,
  outcome: { report: Results; finishedAt: Date },
): Promise<void> {
  const { report, finishedAt } = outcome;
  await db
    .update(analyses)
    .set({
      status: "completed",
      finishedAt,
      overallScore: report.overall_score,
      matchPercentage: report.match_percentage,
      atsScore: report.ats_score,
      targetRole: report.job.title,
      targetIndustry: report.job.industry,
      targetCompany: report.job.company,
      engineVersion: report.engine.version,
      report,
      failure: null,
    })
    .where(rowOf(row));
}

export async function failAnalysis(
  db: Database,
  row: RowOf,
  outcome: { failure: string; finishedAt: Date },
): Promise<void> {
  await db
    .update(analyses)
    .set({ status: "failed", ...outcome })
    .where(rowOf(row));
}

/** Rows that a process left behind when it was killed. Returns how many there were. */
export async function markInterruptedAnalyses(
  db: Database,
  outcome: { failure: string; finishedAt: Date },
): Promise<number> {
  const marked = await db
    .update(analyses)
    .set({ status: "failed", ...outcome })
    .where(eq(analyses.status, "processing"))
    .returning({ id: analyses.id });
  return marked.length;
}

/** Newest first, without the reports. */
export async function listAnalyses(db: Database, ownerId: string): Promise<AnalysisItem[]> {
  const { report: _, ...columns } = getTableColumns(analyses);
  return db
    .select(columns)
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id));
}

export async function findAnalysis(db: Database, row: RowOf): Promise<AnalysisRow | undefined> {
  const [found] = await db.select().from(analyses).where(rowOf(row));
  return found;
}

/** False when there was none of this owner. */
export async function deleteAnalysis(db: Database, row: RowOf): Promise<boolean> {
  const deleted = await db.delete(analyses).where(rowOf(row)).returning({ id: analyses.id });
  return deleted.length > 0;
}
