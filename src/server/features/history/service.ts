import { type AnalysisItem, deleteAnalysis, listAnalyses } from "../../../db/queries/analyses.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Deps } from "../../deps.ts";

/** `id` and `analysis_id` are equal. Times are ISO 8601 in UTC. */
export type HistoryItem = {
  id: string;
  analysis_id: string;
  overall_score: number | null;
  created_at: string;
  status: AnalysisItem["status"];
  analysis_type: string;
  target_role: string | null;
  target_industry: string | null;
  target_company: string | null;
  original_filename: string | null;
};

/** Newest first. */
export async function listHistory(deps: Deps, owner: Owner): Promise<HistoryItem[]> {
  const rows = await listAnalyses(deps.db, accountOf(owner));
  return rows.map((row) => ({
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
  }));
}

export async function deleteFromHistory(deps: Deps, owner: Owner, id: string): Promise<void> {
  const deleted = await deleteAnalysis(deps.db, { id, ownerId: accountOf(owner) });
  if (!deleted) throw new AppError("not_found", "There is no such analysis.");
}

function accountOf(owner: Owner): string {
  if (owner.kind !== "account") throw new AppError("unauthorized", "Please log in first.");
  return owner.id;
}
