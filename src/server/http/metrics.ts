import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../shared/errors.ts";
import type { Deps } from "../deps.ts";
import { replyNotFound } from "./error-replies.ts";

/** The numbers for Prometheus, for whoever has the token; without one configured there is no such page. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const { metricsToken, telemetry } = deps;
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === null) return replyNotFound(reply);
    const [, given = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (!isSame(given, metricsToken)) {
      reply.header("www-authenticate", "Bearer");
      throw new AppError("unauthorized", "The metrics need their token.");
    }
    const { contentType, text } = await telemetry.metrics();
    return reply.header("cache-control", "no-store").type(contentType).send(text);
  });
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
