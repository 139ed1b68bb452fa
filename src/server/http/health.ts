import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const patienceMs = 4000;

/** @param isReady rejects or gives false while the server cannot do its work; one that does not say so in time cannot */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  let wasReady = true;
  app.get("/readyz", async (request, reply) => {
    const late = wait(patienceMs, false, { ref: false });
    const ready = await Promise.race([isReady(), late]).catch((error) => {
      // Asked every few seconds, told once.
      if (wasReady) request.log.error({ err: error }, "not ready");
      return false;
    });
    wasReady = ready;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not_ready" });
  });
}
