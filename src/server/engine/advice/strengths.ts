import { beginsWithVerb, holdsFigure, workLines } from "../score/content-quality.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { nameList } from "../text/name-list.ts";
import type { Findings } from "./findings.ts";

const mostMet = 5;
const mostSkills = 5;

/** Demands that are surely met, required ones first, each with its line. */
function metDemands({ judgements }: Findings): string[] {
  const met = judgements.filter(
    ({ status, sure, evidence }) => status === "met" && sure && evidence.length > 0,
  );
  const ordered = [
    ...met.filter(({ demand }) => demand.importance === "required"),
    ...met.filter(({ demand }) => demand.importance === "preferred"),
  ];
  const byQuote = new Map(
    ordered.toReversed().map((one) => [one.evidence[0]?.quote ?? "", one] as const),
  );
  return ordered
    .filter((one) => byQuote.get(one.evidence[0]?.quote ?? "") === one)
    .slice(0, mostMet)
    .map(
      ({ demand, evidence: [line] }) =>
        `You answer ${inQuotes(demand.text)} with ${inQuotes(line?.quote ?? "")}.`,
    );
}

/** What speaks for the person, each with the line it rests on. */
export function findStrengths(findings: Findings): string[] {
  const { scores, reading } = findings;
  const [example, ...more] = workLines(reading).filter(
    (line) => holdsFigure(line) && beginsWithVerb(line, reading.cv.language) !== false,
  );
  const asked = new Set(findings.coverage.matched);
  const shown = [...reading.skills.values()].filter(
    ({ skill, inWork }) => inWork && asked.has(skill),
  );
  return [
    ...metDemands(findings),
    shown.length >= 3
      ? `Your posts name ${nameList(
          shown.map(({ skill }) => skill),
          mostSkills,
        )}, which the advertisement asks for.`
      : "",
    example !== undefined && more.length > 0
      ? `You give figures for what you did, such as ${inQuotes(example)}.`
      : "",
    scores.ats.score >= 90 ? "The file is easy for software to read." : "",
  ].filter((sentence) => sentence !== "");
}
