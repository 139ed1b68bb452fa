import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Sends the answer with an `ETag` made of its bytes; 304 without them to whoever has them already. Weak, because a proxy
 * may compress what it passes on.
 * @param answer text as it is sent, or what becomes JSON
 */
export function sendWithTag(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  reply.header("etag", tag);
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  return reply.send(text);
}

function isKnown(given: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return (given ?? "").split(",").some((one) => one.trim() === "*" || opaque(one) === opaque(tag));
}
