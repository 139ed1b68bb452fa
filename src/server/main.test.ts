import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fieldOf, openBrowser } from "../../test/browser.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

const mainFile = fileURLToPath(new URL("./main.ts", import.meta.url));
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

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [mainFile], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, DATA_DIR: "data", PORT: "0", ...env },
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

  it("leaves the folder to the process that has it", async () => {
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
