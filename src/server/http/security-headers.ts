import { fastifyHelmet } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";

const plainHost = /^[a-z0-9.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;

/** What pages may do: our own files, our own server, nothing inline. */
export async function registerSecurityHeaders(app: FastifyInstance, deps: Deps): Promise<void> {
  const { secure } = deps.site;
  const policyFor = contentPolicy(deps.site);
  await app.register(fastifyHelmet, {
    // Below: written once, where helmet would put it together for each answer.
    contentSecurityPolicy: false,
    // On plain http it would lock people out of a server that has no https.
    strictTransportSecurity: secure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("content-security-policy", policyFor(socketOrigin(request.headers.host)));
    if (isApiPath(request.url)) reply.header("cache-control", "no-store");
    done();
  });

  function socketOrigin(host: string | undefined): string {
    return host && plainHost.test(host) ? `${secure ? "wss" : "ws"}://${host}` : "'self'";
  }
}

/** With what older browsers, which do not count ws: as 'self', may connect to besides. */
function contentPolicy({ secure, dev }: Deps["site"]): (socketOrigin: string) => string {
  const viteInline = dev ? " 'unsafe-inline'" : "";
  const viteSocket = dev ? " ws:" : "";
  const rest = [
    "default-src 'self'",
    `script-src 'self'${viteInline}`,
    `style-src 'self'${viteInline}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join(";");
  return (socketOrigin) => `${rest};connect-src 'self' ${socketOrigin}${viteSocket}`;
}
