import type { ScoredCheck } from "../ats/rubric.ts";
import { holdsFigure, workLines } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { byGain, type Findings } from "./findings.ts";

const mostDemands = 4;
const mostChecks = 3;
const severity = { fail: 2, warn: 1, pass: 0 } as const;

/** Checks that did not pass, the costliest first. */
export function openChecks(checks: readonly ScoredCheck[]): ScoredCheck[] {
  return checks
    .filter((check) => check.status !== "pass")
    .sort(
      (one, other) => other.points * severity[other.status] - one.points * severity[one.status],
    );
}

/** What speaks against the CV as it stands: what is not shown, then how it reads. */
export function findWeaknesses(findings: Findings): string[] {
  const lines = workLines(findings.reading);
  const figures = lines.filter(holdsFigure).length;
  const { pasted, checks } = findings;
  return [
    pasted.status === "pass" ? "" : pasted.evidence,
    ...byGain(findings)
      .filter(({ status }) => status === "missing" || status === "partial")
      .slice(0, mostDemands)
      .map(({ demand, reason }) => `${inQuotes(demand.text)}: ${reason}`),
    lines.length >= 3 && figures < 2
      ? `${figures === 0 ? "No line" : "Only one line"} of your posts gives a figure: how many, how much, how fast.`
      : "",
    ...openChecks(checks)
      .slice(0, mostChecks)
      .map((check) => `${check.title}: ${check.evidence}`),
  ].filter((sentence) => sentence !== "");
}
