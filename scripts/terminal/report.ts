import type { Requirement, RequirementStatus, Results } from "../../src/shared/results.ts";
import { scoreBand, verdictWords } from "../../src/shared/score-band.ts";
import { noPaint, type Paint, type Style } from "./paint.ts";
import { columns, wrapped } from "./wrap.ts";

const marks: Record<RequirementStatus, string> = {
  met: "✓",
  partial: "~",
  missing: "✗",
  unverifiable: "?",
};
const styles: Record<RequirementStatus, Style> = {
  met: "good",
  partial: "fair",
  missing: "bad",
  unverifiable: "quiet",
};
const bandStyles: Record<ReturnType<typeof scoreBand>, Style> = {
  excellent: "good",
  good: "fair",
  needs_work: "bad",
};

/** `width` in characters; Infinity where lines are not broken: a file or a pipe. */
export type Page = { paint: Paint; width: number };

const plainPage: Page = { paint: noPaint, width: Number.POSITIVE_INFINITY };
const barLength = 20;
const plainWidth = 80;

function title(text: string, { paint }: Page): string[] {
  const line = paint === noPaint ? [text, "─".repeat(text.length)] : [paint("title", text)];
  return ["", ...line];
}

function list(heading: string, entries: readonly string[], page: Page, mark = "•"): string[] {
  if (entries.length === 0) return [];
  return [
    ...title(heading, page),
    ...entries.map((text) => wrapped(`${mark} ${text}`, page.width, "  ")),
  ];
}

/** Short names side by side. */
function names(heading: string, entries: readonly string[], page: Page, status: RequirementStatus) {
  if (entries.length === 0) return [];
  const width = Math.min(page.width, plainWidth);
  const cells = columns(
    entries.map((text) => `${marks[status]} ${text}`),
    width,
  );
  return [...title(heading, page), ...cells.map((row) => page.paint(styles[status], row))];
}

function scoreLine(label: string, score: number, { paint }: Page): string {
  const band = scoreBand(score);
  const full = Math.round((score / 100) * barLength);
  const bar = "█".repeat(full) + "░".repeat(barLength - full);
  const verdict = paint(bandStyles[band], `${bar}  ${verdictWords[band]}`);
  return `${label.padEnd(14)}${paint("strong", `${String(score).padStart(3)} / 100`)}   ${verdict}`;
}

function requirementLines(requirement: Requirement, { paint, width }: Page): string[] {
  const { status, importance, text, reason } = requirement;
  const [evidence] = requirement.evidence;
  const indent = "    ";
  return [
    paint(styles[status], wrapped(`${marks[status]} ${text}`, width, "  ")),
    wrapped(`${indent}${importance}, ${status}: ${reason}`, width, indent),
    ...(evidence
      ? [
          paint(
            "quiet",
            wrapped(`${indent}“${evidence.quote}” (${evidence.section})`, width, indent),
          ),
        ]
      : []),
  ];
}

/** The report of one analysis as lines for a terminal; plain and unbroken unless a page says otherwise. */
export function readableReport(results: Results, page: Page = plainPage): string {
  const { job, engine } = results;
  const role = [job.title, job.company, job.location].filter((part) => part !== null).join(", ");
  const checks = results.ats_checks.filter((check) => check.status !== "pass");
  return [
    page.paint("strong", role === "" ? "Analysis" : `Analysis for ${role}`),
    ...[[job.salary, job.hours, job.contract].filter(Boolean).join(" · ")].filter(Boolean),
    "",
    scoreLine("Overall Score", results.overall_score, page),
    scoreLine("Job Match", results.match_percentage, page),
    scoreLine("ATS Score", results.ats_score, page),
    "",
    wrapped(results.summary, page.width, ""),
    ...list(
      "Quick wins",
      results.quick_wins.map((win) => `${win.text} (+${win.gain})`),
      page,
    ),
    ...title("What the advertisement asks", page),
    ...results.requirements.flatMap((requirement) => requirementLines(requirement, page)),
    ...names("Skills your CV shows", results.skills_matched, page, "met"),
    ...names("Skills it does not show", results.skills_missing, page, "missing"),
    ...list("Strengths", results.strengths, page),
    ...list("Areas for improvement", results.weaknesses, page),
    ...list("Recommendations", results.recommendations, page),
    ...list(
      "For the software that reads it",
      checks.map((check) => `${check.title}: ${check.evidence} ${check.fix}`),
      page,
    ),
    "",
    page.paint(
      "quiet",
      `Engine ${engine.version} (${engine.mode}), as of ${engine.reference_date}`,
    ),
  ].join("\n");
}
