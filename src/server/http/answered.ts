import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { logNameOf } from "../features/observation/service.ts";

type RequestWatch = ReturnType<Deps["telemetry"]["watchRequest"]>;

/** Asked every few seconds by machines: their line matters only when something is wrong, or to whoever looks closely. */
const probed = new Set(["/healthz", "/readyz", "/metrics"]);

const ownId = /^[\w-]{8,64}$/;

/** An id for each request; that of the proxy in front, when there is one that gives ids. */
export function requestId(trustProxy: number, given: string | string[] | undefined): string {
  return trustProxy > 0 && typeof given === "string" && ownId.test(given) ? given : randomUUID();
}

/** One line, one number and one span for each request: its pattern, never its address, query or content. */
export function registerAnswered(
  app: FastifyInstance,
  deps: Pick<Deps, "site" | "telemetry">,
): void {
  const watches = new WeakMap<FastifyRequest, RequestWatch>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { traceparent } = request.headers;
    const parent = deps.site.trustProxy > 0 && traceparent ? String(traceparent) : undefined;
    watches.set(request, deps.telemetry.watchRequest(parent));
    done();
  });
  // Not before: while its body is read, nothing is known to belong to a request.
  app.addHook("preHandler", (request, _reply, done) => {
    const watch = watches.get(request);
    if (watch) watch.within(done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = { method, route, status, ms: Math.round(elapsedTime), run: runOf(request) };
    const level = probed.has(route) && status < 400 ? "debug" : "info";
    request.log[level](line, "answered");
    watches.get(request)?.answered({ method, route, status, ms: elapsedTime });
    done();
  });
}

/** Which analysis a call is about, where its address or its body says so. */
function runOf({ params, body }: FastifyRequest): string | undefined {
  const id = textAt(params, "id") ?? textAt(body, "analysis_id");
  return id === undefined ? undefined : logNameOf(id);
}

function textAt(given: unknown, name: string): string | undefined {
  const value: unknown =
    typeof given === "object" && given !== null ? Reflect.get(given, name) : "";
  return typeof value === "string" && value !== "" ? value : undefined;
}
