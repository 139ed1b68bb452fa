import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";

const oldestNode = 24;
const graceMs = 7_000;
/** Ten seconds are promised to whoever stopped npm, which takes a second of its own on a busy machine. */
const lastResortMs = 8_500;

async function main(): Promise<void> {
  const [major] = process.versions.node.split(".");
  if (Number(major) < oldestNode) {
    refuse(`Node ${oldestNode} or newer is needed, this is ${process.versions.node}.`);
    return;
  }
  if (existsSync(".env")) loadEnvFile();
  // From its second start on a server need not compile again what did not change. Where it cannot write, it does.
  const { enableCompileCache } = await import("node:module");
  enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/start", import.meta.url)));
  const { mendDriver } = await import("../db/mend-driver.ts");
  mendDriver();
  const { resolveOrmQuickly } = await import("../db/quick-resolution.ts");
  resolveOrmQuickly();
  // Imported late, so that an old Node gets the sentence above instead of a syntax error.
  const { readEnv } = await import("./env.ts");
  const env = readEnv(process.env);
  // Without them no analysis could run: better not to start.
  const { readReaderFiles } = await import("./features/analysis/reader-files.ts");
  readReaderFiles();
  const { createLog } = await import("./log.ts");
  const { openDeps } = await import("./deps.ts");
  const isWorker = env.ROLE === "worker";
  const create = isWorker
    ? (await import("./worker.ts")).createWorker
    : (await import("./server.ts")).createServer;

  const log = createLog(env.LOG_LEVEL);
  // One visitor's forgotten promise must not end what all the others are waiting for.
  process.on("unhandledRejection", (reason) => log.error(reason, "a rejection nobody handled"));
  const deps = await openDeps(env, log, { dev: process.argv.includes("--dev") });
  const server = await create(deps);
  const port = await server.listen(env.PORT, env.HOST).catch(async (error) => {
    await deps.close();
    throw error;
  });

  // With PORT=0 the system chose the port, and links in mails must lead there.
  if (!env.APP_URL) deps.site.publicUrl = `http://localhost:${port}`;

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
  // Whoever waits for the line above need not wait for the word lists, and the first analysis need not either.
  deps.engine.warm();
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
