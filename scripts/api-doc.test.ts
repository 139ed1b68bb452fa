import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldOf } from "../test/browser.ts";
import { insertMember, openMember } from "../test/members.ts";
import { startServer, type TestServer } from "../test/start-server.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { writeApiTypes } from "./api-types.ts";

const root = new URL("../", import.meta.url);
const run = promisify(execFile);
let server: TestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let env: Record<string, string>;
let page: string;

beforeAll(async () => {
  [server, folder, page] = await Promise.all([
    startServer(),
    temporaryFolder(),
    readFile(new URL("docs/api.md", root), "utf8"),
  ]);
  await insertMember(server.deps.db, "ann@example.org");
  const ann = await openMember(server.url, "ann@example.org");
  const key = fieldOf((await ann.post("/api/keys", { name: "docs" })).body, "key");
  env = { PATH: process.env.PATH ?? "", URL: server.url, KEY: key };
  await writeFile(join(folder.path, "cv.txt"), "Ann Example\nPython developer at Acme since 2019");
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

/** The code blocks of a language, in their order. */
function blocks(language: string): string[] {
  const found = page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"));
  return [...found].map(([, code = ""]) => code);
}

/** A program of the page as a file; what it takes from the project lies where it lies. */
async function typescriptFile(name: string, code: string): Promise<string> {
  const client = new URL("src/api-client/client.ts", root).href;
  const path = join(folder.path, name);
  await writeFile(path, code.replace("./src/api-client/client.ts", client));
  return path;
}

describe("docs/api.md", () => {
  it("shows a way with curl that works", async () => {
    const [code = ""] = blocks("bash");
    const { stdout } = await run("bash", ["-euc", code], { cwd: folder.path, env });
    expect(stdout).toContain('"success":true');
    expect(stdout).toContain("Overall score: 72");
    expect(stdout).toMatch(/"cover_letter":"Ann Example/);
  });

  it("shows a way with the typed client that works", async () => {
    const file = await typescriptFile("way.ts", blocks("ts")[0] ?? "");
    const { stdout } = await run(process.execPath, [file], { cwd: folder.path, env });
    expect(stdout).toBe("Overall score: 72 [ 'SQL' ]\n");
  });

  it("shows a check of webhooks that takes the genuine and refuses all else", async () => {
    const file = await typescriptFile("check.mts", blocks("ts")[1] ?? "");
    const { isGenuine } = await import(pathToFileURL(file).href);
    const secret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
    const time = String(Math.floor(Date.now() / 1000));
    const sign = (id: string, at: string, body: string) =>
      createHmac("sha256", Buffer.alloc(32, 3)).update(`${id}.${at}.${body}`).digest("base64");
    const headers = (at: string, signature: string) =>
      new Headers({
        "webhook-id": "msg_1",
        "webhook-timestamp": at,
        "webhook-signature": `v1,${signature}`,
      });
    const genuine = headers(time, sign("msg_1", time, "{}"));
    expect(isGenuine(genuine, "{}", secret)).toBe(true);
    expect(isGenuine(genuine, "{ }", secret)).toBe(false);
    expect(isGenuine(genuine, "{}", `whsec_${Buffer.alloc(32).toString("base64")}`)).toBe(false);
    const old = String(Number(time) - 301);
    expect(isGenuine(headers(old, sign("msg_1", old, "{}")), "{}", secret)).toBe(false);
    expect(isGenuine(new Headers(), "{}", secret)).toBe(false);
  });
});

describe("the typed client", () => {
  it("has the types of the document as it is now (else: npm run api:types)", async () => {
    const kept = await readFile(new URL("src/api-client/paths.ts", root), "utf8");
    expect(await writeApiTypes()).toBe(kept);
  });
});
