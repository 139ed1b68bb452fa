import { and, avg, count, desc, eq, sql } from "drizzle-orm";
import type { Results } from "../../shared/results.ts";
import type { RunStatus } from "../../shared/run.ts";
import type { Database } from "../client.ts";
import { analyses, mostCharacters } from "../schema/analyses.ts";

export type AnalysisRow = typeof analyses.$inferSelect;
export type AnalysisItem = Pick<AnalysisRow, keyof typeof itemColumns>;
export type NewAnalysis = RowOf &
  Pick<AnalysisRow, "originalFilename" | "engineVersion" | "createdAt">;
/** Whose row: every query about one row names its owner. */
export type RowOf = { id: string; ownerId: string };

function rowOf({ id, ownerId }: RowOf) {
  return and(eq(analyses.id, id), eq(analyses.ownerId, ownerId));
}

/** Opens the row of a run that starts. The same run started again begins its row anew. */
export async function insertAnalysis(db: Database, row: NewAnalysis): Promise<void> {
  const fresh = {
    ...emptyOutcome,
    ...row,
    originalFilename: cut(row.originalFilename, mostCharacters.filename),
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

/** Whole characters, however many bytes each has. */
function cut(text: string | null, most: number): string | null {
  return text === null || text.length <= most ? text : [...text].slice(0, most).join("");
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

/** Not of a row that has ended: a process that was thought dead may come back with what another has done since. */
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
      targetRole: cut(report.job.title, mostCharacters.role),
      targetIndustry: cut(report.job.industry, mostCharacters.industry),
      targetCompany: cut(report.job.company, mostCharacters.company),
      engineVersion: report.engine.version,
      report,
      failure: null,
    })
    .where(and(rowOf(row), eq(analyses.status, "processing")));
}

/** What the index of the history holds of a row, so that a list need not look at the rows. */
const itemColumns = {
  id: analyses.id,
  createdAt: analyses.createdAt,
  status: analyses.status,
  overallScore: analyses.overallScore,
  targetRole: analyses.targetRole,
  targetIndustry: analyses.targetIndustry,
  targetCompany: analyses.targetCompany,
  originalFilename: analyses.originalFilename,
  analysisType: analyses.analysisType,
};

/** Newest first, without the reports. */
export async function listAnalyses(db: Database, ownerId: string): Promise<AnalysisItem[]> {
  return db
    .select(itemColumns)
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id));
}

export type AnalysisFilter = { search: string | null; status: RunStatus | null };

/** `search` occurs in role, company or file name, whatever the case; a text that was pasted is found by these words. */
function rowsThat(ownerId: string, { search, status }: AnalysisFilter) {
  const { targetRole, targetCompany, originalFilename } = analyses;
  const named = sql`lower(coalesce(${targetRole}, '') || chr(10) || coalesce(${targetCompany}, '') || chr(10) || coalesce(${originalFilename}, 'Pasted text'))`;
  return and(
    eq(analyses.ownerId, ownerId),
    status ? sql`${analyses.status} = ${status}` : undefined,
    search ? sql`strpos(${named}, lower(${search}::text)) > 0` : undefined,
  );
}

/** One page, newest first, without the reports, and how many rows fit in all. */
export async function listAnalysesPage(
  db: Database,
  ownerId: string,
  page: AnalysisFilter & { offset: number; limit: number },
): Promise<{ rows: AnalysisItem[]; total: number }> {
  const where = rowsThat(ownerId, page);
  const rows = await db
    .select(itemColumns)
    .from(analyses)
    .where(where)
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .offset(page.offset)
    .limit(page.limit);
  const [counted] = await db.select({ total: count() }).from(analyses).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export type AnalysisStats = {
  total: number;
  completed: number;
  /** Means over completed analyses, null where there are none. */
  overallScore: number | null;
  matchPercentage: number | null;
};

export async function readAnalysisStats(db: Database, ownerId: string): Promise<AnalysisStats> {
  const completed = sql`${analyses.status} = 'completed'`;
  const [row] = await db
    .select({
      total: count(),
      completed: sql<number>`count(*) filter (where ${completed})`.mapWith(Number),
      overallScore: avg(analyses.overallScore).mapWith(Number),
      matchPercentage: avg(analyses.matchPercentage).mapWith(Number),
    })
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId));
  return row ?? { total: 0, completed: 0, overallScore: null, matchPercentage: null };
}

/** Newest first, with the reports. */
export async function listAnalysesWithReports(
  db: Database,
  ownerId: string,
): Promise<AnalysisRow[]> {
  return db
    .select()
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
