import type { ScoredCheck } from "../ats/rubric.ts";
import type { Judgement } from "../match/judgement.ts";
import { nameList } from "../match/name-list.ts";
import { skillInText } from "../match/skill-in-text.ts";
import { holdsFigure, workLines } from "../score/content-quality.ts";
import { asksAttitude } from "../score/demand-weight.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { byWeight, type Findings, gainOfMeeting } from "./findings.ts";

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

const mostAttitudes = 3;

/** Attitudes that nothing shows, in one sentence: four times the same says no more. */
function unshownAttitudes(open: readonly Judgement[]): string {
  const names = [
    ...new Set(open.flatMap(({ demand }) => demand.skills.map(([name = ""]) => name))),
  ];
  if (names.length === 0) return "";
  const few = names.slice(0, mostAttitudes).map(skillInText);
  const listed = names.length > few.length ? `${few.join(", ")} and more` : nameList(few);
  return `The advertisement asks for ${listed}: no line of your work shows that yet.`;
}

/** What speaks against the CV as it stands: what is not shown, then how it reads. */
export function findWeaknesses(findings: Findings): string[] {
  const { judgements, evidence, pasted, checks } = findings;
  const open = byWeight(judgements).filter(
    ({ demand, status }) => status === "missing" && demand.importance === "required",
  );
  const short = byWeight(judgements).filter(
    ({ demand, status }) =>
      status === "partial" && demand.importance === "required" && !demand.responsibility,
  );
  const lines = workLines(evidence);
  const figures = lines.filter(holdsFigure).length;
  const attitudes = open.filter(({ demand }) => asksAttitude(demand));
  const several = attitudes.length > 1 ? attitudes : [];
  return [
    pasted.status === "pass" ? "" : pasted.evidence,
    ...[...open.filter((one) => !several.includes(one)), ...short]
      .sort((one, other) => gainOfMeeting(findings, other) - gainOfMeeting(findings, one))
      .slice(0, mostDemands)
      .map(({ demand, reason }) => `${inQuotes(demand.text)}: ${reason}`),
    unshownAttitudes(several),
    lines.length >= 3 && figures < 2
      ? `${figures === 0 ? "No line" : "Only one line"} of your roles gives a figure: how many, how much, how fast.`
      : "",
    ...openChecks(checks)
      .slice(0, mostChecks)
      .map((check) => `${check.title}: ${check.evidence}`),
  ].filter((sentence) => sentence !== "");
}
