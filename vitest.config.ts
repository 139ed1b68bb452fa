import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker keeps what it has loaded (word lists, database, page) for its next file. It may, because no module of
    // ours holds state; a test that changes a global gives it back itself.
    isolate: false,
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          globalSetup: "test/embedded-template.ts",
          include: ["src/{shared,db,server}/**/*.test.ts", "{bench,fuzz,scripts}/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "jsdom",
          environment: "jsdom",
          include: ["src/client/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
