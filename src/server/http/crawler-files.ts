import type { FastifyInstance } from "fastify";
import { sitePages } from "../../shared/site-pages.ts";
import type { Site } from "../deps.ts";
import { addressOf, escaped } from "./page-head.ts";

/**
 * What search engines read first. A page that is not to be found is still open to them, or they would never read its
 * "noindex"; closed are only calls and what lies behind the login.
 */
export function registerCrawlerFiles(app: FastifyInstance, site: Pick<Site, "publicUrl">): void {
  app.get("/robots.txt", async (_, reply) => {
    const lines = [
      "User-agent: *",
      ...closed.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${addressOf("/sitemap.xml", site.publicUrl)}`,
      "",
    ];
    return reply.type("text/plain; charset=utf-8").send(lines.join("\n"));
  });

  app.get("/sitemap.xml", async (_, reply) => {
    const places = sitePages
      .filter((page) => page.indexed)
      .map((page) => `  <url><loc>${escaped(addressOf(page.path, site.publicUrl))}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...places,
      "</urlset>",
      "",
    ];
    return reply.type("application/xml; charset=utf-8").send(lines.join("\n"));
  });
}

const closed = ["/api/", "/trpc/", "/email/", "/dashboard/api/", "/drafts/api/", "/app/"];
