import { setTimeout as wait } from "node:timers/promises";
import { fastifyCookie } from "@fastify/cookie";
import { fastify, LogController } from "fastify";
import { AppError } from "../shared/errors.ts";
import type { Deps } from "./deps.ts";
import { runAnalysis } from "./features/analysis/job.ts";
import { registerCsrf } from "./http/csrf.ts";
import { registerErrorReplies, replyBadAddress } from "./http/error-replies.ts";
import { registerHealth } from "./http/health.ts";
import { rememberRoutes } from "./http/known-routes.ts";
import { registerPages } from "./http/pages.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerVisitors } from "./http/visitor.ts";
import { registerRest } from "./rest/rest-door.ts";
import { registerTrpc } from "./trpc/http-door.ts";
import { attachSockets } from "./trpc/sockets.ts";

const bodyLimit = 2 * 1024 * 1024;

/** Built but not listening. `close` stops accepting, gives running analyses `graceMs`, and ends every connection. */
export async function createServer(deps: Deps) {
  const app = fastify({
    loggerInstance: deps.log,
    // One line of our own for each request, without its query string: see the onResponse hook.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    frameworkErrors: (_error, _request, reply) => replyBadAddress(reply),
    requestTimeout: 120_000,
    forceCloseConnections: true,
  });
  let closing = false;

  const methodsOf = rememberRoutes(app);
  registerErrorReplies(app);
  // Its parse and serialize, used without a request too, exist once it is registered.
  await app.register(fastifyCookie);
  await registerSecurityHeaders(app, deps);
  registerVisitors(app, deps);
  registerCsrf(app, deps);
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, "answered");
  });
  registerHealth(app, async () => !closing && (await deps.isReady()));
  await registerRest(app, deps);
  await registerTrpc(app, deps);
  await registerPages(app, deps, methodsOf);
  const sockets = attachSockets(app.server, deps);
  deps.queue.process((task, signal) => runAnalysis(deps, task, signal));

  return {
    app,
    async listen(port: number, host: string): Promise<number> {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    async close(graceMs: number): Promise<void> {
      closing = true;
      app.server.close();
      await deps.queue.close(graceMs, new AppError("unavailable", restarting));
      await wait(lastWordsMs);
      sockets.close();
      await app.close();
    },
  };
}

/** Time for the last states to reach those who follow. */
const lastWordsMs = 50;
const restarting = "The server is restarting. Please start the analysis again in a moment.";
