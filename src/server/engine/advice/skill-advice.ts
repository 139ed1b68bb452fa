import { skillNamed } from "../lexicon/lexicon.ts";
import { nameList } from "../match/name-list.ts";
import { creditForGroup, type SkillCredit } from "../match/skill-credit.ts";
import { isSoft } from "../match/soft-credit.ts";
import { byWeight, type Findings, gainOfMeeting } from "./findings.ts";

/** Advice with the points of overall score it would bring if it were wholly followed, roughly: for the order only. */
export type Advice = { text: string; gain: number };

type Asked = SkillCredit & {
  required: boolean;
  answered: boolean;
  group: readonly string[];
  gain: number;
};

/** Questions about more skills than this are no longer answered. */
const mostNames = 3;

/** Each group of hard skills asked for, once, weightiest first. */
export function askedSkills(findings: Findings): Asked[] {
  const seen = new Set<string>();
  return byWeight(findings.judgements).flatMap((judgement) => {
    const { demand, status } = judgement;
    if (status === "unverifiable") return [];
    return demand.skills.flatMap((group) => {
      const key = group.join("|");
      if (seen.has(key) || group.every(isSoft)) return [];
      seen.add(key);
      return [
        {
          ...creditForGroup(findings.evidence, group),
          group,
          required: demand.importance === "required",
          answered: status === "met",
          gain: gainOfMeeting(findings, judgement) / demand.skills.length,
        },
      ];
    });
  });
}

const gainOfAll = (skills: readonly Asked[]) => skills.reduce((sum, { gain }) => sum + gain, 0);

/** The skills whose absence costs most, in one question. */
export function missingSkills(asked: readonly Asked[]): Advice[] {
  const absent = asked
    .filter((skill) => !skill.by && !skill.answered)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, mostNames);
  if (absent.length === 0) return [];
  const names = nameList(absent.flatMap(({ group }) => group.slice(0, 2)).slice(0, 4), 4, "or");
  const text = `Have you worked with ${names}? If so, say in which role and what you did with it; if not, leave it out.`;
  return [{ text, gain: gainOfAll(absent) }];
}

/** A near skill is worth a question: many people have both. */
export function nearSkills(asked: readonly Asked[]): Advice[] {
  return asked
    .filter((skill) => skill.by && !skill.covers && !skill.answered)
    .slice(0, 2)
    .map(({ asked: name, by, gain }) => ({
      text: `Your CV shows ${by?.skill}, which is close to ${name}. Have you used ${name} itself? Then say where.`,
      gain,
    }));
}

export function listedSkills(asked: readonly Asked[]): Advice[] {
  const listed = asked
    .filter(({ covers, by, required }) => required && covers && by?.shown === false)
    .slice(0, mostNames);
  if (listed.length === 0) return [];
  const names = nameList(listed.map(({ by, asked: name }) => by?.skill ?? name));
  const it = listed.length === 1 ? "it" : "them";
  return [
    {
      text: `You name ${names}, but no dated role shows ${it}. In which role did you use ${it}? Say there what you did.`,
      gain: gainOfAll(listed),
    },
  ];
}

/** Skills the CV shows as a direct kind of what is asked, or under another of its names. */
export function shownUnderAnotherName(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ covers, by, asked: name }) => {
    if (!covers || by === null || by.skill === name) return false;
    return skillNamed(by.skill)?.broader.includes(name) === true;
  });
}
