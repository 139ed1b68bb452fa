import { z } from "zod";
import { resultsSchema } from "./results.ts";

/** The six stages of an analysis, in order, with the specification's names for them. */
export const analysisStages = [
  { id: "cv_text", label: "CV text extraction" },
  { id: "job_parsing", label: "Job description parsing" },
  { id: "keyword_matching", label: "Keyword matching" },
  { id: "ats_check", label: "ATS compatibility check" },
  { id: "skills_gap", label: "Skills gap analysis" },
  { id: "recommendations", label: "Generating recommendations" },
] as const;
export type StageId = (typeof analysisStages)[number]["id"];

/** Percent once `finished` stages are done. Rounded up, so that each multiple of one sixth is reached. */
export function percentAfter(finished: number): number {
  return Math.ceil((finished * 100) / analysisStages.length);
}

/** Percent once `finished` stages and a share (0 to 1) of the next are done: below that next one's until it is finished itself. */
export function percentWithin(finished: number, share: number): number {
  const within = Math.floor(((finished + Math.min(1, share)) * 100) / analysisStages.length);
  const next = percentAfter(finished + 1) - 1;
  return Math.max(percentAfter(finished), Math.min(within, next));
}

/** How many stages are done at a percent: each counts as done at multiples of one sixth of 100. */
export function stagesDone(percent: number): number {
  return Math.floor((percent * analysisStages.length) / 100);
}

/** The specification's progress messages. */
export function progressMessage(percent: number): string {
  if (percent <= 0) return "Initializing analysis...";
  if (percent < 20) return "Processing your CV...";
  if (percent < 40) return "Analyzing job requirements...";
  if (percent < 60) return "Comparing skills and experience...";
  if (percent < 80) return "Calculating match scores...";
  if (percent < 100) return "Generating recommendations...";
  return "Analysis complete!";
}

export const runStatuses = ["pending", "processing", "completed", "failed"] as const;
export type RunStatus = (typeof runStatuses)[number];

/** The state of one analysis: what polling returns and what the subscription carries. */
export const runStateSchema = z.object({
  analysis_id: z.string(),
  status: z.enum(runStatuses),
  percent: z.number().int().min(0).max(100),
  message: z.string(),
  score: z.number().int().nullable(),
  results: resultsSchema.nullable(),
  error: z.string().nullable(),
});
export type RunState = z.infer<typeof runStateSchema>;
