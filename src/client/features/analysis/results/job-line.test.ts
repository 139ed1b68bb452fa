import { expect, it } from "vitest";
import { readReport } from "../report.ts";
import { jobLine, postLine } from "./job-line.ts";

function lineOf(job: Record<string, string | null>, line = jobLine): string | null {
  const none = { title: null, company: null, location: null, seniority: null, industry: null };
  const report = readReport({ overall_score: 70, job: { ...none, ...job } });
  return report && (line(report)?.replaceAll("\u00a0", " ") ?? null);
}

it("names the post and its terms, each once", () => {
  const post = { title: "Welder", company: "Acme", salary: "£30,000 a year" };
  expect(lineOf({ ...post, hours: "full time", contract: "permanent, full time" })).toBe(
    "Welder, Acme · £30,000 a year · permanent, full time",
  );
  expect(lineOf({ ...post, hours: "part time", contract: "permanent" })).toBe(
    "Welder, Acme · £30,000 a year · part time · permanent",
  );
  expect(lineOf({ ...post, hours: "full time", contract: "full time" })).toBe(
    "Welder, Acme · £30,000 a year · full time",
  );
  expect(lineOf({ title: "Welder" })).toBe("Welder");
  expect(lineOf({ hours: "full time" })).toBeNull();
});

it("on paper is the post alone", () => {
  const post = { title: "Welder", company: "Acme", salary: "£30,000 a year" };
  expect(lineOf(post, postLine)).toBe("Welder, Acme");
  expect(lineOf({ company: "Acme" }, postLine)).toBe("Acme");
  expect(lineOf({ salary: "£30,000 a year" }, postLine)).toBeNull();
});
