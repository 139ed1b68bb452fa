import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fieldOf, openBrowser } from "../../test/browser.ts";
import { copyTemplate } from "../../test/embedded-template.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const mainFile = fileURLToPath(new URL("./main.ts", import.meta.url));
const { PATH, NODE_COMPILE_CACHE } = process.env;
const inherited = NODE_COMPILE_CACHE ? { PATH, NODE_COMPILE_CACHE } : { PATH };
const secretText = "Zyxwvut Unmistakable";
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await folder.remove();
});

/** For all but one test the database is laid out: that costs seconds, and one shows that it works. */
const layOut = () => copyTemplate(join(folder.path, "data"));

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [mainFile], {
    cwd: folder.path,
    env: { ...inherited, DATA_DIR: "data", PORT: "0", ...env },
  });
  children.push(child);
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed.err += chunk;
  });
  const exit = once(child, "exit").then(([code, signal]) => code ?? signal);

  /** The address of the line that says it is ready. */
  async function ready(): Promise<string> {
    for (;;) {
      const url = /^Shortlisted is ready at (http:\S+)$/m.exec(printed.out)?.[1];
      if (url) return url;
      const ended = await Promise.race([
        once(child.stdout, "data").then(() => false),
        exit.then(() => true),
      ]);
      if (ended) throw new Error(`ended: ${printed.err}`);
    }
  }
  return { child, printed, exit, ready };
}

describe("the server's process", { timeout: 60_000 }, () => {
  it("says when it is ready, does the whole work, and stops when it is told to", async () => {
    const { child, printed, exit, ready } = run();
    const url = await ready();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const ann = await openBrowser(url);
    const analysis_id = await ann.uploadText(
      `${secretText}\nPython developer at Acme, 2019 to 2024`,
    );
    const job_description = "We need a Python developer. Requirements: Python, SQL.";
    await ann.post("/api/analysis/analyze", { analysis_id, job_description });
    let body: unknown;
    do body = (await ann.get(`/api/analysis/results/${analysis_id}`)).body;
    while (fieldOf(body, "status") === "processing");
    expect(body).toMatchObject({ status: "completed", percent: 100, score: expect.any(Number) });

    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(printed.err).toBe("");
    // Every other line is JSON, and none holds what the document says.
    const lines = printed.out.trim().split("\n");
    for (const line of lines) {
      if (!line.startsWith("Shortlisted is ready")) expect(() => JSON.parse(line)).not.toThrow();
    }
    expect(printed.out).not.toContain(secretText);
    expect(printed.out).not.toContain(analysis_id);
    expect(await readdir(join(folder.path, "data"))).toEqual(["postgres", "secret"]);
    expect((await stat(join(folder.path, "data", "secret"))).mode & 0o777).toBe(0o600);
  });

  it("is ready again after it was killed in the middle of the work, with the same secret", async () => {
    await layOut();
    const first = run();
    const url = await first.ready();
    const ann = await openBrowser(url);
    const analysis_id = await ann.uploadText("Ann Example\nPython developer");
    await ann.post("/api/analysis/analyze", { analysis_id, job_description: "Python developer" });
    first.child.kill("SIGKILL");
    await first.exit;
    const secret = await readFile(join(folder.path, "data", "secret"), "utf8");

    const second = run();
    const again = await second.ready();
    expect((await fetch(`${again}/readyz`)).status).toBe(200);
    expect(await readFile(join(folder.path, "data", "secret"), "utf8")).toBe(secret);
    const answer = await fetch(`${again}/api/analysis/results/${analysis_id}`, {
      headers: { cookie: ann.cookieHeader() },
    });
    expect(answer.status).toBe(410);
    second.child.kill("SIGINT");
    expect(await second.exit).toBe(0);
  });

  it("puts mails into the outbox, with links to where it listens", async () => {
    await layOut();
    const { child, ready, exit } = run();
    const url = await ready();
    const ann = await openBrowser(url);
    const person = { name: "Ann Example", email: "ann@example.org", password: "Brown-Kettle-27" };
    expect((await ann.post("/api/auth/signup", person)).status).toBe(201);
    const outbox = join(folder.path, "data", "outbox");
    const [name = ""] = await readdir(outbox);
    const mail: unknown = JSON.parse(await readFile(join(outbox, name), "utf8"));
    expect(mail).toMatchObject({ to: person.email, from: expect.any(String) });
    const [link = ""] = /http:\S+verify-email\S+/.exec(fieldOf(mail, "text")) ?? [];
    expect(new URL(link).port).toBe(new URL(url).port);
    const { headers } = await fetch(link, { redirect: "manual" });
    expect(headers.get("location")).toBe("/login?verified=success");
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  it("hands mails to Postmark where that is configured", async () => {
    await layOut();
    const received: unknown[] = [];
    const vendor = createHttpServer(async (request, response) => {
      received.push(JSON.parse(await text(request)));
      response.writeHead(200, { "content-type": "application/json" }).end('{"ErrorCode":0}');
    }).listen(0, "127.0.0.1");
    await once(vendor, "listening");
    const address = vendor.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const api = { POSTMARK_SERVER_TOKEN: "token", POSTMARK_API_URL: `http://127.0.0.1:${port}` };
    const url = await run(api).ready();
    const ann = await openBrowser(url);
    const person = { name: "Ann Example", email: "ann@example.org", password: "Brown-Kettle-27" };
    expect((await ann.post("/api/auth/signup", person)).status).toBe(201);
    await expect.poll(() => received, { timeout: 10_000 }).toMatchObject([{ To: person.email }]);
    expect(JSON.stringify(received)).toContain(`${url}/api/auth/verify-email?token=`);
    expect(await readdir(join(folder.path, "data"))).not.toContain("outbox");
    vendor.close();
  });

  it("leaves the folder to the process that has it", async () => {
    await layOut();
    const first = run();
    await first.ready();
    const second = run();
    expect(await second.exit).toBe(1);
    expect(second.printed.err).toMatch(
      /^Shortlisted cannot start\. The data folder .* is in use by process \d+.*\n$/,
    );
    expect((await fetch(`${await first.ready()}/readyz`)).status).toBe(200);
  });

  it("says in one line that its port is taken, or a setting wrong", async () => {
    await layOut();
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const taken = run({ PORT: port });
    expect(await taken.exit).toBe(1);
    expect(taken.printed.err).toMatch(/^Shortlisted cannot start\. .*port is in use.*\n$/);
    other.close();
    const wrong = run({ DEMO_MODE: "perhaps" });
    expect(await wrong.exit).toBe(1);
    expect(wrong.printed).toEqual({
      out: "",
      err: expect.stringMatching(/^Shortlisted cannot start\. DEMO_MODE: .*\n$/),
    });
  });
});
