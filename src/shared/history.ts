import { z } from "zod";
import { storableText } from "./storable-text.ts";

export const historyStatuses = ["completed", "processing", "failed"] as const;

/** `id` and `analysis_id` are equal. Times are ISO 8601 in UTC. */
export const historyItem = z.object({
  id: z.string(),
  analysis_id: z.string(),
  overall_score: z.int().nullable(),
  created_at: z.iso.datetime(),
  status: z.enum(historyStatuses),
  analysis_type: z.string(),
  target_role: z.string().nullable(),
  target_industry: z.string().nullable(),
  target_company: z.string().nullable(),
  original_filename: z.string().nullable(),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const historyPage = z.object({
  analyses: z.array(historyItem),
  page: z.int(),
  /** At least 1, so that "Page 1 of 1" is true of an empty history. */
  pages: z.int(),
  per_page: z.int(),
  total: z.int(),
});
export type HistoryPage = z.infer<typeof historyPage>;

export const historyStats = z.object({
  total_analyses: z.int(),
  completed_analyses: z.int(),
  /** Whole points, over completed analyses; null where there are none. */
  avg_overall_score: z.int().nullable(),
  avg_match_percentage: z.int().nullable(),
});
export type HistoryStats = z.infer<typeof historyStats>;

const wholeNumber = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).catch(fallback).prefault(fallback);

/** (spec) ten rows a page. What is no page, size or status counts as not given. */
export const historyQuery = z.object({
  page: wholeNumber(1, 1_000_000),
  per_page: wholeNumber(10, 100),
  search: z
    .string()
    .catch("")
    .prefault("")
    .transform((text) => storableText(text).trim().slice(0, 200) || null),
  status: z
    .enum([...historyStatuses, "pending"])
    .nullable()
    .catch(null)
    .prefault(null),
});
export type HistoryQuery = z.infer<typeof historyQuery>;
