import type { FastifyInstance } from "fastify";

/** @param isReady rejects or gives false while the server cannot do its work */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const ready = await isReady().catch((error) => {
      request.log.error({ err: error }, "not ready");
      return false;
    });
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not_ready" });
  });
}
