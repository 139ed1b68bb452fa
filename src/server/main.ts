import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

const oldestNode = 24;
const graceMs = 7_000;
const lastResortMs = 9_500;

async function main(): Promise<void> {
  const [major] = process.versions.node.split(".");
  if (Number(major) < oldestNode) {
    refuse(`Node ${oldestNode} or newer is needed, this is ${process.versions.node}.`);
    return;
  }
  if (existsSync(".env")) loadEnvFile();
  // Imported late, so that an old Node gets the sentence above instead of a syntax error.
  const { readEnv } = await import("./env.ts");
  const env = readEnv(process.env);
  const { createLog } = await import("./log.ts");
  const { openDeps } = await import("./deps.ts");
  const { createServer } = await import("./server.ts");

  const log = createLog(env.LOG_LEVEL);
  const deps = await openDeps(env, log, { dev: process.argv.includes("--dev") });
  const server = await createServer(deps);
  const port = await server.listen(env.PORT, env.HOST).catch(async (error) => {
    await deps.close();
    throw error;
  });

  async function stop(): Promise<void> {
    process.once("SIGTERM", () => process.exit(1)).once("SIGINT", () => process.exit(1));
    setTimeout(() => process.exit(0), lastResortMs).unref();
    log.info("stopping");
    await server.close(graceMs);
    await deps.close();
    process.exit(0);
  }
  process.once("SIGTERM", stop).once("SIGINT", stop);
  process.stdout.write(`Shortlisted is ready at ${env.APP_URL ?? `http://localhost:${port}`}\n`);
}

function refuse(reason: string): void {
  process.stderr.write(`Shortlisted cannot start. ${reason}\n`);
  process.exit(1);
}

await main().catch((error) => refuse(sentenceOf(error)));

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return "Its port is in use by another program; set PORT to a free one.";
  }
  return error.message.split("\n")[0] ?? error.name;
}
