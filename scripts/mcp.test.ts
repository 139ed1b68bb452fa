import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parsedCvSchema } from "../src/shared/parsed-cv.ts";
import { resultsSchema } from "../src/shared/results.ts";

/** One process, as a client starts it, and a real session with it. */

const cv = `Jo Bloggs
jo.bloggs@example.org | 07700 900456 | Hull HU1 1AA

Experience
Warehouse Operative, Humber Goods Ltd, May 2020 - Present
- Drive a counterbalance forklift and pick orders with a handheld scanner

Skills
Manual handling, Microsoft Excel
`;
const job = `Warehouse Operative at Ouse Stores

Essential
- Forklift licence
- Two years of warehouse experience
`;
const reference_date = "2026-01-15";

let folder: string;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mcp-"));
  writeFileSync(join(folder, "cv.txt"), cv);
  writeFileSync(join(folder, "job.txt"), job);
  client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ["scripts/mcp.ts"] }),
  );
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const call = (name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args });

describe("the tools over the Model Context Protocol", () => {
  it("are three, and say what they take", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["analyse", "parse_cv", "cover_letter"]);
    for (const { description, annotations } of tools) {
      expect(description).toContain("offline");
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it("analyse gives the website's report, from files as from texts", async () => {
    const files = { cv_file: join(folder, "cv.txt"), job_file: join(folder, "job.txt") };
    const fromFiles = await call("analyse", { ...files, reference_date });
    const results = resultsSchema.parse(fromFiles.structuredContent);
    expect(results.engine).toMatchObject({ mode: "offline", reference_date });
    expect(JSON.stringify(fromFiles.content)).toContain("Overall Score");
    const fromTexts = await call("analyse", { cv_text: cv, job_text: job, reference_date });
    const other = resultsSchema.parse(fromTexts.structuredContent);
    expect(other.match_percentage).toBe(results.match_percentage);
  });

  it("parse_cv reads what an ATS would", async () => {
    const { structuredContent } = await call("parse_cv", { cv_text: cv });
    expect(parsedCvSchema.parse(structuredContent).contact.full_name).toBe("Jo Bloggs");
  });

  it("cover_letter writes for the company asked for", async () => {
    const answer = await call("cover_letter", {
      cv_text: cv,
      job_text: job,
      length: "short",
      company_name: "Ouse Stores",
    });
    expect(answer.structuredContent).toMatchObject({
      cover_letter: expect.stringMatching(/Dear Hiring Manager,[\s\S]*Jo Bloggs$/),
    });
  });

  it.each([
    [
      "no such file",
      { cv_file: "/no/such/cv.pdf", job_text: job },
      "No such file: /no/such/cv.pdf",
    ],
    ["no CV", { job_text: job }, "Give the CV as cv_file or as cv_text."],
    ["a blank job", { cv_text: cv, job_text: " " }, "Please enter a job description"],
  ])("answer %s with one sentence", async (_, args, sentence) => {
    const answer = await call("analyse", args);
    expect(answer).toMatchObject({ isError: true, content: [{ type: "text", text: sentence }] });
  });

  it("refuse what does not fit their form", async () => {
    const answer = await call("cover_letter", { cv_text: cv, job_text: job, tone: "shouting" })
      .then((given) => given.isError === true)
      .catch(() => true);
    expect(answer).toBe(true);
  });
});

it("prints nothing but the protocol, and ends with its input", async () => {
  const child = spawn(process.execPath, ["scripts/mcp.ts"], { stdio: ["pipe", "pipe", "ignore"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  const answered = new Promise((resolve) => child.stdout.once("data", resolve));
  const params = {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "raw", version: "1" },
  };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
  await answered;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
  const lines = Buffer.concat(output).toString().trim().split("\n");
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});
