import { setTimeout as wait } from "node:timers/promises";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { startAnalyses } from "./analyses.ts";
import type { Deps } from "./deps.ts";
import { reconcileDue } from "./features/billing/reconcile.ts";
import { type RecurringWork, startRecurring } from "./features/recurring/service.ts";
import { forgetOldRows } from "./features/retention/service.ts";
import { tellOutcomes } from "./features/webhook/tell-outcomes.ts";
import { registerAnswered, requestId } from "./http/answered.ts";
import { registerCsrf } from "./http/csrf.ts";
import { registerErrorReplies, replyBadAddress } from "./http/error-replies.ts";
import { registerHealth } from "./http/health.ts";
import { registerIdentity } from "./http/identity.ts";
import { rememberRoutes } from "./http/known-routes.ts";
import { registerMetrics } from "./http/metrics.ts";
import { registerPages } from "./http/pages.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerVisitors } from "./http/visitor.ts";
import { listenOn, type RunningServer } from "./listen.ts";
import { registerRest } from "./rest/rest-door.ts";
import { registerTrpc } from "./trpc/http-door.ts";
import { attachSockets } from "./trpc/sockets.ts";

const hourMs = 60 * 60 * 1000;
const bodyLimit = 2 * 1024 * 1024;

/** Built but not listening. */
export async function createServer(deps: Deps): Promise<RunningServer & { app: FastifyInstance }> {
  const app = fastify({
    loggerInstance: deps.log,
    // One line of our own for each request, without its query string: see the onResponse hook.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(deps.site.trustProxy, headers["x-request-id"]),
    bodyLimit,
    // The names of all procedures that a screen asks for at once stand in one address.
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: (error, _request, reply) => replyBadAddress(reply, error),
    requestTimeout: 120_000,
    forceCloseConnections: true,
  });
  let closing = false;

  const methodsOf = rememberRoutes(app);
  // First, so that what any other refuses is told too.
  registerAnswered(app, deps);
  registerErrorReplies(app);
  await registerSecurityHeaders(app, deps);
  registerVisitors(app, deps);
  registerIdentity(app, deps);
  registerCsrf(app, deps);
  registerHealth(app, async () => !closing && (await deps.isReady()));
  registerMetrics(app, deps);
  await registerRest(app, deps);
  await registerTrpc(app, deps);
  await registerPages(app, deps, methodsOf);
  const sockets = attachSockets(app.server, deps);
  deps.telemetry.addReading({
    name: "shortlisted_sockets",
    help: "Browsers connected over WebSocket, each following what happens",
    read: async () => ({ open: sockets.count() }),
  });
  const stopRecurring = startRecurring(deps, deps.recurring ? ownWork(deps) : []);
  const stopAnalyses = startAnalyses(deps);

  return {
    app,
    listen: (port, host) => listenOn(app, port, host),
    async close(graceMs) {
      closing = true;
      app.server.close();
      await stopAnalyses(graceMs);
      await wait(lastWordsMs);
      sockets.close();
      await app.close();
      await stopRecurring();
    },
  };
}

/** What comes again by itself. */
function ownWork(deps: Deps): RecurringWork[] {
  return [
    {
      name: "telling webhooks",
      everyMs: 2000,
      firstAfterMs: 2000,
      run: (signal) => tellOutcomes(deps, signal),
    },
    { name: "forgetting old rows", everyMs: hourMs, run: () => forgetOldRows(deps) },
    {
      name: "asking for payments",
      everyMs: 24 * hourMs,
      run: (signal) => reconcileDue(deps, signal),
    },
  ];
}

/** Time for the last states to reach those who follow. */
const lastWordsMs = 50;
