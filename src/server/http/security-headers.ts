import { fastifyHelmet } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";

const self = ["'self'"];
const none = ["'none'"];
const plainHost = /^[a-z0-9.-]+(?::\d+)?$|^\[[0-9a-f:]+\](?::\d+)?$/i;

/** What pages may do: our own files, our own server, nothing inline. */
export async function registerSecurityHeaders(app: FastifyInstance, deps: Deps): Promise<void> {
  const { secure, dev } = deps.site;
  const viteInline = dev ? ["'unsafe-inline'"] : [];
  const viteSocket = dev ? ["ws:"] : [];
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, ...viteInline],
        styleSrc: [...self, ...viteInline],
        imgSrc: [...self, "data:"],
        fontSrc: self,
        // Older browsers do not count ws: as 'self'.
        connectSrc: [...self, (request) => socketOrigin(request.headers.host), ...viteSocket],
        objectSrc: none,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // On plain http it would lock people out of a server that has no https.
    strictTransportSecurity: secure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    if (isApiPath(request.url)) reply.header("cache-control", "no-store");
  });

  function socketOrigin(host: string | undefined): string {
    return host && plainHost.test(host) ? `${secure ? "wss" : "ws"}://${host}` : "'self'";
  }
}
