import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { readStatus } from "../features/status/service.ts";
import { greet } from "../http/visitor.ts";

export function registerStatusRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/api/status", async () => ({ status: "ok", ...readStatus(deps) }));

  app.get("/api/csrf-token", async (request, reply) => ({
    csrf_token: greet(deps, request, reply),
  }));
}
