import type { Requirement, RequirementStatus, Results } from "../../src/shared/results.ts";
import { scoreBand, verdictWords } from "../../src/shared/score-band.ts";

const marks: Record<RequirementStatus, string> = {
  met: "✓",
  partial: "~",
  missing: "✗",
  unverifiable: "?",
};

function title(text: string): string[] {
  return ["", text, "─".repeat(text.length)];
}

function list(heading: string, entries: string[], mark = "•"): string[] {
  return entries.length === 0
    ? []
    : [...title(heading), ...entries.map((text) => `${mark} ${text}`)];
}

function scoreLine(label: string, score: number): string {
  return `${label.padEnd(14)}${String(score).padStart(3)} / 100   ${verdictWords[scoreBand(score)]}`;
}

function requirementLines(requirement: Requirement): string[] {
  const [evidence] = requirement.evidence;
  return [
    `${marks[requirement.status]} ${requirement.text}`,
    `    ${requirement.importance}, ${requirement.status}: ${requirement.reason}`,
    ...(evidence ? [`    “${evidence.quote}” (${evidence.section})`] : []),
  ];
}

/** The report of one analysis as plain lines for a terminal. */
export function readableReport(results: Results): string {
  const { job } = results;
  const role = [job.title, job.company, job.location].filter((part) => part !== null).join(", ");
  const checks = results.ats_checks.filter((check) => check.status !== "pass");
  return [
    role === "" ? "Analysis" : `Analysis for ${role}`,
    "",
    scoreLine("Overall Score", results.overall_score),
    scoreLine("Job Match", results.match_percentage),
    scoreLine("ATS Score", results.ats_score),
    "",
    results.summary,
    ...list(
      "Quick wins",
      results.quick_wins.map((win) => `${win.text} (+${win.gain})`),
    ),
    ...title("What the advertisement asks"),
    ...results.requirements.flatMap(requirementLines),
    ...list("Skills your CV shows", results.skills_matched, marks.met),
    ...list("Skills it does not show", results.skills_missing, marks.missing),
    ...list("Strengths", results.strengths),
    ...list("Areas for improvement", results.weaknesses),
    ...list("Recommendations", results.recommendations),
    ...list(
      "For the software that reads it",
      checks.map((check) => `${check.title}: ${check.evidence} ${check.fix}`),
    ),
    "",
    `Engine ${results.engine.version} (${results.engine.mode}), as of ${results.engine.reference_date}`,
  ].join("\n");
}
