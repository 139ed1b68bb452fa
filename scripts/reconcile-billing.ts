/**
 * Asks Stripe how every customer stands and brings plans to it, for events that never came: npm run billing:reconcile
 *
 * With the embedded database the product must be stopped meanwhile; it also looks by itself once a day.
 */
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { openDatabase } from "../src/db/client.ts";
import { createMemoryAnnouncements } from "../src/server/adapters/memory-announcements.ts";
import { openRedis } from "../src/server/adapters/redis.ts";
import { createRedisAnnouncements } from "../src/server/adapters/redis-announcements.ts";
import { openPayments } from "../src/server/deps.ts";
import { readEnv } from "../src/server/env.ts";
import { reconcileBilling } from "../src/server/features/billing/reconcile.ts";
import { createLog } from "../src/server/log.ts";

async function main(): Promise<void> {
  if (existsSync(".env")) loadEnvFile();
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const payments = await openPayments(env, log);
  if (!payments) throw new Error("Billing is not configured: see .env.example.");
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  // Without Redis nobody but a process of the product itself can tell its dashboards; they look again by themselves.
  const link = env.REDIS_URL ? await openRedis(env.REDIS_URL, log) : null;
  try {
    const announcements = link ? createRedisAnnouncements(link) : createMemoryAnnouncements();
    const deps = { db: database.db, now: Date.now, log, announcements };
    const { asked, changed, failed } = await reconcileBilling(deps, payments, {
      whom: "everybody",
    });
    console.log(`${asked} customers asked for, ${changed} plans changed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await link?.close();
    await database.close();
  }
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
