import type { FastifyInstance } from "fastify";
import { csrfAnswer, statusAnswer } from "../../shared/api-answers.ts";
import type { Deps } from "../deps.ts";
import { readStatus } from "../features/status/service.ts";
import { greet } from "../http/visitor.ts";
import { defineCall, serve } from "./call.ts";

const status = defineCall({
  id: "getStatus",
  method: "GET",
  path: "/api/status",
  group: "Status",
  summary: "Versions, and whether the site runs as a demo",
  caller: "anybody",
  answer: statusAnswer,
});

const csrfToken = defineCall({
  id: "getCsrfToken",
  method: "GET",
  path: "/api/csrf-token",
  group: "Status",
  summary: "A CSRF token for this browser",
  about:
    "Sets the cookie `XSRF-TOKEN`, and the visitor cookie the token belongs to. Send the token back as `X-CSRF-Token`. " +
    "Not needed with an API key.",
  caller: "anybody",
  answer: csrfAnswer,
});

export const statusCalls = [status, csrfToken];

export function registerStatusRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, status, async () => ({ status: "ok", ...readStatus(deps) }));
  serve(app, csrfToken, async ({ request, reply }) => ({
    csrf_token: greet(deps, request, reply),
  }));
}
