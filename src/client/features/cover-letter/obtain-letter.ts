import { z } from "zod";
import { failureOf } from "../../lib/failure.ts";
import { type LetterRequest, letterSentencesSchema } from "../../lib/kept-letter.ts";
import type { RestClient } from "../../lib/rest-client.ts";

type ServerLetter = { text: string; sentences: z.infer<typeof letterSentencesSchema> };

type LetterOutcome =
  | { ok: true; letter: ServerLetter }
  /** `reason` is the server's sentence, or ours where it gave none. */
  | { ok: false; reason: string };

const answerSchema = z
  .object({
    success: z.boolean().optional(),
    cover_letter: z.string().nullish(),
    text: z.string().nullish(),
    sentences: letterSentencesSchema.catch([]),
  })
  .transform((answer) => ({
    text: answer.cover_letter || answer.text || "",
    sentences: answer.sentences,
    success: answer.success !== false,
  }))
  .refine(({ text, success }) => success && text.trim() !== "");

async function requestLetter(
  rest: RestClient,
  analysisId: string,
  { companyName, jobTitle, tone, length }: LetterRequest,
): Promise<ServerLetter> {
  const body = {
    analysis_id: analysisId,
    tone,
    length,
    companyName: companyName.trim(),
    jobTitle: jobTitle.trim(),
  };
  return rest.post("/api/analysis/cover-letter", body, answerSchema);
}

/** The server has let go of the texts (time or restart), and in the demo of the whole run. */
function runIsGone(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure.kind !== "refused" || failure.code === null) return false;
  return ["document_expired", "not_found"].includes(failure.code);
}

function reasonOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure.kind === "offline") return "The server could not be reached.";
  return failure.text || "The server gave no letter.";
}

/**
 * Asks the server for a letter, and once more after `renew` where it no longer holds the texts. Never throws.
 * @param renew runs the analysis again; gives its new id, or null
 */
export async function obtainLetter(
  rest: RestClient,
  analysisId: string,
  request: LetterRequest,
  renew: () => Promise<string | null>,
): Promise<LetterOutcome> {
  try {
    return { ok: true, letter: await requestLetter(rest, analysisId, request) };
  } catch (error) {
    const newId = runIsGone(error) ? await renew() : null;
    if (newId === null) return { ok: false, reason: reasonOf(error) };
    try {
      return { ok: true, letter: await requestLetter(rest, newId, request) };
    } catch (second) {
      return { ok: false, reason: reasonOf(second) };
    }
  }
}
