import { overallShares } from "../score/overall-score.ts";
import { nameList } from "../text/name-list.ts";
import { demandQuestions, licenceAdvice } from "./demand-questions.ts";
import type { Advice, Findings } from "./findings.ts";
import { figureQuestion, ownPartQuestion } from "./line-questions.ts";
import { orderAdvice } from "./order-advice.ts";
import type { MeasuredEdit } from "./quick-wins.ts";
import { templateGaps } from "./template-gaps.ts";
import { openChecks } from "./weaknesses.ts";

const mostRecommendations = 8;
/** Points of the ATS score that all checks have together, roughly: for the order of advice only. */
const allPoints = 130;
/** A change that helps who reads and brings no point. */
const readersOnly = 0.75;
/** Nothing else helps while an advertisement is pasted in. */
const saidFirst = 1000;

const contactNames: Record<string, string> = {
  name: "name",
  email: "e-mail address",
  phone: "phone number",
};

/** What the file's checks found, where no measured change already says it. */
function forReaders({ checks, pasted }: Findings, said: ReadonlySet<string>): Advice[] {
  const open = openChecks(checks).filter(({ id }) => !said.has(id));
  const gainOf = (points: number) => (100 * overallShares.ats * points) / allPoints;
  const contact = open.filter(({ id }) => contactNames[id] !== undefined);
  const points = contact.reduce((sum, check) => sum + check.points, 0);
  const none = contact.length === 1 ? "it could not be read" : "they could not be read";
  const names = nameList(contact.map(({ id }) => contactNames[id] ?? id));
  return [
    ...(pasted.status === "pass" ? [] : [{ text: pasted.fix, gain: saidFirst }]),
    ...(contact.length === 0
      ? []
      : [{ text: `Write your ${names} as plain text at the top: ${none}.`, gain: gainOf(points) }]),
    ...open
      .filter((check) => !contact.includes(check))
      .slice(0, 3)
      .map((check) => ({ text: `${check.evidence} ${check.fix}`, gain: gainOf(check.points) })),
  ];
}

/** A change that brings no point is said where it helps who reads. */
const isSaid = ({ edit, gain }: MeasuredEdit) => gain > 0 || edit.worthSaying;

/** At most eight, those that would bring most first. None asks to write what is not so: each names a line, or asks. */
export function writeRecommendations(
  findings: Findings,
  measured: readonly MeasuredEdit[],
): string[] {
  const changes = measured.filter(isSaid);
  const said = new Set(changes.flatMap(({ edit }) => edit.check ?? []));
  const all: Advice[] = [
    ...licenceAdvice(findings),
    ...templateGaps(findings),
    ...changes.map(({ edit, gain }) => ({ text: edit.text, gain: gain > 0 ? gain : readersOnly })),
    ...demandQuestions(findings),
    ...figureQuestion(findings),
    ...ownPartQuestion(findings),
    ...orderAdvice(findings),
    ...forReaders(findings, said),
  ].sort((one, other) => other.gain - one.gain);
  return [...new Set(all.map(({ text }) => text))].slice(0, mostRecommendations);
}
