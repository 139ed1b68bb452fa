import { join } from "node:path";
import { openDatabase } from "../src/db/client.ts";
import { noLimits } from "../src/server/adapters/limits.ts";
import { createMemoryLiveRuns } from "../src/server/adapters/memory-live-runs.ts";
import { createMemoryQueue } from "../src/server/adapters/memory-queue.ts";
import type { Deps } from "../src/server/deps.ts";
import type { Extractor } from "../src/server/extraction/extractor.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { createLog } from "../src/server/log.ts";
import { createServer } from "../src/server/server.ts";
import { instantEngine } from "./controlled-engine.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const plainTextExtractor: Extractor = {
  extract: async ({ bytes }) => documentFromText(Buffer.from(bytes.subarray(0, 10_000)).toString()),
  close: async () => {},
};

/** Dependencies for a test: real ones but for the engine, which answers at once, and the extractor, which reads plain text. */
export async function openTestDeps(
  overrides: Partial<Deps> = {},
): Promise<Deps & { close(): Promise<void> }> {
  const folder = await temporaryFolder();
  const database = overrides.db
    ? undefined
    : await openDatabase({ url: undefined, dataDir: folder.path });
  const now = overrides.now ?? Date.now;
  const db = overrides.db ?? database?.db;
  if (!db) throw new Error("no database");
  return {
    db,
    liveRuns: createMemoryLiveRuns({ now, maxBytes: 64 * 1024 * 1024 }),
    queue: createMemoryQueue(2),
    limits: noLimits,
    extractor: plainTextExtractor,
    engine: instantEngine,
    engineVersion: "test",
    log: createLog("silent"),
    now,
    secret: "a secret that is only used in tests",
    site: {
      appUrl: null,
      secure: false,
      trustProxy: 0,
      clientDir: join(folder.path, "no-client"),
      dev: false,
    },
    demoMode: false,
    version: "0.0.0-test",
    isReady: async () => true,
    ...overrides,
    async close() {
      await database?.close();
      await folder.remove();
    },
  };
}

export type TestServer = {
  url: string;
  deps: Deps;
  /** Running analyses get `graceMs` (default none) to finish. */
  close(graceMs?: number): Promise<void>;
};

/** A whole server on a free port. */
export async function startServer(overrides: Partial<Deps> = {}): Promise<TestServer> {
  const deps = await openTestDeps(overrides);
  const server = await createServer(deps);
  const port = await server.listen(0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    deps,
    async close(graceMs = 0) {
      await server.close(graceMs);
      await deps.liveRuns.close();
      await deps.close();
    },
  };
}
