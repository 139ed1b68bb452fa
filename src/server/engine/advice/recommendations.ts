import { quoteLine } from "../match/cv-evidence.ts";
import { nameList } from "../match/name-list.ts";
import { creditForGroup, type SkillCredit } from "../match/skill-credit.ts";
import { isSoft } from "../match/soft-credit.ts";
import { termKeys } from "../match/term-key.ts";
import { holdsFigure, workLines } from "../score/content-quality.ts";
import { byWeight, type Findings, inQuotes } from "./findings.ts";
import { openChecks } from "./weaknesses.ts";

const mostRecommendations = 8;

function licences({ judgements }: Findings): string[] {
  return judgements
    .filter((judgement) => judgement.licenceMissing)
    .map(
      ({ demand }) =>
        `${nameList(demand.licences, 3, "or")} is mandatory here. Do you hold it? Then name it near the top, with its date or number.`,
    );
}

type Asked = SkillCredit & { required: boolean; answered: boolean; group: readonly string[] };

/** Each group of hard skills asked for, once, weightiest first. */
function askedSkills({ judgements, evidence }: Findings): Asked[] {
  const seen = new Set<string>();
  return byWeight(judgements).flatMap(({ demand, status }) =>
    status === "unverifiable"
      ? []
      : demand.skills.flatMap((group) => {
          const key = group.join("|");
          if (seen.has(key) || group.every(isSoft)) return [];
          seen.add(key);
          const credit = creditForGroup(evidence, group);
          return [
            {
              ...credit,
              group,
              required: demand.importance === "required",
              answered: status === "met",
            },
          ];
        }),
  );
}

function missingSkills(asked: readonly Asked[]): string[] {
  const absent = asked.filter((skill) => !skill.by && skill.required && !skill.answered);
  const [first, second, ...others] = absent.map(({ group }) => nameList(group, 3, "or"));
  return [
    first === undefined
      ? ""
      : `Have you worked with ${first}? Where? If so, say it in that role; it is required here.`,
    second === undefined ? "" : `And with ${second}? Say so only if it is true.`,
    others.length === 0 ? "" : `Ask yourself the same of ${nameList(others, 4)}.`,
  ];
}

function nearSkills(asked: readonly Asked[]): string[] {
  return asked
    .filter((skill) => skill.by && !skill.covers)
    .slice(0, 2)
    .map(
      ({ asked: name, by }) =>
        `Your CV shows ${by?.skill}; the advertisement asks for ${name}. Have you worked with ${name} as well? Where?`,
    );
}

/** Whether a quote already has a word of the name: then the advertisement's word stands there. */
function sharesWord(name: string, quote: string): boolean {
  const keys = new Set(termKeys(quote));
  return termKeys(name).some((key) => keys.has(key));
}

function otherNames(findings: Findings, asked: readonly Asked[]): string[] {
  const { evidence } = findings;
  return asked
    .filter(({ covers, by, asked: name }) => covers && by !== null && by.skill !== name)
    .map((skill) => ({
      ...skill,
      quote: skill.by ? quoteLine(evidence.cv, skill.by.best.line, skill.by.best.start).quote : "",
    }))
    .filter(({ asked: name, quote }) => !sharesWord(name, quote))
    .slice(0, 2)
    .map(({ asked: name, by, quote }) => {
      return `You show ${by?.skill} in ${inQuotes(quote)}: name ${name} there too, as the advertisement does.`;
    });
}

function listedSkills(asked: readonly Asked[]): string[] {
  const listed = asked.filter(
    ({ covers, by, required }) => required && covers && by?.shown === false,
  );
  if (listed.length === 0) return [];
  const names = nameList(listed.map(({ asked: name }) => name));
  return [
    `You name ${names}, but no dated role shows it. Where did you use it? Say there what you did with it.`,
  ];
}

function partialWording({ judgements }: Findings): string[] {
  return byWeight(judgements)
    .filter(
      ({ status, demand, evidence }) =>
        status === "partial" &&
        demand.skills.length === 0 &&
        demand.years === null &&
        demand.education === null &&
        evidence.length > 0,
    )
    .slice(0, 2)
    .map(
      ({ demand, evidence }) =>
        `${inQuotes(evidence[0]?.quote ?? "")} comes near ${inQuotes(demand.text)}. If more of it is true of you, say so in that line.`,
    );
}

function figures({ evidence }: Findings): string[] {
  const lines = workLines(evidence);
  const text = (line: number) => evidence.cv.lines[line]?.text ?? "";
  const without = lines.find((line) => !holdsFigure(text(line)) && text(line).length > 40);
  const count = lines.filter((line) => holdsFigure(text(line))).length;
  if (without === undefined || count >= 3) return [];
  return [
    `Do you know a figure for ${inQuotes(text(without))}? How many, how much, how often: put it in if you can stand by it.`,
  ];
}

function forReaders({ checks, pasted }: Findings): string[] {
  return [
    pasted.status === "pass" ? "" : pasted.fix,
    ...openChecks(checks)
      .slice(0, 3)
      .map((check) => `${check.fix} (${check.title}: ${check.evidence})`),
  ];
}

/** Few, the most useful first. None asks to write what is not so: each names a line, or asks. */
export function writeRecommendations(findings: Findings): string[] {
  const asked = askedSkills(findings);
  const [fromFile = "", ...moreFromFile] = forReaders(findings).filter((text) => text !== "");
  const all = [
    ...licences(findings),
    ...missingSkills(asked),
    ...otherNames(findings, asked),
    ...listedSkills(asked),
    fromFile,
    ...nearSkills(asked),
    ...partialWording(findings),
    ...figures(findings),
    ...moreFromFile,
  ];
  return [...new Set(all)].filter((text) => text !== "").slice(0, mostRecommendations);
}
