import { z } from "zod";
import { parsedCvSchema } from "./parsed-cv.ts";
import { seniorities } from "./seniorities.ts";

const score = z.number().int().min(0).max(100);

export const requirementKinds = [
  "skill",
  "experience",
  "education",
  "licence",
  "language",
  "other",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const importances = ["required", "preferred"] as const;
export type Importance = (typeof importances)[number];

export const requirementStatuses = ["met", "partial", "missing", "unverifiable"] as const;
export type RequirementStatus = (typeof requirementStatuses)[number];

export const jobFactsSchema = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  seniority: z.enum(seniorities).nullable(),
  industry: z.string().nullable(),
  /** As the advertisement writes them; absent from reports made before they were read. */
  salary: z.string().nullable().optional(),
  hours: z.string().nullable().optional(),
  contract: z.string().nullable().optional(),
});
export type JobFacts = z.infer<typeof jobFactsSchema>;

/** `quote` occurs in the CV, character for character after white space is folded. */
export const evidenceSchema = z.object({ quote: z.string(), section: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;

export const requirementSchema = z.object({
  id: z.string(),
  /** Quotes the advertisement. */
  text: z.string(),
  importance: z.enum(importances),
  kind: z.enum(requirementKinds),
  status: z.enum(requirementStatuses),
  /** False where the reader is not sure of the status; absent from reports made before it was told. */
  sure: z.boolean().optional(),
  /** True where the language model and the engine's own reader contradict each other; absent elsewhere. */
  worth_a_look: z.boolean().optional(),
  reason: z.string(),
  /** Years asked for; null where none are. */
  years: z.number().nullable(),
  evidence: z.array(evidenceSchema),
});
export type Requirement = z.infer<typeof requirementSchema>;

export const keywordSchema = z.object({
  term: z.string(),
  kind: z.enum(["hard", "soft", "keyword"]),
  job_count: z.number().int(),
  cv_count: z.number().int(),
  importance: z.enum(importances),
  status: z.enum(requirementStatuses),
});
export type Keyword = z.infer<typeof keywordSchema>;

export const scoreNames = ["overall_score", "match_percentage", "ats_score"] as const;

export const scorePartSchema = z.object({
  id: z.string(),
  of: z.enum(scoreNames),
  label: z.string(),
  /** 0 to 100. */
  score: z.number(),
  /** The weights of one score add up to 1. */
  weight: z.number(),
  explanation: z.string(),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

export const atsCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["pass", "warn", "fail"]),
  evidence: z.string(),
  fix: z.string(),
});
export type AtsCheck = z.infer<typeof atsCheckSchema>;

/**
 * A truthful change, with the points of overall score that re-running the engine on it really brings. `before` and `after`
 * are there where it changes the wording of one line: the line as it stands in the CV, and as it would read (two lines
 * where it is divided). A change of several lines lists each in `changes`; all of them together bring the gain.
 */
export const quickWinSchema = z.object({
  text: z.string(),
  gain: z.number(),
  before: z.string().optional(),
  after: z.string().optional(),
  changes: z.array(z.object({ before: z.string(), after: z.string() })).optional(),
});
export type QuickWin = z.infer<typeof quickWinSchema>;

/** The report of one analysis. */
export const resultsSchema = z.object({
  overall_score: score,
  match_percentage: score,
  ats_score: score,
  skills_matched: z.array(z.string()),
  skills_missing: z.array(z.string()),
  recommendations: z.array(z.string()),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  summary: z.string(),
  counts: z.object({
    cvKeys: z.number().int(),
    jobKeys: z.number().int(),
    matched: z.number().int(),
    missing: z.number().int(),
  }),
  engine: z.object({
    version: z.string(),
    mode: z.enum(["offline", "ai"]),
    reference_date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    /**
     * Receipt: short hashes (16 hexadecimal digits) of the CV's text and of the advertisement. The same hashes, version and
     * date mean the same report. Absent from reports made before there were receipts.
     */
    inputs: z.object({ cv: z.string(), job: z.string() }).optional(),
    /**
     * What a language model pointed at and the texts bear out: names of skills and passages of the advertisement, which the
     * engine then weighed by its own rules. With them the scores can be had again without any model. Absent where it found
     * nothing.
     */
    additions: z.object({ skills: z.array(z.string()), demands: z.array(z.string()) }).optional(),
    /**
     * Who judged, where it was a language model: its name, when, and each verdict that was held to the texts, with the lines of the
     * CV it rests on. `withdrawn` are passages it says ask nothing. With this everything after the reading can be had again.
     */
    reader: z
      .object({
        model: z.string(),
        date: z.string(),
        verdicts: z.array(
          z.object({
            demand: z.string(),
            status: z.enum(requirementStatuses),
            /** What the engine's own reader said; null where it was not asked. */
            alone: z.enum(requirementStatuses).nullable(),
            importance: z.enum(importances),
            lines: z.array(z.string()),
            reason: z.string().nullable(),
            /** True where the lines named hardly answer the demand: then the engine's own reader's verdict stands. */
            doubted: z.boolean().optional(),
          }),
        ),
        withdrawn: z.array(z.string()),
      })
      .optional(),
  }),
  language: z.string().regex(/^[a-z]{2}$/),
  job: jobFactsSchema,
  requirements: z.array(requirementSchema),
  keywords: z.array(keywordSchema),
  score_parts: z.array(scorePartSchema),
  ats_checks: z.array(atsCheckSchema),
  quick_wins: z.array(quickWinSchema),
  /** What an ATS reads of the CV, without the text itself. */
  parsed_cv: parsedCvSchema.omit({ text: true }),
});
export type Results = z.infer<typeof resultsSchema>;
