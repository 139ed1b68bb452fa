import type { Judgement } from "../match/judgement.ts";
import type { Findings } from "./findings.ts";

function jobName({ about }: Findings): string {
  const { title, company } = about.job.facts;
  if (title === null) return "the advertisement";
  return `the advertisement for ${title}${company === null ? "" : ` at ${company}`}`;
}

/** What is met in part or not yet, behind what is met. */
function stillOpen(met: number, partial: number, missing: number): string {
  const inPart = partial === 0 ? "" : `${partial}${met > 0 ? " more" : ""} in part`;
  if (missing === 0) return inPart === "" ? "" : ` and ${inPart}`;
  if (inPart === "") return met === 0 ? "" : `; ${missing} not yet`;
  return `, ${inPart}; ${missing} not yet`;
}

function metOf(met: number, all: number): string {
  return met === all ? `all ${all}` : `${met === 0 ? "none" : met} of the ${all}`;
}

function requiredMet(count: number, met: number): string {
  if (count === 1) return `It ${met === 1 ? "meets" : "does not meet"} the one that is required.`;
  if (met === count) return `It meets all ${count} that are required.`;
  return `Of the ${count} required it meets ${met === 0 ? "none yet" : met}.`;
}

function skillsCovered(covered: number, asked: number): string {
  if (asked === 0) return "";
  if (asked === 1)
    return `Your CV ${covered === 1 ? "shows" : "does not show"} the one skill asked for.`;
  return `Your CV covers ${metOf(covered, asked)} skills asked for.`;
}

type Counts = { met: number; partial: number; missing: number; unverifiable: number };

function countStatuses(judgements: readonly Judgement[]): Counts {
  const counts = { met: 0, partial: 0, missing: 0, unverifiable: 0 };
  for (const { status } of judgements) counts[status] += 1;
  return counts;
}

function demandsMet(findings: Findings, { met, partial, missing }: Counts): string {
  const job = jobName(findings);
  const all = met + partial + missing;
  if (all === 0) {
    return `No demand in ${job} is one that a CV could be checked against, so the match rests on its title and the skills it names.`;
  }
  if (all > 1) {
    return `Your CV meets ${metOf(met, all)} demands in ${job} that a CV can show${stillOpen(met, partial, missing)}.`;
  }
  const only = met === 1 ? "is met" : partial === 1 ? "is met in part" : "is not met yet";
  return `The one demand in ${job} that a CV can show ${only}.`;
}

function leftToConfirm(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "One more is for you to confirm: no CV shows it."
    : `${count} more are for you to confirm: no CV shows them.`;
}

/** What is met, what is open, and what decides: counts only, since the scores stand beside it. */
export function writeSummary(findings: Findings): string {
  const { judgements, coverage, scores, pasted } = findings;
  const counts = countStatuses(judgements);
  const all = judgements.length - counts.unverifiable;
  const required = countStatuses(
    judgements.filter(({ demand }) => demand.importance === "required"),
  );
  const ofRequired = required.met + required.partial + required.missing;
  const tellsMore = ofRequired > 0 && ofRequired < all && counts.met > 0 && counts.met < all;
  const { hold } = scores.match;
  return [
    demandsMet(findings, counts),
    tellsMore ? requiredMet(ofRequired, required.met) : "",
    leftToConfirm(counts.unverifiable),
    skillsCovered(coverage.matched.length, coverage.jobKeys),
    hold ? `The match is held at ${hold.at}, because ${hold.because}.` : "",
    pasted.status === "fail"
      ? "Parts of the CV are copied from the advertisement; they count for nothing."
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
