import { defineConfig } from "vitest/config";

/** For a busy machine: what a test waits for is a state, never a time. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // One more than the two cores of a small machine: some tests only wait for processes they have started.
    maxWorkers: 3,
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
          ...patience,
        },
      },
      {
        test: {
          name: "jsdom",
          environment: "jsdom",
          setupFiles: "test/patient-screens.ts",
          include: ["src/client/**/*.test.{ts,tsx}"],
          ...patience,
        },
      },
    ],
  },
});
