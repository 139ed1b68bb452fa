import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";
import { clientFacts } from "./client-facts.ts";
import { csrfCookie, csrfTokenFor } from "./csrf.ts";
import { isSealOf, seal } from "./signing.ts";

/** A browser. `known`: it has our cookie; else the id is good for this one request only. */
export type Visitor = { id: string; known: boolean };

declare module "fastify" {
  interface FastifyRequest {
    readonly visitor: Visitor;
    from: { address: string; userAgent: string };
  }
}

const cookieName = "visitor";
const purpose = "visitor";

/** Who sends this request, for HTTP and WebSocket alike. Without a valid cookie: somebody new. */
export function visitorOf(deps: Deps, request: IncomingMessage): Visitor {
  const value = parseCookie(request.headers.cookie ?? "")[cookieName] ?? "";
  const [id = "", given = ""] = value.split(".");
  const known = id !== "" && isSealOf(deps.secret, purpose, id, given);
  return { id: known ? id : randomBytes(16).toString("base64url"), known };
}

/**
 * Knows the browser of every request. The cookie is given with pages and with the CSRF token only: requests sent side by
 * side on a first visit would else make several visitors of one browser.
 */
export function registerVisitors(app: FastifyInstance, deps: Deps): void {
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  // Worked out when somebody asks: who has logged in needs no seal checked.
  app.decorateRequest("visitor", {
    getter() {
      const visitor = visitors.get(this) ?? visitorOf(deps, this.raw);
      visitors.set(this, visitor);
      return visitor;
    },
  });
  app.decorateRequest("from");
  app.addHook("onRequest", (request, reply, done) => {
    const { address, userAgent } = clientFacts(request.raw, deps.site.trustProxy);
    request.from = { address, userAgent };
    if (isPage(request)) greet(deps, request, reply);
    done();
  });
}

/** Makes the browser a visitor we know, and gives it its CSRF token. */
export function greet(deps: Deps, request: FastifyRequest, reply: FastifyReply): string {
  const secure = deps.site.secure || clientFacts(request.raw, deps.site.trustProxy).secure;
  const { id, known } = request.visitor;
  if (!known) {
    const value = `${id}.${seal(deps.secret, purpose, id)}`;
    const cookie = { name: cookieName, value, path: "/", httpOnly: true, sameSite: "lax" } as const;
    reply.header("set-cookie", stringifySetCookie({ ...cookie, secure }));
  }
  const token = csrfTokenFor(deps, request.visitor);
  const cookie = { name: csrfCookie, value: token, path: "/", httpOnly: false } as const;
  reply.header("set-cookie", stringifySetCookie({ ...cookie, sameSite: "lax", secure }));
  return token;
}

function isPage(request: FastifyRequest): boolean {
  const asksForPage = request.headers.accept?.includes("text/html") ?? false;
  return request.method === "GET" && asksForPage && !isApiPath(request.url);
}
