import { quoteLine } from "../match/cv-evidence.ts";
import { nameList } from "../match/name-list.ts";
import { termKeys } from "../match/term-key.ts";
import { holdsFigure, workLines } from "../score/content-quality.ts";
import { overallParts } from "../score/weights.ts";
import { adWordings, wordingAdvice } from "./ad-wording.ts";
import { byWeight, type Findings, gainOfMeeting, inQuotes } from "./findings.ts";
import {
  type Advice,
  askedSkills,
  listedSkills,
  missingSkills,
  nearSkills,
  shownUnderAnotherName,
} from "./skill-advice.ts";
import { openChecks } from "./weaknesses.ts";

const mostRecommendations = 8;
/** Points of the ATS score that all checks have together, roughly: for the order of advice only. */
const allPoints = 130;
/** A line of fewer words is a title or a heading: nothing more can be said in it. */
const shortestLine = 6;
/** Said first whatever it brings: nothing else helps while it stands. */
const first = 1000;

function licences({ judgements }: Findings): Advice[] {
  return judgements
    .filter((judgement) => judgement.licenceMissing)
    .map(({ demand }) => ({
      text: `${nameList(demand.licences, 3, "or")} is a condition of this post. If you hold it, name it near the top with its number or date; if you do not, ask the employer before you spend time on an application.`,
      gain: first,
    }));
}

/** Whether a quote already has a word of the name: then the advertisement's word stands there. */
function sharesWord(name: string, quote: string): boolean {
  const keys = new Set(termKeys(quote));
  return termKeys(name).some((key) => keys.has(key));
}

function otherNames(findings: Findings, asked: ReturnType<typeof askedSkills>): Advice[] {
  const { evidence } = findings;
  return shownUnderAnotherName(asked)
    .map((skill) => ({
      ...skill,
      quote: skill.by ? quoteLine(evidence.cv, skill.by.best.line, skill.by.best.start).quote : "",
    }))
    .filter(({ asked: name, quote }) => !sharesWord(name, quote))
    .slice(0, 1)
    .map(({ asked: name, by, quote }) => ({
      text: `You show ${by?.skill} in ${inQuotes(quote)}. The advertisement calls it ${name}: use that word in the same line.`,
      gain: 1,
    }));
}

function partialWording(findings: Findings): Advice[] {
  return byWeight(findings.judgements)
    .filter(
      ({ status, demand, evidence }) =>
        status === "partial" &&
        demand.skills.length === 0 &&
        demand.languages.length === 0 &&
        demand.years === null &&
        demand.education === null &&
        (evidence[0]?.quote ?? "").split(" ").length >= shortestLine,
    )
    .slice(0, 2)
    .map((judgement) => ({
      text: `${inQuotes(judgement.evidence[0]?.quote ?? "")} comes near ${inQuotes(judgement.demand.text)}. What else did you do there that answers it?`,
      gain: gainOfMeeting(findings, judgement),
    }));
}

function figures({ evidence }: Findings): Advice[] {
  const lines = workLines(evidence);
  const text = (line: number) => evidence.cv.lines[line]?.text ?? "";
  const without = lines.find((line) => !holdsFigure(text(line)) && text(line).length > 40);
  const count = lines.filter((line) => holdsFigure(text(line))).length;
  if (without === undefined || count >= 3) return [];
  return [
    {
      text: `Is there a figure for ${inQuotes(text(without))}, such as how many, how much or how often? Put it in if you can stand by it.`,
      gain: 1.2,
    },
  ];
}

const contactChecks = ["name", "email", "phone"];
const contactNames: Record<string, string> = {
  name: "name",
  email: "e-mail address",
  phone: "phone number",
};

function forReaders({ checks, pasted }: Findings): Advice[] {
  const open = openChecks(checks);
  const gainOf = (points: number) => (100 * overallParts.ats.weight * points) / allPoints;
  const contact = contactChecks.filter((id) => open.some((check) => check.id === id));
  const points = open
    .filter((check) => contact.includes(check.id))
    .reduce((sum, check) => sum + check.points, 0);
  return [
    ...(pasted.status === "pass" ? [] : [{ text: pasted.fix, gain: first }]),
    ...(contact.length === 0
      ? []
      : [
          {
            text: `Write your ${nameList(contact.map((id) => contactNames[id] ?? id))} as plain text at the top: none could be read.`,
            gain: gainOf(points),
          },
        ]),
    ...open
      .filter((check) => !contact.includes(check.id))
      .slice(0, 3)
      .map((check) => ({ text: `${check.evidence} ${check.fix}`, gain: gainOf(check.points) })),
  ];
}

/** At most eight, those that would bring most first. None asks to write what is not so: each names a line, or asks. */
export function writeRecommendations(findings: Findings): string[] {
  const asked = askedSkills(findings);
  const all = [
    ...licences(findings),
    ...missingSkills(asked),
    ...listedSkills(asked),
    ...nearSkills(asked),
    ...otherNames(findings, asked),
    ...adWordings(findings)
      .slice(0, 2)
      .map((wording) => ({ text: wordingAdvice(wording), gain: wording.required ? 1.5 : 0.8 })),
    ...partialWording(findings),
    ...figures(findings),
    ...forReaders(findings),
  ].sort((one, other) => other.gain - one.gain);
  return [...new Set(all.map(({ text }) => text))].slice(0, mostRecommendations);
}
