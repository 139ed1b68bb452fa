import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

const today = "2026-03-01";

test.each([
  [["cv.pdf", "job.txt"], { form: "report", cvFile: "cv.pdf", jobFile: "job.txt", json: false }],
  [
    ["cv.pdf", "job.txt", "--json"],
    { form: "report", cvFile: "cv.pdf", jobFile: "job.txt", json: true },
  ],
  [["--parse", "cv.pdf"], { form: "parse", cvFile: "cv.pdf" }],
  [["--batch", "a.jsonl"], { form: "batch", file: "a.jsonl" }],
  [["--skills", "a.jsonl"], { form: "skills", file: "a.jsonl" }],
  [["--job", "a.jsonl", "--json"], { form: "job", file: "a.jsonl" }],
])("reads %j", (args, command) => {
  expect(readArguments(args, today)).toEqual({ command, referenceDate: today });
});

test("takes another day as today", () => {
  expect(readArguments(["a", "b", "--date", "2024-02-29"], today)?.referenceDate).toBe(
    "2024-02-29",
  );
});

test.each([
  [[]],
  [["cv.pdf"]],
  [["a", "b", "c"]],
  [["--parse"]],
  [["--parse", "a", "b"]],
  [["--parse", "a", "--job", "b"]],
  [["--unknown", "a", "b"]],
  [["a", "b", "--date", "soon"]],
  [["a", "b", "--date", "2024-13-45"]],
])("refuses %j", (args) => {
  expect(readArguments(args, today)).toBeUndefined();
});
