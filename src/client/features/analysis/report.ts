import { z } from "zod";
import { parsedCvSchema } from "../../../shared/parsed-cv.ts";
import {
  atsCheckSchema,
  jobFactsSchema,
  keywordSchema,
  quickWinSchema,
  requirementSchema,
  resultsSchema,
  scorePartSchema,
} from "../../../shared/results.ts";

/**
 * A report as the screens show it. Read leniently: a part that is absent or unreadable is empty, and
 * the alternative field names of older servers are understood.
 */

const strings = z.array(z.string()).catch([]);
const score = z
  .number()
  .transform((value) => Math.round(Math.min(100, Math.max(0, value))))
  .nullish()
  .catch(null);
const count = z.number().nullable().catch(null);
const noJobFacts = { title: null, company: null, location: null, seniority: null, industry: null };

const reportSchema = z.object({
  overall_score: z.number(),
  match_percentage: z.number(),
  /** Null when the server gave none: nothing stands in for it. */
  ats_score: z.number().nullable(),
  skills_matched: strings,
  skills_missing: strings,
  recommendations: strings,
  strengths: strings,
  weaknesses: strings,
  summary: z.string().catch(""),
  counts: z
    .object({ cvKeys: count, jobKeys: count, matched: count, missing: count })
    .catch({ cvKeys: null, jobKeys: null, matched: null, missing: null }),
  engine: resultsSchema.shape.engine.nullable().catch(null),
  language: z.string().nullable().catch(null),
  job: jobFactsSchema.catch(noJobFacts),
  requirements: z.array(requirementSchema).catch([]),
  keywords: z.array(keywordSchema).catch([]),
  score_parts: z.array(scorePartSchema).catch([]),
  ats_checks: z.array(atsCheckSchema).catch([]),
  quick_wins: z.array(quickWinSchema).catch([]),
  parsed_cv: parsedCvSchema.omit({ text: true }).nullable().catch(null),
});
export type Report = z.infer<typeof reportSchema>;

const alternativesSchema = z.looseObject({
  overall_score: score,
  score,
  match_percentage: score,
  ats_score: score,
});

/** Reads what the server sent; null when it holds no overall score and so is no report. */
export function readReport(raw: unknown): Report | null {
  const read = alternativesSchema.safeParse(raw);
  if (!read.success) return null;
  const given = read.data;
  const overall = given.overall_score ?? given.score ?? null;
  if (overall === null) return null;
  return reportSchema.parse({
    ...given,
    overall_score: overall,
    match_percentage: given.match_percentage ?? overall,
    ats_score: given.ats_score ?? null,
    skills_matched: given.skills_matched ?? given.matched,
    skills_missing: given.skills_missing ?? given.gaps ?? given.missing_keywords,
    recommendations: given.recommendations ?? given.notable,
  });
}

/** Where the text of the job holds nothing that a CV could be compared with. */
export const noDemands =
  "No demands were found in the text of the job. Was all of the advertisement pasted?";
