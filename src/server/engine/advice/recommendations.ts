import { nameList } from "../match/name-list.ts";
import { overallParts } from "../score/weights.ts";
import type { Findings } from "./findings.ts";
import { licenceAdvice, saidFirst } from "./licence-advice.ts";
import { figureQuestion, nearLines, openDuties, ownPartQuestion } from "./line-questions.ts";
import { orderAdvice } from "./order-advice.ts";
import type { MeasuredEdit } from "./quick-wins.ts";
import {
  type Advice,
  askedSkills,
  listedSkills,
  missingSkills,
  nearSkills,
  softQuestions,
  toldSkills,
} from "./skill-advice.ts";
import { templateGaps } from "./template-gaps.ts";
import { openChecks } from "./weaknesses.ts";

const mostRecommendations = 8;
/** Points of the ATS score that all checks have together, roughly: for the order of advice only. */
const allPoints = 130;
/** A change that helps who reads and brings no point. */
const readersOnly = 0.75;

const contactChecks = ["name", "email", "phone"];
const contactNames: Record<string, string> = {
  name: "name",
  email: "e-mail address",
  phone: "phone number",
};

/** What the file's checks found, where no measured change already says it. */
function forReaders({ checks, pasted }: Findings, said: ReadonlySet<string>): Advice[] {
  const open = openChecks(checks).filter(({ id }) => !said.has(id));
  const gainOf = (points: number) => (100 * overallParts.ats.weight * points) / allPoints;
  const contact = contactChecks.filter((id) => open.some((check) => check.id === id));
  const points = open
    .filter((check) => contact.includes(check.id))
    .reduce((sum, check) => sum + check.points, 0);
  const none = contact.length === 1 ? "it could not be read" : "they could not be read";
  const names = nameList(contact.map((id) => contactNames[id] ?? id));
  return [
    ...(pasted.status === "pass" ? [] : [{ text: pasted.fix, gain: saidFirst }]),
    ...(contact.length === 0
      ? []
      : [{ text: `Write your ${names} as plain text at the top: ${none}.`, gain: gainOf(points) }]),
    ...open
      .filter((check) => !contact.includes(check.id))
      .slice(0, 3)
      .map((check) => ({ text: `${check.evidence} ${check.fix}`, gain: gainOf(check.points) })),
  ];
}

/** A change that brings no point is said where it helps who reads. */
const isSaid = ({ edit, gain }: MeasuredEdit) => gain > 0 || edit.worthSaying === true;

function changes(measured: readonly MeasuredEdit[]): Advice[] {
  return measured
    .filter(isSaid)
    .map(({ edit, gain }) => ({ text: edit.text, gain: gain > 0 ? gain : readersOnly }));
}

/** At most eight, those that would bring most first. None asks to write what is not so: each names a line, or asks. */
export function writeRecommendations(
  findings: Findings,
  measured: readonly MeasuredEdit[],
): string[] {
  const asked = askedSkills(findings);
  const said = new Set(measured.filter(isSaid).flatMap(({ edit }) => edit.check ?? []));
  const all = [
    ...licenceAdvice(findings),
    ...templateGaps(findings),
    ...changes(measured),
    ...missingSkills(asked),
    ...softQuestions(findings),
    ...listedSkills(asked),
    ...toldSkills(findings, asked),
    ...nearSkills(asked),
    ...nearLines(findings),
    ...openDuties(findings),
    ...figureQuestion(findings),
    ...ownPartQuestion(findings),
    ...orderAdvice(findings),
    ...forReaders(findings, said),
  ].sort((one, other) => other.gain - one.gain);
  return [...new Set(all.map(({ text }) => text))].slice(0, mostRecommendations);
}
