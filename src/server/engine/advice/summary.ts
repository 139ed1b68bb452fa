import type { RequirementStatus } from "../../../shared/results.ts";
import type { Judgement } from "../judge/judgement.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { nameList } from "../text/name-list.ts";
import type { Findings } from "./findings.ts";

function jobName({ about }: Findings): string {
  const { title, company } = about.job.facts;
  if (title === null) return "the advertisement";
  return `the advertisement for ${title}${company === null ? "" : ` at ${company}`}`;
}

const countIn = (judgements: readonly Judgement[], status: RequirementStatus) =>
  judgements.filter((judgement) => judgement.status === status).length;

function demandsMet(findings: Findings): string {
  const { judgements } = findings;
  const met = countIn(judgements, "met");
  const partial = countIn(judgements, "partial");
  const missing = countIn(judgements, "missing");
  const all = met + partial + missing;
  const job = jobName(findings);
  if (all === 0) return `We found no demand in ${job} that a CV could be checked against.`;
  const found = [
    `meets ${met}`,
    partial > 0 ? `comes near ${partial}` : "",
    missing > 0 ? `does not show ${missing}` : "",
  ].filter((part) => part !== "");
  const demands = all === 1 ? "demand" : "demands";
  return `Of ${all} ${demands} in ${job} that a CV can show, yours ${nameList(found)}.`;
}

function requiredMet({ judgements }: Findings): string {
  const required = judgements.filter(
    ({ demand, status }) => demand.importance === "required" && status !== "unverifiable",
  );
  const met = countIn(required, "met");
  if (required.length === 0 || required.length === judgements.length) return "";
  return `Of the ${required.length} that are required it meets ${met === 0 ? "none yet" : met}.`;
}

function leftToConfirm({ judgements }: Findings): string {
  const open = countIn(judgements, "unverifiable");
  if (open === 0) return "";
  return open === 1
    ? "One more is for you to confirm: no CV shows it."
    : `${open} more are for you to confirm: no CV shows them.`;
}

function heldAt({ scores }: Findings): string {
  const { heldBy, score } = scores.match;
  if (heldBy.length === 0) return "";
  const names = nameList(
    heldBy.map((text) => inQuotes(text)),
    2,
  );
  return `The match stays at ${score} until your CV shows what is required: ${names}.`;
}

/** What is met, what is open, and what decides. */
export function writeSummary(findings: Findings): string {
  return [
    demandsMet(findings),
    requiredMet(findings),
    leftToConfirm(findings),
    heldAt(findings),
    findings.pasted.status === "fail"
      ? "Parts of the CV are copied from the advertisement; they count for nothing."
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
