import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAgainstDocument, watchAnswers } from "../../../test/api-document.ts";
import { openBrowser } from "../../../test/browser.ts";
import { sampleResults } from "../../../test/sample-results.ts";
import { openTestDeps, startServer } from "../../../test/start-server.ts";
import { allCalls } from "./all-calls.ts";
import { describeApi } from "./openapi.ts";
import { registerRest } from "./rest-door.ts";

const document = describeApi(allCalls, { version: "1.2.3" });
const app = fastify();
const registered = new Set<string>();
let deps: Awaited<ReturnType<typeof openTestDeps>>;

beforeAll(async () => {
  deps = await openTestDeps();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) registered.add(`${one} ${url}`);
  });
  await registerRest(app, deps);
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

describe("the published document", () => {
  it("holds every route of the door, and no other", () => {
    const pages = ["/api/openapi.json", "/api/docs", "/api/docs.css"];
    const routes = [...registered].filter(
      (route) => !route.startsWith("HEAD ") && !pages.includes(route.split(" ")[1] ?? ""),
    );
    const published = described.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    );
    expect(published.sort()).toEqual(routes.sort());
    expect(published.length).toBeGreaterThan(30);
  });

  it("names each call once, and whoever may make it", () => {
    const ids = described.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const security = (path: string, method: string) => document.paths[path]?.[method]?.security;
    expect(security("/api/keys", "post")).toEqual([{ session: [] }]);
    expect(security("/drafts/api/list", "get")).toEqual([{ apiKey: ["read"] }, { session: [] }]);
    expect(security("/api/analysis/analyze", "post")).toContainEqual({ visitor: [] });
    expect(security("/api/billing/webhook", "post")).toEqual([]);
  });

  it("points only to schemas it holds, all of them valid", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "api", components: document.components });
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`api#/components/schemas/${name}`), name).toBeTypeOf("function");
    }
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    for (const [, name = ""] of refs) expect(document.components.schemas).toHaveProperty(name);
  });

  it.each([
    ["/api/analysis/analyze", ["analysis_id", "job_description"]],
    ["/api/analysis/cover-letter", ["analysis_id"]],
  ])("asks %s for what it is refused without", async (path, asked) => {
    const body = document.paths[path]?.post?.requestBody?.content["application/json"]?.schema;
    expect(body?.required).toEqual(asked);
    const server = await startServer({ db: deps.db });
    const ann = await openBrowser(server.url);
    for (const lacks of asked) {
      const rest = Object.fromEntries(
        asked.flatMap((name) => (name === lacks ? [] : [[name, "x"]])),
      );
      for (const given of [rest, { ...rest, [lacks]: null }]) {
        expect(await ann.post(path, given)).toMatchObject({ status: 400 });
      }
    }
    await server.close();
  });

  it("says of a refusal with which codes it comes", () => {
    const answers = document.paths["/api/analysis/analyze"]?.post?.responses;
    expect(Object.keys(answers ?? {})).toEqual(
      expect.arrayContaining([
        "200",
        "400",
        "401",
        "403",
        "404",
        "409",
        "410",
        "413",
        "415",
        "429",
      ]),
    );
    expect(answers?.[429]?.description).toContain("`plan_limit_reached`");
    expect(answers?.[429]?.headers).toHaveProperty("Retry-After");
  });

  it("promises consumers no closed answers: fields may be added", () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});

describe("the check of every answer in the tests", () => {
  const run = {
    analysis_id: "a",
    status: "completed",
    percent: 100,
    message: "",
    score: 72,
    results: sampleResults,
    error: null,
  };
  const refusal = { error: "x", message: "x", code: "not_found" };
  const check =
    (status: number, body: unknown, path = "/api/analysis/results/x?a=b") =>
    () =>
      checkAgainstDocument({ method: "GET", path, status, type: "application/json", body });

  it("takes what the document says", () => {
    expect(check(200, run)).not.toThrow();
    expect(check(404, refusal)).not.toThrow();
    expect(check(404, refusal, "/api/no/such/call")).not.toThrow();
  });

  it("fails for a status, a field or a code that is not described, and for a field that lacks", () => {
    expect(check(418, refusal)).toThrow(/not in the document/);
    expect(check(200, { ...run, more: 1 })).toThrow(/differs from the document/);
    expect(check(200, { ...run, results: { ...sampleResults, ats_score: 101 } })).toThrow(
      /ats_score|maximum/,
    );
    expect(check(404, { ...refusal, code: "draft_conflict" })).toThrow(/differs/);
    expect(check(404, { message: "x", code: "not_found" }, "/api/no/such/call")).toThrow(/error/);
  });

  it("sees every answer of a server, whoever asks", async () => {
    const other = fastify();
    other.get("/api/status", async () => ({ status: "ok", secret: "more" }));
    other.get("/api/csrf-token", async () => ({ csrf_token: "x" }));
    const problems = watchAnswers(other.server);
    const url = await other.listen({ port: 0, host: "127.0.0.1" });
    await fetch(`${url}/api/csrf-token`);
    expect(problems).toEqual([]);
    await fetch(`${url}/api/status`);
    expect(problems).toEqual([expect.stringMatching(/GET \/api\/status → 200 differs/)]);
    await other.close();
  });
});
