import type { FastifyInstance } from "fastify";
import { AppError } from "../../shared/errors.ts";
import type { Deps } from "../deps.ts";
import { isSealOf, seal } from "./signing.ts";
import type { Visitor } from "./visitor.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Every request is signed by a program that we know: no browser sends it. */
    isSigned?: boolean;
  }
}

/** Read by the website's script and sent back as a header, which no foreign page can do. */
export const csrfCookie = "XSRF-TOKEN";

const purpose = "csrf";
const changing = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The token is a seal over the browser's own identity, so another browser's token is worth nothing. */
export function csrfTokenFor(deps: Deps, visitor: Pick<Visitor, "id">): string {
  return seal(deps.secret, purpose, visitor.id);
}

/** Refuses every changing request that does not carry its browser's token. Unknown paths stay unknown. */
export function registerCsrf(app: FastifyInstance, deps: Deps): void {
  app.addHook("onRequest", async (request) => {
    if (!changing.has(request.method) || request.is404) return;
    if (request.routeOptions.config.isSigned) return;
    // No page can make a browser send a key: only cookies come by themselves.
    if (request.access.kind === "key") return;
    const { id, known } = request.visitor;
    const given = request.headers["x-csrf-token"];
    const token = typeof given === "string" ? given : "";
    if (known && isSealOf(deps.secret, purpose, id, token)) return;
    throw new AppError(
      "csrf_invalid",
      "The CSRF token is missing or not valid. Please reload the page and try again.",
    );
  });
}
