import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Owner } from "../../shared/owner.ts";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";
import { clientFacts } from "./client-facts.ts";
import { csrfCookie, csrfTokenFor } from "./csrf.ts";
import { isSealOf, seal } from "./signing.ts";

declare module "fastify" {
  interface FastifyRequest {
    owner: Owner;
    /** Whether `owner` comes from the browser's cookie; else it is good for this one request only. */
    known: boolean;
    clientAddress: string;
  }
}

const cookieName = "visitor";
const purpose = "visitor";

/** Who sends this request, for HTTP and WebSocket alike. Without a valid cookie: somebody new. */
export function visitorOf(deps: Deps, request: IncomingMessage): { owner: Owner; known: boolean } {
  const value = fastifyCookie.parse(request.headers.cookie ?? "")[cookieName] ?? "";
  const [id = "", given = ""] = value.split(".");
  const known = id !== "" && isSealOf(deps.secret, purpose, id, given);
  return {
    owner: { kind: "visitor", id: known ? id : randomBytes(16).toString("base64url") },
    known,
  };
}

/**
 * Knows every request's owner. The cookie is given with pages and with the CSRF token only: requests sent side by
 * side on a first visit would else make several visitors of one browser.
 */
export function registerVisitors(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest("owner");
  app.decorateRequest("known", false);
  app.decorateRequest("clientAddress", "");
  app.addHook("onRequest", async (request, reply) => {
    const { owner, known } = visitorOf(deps, request.raw);
    request.owner = owner;
    request.known = known;
    request.clientAddress = clientFacts(request.raw, deps.site.trustProxy).address;
    if (isPage(request)) greet(deps, request, reply);
  });
}

/** Makes the browser a visitor we know, and gives it its CSRF token. */
export function greet(deps: Deps, request: FastifyRequest, reply: FastifyReply): string {
  const secure = deps.site.secure || clientFacts(request.raw, deps.site.trustProxy).secure;
  const { id } = request.owner;
  if (!request.known) {
    const value = `${id}.${seal(deps.secret, purpose, id)}`;
    const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
    reply.header("set-cookie", fastifyCookie.serialize(cookieName, value, cookie));
  }
  const token = csrfTokenFor(deps, request.owner);
  const cookie = { path: "/", httpOnly: false, sameSite: "lax", secure } as const;
  reply.header("set-cookie", fastifyCookie.serialize(csrfCookie, token, cookie));
  return token;
}

function isPage(request: FastifyRequest): boolean {
  const asksForPage = request.headers.accept?.includes("text/html") ?? false;
  return request.method === "GET" && asksForPage && !isApiPath(request.url);
}
