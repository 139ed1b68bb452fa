import { relation, skillNamed } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "../match/cv-evidence.ts";
import { nameList } from "../match/name-list.ts";
import { creditForGroup, type SkillCredit } from "../match/skill-credit.ts";
import { skillAsAsked, skillInText } from "../match/skill-in-text.ts";
import { isSoft } from "../match/soft-credit.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { byWeight, type Findings, gainOfMeeting } from "./findings.ts";

/** Advice with the points of overall score it would bring if it were wholly followed, roughly: for the order only. */
export type Advice = { text: string; gain: number };

type Asked = SkillCredit & {
  required: boolean;
  answered: boolean;
  /** For the middle of a sentence; more than one where either serves. */
  names: readonly string[];
  gain: number;
};

/** Questions about more skills than this are no longer answered. */
const mostNames = 3;

/** Who has not used a tool has not used a version of it. Of a wider field one may lack the whole, and know a part. */
function isDenied({ denied }: CvEvidence, skill: string): boolean {
  const isOfTool = (tool: string) =>
    skillNamed(tool)?.kind === "tool" && relation(skill, tool) >= 1;
  return denied.has(skill) || [...denied].some(isOfTool);
}

/** Those that may be asked about: who says that they lack a skill is not asked for it. */
function unlessDenied({ evidence }: Findings, skills: readonly string[]): string[] {
  return skills.filter((skill) => !isDenied(evidence, skill));
}

const withoutArticle = (name: string) => name.replace(/^(?:an?|the) /u, "");

/** Each group of hard skills asked for, once, weightiest first. */
export function askedSkills(findings: Findings): Asked[] {
  const seen = new Set<string>();
  return byWeight(findings.judgements).flatMap((judgement) => {
    const { demand, status } = judgement;
    // The subject of a qualification is judged with it.
    if (status === "unverifiable" || demand.education !== null) return [];
    return demand.skills.flatMap((group) => {
      const open = unlessDenied(findings, group);
      const names = open.slice(0, 2).map((skill) => skillAsAsked(demand.text, skill));
      const key = names.map(withoutArticle).join("|").toLowerCase();
      if (seen.has(key) || open.every(isSoft)) return [];
      seen.add(key);
      return [
        {
          ...creditForGroup(findings.evidence, open, demand.text),
          names,
          required: demand.importance === "required",
          answered: status === "met",
          gain: gainOfMeeting(findings, judgement) / demand.skills.length,
        },
      ];
    });
  });
}

const gainOfAll = (skills: readonly Asked[]) => skills.reduce((sum, { gain }) => sum + gain, 0);
const flatNames = (skills: readonly Asked[]) => [...new Set(skills.flatMap(({ names }) => names))];
const mostFlat = 5;

const themOrIt = (names: readonly unknown[]) => (names.length === 1 ? "it" : "them");

function requiredQuestion(skills: readonly Asked[]): Advice[] {
  if (skills.length === 0) return [];
  const names = flatNames(skills);
  const one = themOrIt(skills);
  const text = `Have you any experience of ${nameList(names, mostFlat, "or")}? The advertisement requires ${one}. If so, say in which role and what you did; if not, leave ${one} out.`;
  return [{ text, gain: gainOfAll(skills) }];
}

function furtherQuestion(skills: readonly Asked[], behind: Advice | undefined): Advice[] {
  if (skills.length === 0) return [];
  const names = nameList(flatNames(skills), mostFlat);
  const text = `The advertisement ${behind ? "also " : ""}names ${names}, which your CV does not mention. Have you done anything of the kind? Where?`;
  const gain = gainOfAll(skills);
  return [{ text, gain: behind ? Math.min(gain, behind.gain) * 0.9 : gain * 0.9 }];
}

/** One is a kind of the other: whoever is asked about both answers once. */
function isOneMatter({ asked: one }: Asked, { asked: other }: Asked): boolean {
  return relation(one, other) >= 1 || relation(other, one) >= 1;
}

/** What the CV does not mention, in two questions at most: the weightiest required ones, then the next. */
export function missingSkills(asked: readonly Asked[]): Advice[] {
  const absent = asked
    .filter((skill) => !skill.by && !skill.answered)
    .sort((one, other) => other.gain - one.gain)
    .filter((skill, at, all) => !all.slice(0, at).some((before) => isOneMatter(before, skill)));
  const first = absent.filter(({ required }) => required).slice(0, mostNames);
  const next = absent.filter((skill) => !first.includes(skill)).slice(0, mostNames);
  const required = requiredQuestion(first);
  return [...required, ...furtherQuestion(next, required[0])];
}

/** A near skill is worth a question: many people have both. One for each skill that comes near. */
export function nearSkills(asked: readonly Asked[]): Advice[] {
  const near = asked.filter(
    ({ by, covers, answered }) => by && !covers && !answered && !isSoft(by.skill),
  );
  return [...Map.groupBy(near, ({ by }) => by?.skill ?? "")].slice(0, 2).map(([shown, skills]) => {
    const names = nameList(
      [...new Set(skills.flatMap(({ names: own }) => own))].slice(0, mostNames),
      mostNames,
    );
    return {
      text: `Your CV shows ${skillInText(shown)}, which is close to ${names} but not the same. Have you done ${skills.length === 1 ? "that" : "these"} too? Then say where.`,
      gain: gainOfAll(skills),
    };
  });
}

/** A skill told of in other words is worth its name: many systems look for that alone. */
const nameShare = 0.2;

/** What lines of the work show without naming it, the weightiest with its line. */
export function toldSkills({ evidence }: Findings, asked: readonly Asked[]): Advice[] {
  const told = asked.filter(({ by, covers }) => covers && by?.told).slice(0, mostNames);
  const [first] = told;
  if (!first?.by) return [];
  const { quote } = quoteLine(evidence.cv, first.by.best.line, first.by.best.start);
  const more = told.slice(1).flatMap(({ names }) => names.slice(0, 1));
  const others = more.length === 0 ? "" : ` The same goes for ${nameList(more)}.`;
  return [
    {
      text: `${inQuotes(quote)} shows ${first.names[0]} without naming it. Name it there: not every system knows your words for it.${others}`,
      gain: gainOfAll(told) * nameShare,
    },
  ];
}

export function listedSkills(asked: readonly Asked[]): Advice[] {
  const listed = asked
    .filter(({ covers, by, required }) => required && covers && by?.shown === false)
    .filter(({ by }) => skillNamed(by?.skill ?? "")?.kind !== "licence")
    .slice(0, mostNames);
  if (listed.length === 0) return [];
  const names = [...new Set(listed.map(({ by, asked: name }) => skillInText(by?.skill ?? name)))];
  const it = themOrIt(names);
  return [
    {
      text: `You name ${nameList(names)}, but no dated role shows ${it}. Which of your roles does? Say there what you did.`,
      gain: gainOfAll(listed),
    },
  ];
}

/** An attitude weighs less than what its demand would bring among equals. */
const softShare = 0.4;

/** Attitudes asked for that no line shows: one question for all. */
export function softQuestions(findings: Findings): Advice[] {
  const open = byWeight(findings.judgements).filter(
    ({ status, unshown }) =>
      (status === "missing" || status === "partial") && unlessDenied(findings, unshown).length > 0,
  );
  const names = open.flatMap(({ unshown }) => unlessDenied(findings, unshown)).map(skillInText);
  const few = [...new Set(names)].slice(0, mostNames);
  if (few.length === 0) return [];
  const gain = open
    .slice(0, mostNames)
    .reduce((sum, judgement) => sum + gainOfMeeting(findings, judgement), 0);
  return [
    {
      text: `Which piece of your work shows ${nameList(few, mostNames, "or")}? Tell it in one line, with what came of it; the word alone counts for little.`,
      gain: gain * softShare,
    },
  ];
}
