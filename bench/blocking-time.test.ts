import { expect, test } from "vitest";
import { blockingTime } from "./blocking-time.ts";

test("counts of each task what goes beyond 50 ms, from the first paint on", () => {
  expect(blockingTime([], 100)).toBe(0);
  expect(blockingTime([{ start: 0, duration: 90 }], 100)).toBe(0);
  const tasks = [
    { start: 0, duration: 170 },
    { start: 200, duration: 40 },
    { start: 300, duration: 80 },
  ];
  expect(blockingTime(tasks, 100)).toBe(20 + 30);
});
