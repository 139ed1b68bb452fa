import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { allCalls } from "./all-calls.ts";
import { renderDocs } from "./docs-page.ts";
import { sendWithTag } from "./entity-tag.ts";
import { describeApi } from "./openapi.ts";

const fonts = {
  "Inter Variable": { file: "inter-latin-wght-normal-", weights: "100 900" },
  "Source Serif 4 Variable": { file: "source-serif-4-latin-wght-normal-", weights: "200 900" },
};

/** The website's own letters, under the names its build gave them. Where it is not built, the system's do. */
function fontFaces(clientDir: string): string {
  const folder = join(clientDir, "assets");
  const built = existsSync(folder) ? readdirSync(folder) : [];
  return Object.entries(fonts)
    .map(([family, { file, weights }]) => {
      const found = built.find((name) => name.startsWith(file) && name.endsWith(".woff2"));
      if (!found) return "";
      return `@font-face { font-family: "${family}"; src: url("/assets/${found}") format("woff2"); font-weight: ${weights}; font-display: swap; }\n`;
    })
    .join("");
}

/** The published document and its page: they describe the calls and are none of them. */
export function registerDocsRoutes(app: FastifyInstance, deps: Deps): void {
  const document = describeApi(allCalls, { version: deps.version });
  const text = JSON.stringify(document);
  const page = renderDocs(document);
  const ownStyle = readFileSync(new URL("./docs-page.css", import.meta.url), "utf8");
  const style = `${fontFaces(deps.site.clientDir)}${ownStyle}`;

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
