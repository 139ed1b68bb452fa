import { z } from "zod";
import type { ErrorCode } from "../../../shared/errors.ts";
import { texts } from "../../../shared/texts.ts";
import { ApiError, ownWords } from "../../lib/api-error.ts";
import { asErrorCode } from "../../lib/failure.ts";
import type { RestClient } from "../../lib/rest-client.ts";

/** What is read of the answer; `success: false` comes with the reason. */
const answerSchema = z.object({
  success: z.boolean().catch(true),
  error: z.string().catch(""),
  /** Only where the one call gave the report at once. */
  inline_mode: z.boolean().catch(false),
  results: z.unknown().optional(),
});

export type StartOutcome =
  /** `results` where the report came at once, else null. */
  { ok: true; results: unknown } | { ok: false; text: string; code: ErrorCode | null };

/** Starts the run of an upload. Never throws: what went wrong is told as a sentence. */
export async function startRun(
  rest: RestClient,
  run: {
    analysis_id: string;
    job_description: string;
    demo: boolean;
    without_language_model: boolean;
  },
): Promise<StartOutcome> {
  try {
    const told = await rest.post("/api/analysis/analyze", run, answerSchema);
    if (!told.success) return { ok: false, text: told.error || texts.startFailed, code: null };
    return { ok: true, results: told.inline_mode ? (told.results ?? null) : null };
  } catch (error) {
    const code = error instanceof ApiError ? asErrorCode(error.given.code) : null;
    if (code === "already_running") return { ok: true, results: null };
    return { ok: false, text: ownWords(error) || texts.startFailed, code };
  }
}
