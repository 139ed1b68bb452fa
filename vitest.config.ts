import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["src/{shared,db,server}/**/*.test.ts", "{bench,scripts}/**/*.test.ts"],
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
