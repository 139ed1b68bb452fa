import { fastify, LogController } from "fastify";
import { startAnalyses } from "./analyses.ts";
import type { Deps } from "./deps.ts";
import { registerErrorReplies } from "./http/error-replies.ts";
import { registerHealth } from "./http/health.ts";
import { registerMetrics } from "./http/metrics.ts";
import { listenOn, type RunningServer } from "./listen.ts";

/** A node that only does analyses: it tells how it is, and nothing else over HTTP. Built but not listening. */
export async function createWorker(deps: Deps): Promise<RunningServer> {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  let closing = false;
  registerHealth(app, async () => !closing && (await deps.isReady()));
  registerErrorReplies(app);
  registerMetrics(app, deps);
  const stopAnalyses = startAnalyses(deps);
  return {
    listen: (port, host) => listenOn(app, port, host),
    async close(graceMs) {
      closing = true;
      await stopAnalyses(graceMs);
      await app.close();
    },
  };
}
