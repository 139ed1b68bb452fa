import { expect, it } from "vitest";
import { sampleResults } from "../../../../test/sample-results.ts";
import type { Site } from "../../deps.ts";
import { resultsMail } from "./results-mail.ts";

const site: Site = {
  appUrl: "https://cv.example.org",
  publicUrl: "https://cv.example.org",
  secure: true,
  trustProxy: 0,
  clientDir: "",
  dev: false,
};

function demands(...statuses: ("met" | "partial" | "missing" | "unverifiable")[]) {
  return statuses.map((status, at) => ({
    id: `r${at}`,
    text: `Demand ${at}`,
    importance: "required" as const,
    kind: "skill" as const,
    status,
    reason: "",
    years: null,
    evidence: [],
  }));
}

function textOf(...statuses: Parameters<typeof demands>) {
  const results = { ...sampleResults, requirements: demands(...statuses) };
  return resultsMail(site, { to: "ann@example.org", id: "a1", results }).text;
}

it("counts what no CV shows neither as met nor as missing", () => {
  const text = textOf("met", "partial", "missing", "unverifiable");
  expect(text).toContain("Demands of the job (1 of 3 met; 1 more cannot be checked)");
  expect(text).toContain("Cannot be checked from a CV: Demand 3");
  expect(textOf("met", "missing")).toContain("Demands of the job (1 of 2 met)");
  expect(textOf("unverifiable")).toContain("Demands of the job (none that a CV can show)");
});
