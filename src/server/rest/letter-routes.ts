import type { FastifyInstance } from "fastify";
import { coverLetterAnswer } from "../../shared/api-answers.ts";
import { letterForm } from "../../shared/letter.ts";
import type { Deps } from "../deps.ts";
import { writeCoverLetter } from "../features/cover-letter/service.ts";
import { defineCall, serve } from "./call.ts";

const write = defineCall({
  id: "writeCoverLetter",
  method: "POST",
  path: "/api/analysis/cover-letter",
  group: "Analysis",
  summary: "Write a cover letter for a finished analysis",
  about:
    "From the CV and the advertisement, while they are held. A run has one letter: writing again replaces it.",
  caller: "anybody",
  body: letterForm,
  answer: coverLetterAnswer,
  refusals: [
    "no_analysis",
    "not_found",
    "not_finished",
    "document_expired",
    "cancelled",
    "rate_limited",
  ],
});

export const letterCalls = [write];

export function registerLetterRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, write, async ({ request, body }) => {
    const letter = await writeCoverLetter(deps, request.owner, body, request.from);
    return { success: true, ...letter };
  });
}
