import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { allCalls } from "./all-calls.ts";
import { renderDocs } from "./docs-page.ts";
import { sendWithTag } from "./entity-tag.ts";
import { describeApi } from "./openapi.ts";

/** The published document and its page: they describe the calls and are none of them. */
export function registerDocsRoutes(app: FastifyInstance, deps: Deps): void {
  const document = describeApi(allCalls, { version: deps.version });
  const text = JSON.stringify(document);
  const page = renderDocs(document);
  const style = readFileSync(new URL("./docs-page.css", import.meta.url), "utf8");

  app.get("/api/openapi.json", async (request, reply) => {
    // Any page may show it: it holds nothing of anybody.
    reply.header("access-control-allow-origin", "*");
    return sendWithTag(request, reply, text);
  });

  app.get("/api/docs", async (request, reply) =>
    sendWithTag(request, reply.type("text/html; charset=utf-8"), page),
  );

  app.get("/api/docs.css", async (request, reply) =>
    sendWithTag(request, reply.type("text/css; charset=utf-8"), style),
  );
}
