import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import packageFile from "../../package.json" with { type: "json" };
import { type Database, openDatabase } from "../db/client.ts";
import { authTables } from "../db/queries/accounts.ts";
import { failLeftBehind } from "../db/queries/running-analyses.ts";
import { texts } from "../shared/texts.ts";
import type { Announcements } from "./adapters/announcements.ts";
import { type Auth, createAuth } from "./adapters/auth.ts";
import type { KeptCalls } from "./adapters/kept-calls.ts";
import type { LanguageModel } from "./adapters/language-model.ts";
import { createLetterDrafts, type LetterDrafts } from "./adapters/letter-drafts.ts";
import type { Limits } from "./adapters/limits.ts";
import type { LiveRuns } from "./adapters/live-runs.ts";
import { createOutbox, type Mail } from "./adapters/mail.ts";
import type { OpenTries } from "./adapters/open-tries.ts";
import type { Payments } from "./adapters/payments.ts";
import type { Queue } from "./adapters/queue.ts";
import { createTelemetry, type Telemetry } from "./adapters/telemetry.ts";
import type { Turns } from "./adapters/turns.ts";
import { createWebhookCaller, type WebhookCaller } from "./adapters/webhook-caller.ts";
import { engineVersion } from "./engine/version.ts";
import type { Env } from "./env.ts";
import { createExtractor, type Extractor } from "./extraction/extractor.ts";
import { createEnginePool } from "./features/analysis/engine-pool.ts";
import type { AnalysisTask, EnginePool } from "./features/analysis/task.ts";
import { modelBoundsOf } from "./model-bounds.ts";
import { addReadings } from "./readings.ts";
import { readOrCreateSecret } from "./secret.ts";
import { openShortLived } from "./short-lived.ts";

/** Where and how the website is served. */
export type Site = {
  /** Public base URL; null where it is not set and each request's own host counts. */
  appUrl: string | null;
  /** Base of the links in mails: `appUrl`, else this machine's own address. */
  publicUrl: string;
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
  announcements: Announcements;
  limits: Limits;
  keptCalls: KeptCalls;
  openTries: OpenTries;
  turns: Turns;
  webhookCaller: WebhookCaller;
  auth: Auth;
  mail: Mail;
  /** Null: billing is not configured. */
  payments: Payments | null;
  /** Who may use the admin test login; null: nobody. */
  admin: { email: string; password: string } | null;
  extractor: Extractor;
  engine: EnginePool;
  engineVersion: string;
  /** Null: the engine works alone. */
  languageModel: LanguageModel | null;
  /** What that may take for one analysis. */
  modelBounds: ReturnType<typeof modelBoundsOf>;
  letterDrafts: LetterDrafts;
  log: FastifyBaseLogger;
  telemetry: Telemetry;
  /** Opens /metrics; null: there is no such page. */
  metricsToken: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Signs cookies, CSRF tokens and ids. */
  secret: string;
  site: Site;
  demoMode: boolean;
  /** Refuses passwords that the specification lets pass but an attacker tries first. */
  refusesWeakPasswords: boolean;
  /** What this process does: answer people, do the analyses, or both. */
  role: Env["ROLE"];
  /** Whether work that comes again by itself (retention, payments) is done in this process. */
  recurring: boolean;
  /** Of the product, from package.json. */
  version: string;
  /** False, or rejects, while what it needs does not answer. */
  isReady: () => Promise<boolean>;
};

const mailGraceMs = 1000;

/** The one place where adapters are chosen. `close` gives back what was opened, in the opposite order. */
export async function openDeps(
  env: Env,
  log: FastifyBaseLogger,
  options: { dev: boolean },
): Promise<Deps & { close(): Promise<void> }> {
  const cores = availableParallelism();
  const engine = createEnginePool({ threads: cores });
  const [database, shortLived] = await Promise.all([
    openDatabase({
      url: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onTrouble: (error) =>
        log.error({ err: error }, "the database cannot do what it is asked; people are told so"),
    }),
    openShortLived(env, log, analysesAtOnce(env, cores)),
  ]);
  const secret = env.APP_SECRET ?? (await readOrCreateSecret(env.DATA_DIR));
  // With several nodes another may be at work at them; what is really left over is found while running.
  if (!shortLived.severalNodes) await failLeftOver(database.db, log);
  const extractor = createExtractor({});
  const secure = env.APP_URL?.startsWith("https:") ?? false;
  const mail = await openMail(env, log);
  const telemetry = await openTelemetry(env);
  addReadings(telemetry, { queue: shortLived.queue, mail, database });
  const payments = await openPayments(env, log);
  return {
    db: database.db,
    liveRuns: shortLived.liveRuns,
    queue: shortLived.queue,
    announcements: shortLived.announcements,
    limits: shortLived.limits,
    keptCalls: shortLived.keptCalls,
    openTries: shortLived.openTries,
    turns: shortLived.turns,
    webhookCaller: createWebhookCaller(),
    role: env.ROLE,
    auth: createAuth({ db: database.db, tables: authTables, secret, secure }),
    mail,
    payments,
    admin: adminOf(env),
    extractor,
    engine,
    engineVersion,
    languageModel: await openLanguageModel(env, log),
    modelBounds: modelBoundsOf(env),
    letterDrafts: createLetterDrafts(),
    log,
    telemetry,
    metricsToken: env.METRICS_TOKEN ?? null,
    now: Date.now,
    secret,
    site: {
      appUrl: env.APP_URL ?? null,
      publicUrl: env.APP_URL ?? `http://localhost:${env.PORT}`,
      secure,
      trustProxy: env.TRUST_PROXY,
      clientDir: fileURLToPath(new URL("../../dist/client", import.meta.url)),
      dev: options.dev,
    },
    demoMode: env.DEMO_MODE,
    refusesWeakPasswords: env.NODE_ENV === "production",
    recurring: true,
    version: packageFile.version,
    async isReady() {
      await Promise.all([database.check(), shortLived.check()]);
      return true;
    },
    async close() {
      await Promise.all([engine.close(), extractor.close(), mail.close(mailGraceMs)]);
      await shortLived.close();
      await telemetry.close();
      await database.close();
    },
  };
}

async function openTelemetry(env: Env): Promise<Telemetry> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  // Loaded only where it is used: it costs memory and time.
  const tracing = endpoint
    ? (await import("./adapters/otlp-tracing.ts")).createOtlpTracing(endpoint)
    : null;
  return createTelemetry({ ofProcess: true, tracing, now: Date.now });
}

/** There is one process at a time: what runs in the history, nobody runs any more. */
async function failLeftOver(db: Database, log: FastifyBaseLogger): Promise<void> {
  const ending = { failure: texts.interrupted, finishedAt: new Date(), givesBack: true };
  const count = await failLeftBehind(db, ending);
  if (count > 0) log.info({ count }, "analyses of an earlier process were marked as failed");
}

async function openMail(env: Env, log: FastifyBaseLogger): Promise<Mail> {
  const { POSTMARK_SERVER_TOKEN: token, POSTMARK_API_URL: apiUrl, MAIL_FROM: from } = env;
  if (token) {
    // Loaded only where it is used: it costs memory and time.
    const { createPostmarkMail } = await import("./adapters/postmark-mail.ts");
    return createPostmarkMail({ token, apiUrl, from, log });
  }
  return createOutbox({ folder: join(env.DATA_DIR, "outbox"), from, now: Date.now, log });
}

/** Without the webhook's secret nobody may pay: we would never hear that they did. */
export async function openPayments(env: Env, log: FastifyBaseLogger): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) {
    if (secretKey || webhookSecret) log.warn("billing needs both Stripe secrets; it stays off");
    return null;
  }
  // Loaded only where it is used: it costs memory and time.
  const { createStripePayments } = await import("./adapters/stripe-payments.ts");
  const prices = { starter: env.STRIPE_PRICE_STARTER, pro: env.STRIPE_PRICE_PRO };
  return createStripePayments({
    secretKey,
    webhookSecret,
    prices,
    apiUrl: env.STRIPE_API_URL,
    log,
  });
}

/** Whoever waits for a language model needs no core meanwhile; the engine's threads stay as many as there are cores. */
function analysesAtOnce(env: Env, cores: number): number {
  return env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? cores * 4 : cores;
}

const defaultModel = "gpt-4.1-mini";

/** A key alone means OpenAI itself; an address alone a server of one's own that asks for no key. */
export async function openLanguageModel(
  env: Env,
  log: FastifyBaseLogger,
): Promise<LanguageModel | null> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (!apiKey && !baseUrl) {
    if (model)
      log.warn("OPENAI_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL; the engine works alone");
    return null;
  }
  // Loaded only where it is used: it costs memory and time.
  const [{ createOpenAiModel }, { steady }, { remembering }] = await Promise.all([
    import("./adapters/openai-language-model.ts"),
    import("./adapters/steady-language-model.ts"),
    import("./adapters/remembering-language-model.ts"),
  ]);
  const asked = steady(createOpenAiModel({ apiKey, baseUrl, model: model ?? defaultModel }), {
    now: Date.now,
    retryDelaysMs: [500, 2_000],
    failuresToPause: 3,
    pauseMs: 60_000,
  });
  return remembering(asked, { now: Date.now, keepMs: 3_600_000, most: 300 });
}

function adminOf({ ADMIN_EMAIL, ADMIN_PASSWORD }: Env): Deps["admin"] {
  return ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null;
}
