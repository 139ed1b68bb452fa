import Fastify, { type FastifyBaseLogger } from "fastify";
import { expect, it } from "vitest";
import { createTelemetry } from "../adapters/telemetry.ts";
import { createLog } from "../log.ts";
import { registerAnswered } from "./answered.ts";

const publicUrl = "http://localhost";
const site = { appUrl: null, publicUrl, secure: false, trustProxy: 0, clientDir: "", dev: false };

/** What a server with this level says of a probe that succeeds, one that fails, and a page. */
async function linesAt(level: string) {
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLog(level, { write: (line: string) => lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  const telemetry = createTelemetry({ ofProcess: false, tracing: null, now: Date.now });
  registerAnswered(app, { site, telemetry });
  app.get("/healthz", async () => ({}));
  app.get("/readyz", (_request, reply) => reply.code(503).send());
  app.get("/pricing", async () => ({}));
  for (const path of ["/healthz", "/readyz", "/pricing"]) await app.inject(path);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
}

it("tells of each request, and of a probe that succeeds only whoever looks closely", async () => {
  const told = await linesAt("info");
  expect(told.map(({ route, status }) => [route, status])).toEqual([
    ["/readyz", 503],
    ["/pricing", 200],
  ]);
  expect(await linesAt("debug")).toHaveLength(3);
});
