import { existsSync } from "node:fs";
import { join } from "node:path";
import { fastifyStatic } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";
import { replyNotFound } from "./error-replies.ts";
import { openViteDev } from "./vite-dev.ts";

type PageDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The website's files, and its one page for every address that is no file: its router knows the rest.
 * @param methodsOf the methods a path knows
 */
export async function registerPages(
  app: FastifyInstance,
  deps: Deps,
  methodsOf: (path: string) => string[],
): Promise<void> {
  const door = deps.site.dev ? await openViteDev(app) : await openBuiltPages(app, deps);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const methods = methodsOf(path);
    if (request.method === "OPTIONS" && methods.length > 0) {
      return reply
        .code(204)
        .header("allow", [...methods, "OPTIONS"].join(", "))
        .send();
    }
    const reads = request.method === "GET" || request.method === "HEAD";
    return reads && !isApiPath(path) ? door(request, reply) : replyNotFound(reply);
  });
}

async function openBuiltPages(app: FastifyInstance, deps: Deps): Promise<PageDoor> {
  const root = deps.site.clientDir;
  if (!existsSync(join(root, "index.html"))) {
    deps.log.warn("the website is not built, only the API answers; npm run build makes it");
    return async (_, reply) => replyNotFound(reply);
  }
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built assets carry a hash of their content in their name.
      const hashed = path.startsWith(join(root, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return async (request, reply) =>
    /^\/assets\//.test(request.url) ? replyNotFound(reply) : reply.sendFile("index.html");
}
