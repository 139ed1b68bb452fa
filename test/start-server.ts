import { join } from "node:path";
import { authTables } from "../src/db/queries/accounts.ts";
import { createAuth } from "../src/server/adapters/auth.ts";
import { createLetterDrafts } from "../src/server/adapters/letter-drafts.ts";
import { noLimits } from "../src/server/adapters/limits.ts";
import { createMemoryAnnouncements } from "../src/server/adapters/memory-announcements.ts";
import { createMemoryKeptCalls } from "../src/server/adapters/memory-kept-calls.ts";
import { createMemoryLiveRuns } from "../src/server/adapters/memory-live-runs.ts";
import { createMemoryQueue } from "../src/server/adapters/memory-queue.ts";
import { createMemoryOpenTries } from "../src/server/adapters/open-tries.ts";
import { createTelemetry } from "../src/server/adapters/telemetry.ts";
import { everyTurn } from "../src/server/adapters/turns.ts";
import { createWebhookCaller } from "../src/server/adapters/webhook-caller.ts";
import type { Deps } from "../src/server/deps.ts";
import { readEnv } from "../src/server/env.ts";
import type { Extractor } from "../src/server/extraction/extractor.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { createLog } from "../src/server/log.ts";
import { modelBoundsOf } from "../src/server/model-bounds.ts";
import { createServer } from "../src/server/server.ts";
import { watchAnswers } from "./api-document.ts";
import { instantEngine } from "./controlled-engine.ts";
import { openFromTemplate } from "./embedded-template.ts";
import { cheapHash } from "./members.ts";
import { createRecordedMail } from "./recorded-mail.ts";
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
  const database = overrides.db ? undefined : await openFromTemplate(folder.path);
  const now = overrides.now ?? Date.now;
  const db = overrides.db ?? database?.db;
  if (!db) throw new Error("no database");
  return {
    db,
    liveRuns: createMemoryLiveRuns({ now, maxBytes: 64 * 1024 * 1024 }),
    queue: createMemoryQueue(2),
    announcements: createMemoryAnnouncements(),
    limits: noLimits,
    keptCalls: createMemoryKeptCalls({ now }),
    openTries: createMemoryOpenTries(),
    turns: everyTurn,
    webhookCaller: createWebhookCaller(),
    auth: createAuth({ db, tables: authTables, secret, secure: false, hashCost: cheapHash }),
    mail: createRecordedMail(),
    payments: null,
    admin: null,
    extractor: plainTextExtractor,
    engine: instantEngine,
    engineVersion: "test",
    languageModel: null,
    modelBounds: modelBoundsOf(readEnv({})),
    letterDrafts: createLetterDrafts(),
    log: createLog("silent"),
    now,
    secret,
    site: {
      appUrl: null,
      publicUrl: "http://localhost:3000",
      secure: false,
      trustProxy: 0,
      clientDir: join(folder.path, "no-client"),
      dev: false,
    },
    demoMode: false,
    refusesWeakPasswords: true,
    telemetry: createTelemetry({ ofProcess: false, tracing: null, now: Date.now }),
    metricsToken: null,
    role: "all",
    // A test that takes a minute would meet it by surprise.
    recurring: false,
    version: "0.0.0-test",
    isReady: async () => true,
    ...overrides,
    async close() {
      await database?.close();
      await folder.remove();
    },
  };
}

const secret = "a secret that is only used in tests";

export type TestServer = {
  url: string;
  deps: Deps;
  app: Awaited<ReturnType<typeof createServer>>["app"];
  /** Running analyses get `graceMs` (default none) to finish. */
  close(graceMs?: number): Promise<void>;
};

/** A whole server on a free port. */
export async function startServer(overrides: Partial<Deps> = {}): Promise<TestServer> {
  const deps = await openTestDeps(overrides);
  const server = await createServer(deps);
  const problems = watchAnswers(server.app.server);
  const port = await server.listen(0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    deps,
    app: server.app,
    async close(graceMs = 0) {
      await server.close(graceMs);
      await deps.liveRuns.close();
      await deps.close();
      // Whatever was asked, the published document describes the answer.
      if (problems.length > 0) throw new Error(problems.join("\n"));
    },
  };
}
