import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import packageFile from "../../package.json" with { type: "json" };
import { type Database, openDatabase } from "../db/client.ts";
import { markInterruptedAnalyses } from "../db/queries/analyses.ts";
import { createMemoryLimits, type Limits, noLimits } from "./adapters/limits.ts";
import type { LiveRuns } from "./adapters/live-runs.ts";
import { createMemoryLiveRuns } from "./adapters/memory-live-runs.ts";
import { createMemoryQueue } from "./adapters/memory-queue.ts";
import type { Queue } from "./adapters/queue.ts";
import type { Env } from "./env.ts";
import { createExtractor, type Extractor } from "./extraction/extractor.ts";
import { createEnginePool } from "./features/analysis/engine-pool.ts";
import type { AnalysisTask, EnginePool } from "./features/analysis/task.ts";
import { readOrCreateSecret } from "./secret.ts";

/** Where and how the website is served. */
export type Site = {
  /** Public base URL; null where it is not set and each request's own host counts. */
  appUrl: string | null;
  /** Reached over https. */
  secure: boolean;
  /** Number of proxies in front. */
  trustProxy: number;
  clientDir: string;
  /** Serves the website from its sources. */
  dev: boolean;
};

/** Everything a service needs from outside. Passed in, so that tests build a whole server in a line. */
export type Deps = {
  db: Database;
  liveRuns: LiveRuns;
  queue: Queue<AnalysisTask>;
  limits: Limits;
  extractor: Extractor;
  engine: EnginePool;
  engineVersion: string;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Signs cookies, CSRF tokens and ids. */
  secret: string;
  site: Site;
  demoMode: boolean;
  /** Of the product, from package.json. */
  version: string;
  /** False, or rejects, while what it needs does not answer. */
  isReady: () => Promise<boolean>;
};

const maxLiveBytes = 256 * 1024 * 1024;
const interrupted = "The server was restarted during this analysis. Please start it again.";

/** The one place where adapters are chosen. `close` gives back what was opened, in the opposite order. */
export async function openDeps(
  env: Env,
  log: FastifyBaseLogger,
  options: { dev: boolean },
): Promise<Deps & { close(): Promise<void> }> {
  const cores = availableParallelism();
  const engine = createEnginePool({ threads: cores });
  const [database, engineVersion] = await Promise.all([
    openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR }),
    engine.version(),
  ]);
  const secret = env.APP_SECRET ?? (await readOrCreateSecret(env.DATA_DIR));
  const count = await markInterruptedAnalyses(database.db, {
    failure: interrupted,
    finishedAt: new Date(),
  });
  if (count > 0) log.info({ count }, "analyses of an earlier process were marked as failed");

  const liveRuns = createMemoryLiveRuns({ now: Date.now, maxBytes: maxLiveBytes });
  const extractor = createExtractor({});
  return {
    db: database.db,
    liveRuns,
    queue: createMemoryQueue(cores),
    limits: env.RATE_LIMITS === "off" ? noLimits : createMemoryLimits(),
    extractor,
    engine,
    engineVersion,
    log,
    now: Date.now,
    secret,
    site: {
      appUrl: env.APP_URL ?? null,
      secure: env.APP_URL?.startsWith("https:") ?? false,
      trustProxy: env.TRUST_PROXY,
      clientDir: fileURLToPath(new URL("../../dist/client", import.meta.url)),
      dev: options.dev,
    },
    demoMode: env.DEMO_MODE,
    version: packageFile.version,
    async isReady() {
      await database.check();
      return true;
    },
    async close() {
      await Promise.all([engine.close(), extractor.close()]);
      await liveRuns.close();
      await database.close();
    },
  };
}
