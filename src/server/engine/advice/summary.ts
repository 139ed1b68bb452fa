import type { Findings } from "./findings.ts";

function jobName({ about }: Findings): string {
  const { title, company } = about.job.facts;
  if (title === null) return "the advertisement";
  return `the advertisement for ${title}${company === null ? "" : ` at ${company}`}`;
}

const onlyDemand: Record<string, string> = {
  met: "is met",
  partial: "is met in part",
  missing: "is not met yet",
};

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

/** What is met, what is open, and what decides: counts only, since the scores stand beside it. */
export function writeSummary(findings: Findings): string {
  const { judgements, coverage, scores, pasted } = findings;
  const count = (status: string, among = judgements) =>
    among.filter((judgement) => judgement.status === status).length;
  const verifiable = judgements.length - count("unverifiable");
  const required = judgements.filter(
    ({ demand, status }) => demand.importance === "required" && status !== "unverifiable",
  );
  const sole = judgements.find(({ status }) => status !== "unverifiable");
  const demands =
    verifiable === 0
      ? `No demand in ${jobName(findings)} is one that a CV could be checked against, so the match rests on its title and the skills it names.`
      : verifiable === 1
        ? `The one demand in ${jobName(findings)} that a CV can show ${onlyDemand[sole?.status ?? "missing"]}.`
        : `Your CV meets ${metOf(count("met"), verifiable)} demands in ${jobName(findings)} that a CV can show${stillOpen(count("met"), count("partial"), count("missing"))}.`;
  const { hold } = scores.match;
  return [
    demands,
    required.length > 0 &&
    required.length < verifiable &&
    count("met") > 0 &&
    count("met") < verifiable
      ? requiredMet(required.length, count("met", required))
      : "",
    count("unverifiable") > 0
      ? `${count("unverifiable") === 1 ? "One more is" : `${count("unverifiable")} more are`} for you to confirm: no CV shows ${count("unverifiable") === 1 ? "it" : "them"}.`
      : "",
    skillsCovered(coverage.matched.length, coverage.jobKeys),
    hold ? `The match is held at ${hold.at}, because ${hold.because}.` : "",
    pasted.status === "fail"
      ? "Parts of the CV are copied from the advertisement; they count for nothing."
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
