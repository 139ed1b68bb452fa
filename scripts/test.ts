import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";

/**
 * The whole check in one command: types, lint, unit and integration tests, browser journeys.
 * Ends with one line `N passed, N failed, N skipped`, counted over both test runners;
 * each of the static checks counts as one.
 */

type Count = { passed: number; failed: number; skipped: number };

const reports = "test-results";
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/e2e.json`;

function run(title: string, command: string, args: string[]): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  return status === 0;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function numberAt(report: unknown, ...path: string[]): number {
  let value: unknown = report;
  for (const key of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === "number" ? value : 0;
}

/** Side by side with others: what it prints comes in one piece. */
async function staticCheck(title: string, command: string, args: string[]): Promise<Count> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit").catch((error) => [String(error)]),
  ]);
  const passed = status === 0;
  console.log(`\n── ${title}: ${passed ? "passed" : `failed (${status})`}\n${out}${err}`.trimEnd());
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** All but the first one after the other: the types take as long as the rest together. */
async function staticChecks(): Promise<Count[]> {
  const types = staticCheck("Types", "tsc", ["--noEmit"]);
  const others = [
    await staticCheck("Format and lint", "biome", ["check", "--error-on-warnings", "."]),
    await staticCheck("Rooms", "node", ["scripts/check-rooms.ts"]),
    await staticCheck("Unused code and dependencies", "knip", []),
    await staticCheck("The website's build", "node", ["scripts/build-client.ts"]),
  ];
  return [await types, ...others];
}

/** A runner that broke without naming a failed test still counts as one failure. */
function atLeastOneFailure(count: Count, ok: boolean): Count {
  const ran = count.passed + count.failed > 0;
  return (ok && ran) || count.failed > 0 ? count : { ...count, failed: 1 };
}

function unitTests(): Count {
  const ok = run("Unit and integration tests", "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]);
  const report = readReport(unitReport);
  const count = {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests"),
    skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
  };
  return atLeastOneFailure(count, ok);
}

function browserTests(): Count {
  const ok = run("Browser journeys", "playwright", ["test"]);
  const report = readReport(browserReport);
  const count = {
    passed: numberAt(report, "stats", "expected"),
    failed: numberAt(report, "stats", "unexpected") + numberAt(report, "stats", "flaky"),
    skipped: numberAt(report, "stats", "skipped"),
  };
  return atLeastOneFailure(count, ok);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const [variable, what] of [
  ["TEST_DATABASE_URL", "the database suite on a Postgres server"],
  ["TEST_REDIS_URL", "the suites of live runs, queue, limits and announcements on Redis"],
] as const) {
  if (!process.env[variable]) console.log(`${variable} is not set: ${what} is skipped.`);
}

const counts = [...(await staticChecks()), unitTests(), browserTests()];

function total(key: keyof Count): number {
  return counts.reduce((sum, count) => sum + count[key], 0);
}

console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
process.exitCode = total("failed") > 0 ? 1 : 0;
