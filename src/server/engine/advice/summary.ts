import { countOf, nameList } from "../match/name-list.ts";
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
  const open = [
    count("partial") > 0 ? `${count("partial")} in part` : "",
    count("missing") > 0 ? `${count("missing")} not yet` : "",
  ].filter((text) => text !== "");
  const demands =
    verifiable === 0
      ? `No demand in ${jobName(findings)} is one that a CV could be checked against, so the match rests on its title and the skills it names.`
      : verifiable === 1
        ? `The one demand in ${jobName(findings)} that a CV can show ${onlyDemand[sole?.status ?? "missing"]}.`
        : `Your CV meets ${count("met")} of the ${countOf(verifiable, "demand")} in ${jobName(findings)} that a CV can show${open.length > 0 ? `, ${nameList(open)}` : ""}.`;
  return [
    demands,
    required.length > 0 && required.length < verifiable
      ? `Of the ${required.length} required it meets ${count("met", required)}.`
      : "",
    count("unverifiable") > 0
      ? `${count("unverifiable") === 1 ? "One more is" : `${count("unverifiable")} more are`} for you to confirm: no CV shows ${count("unverifiable") === 1 ? "it" : "them"}.`
      : "",
    coverage.jobKeys > 0
      ? `It covers ${coverage.matched.length} of the ${countOf(coverage.jobKeys, "skill")} asked for.`
      : "",
    scores.match.capped.length > 0
      ? `The match is held at ${scores.match.score}, because ${nameList(scores.match.capped)} is mandatory and your CV does not name it.`
      : "",
    pasted.status === "fail"
      ? "Parts of the CV are copied from the advertisement; they count for nothing."
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
