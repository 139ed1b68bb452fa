import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.ts";

const run = promisify(execFile);
const bench = fileURLToPath(new URL("./run.ts", import.meta.url));

test("measures a file and writes the rows as JSON", async () => {
  const folder = await temporaryFolder();
  const json = join(folder.path, "bench.json");
  const args = ["--rounds", "1", "--only", "nurse-classic.txt", "--json", json];
  const { stdout } = await run(process.execPath, [bench, ...args]);
  const written: unknown = JSON.parse(await readFile(json, "utf8"));
  await folder.remove();
  expect(stdout).toContain("extract nurse-classic.txt");
  expect(written).toMatchObject({
    times: [
      {
        name: "extract nurse-classic.txt",
        against: "decode and count words",
        ratio: expect.any(Number),
        rounds: 1,
      },
    ],
    memory: [],
  });
});
