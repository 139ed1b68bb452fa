import { z } from "zod";
import type { ErrorCode } from "../../../shared/errors.ts";
import { asErrorCode } from "../../lib/failure.ts";

const answerSchema = z.object({
  analysis_id: z.string(),
  warnings: z.array(z.string()).catch([]),
});
const refusalSchema = z.object({
  error: z.string().catch(""),
  message: z.string().catch(""),
  code: z.unknown().optional(),
});

export type UploadOutcome =
  | { ok: true; analysisId: string; warnings: string[] }
  | { ok: false; text: string; code: ErrorCode | null };

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function refused(status: number, body: unknown): UploadOutcome {
  const read = refusalSchema.safeParse(body);
  const text = read.success ? read.data.error || read.data.message : "";
  return {
    ok: false,
    text: text || `Upload failed: ${status}`,
    code: read.success ? asErrorCode(read.data.code) : null,
  };
}

/** Sends the CV, as the file or as text. Never throws: what went wrong is told as a sentence. */
export async function uploadCv(
  fetch: typeof globalThis.fetch,
  cv: { file: File | null; text: string },
): Promise<UploadOutcome> {
  const form = new FormData();
  if (cv.file !== null) form.append("cv_file", cv.file);
  else form.append("text", cv.text);
  try {
    const response = await fetch("/api/analysis/upload", { method: "POST", body: form });
    const body = await bodyOf(response);
    const answer = answerSchema.safeParse(body);
    if (!response.ok || !answer.success) return refused(response.status, body);
    return { ok: true, analysisId: answer.data.analysis_id, warnings: answer.data.warnings };
  } catch {
    return {
      ok: false,
      text: "Upload failed: the server could not be reached. Check your connection and try again.",
      code: null,
    };
  }
}
