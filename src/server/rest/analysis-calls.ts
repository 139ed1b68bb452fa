import { z } from "zod";
import { done, started, upload as uploaded } from "../../shared/api-answers.ts";
import { askedText } from "../../shared/asked-text.ts";
import { runStateSchema } from "../../shared/run.ts";
import { defineCall } from "./call.ts";

export { uploaded };

const of = { group: "Analysis", caller: "anybody" } as const;
const runParams = z.object({ id: z.string() });

export const upload = defineCall({
  ...of,
  id: "uploadCv",
  method: "POST",
  path: "/api/analysis/upload",
  summary: "Give a CV, as a file or as text",
  about:
    "PDF, DOC, DOCX, TXT or RTF of at most 10 MB (10 × 1024 × 1024 bytes). The text is held in memory for 60 minutes after " +
    "its last use and is never stored.",
  form: z.object({ cv_file: z.file().optional(), text: z.string().optional() }),
  status: 201,
  answer: uploaded,
  repeatable: true,
  refusals: [
    "no_document",
    "file_too_large",
    "text_too_long",
    "file_type_not_allowed",
    "file_format_not_allowed",
    "file_corrupt",
    "file_encrypted",
    "file_empty",
    "file_scanned",
    "file_too_complex",
    "cancelled",
    "rate_limited",
  ],
});

export const analyze = defineCall({
  ...of,
  id: "startAnalysis",
  method: "POST",
  path: "/api/analysis/analyze",
  summary: "Analyse an uploaded CV against a job advertisement",
  about:
    "Answers at once; then poll the results. In the demo (visitors), with `cv_text`, the one call answers with the report: " +
    "`inline_mode` is true, and `analysis_id` may be empty.",
  body: z.object({
    analysis_id: askedText,
    job_description: askedText,
    cv_text: z.string().nullish(),
    /** Leaves no trace, whoever begins it. */
    demo: z.boolean().nullish(),
    /** No language model sees the texts, neither for the report nor for a letter. */
    without_language_model: z.boolean().nullish(),
  }),
  answer: started,
  repeatable: true,
  refusals: [
    "no_document",
    "no_job_description",
    "not_found",
    "already_running",
    "cancelled",
    "document_expired",
    "job_description_too_long",
    "text_too_long",
    "plan_limit_reached",
    "rate_limited",
  ],
});

/** What is kept of a call with an `Idempotency-Key`. */
export const startedRun = z.object({ id: z.string() });

export const results = defineCall({
  ...of,
  id: "getResults",
  method: "GET",
  path: "/api/analysis/results/{id}",
  summary: "How far an analysis is, and its report once it is completed",
  about: "Ask every 2 seconds, with `If-None-Match`: 304 while nothing changed.",
  params: runParams,
  answer: runStateSchema,
  tagged: true,
  refusals: ["not_found", "document_expired"],
});

export const cancel = defineCall({
  ...of,
  id: "cancelAnalysis",
  method: "POST",
  path: "/api/analysis/cancel/{id}",
  summary: "Stop an analysis that waits or runs",
  params: runParams,
  answer: done,
  refusals: ["not_found", "already_finished", "document_expired"],
});

export const analysisCalls = [upload, analyze, results, cancel];
