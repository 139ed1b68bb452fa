import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/client.ts";
import type { Limits } from "./adapters/limits.ts";
import type { LiveRuns } from "./adapters/live-runs.ts";
import type { Queue } from "./adapters/queue.ts";
import type { Extractor } from "./extraction/extractor.ts";
import type { AnalysisTask, EnginePool } from "./features/analysis/task.ts";

/** Everything a service needs from outside. Passed in, so that tests build a whole server in a line. */
export type Deps = {
  db: Database;
  liveRuns: LiveRuns;
  queue: Queue<AnalysisTask>;
  limits: Limits;
  extractor: Extractor;
  engine: EnginePool;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Signs cookies, CSRF tokens and ids. */
  secret: string;
  demoMode: boolean;
  /** Of the product, from package.json. */
  version: string;
};
