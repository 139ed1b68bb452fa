import { defineConfig } from "@playwright/test";
import { configuredAdmin } from "./e2e/admin.ts";
import { browserLaunch } from "./e2e/browser.ts";

const port = Number(process.env.E2E_PORT ?? 3210);
// The workers read this page again: they look for mails where the first reading put them.
process.env.E2E_DATA_DIR ??= `test-results/e2e-data-${process.pid}`;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  outputDir: "test-results/e2e",
  // Patience for a busy machine: what a journey waits for is a state, never a time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunch(),
    locale: "en-GB",
    timezoneId: "Europe/London",
  },
  webServer: {
    command: "node scripts/build-client.ts && exec node src/server/main.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
    env: {
      PORT: String(port),
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      DATA_DIR: process.env.E2E_DATA_DIR,
      ...configuredAdmin,
    },
  },
});
