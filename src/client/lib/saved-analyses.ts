import { z } from "zod";
import type { BrowserStore } from "./browser-store.ts";

/** Analyses kept in this browser, and how they come together with the server's list. */

/** Where a part of it is unknown, it is null. `results` is null while only the server has the report. */
export type SavedAnalysis = {
  id: string;
  cvText: string;
  jdText: string;
  results: unknown;
  /** ISO 8601. */
  timestamp: string;
  score: number | null;
  status: string | null;
  analysisType: string | null;
  targetRole: string | null;
  targetIndustry: string | null;
};

/** What is saved of a finished run; the rest is read from its results. */
export type FinishedRun = Pick<SavedAnalysis, "id" | "cvText" | "jdText" | "results">;

/** Milliseconds, or anything a date can be read from. */
const timestamp = z.union([z.number(), z.string()]).transform((value, context) => {
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue("no time");
  return z.NEVER;
});

/** The server's history items, as far as the list shows them. */
export const serverItem = z.object({
  id: z.string(),
  overall_score: z.number().nullable().catch(null),
  created_at: timestamp,
  status: z.string().catch("unknown"),
  analysis_type: z.string().nullable().catch(null),
  target_role: z.string().nullable().catch(null),
  target_industry: z.string().nullable().catch(null),
});
export type ServerItem = z.infer<typeof serverItem>;

const text = z.string().catch("");
const textOrNull = z.string().nullish().catch(null);
const score = z
  .number()
  .transform((value) => Math.round(Math.min(100, Math.max(0, value))))
  .nullish()
  .catch(null);
const list = z.array(z.unknown()).nullish().catch(null);

/** (spec) the names of older results stand in for those of today. */
const figuresSchema = z
  .object({
    overall_score: score,
    score,
    skills_matched: list,
    matched: list,
    skills_missing: list,
    gaps: list,
    missing_keywords: list,
    job: z.object({ title: textOrNull, industry: textOrNull }).catch({}),
  })
  .catch({ job: {} });

/** The few things a list shows of a report. */
export function figuresOf(results: unknown) {
  const read = figuresSchema.parse(results);
  const matched = read.skills_matched ?? read.matched;
  const missing = read.skills_missing ?? read.gaps ?? read.missing_keywords;
  return {
    score: read.overall_score ?? read.score ?? null,
    matched: matched?.length ?? null,
    missing: missing?.length ?? null,
    role: read.job.title ?? null,
    industry: read.job.industry ?? null,
  };
}

const savedSchema = z
  .object({
    id: z.string().min(1),
    cvText: text,
    jdText: text,
    results: z.unknown(),
    timestamp,
    score,
    status: textOrNull,
    analysisType: textOrNull,
    targetRole: textOrNull,
    targetIndustry: textOrNull,
  })
  .transform((read): SavedAnalysis => {
    const figures = figuresOf(read.results);
    return {
      ...read,
      results: read.results ?? null,
      score: read.score ?? figures.score,
      status: read.status ?? null,
      analysisType: read.analysisType ?? null,
      targetRole: read.targetRole ?? figures.role,
      targetIndustry: read.targetIndustry ?? figures.industry,
    };
  });

function parsed(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

function newestFirst(analyses: SavedAnalysis[]): SavedAnalysis[] {
  const byId = new Map<string, SavedAnalysis>();
  for (const analysis of analyses) if (!byId.has(analysis.id)) byId.set(analysis.id, analysis);
  return [...byId.values()].sort((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/** @param owner the account: whoever uses the browser next does not see what the last one saved */
export function dashboardKey(owner: string): string {
  return `shortlisted.dashboard.${owner}`;
}

/** Newest first, each id once. What cannot be read is left out. */
export function readSaved(store: BrowserStore, key: string): SavedAnalysis[] {
  const kept = parsed(store.read(key));
  if (!Array.isArray(kept)) return [];
  return newestFirst(kept.flatMap((item) => savedSchema.safeParse(item).data ?? []));
}

/** Answers whether they will outlive this page. */
export function keepSaved(store: BrowserStore, key: string, analyses: SavedAnalysis[]): boolean {
  return store.writeLasting(key, JSON.stringify(analyses));
}

/** The saved analyses with this one, in place of an older one of the same id. */
export function withRun(analyses: SavedAnalysis[], run: FinishedRun, now: Date): SavedAnalysis[] {
  const { score, role, industry } = figuresOf(run.results);
  const saved = {
    ...run,
    timestamp: now.toISOString(),
    score,
    status: "completed",
    analysisType: null,
    targetRole: role,
    targetIndustry: industry,
  };
  return newestFirst([saved, ...analyses]);
}

/**
 * Both lists as one, by id. What only the server had and has no more is gone; what this browser saved stays.
 * @param deleted ids that were deleted here and may still be on the server
 */
export function merged(
  local: SavedAnalysis[],
  server: ServerItem[],
  deleted: readonly string[],
): SavedAnalysis[] {
  const own = new Map(local.map((analysis) => [analysis.id, analysis]));
  const remote = new Set(server.map((item) => item.id));
  const kept = local.filter(({ id, results }) => results !== null && !remote.has(id));
  const both = server.map((item): SavedAnalysis => {
    const saved = own.get(item.id);
    return {
      id: item.id,
      cvText: saved?.cvText ?? "",
      jdText: saved?.jdText ?? "",
      results: saved?.results ?? null,
      timestamp: item.created_at,
      score: item.overall_score ?? saved?.score ?? null,
      status: item.status,
      analysisType: item.analysis_type,
      targetRole: item.target_role ?? saved?.targetRole ?? null,
      targetIndustry: item.target_industry ?? saved?.targetIndustry ?? null,
    };
  });
  return newestFirst([...kept, ...both]).filter(({ id }) => !deleted.includes(id));
}

const deletedSchema = z.array(z.string()).catch([]);

/** Ids deleted here whose deletion the server has not confirmed yet. */
export function readDeleted(store: BrowserStore, key: string): string[] {
  return deletedSchema.parse(parsed(store.read(`${key}.deleted`)));
}

export function keepDeleted(store: BrowserStore, key: string, ids: readonly string[]): void {
  if (ids.length === 0) store.remove(`${key}.deleted`);
  else store.writeLasting(`${key}.deleted`, JSON.stringify([...new Set(ids)]));
}
