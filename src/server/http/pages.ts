import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fastifyStatic } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sitePageOf } from "../../shared/site-pages.ts";
import type { Deps } from "../deps.ts";
import { isApiPath } from "./api-paths.ts";
import { registerCrawlerFiles } from "./crawler-files.ts";
import { replyNotAllowed, replyNotFound } from "./error-replies.ts";
import { withHead } from "./page-head.ts";
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
  registerCrawlerFiles(app, deps.site);
  const door = deps.site.dev ? await openViteDev(app) : await openBuiltPages(app, deps);
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const methods = methodsOf(path);
    if (request.method === "OPTIONS" && methods.length > 0) {
      return reply
        .code(204)
        .header("allow", [...methods, "OPTIONS"].join(", "))
        .send();
    }
    // With a method it knows, the path was refused for another reason, such as an id of endless length.
    if (methods.length > 0 && !methods.includes(request.method) && isApiPath(path)) {
      return replyNotAllowed(reply, [...methods, "OPTIONS"]);
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
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built assets carry a hash of their content in their name.
      const hashed = path.startsWith(join(root, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });

  async function openPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    if (path.startsWith("/assets/")) return replyNotFound(reply);
    if (path === "/analysis") return reply.redirect("/app");
    const page = sitePageOf(path);
    if (!page) return reply.redirect("/");
    // Read each time: a new build may have taken the place of the one this process began with.
    const html = await readFile(join(root, "index.html"), "utf8");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(withHead(html, page, deps.site.publicUrl));
  }

  app.get("/", openPage);
  return openPage;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}
