import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { deleteFromHistory, listHistory } from "../features/history/service.ts";

const rowParams = z.object({ id: z.string() });

export function registerHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/api/analysis/history", async (request) => ({
    analyses: await listHistory(deps, request.owner),
  }));

  app.delete("/dashboard/api/analysis/:id", async (request) => {
    await deleteFromHistory(deps, request.owner, rowParams.parse(request.params).id);
    return { success: true };
  });
}
