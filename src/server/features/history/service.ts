import {
  type AnalysisItem,
  deleteAnalysis,
  findAnalysis,
  listAnalyses,
  listAnalysesPage,
  listAnalysesWithReports,
  readAnalysisStats,
} from "../../../db/queries/analyses.ts";
import { AppError } from "../../../shared/errors.ts";
import type {
  HistoryItem,
  HistoryPage,
  HistoryQuery,
  HistoryStats,
} from "../../../shared/history.ts";
import { accountOf, type Owner } from "../../../shared/owner.ts";
import type { Results } from "../../../shared/results.ts";
import type { Deps } from "../../deps.ts";

/** Newest first. */
export async function listHistory(deps: Deps, owner: Owner): Promise<HistoryItem[]> {
  return (await listAnalyses(deps.db, accountOf(owner))).map(itemOf);
}

/** Newest first, each with its report; null where there is none. */
export async function listReports(
  deps: Deps,
  owner: Owner,
): Promise<(HistoryItem & { results: Results | null })[]> {
  const rows = await listAnalysesWithReports(deps.db, accountOf(owner));
  return rows.map((row) => ({ ...itemOf(row), results: row.report }));
}

function itemOf(row: AnalysisItem): HistoryItem {
  return {
    id: row.id,
    analysis_id: row.id,
    overall_score: row.overallScore,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    analysis_type: row.analysisType,
    target_role: row.targetRole,
    target_industry: row.targetIndustry,
    target_company: row.targetCompany,
    original_filename: row.originalFilename,
  };
}

/** Deletes the report, and what is still held in memory of its run. */
export async function deleteFromHistory(deps: Deps, owner: Owner, id: string): Promise<void> {
  const deleted = await deleteAnalysis(deps.db, { id, ownerId: accountOf(owner) });
  if (!deleted) throw new AppError("not_found", "There is no such analysis.");
  await deps.liveRuns.delete(id, owner).catch((error) => {
    // It is deleted where it lasts; what is held goes by itself within the hour.
    deps.log.warn({ err: error }, "a deleted analysis is still held in memory");
  });
  await deps.announcements.announce(accountOf(owner));
}

/**
 * Yields once it listens, and after every change of the person's analyses, wherever it is made, until the signal
 * aborts. Changes that come while the last one is still on its way are one.
 */
export async function* followHistory(
  deps: Deps,
  owner: Owner,
  signal: AbortSignal | undefined,
): AsyncGenerator<void, void> {
  let changed = true;
  let wake = () => {};
  const unsubscribe = await deps.announcements.subscribe(accountOf(owner), () => {
    changed = true;
    wake();
  });
  const onAbort = () => wake();
  signal?.addEventListener("abort", onAbort);
  try {
    while (!signal?.aborted) {
      if (changed) {
        changed = false;
        yield;
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    unsubscribe();
  }
}

/** A page beyond the last is the last. */
export async function readHistoryPage(
  deps: Deps,
  owner: Owner,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const ownerId = accountOf(owner);
  const { search, status, per_page: limit } = query;
  const list = (page: number) =>
    listAnalysesPage(deps.db, ownerId, { search, status, offset: (page - 1) * limit, limit });
  let { rows, total } = await list(query.page);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (query.page > pages) ({ rows, total } = await list(pages));
  const page = Math.min(query.page, pages);
  return { analyses: rows.map(itemOf), page, pages, per_page: limit, total };
}

export async function readHistoryStats(deps: Deps, owner: Owner): Promise<HistoryStats> {
  const stats = await readAnalysisStats(deps.db, accountOf(owner));
  const whole = (mean: number | null) => (mean === null ? null : Math.round(mean));
  return {
    total_analyses: stats.total,
    completed_analyses: stats.completed,
    avg_overall_score: whole(stats.overallScore),
    avg_match_percentage: whole(stats.matchPercentage),
  };
}

/** One analysis with its report, to look at again or to take away. */
export async function readReport(
  deps: Deps,
  owner: Owner,
  id: string,
): Promise<HistoryItem & { results: Results | null; error: string | null }> {
  const row = await findAnalysis(deps.db, { id, ownerId: accountOf(owner) });
  if (!row) throw new AppError("not_found", "There is no such analysis.");
  return { ...itemOf(row), results: row.report, error: row.failure };
}
