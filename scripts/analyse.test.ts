import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parsedCvSchema } from "../src/shared/parsed-cv.ts";
import { resultsSchema } from "../src/shared/results.ts";

/** The tool as a person runs it: a process of its own, its output and its exit status. */

let folder = "";

const cv = `Jo Bloggs
jo.bloggs@example.org | 07700 900456 | Hull HU1 1AA

Experience
Warehouse Operative, Humber Goods Ltd, May 2020 - Present
- Drive a counterbalance forklift and pick orders with a handheld scanner

Skills
Manual handling, Microsoft Excel
`;
const advertisement = `Warehouse Operative

Essential
- Forklift licence
- Two years of warehouse experience
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "analyse-"));
  writeFileSync(join(folder, "cv.txt"), cv);
  writeFileSync(join(folder, "job.txt"), advertisement);
  writeFileSync(join(folder, "blank.txt"), "  \n");
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/analyse.ts", ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function at(name: string): string {
  return join(folder, name);
}

function writeLines(name: string, lines: (object | string)[]): string {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  writeFileSync(at(name), text.join("\n"));
  return at(name);
}

function jsonLines(stdout: string): Record<string, unknown>[] {
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("prints a readable report, and the same as JSON", () => {
  const readable = run(at("cv.txt"), at("job.txt"));
  expect(readable.status).toBe(0);
  expect(readable.stdout).toContain("Warehouse Operative");
  expect(readable.stdout).toMatch(/Overall Score\s+\d+ \/ 100/);
  const json = run(at("cv.txt"), at("job.txt"), "--json", "--date", "2026-01-15");
  const results = resultsSchema.parse(JSON.parse(json.stdout));
  expect(results.engine.reference_date).toBe("2026-01-15");
});

test("--parse prints what an ATS would read", () => {
  const { status, stdout } = run("--parse", at("cv.txt"));
  expect(status).toBe(0);
  const parsed = parsedCvSchema.strict().parse(JSON.parse(stdout));
  expect(parsed.contact.full_name).toBe("Jo Bloggs");
  expect(parsed.experience[0]).toMatchObject({ company: "Humber Goods Ltd", start: "2020-05" });
});

test("--batch answers each line in order, and goes on after one that cannot be read", () => {
  const file = writeLines("batch.jsonl", [
    { id: "both", cv_file: "cv.txt", job_file: "job.txt" },
    { id: 2, cv_text: cv },
    { id: "blank", cv_file: "blank.txt", job_text: advertisement },
    "not json",
    { id: "none", job_text: advertisement },
    { id: "last", cv_text: cv, job_text: advertisement },
  ]);
  const { status, stdout } = run("--batch", file);
  const lines = jsonLines(stdout);
  expect(status).toBe(1);
  expect(lines.map((line) => line.id)).toEqual(["both", 2, "blank", null, "none", "last"]);
  expect(lines.map((line) => Object.keys(line)[1])).toEqual([
    "results",
    "parsed",
    "error",
    "error",
    "error",
    "results",
  ]);
});

test("--skills finds mentions with offsets in UTF-16 code units", () => {
  const text = "🙂 Experience with Microsoft Excel and good teamwork";
  const { status, stdout } = run("--skills", writeLines("skills.jsonl", [{ id: 1, text }]));
  const [line] = jsonLines(stdout);
  expect(status).toBe(0);
  const start = text.indexOf("Microsoft Excel");
  expect(line?.mentions).toContainEqual(
    expect.objectContaining({
      start,
      end: start + 15,
      kind: "knowledge",
      skill: "Microsoft Excel",
    }),
  );
  expect(line?.mentions).toContainEqual(expect.objectContaining({ kind: "soft" }));
});

test("--job prints the facts and the demands of each advertisement", () => {
  const file = writeLines("jobs.jsonl", [{ id: "a", text: advertisement }]);
  const { status, stdout } = run("--job", file);
  const [line] = jsonLines(stdout);
  expect(status).toBe(0);
  expect(line?.job).toMatchObject({ title: "Warehouse Operative" });
  expect(line?.requirements).toContainEqual(
    expect.objectContaining({ importance: "required", years: 2 }),
  );
});

test("a missing file is status 1 with a sentence, wrong arguments are status 2 with the usage", () => {
  const missing = run("--parse", at("nothing.pdf"));
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain("No such file");
  expect(missing.stderr).toContain("nothing.pdf");
  const wrong = run("--parse");
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain("usage:");
});
