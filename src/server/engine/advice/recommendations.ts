import { skillNamed } from "../lexicon/lexicon.ts";
import { licenceInText } from "../match/licence-in-text.ts";
import { nameList } from "../match/name-list.ts";
import { overallParts } from "../score/weights.ts";
import type { Findings } from "./findings.ts";
import { figureQuestion, nearLines, openDuties, ownPartQuestion } from "./line-questions.ts";
import { lineOrder, sectionOrder } from "./order-advice.ts";
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
/** Said first whatever it brings: nothing else helps while it stands. */
const first = 1000;
/** A change that helps who reads and brings no point. */
const readersOnly = 0.75;

const drives = /\bdriving licence\b/iu;
const ownsOne = /\b(?:transport|vehicle|car)\b/iu;
const isCheck = /\bDBS\b|\bclearance\b/u;

/** How one shows what is asked: a licence to drive by its category, a registration by its number, a check by its date. */
function howToName(licence: string): string {
  if (drives.test(licence)) return "say so near the top, with its category";
  if (ownsOne.test(licence)) return "say so near the top";
  if (isCheck.test(licence)) return "name it near the top with its level and date";
  return skillNamed(licence)?.kind === "licence"
    ? "name it near the top, with its number or date if it has one"
    : "name it near the top";
}

/** Demands that share a licence state one condition in several words: the first stands for them. */
function conditions({ judgements }: Findings): string[][] {
  const found: string[][] = [];
  for (const { demand, licenceMissing } of judgements) {
    const known = found.some((group) => group.some((one) => demand.licences.includes(one)));
    if (licenceMissing && !known) found.push(demand.licences);
  }
  return found;
}

/** Conditions of the post that the CV does not name, all in one. */
function licences(findings: Findings): Advice[] {
  const groups = conditions(findings);
  const names = groups.map((group) => nameList(group.map(licenceInText), 3, "or"));
  if (names.length === 0) return [];
  const text =
    names.length === 1
      ? `The advertisement makes this a condition: ${names[0]}. If you have it, ${howToName(groups[0]?.[0] ?? "")}; if you do not, ask the employer before you spend time on an application.`
      : `The advertisement makes these conditions: ${names.join("; ")}. Name near the top those you have, each with its number or date if it has one; about the others ask the employer before you spend time on an application.`;
  return [{ text, gain: first }];
}

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
    ...(pasted.status === "pass" ? [] : [{ text: pasted.fix, gain: first }]),
    ...(contact.length === 0
      ? []
      : [{ text: `Write your ${names} as plain text at the top: ${none}.`, gain: gainOf(points) }]),
    ...open
      .filter((check) => !contact.includes(check.id))
      .slice(0, 3)
      .map((check) => ({ text: `${check.evidence} ${check.fix}`, gain: gainOf(check.points) })),
  ];
}

/** Measured changes with their gain; those that bring no point where they help who reads. */
function changes(measured: readonly MeasuredEdit[]): Advice[] {
  return measured
    .filter(({ edit, gain }) => gain > 0 || edit.worthSaying)
    .map(({ edit, gain }) => ({ text: edit.text, gain: gain > 0 ? gain : readersOnly }));
}

/** At most eight, those that would bring most first. None asks to write what is not so: each names a line, or asks. */
export function writeRecommendations(
  findings: Findings,
  measured: readonly MeasuredEdit[],
): string[] {
  const asked = askedSkills(findings);
  const said = new Set(measured.flatMap(({ edit, gain }) => (gain > 0 ? (edit.check ?? []) : [])));
  const all = [
    ...licences(findings),
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
    ...sectionOrder(findings),
    ...lineOrder(findings),
    ...forReaders(findings, said),
  ].sort((one, other) => other.gain - one.gain);
  return [...new Set(all.map(({ text }) => text))].slice(0, mostRecommendations);
}
