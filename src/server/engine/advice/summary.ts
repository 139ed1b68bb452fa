import { scoreBand, verdictWords } from "../../../shared/score-band.ts";
import { nameList } from "../match/name-list.ts";
import type { Findings } from "./findings.ts";

function jobName({ about }: Findings): string {
  const { title, company } = about.job.facts;
  if (title === null) return "the advertisement";
  return `the advertisement for ${title}${company === null ? "" : ` at ${company}`}`;
}

/** Counts first, then the scores; one sentence each. */
export function writeSummary(findings: Findings): string {
  const { judgements, coverage, scores, pasted } = findings;
  const count = (status: string) =>
    judgements.filter((judgement) => judgement.status === status).length;
  const verifiable = judgements.length - count("unverifiable");
  const required = judgements.filter(
    ({ demand, status }) =>
      demand.importance === "required" && !demand.responsibility && status !== "unverifiable",
  );
  const requiredMet = required.filter(({ status }) => status === "met").length;
  const open = [
    count("partial") > 0 ? `${count("partial")} in part` : "",
    count("missing") > 0 ? `${count("missing")} not at all` : "",
    count("unverifiable") > 0 ? `${count("unverifiable")} cannot be seen from a CV` : "",
  ].filter((text) => text !== "");
  const demands =
    verifiable === 0
      ? `No demand in ${jobName(findings)} is one that a CV could be checked against, so the match rests on its title and the skills it names.`
      : `Your CV meets ${count("met")} of ${verifiable} demands of ${jobName(findings)}${open.length > 0 ? ` (${nameList(open)})` : ""}${required.length > 0 && required.length < verifiable ? `; of the ${required.length} required ones it meets ${requiredMet}` : ""}.`;
  const skills =
    coverage.jobKeys > 0
      ? `It names ${coverage.matched.length} of the ${coverage.jobKeys} skills asked for.`
      : "";
  const overall = scores.overall.score;
  return [
    demands,
    skills,
    `Overall score ${overall} (${verdictWords[scoreBand(overall)].toLowerCase()}): job match ${scores.match.score}, ATS ${scores.ats.score}.`,
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
