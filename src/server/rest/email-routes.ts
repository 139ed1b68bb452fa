import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { emailForm } from "../../shared/account-forms.ts";
import { emailAnswer } from "../../shared/api-answers.ts";
import { texts } from "../../shared/texts.ts";
import type { Deps } from "../deps.ts";
import { emailResults } from "../features/email/service.ts";
import { defineCall, serve } from "./call.ts";

const send = defineCall({
  id: "emailResults",
  method: "POST",
  path: "/email/api/send/{id}",
  group: "Analysis",
  summary: "Send the results to an e-mail address",
  caller: "anybody",
  params: z.object({ id: z.string() }),
  body: emailForm,
  answer: emailAnswer,
  refusals: ["not_found", "not_finished", "document_expired", "mail_failed", "rate_limited"],
});

export const emailCalls = [send];

export function registerEmailRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, send, async ({ request, params, body }) => {
    const wanted = { analysisId: params.id, email: body.email, from: request.from };
    await emailResults(deps, request.owner, wanted);
    return { message: texts.emailSent };
  });
}
