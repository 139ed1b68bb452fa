import { z } from "zod";

const words = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .catch(null);

/** (contract) a row of the history. A status this website does not know is shown as it is. */
export const historyItem = z.object({
  id: z.string(),
  overall_score: z.number().nullable().catch(null),
  created_at: z.string(),
  status: z.string().catch("unknown"),
  target_role: words,
  target_company: words,
  original_filename: words,
});
export type HistoryItem = z.infer<typeof historyItem>;

export const historyPage = z.object({
  analyses: z.array(historyItem),
  page: z.number().int().min(1).catch(1),
  pages: z.number().int().min(1).catch(1),
});

const figure = z.number().nullish().catch(null);
export const historyStats = z.object({
  total_analyses: figure,
  completed_analyses: figure,
  avg_overall_score: figure,
  avg_match_percentage: figure,
});

/** "Accounts Assistant, Harbour Care Trust", as far as the advertisement said. */
export function jobOf({ target_role, target_company }: HistoryItem): string {
  const known = [target_role, target_company].filter((part) => part !== null);
  return known.join(", ") || "Job without a title";
}
