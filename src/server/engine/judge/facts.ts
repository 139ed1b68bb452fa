import type { CvRecord } from "../cv/cv-record.ts";
import type { Demand } from "../job/job-record.ts";
import { coverOf, type SkillIndex } from "../keywords/skill-index.ts";
import { skillNamed } from "../lexicon/lexicon.ts";

/** What is reckoned exactly of a demand before a CV. Null where the demand asks nothing of the kind. */
export type DemandFacts = {
  /** Share of the skills it names that the CV names too (or a narrower one), 0 to 1. */
  skills: number | null;
  /** The same, with near ones for half. */
  nearSkills: number | null;
  /** Whether a licence or registration that serves is named. */
  licence: boolean | null;
  /** Level of the highest award held less the level asked for (RQF levels); -8 where no award is known. */
  level: number | null;
  /** Languages asked for: 1 each is there at the level asked for, ½ there, 0 not. */
  language: number | null;
  /** Years asked for. */
  years: number | null;
  /** A skill or licence it asks for is one the CV says the person does not have. */
  denied: boolean;
  /** Every skill it names is an attitude. */
  attitude: boolean;
  /** The advertisement's own wording leaves no way for a CV to show it. */
  open: boolean;
  /** Statements that name what it asks for, by index of the CV's line. */
  lines: number[];
};

/** An attitude rather than something learnt. */
const isSoft = (skill: string) => skillNamed(skill)?.kind === "soft";

const levels = ["A1", "A2", "B1", "B2", "C1", "C2", "native"];

function languageShare({ languages }: Demand, cv: CvRecord): number | null {
  if (languages.length === 0) return null;
  const shares: number[] = languages.map(({ code, level }) => {
    const held = cv.languages.filter((one) => one.code === code);
    if (held.length === 0) return cv.language === code ? 1 : 0;
    if (level === null) return 1;
    const best = Math.max(...held.map((one) => levels.indexOf(one.level ?? "B2")));
    return best >= levels.indexOf(level) ? 1 : 0.5;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the lexicon's names, the awards, the languages and the denials of a CV say to a demand. */
export function factsOf(
  demand: Demand,
  { cv, skills }: { cv: CvRecord; skills: SkillIndex },
): DemandFacts {
  const groups = demand.skills.filter((group) => !group.every(isSoft));
  const covers = groups.map((group) => coverOf(skills, group));
  const licence = demand.licences.length > 0 ? coverOf(skills, demand.licences) : null;
  const held = cv.education.flatMap(({ level }) => level ?? []);
  const asked = [...demand.skills.flat(), ...demand.licences];
  const denied = new Set(cv.deniedSkills.map(({ skill }) => skill));
  return {
    skills: groups.length > 0 ? mean(covers.map(({ credit }) => (credit >= 1 ? 1 : 0))) : null,
    nearSkills: groups.length > 0 ? mean(covers.map(({ credit }) => credit)) : null,
    licence: licence && licence.credit >= 1,
    level:
      demand.education === null
        ? null
        : held.length > 0
          ? Math.max(...held) - demand.education.level
          : -8,
    language: languageShare(demand, cv),
    years: demand.years,
    denied: asked.some((skill) => denied.has(skill)),
    attitude: demand.skills.length > 0 && groups.length === 0 && demand.licences.length === 0,
    open: demand.unverifiable,
    lines: [...covers, ...(licence ? [licence] : [])].flatMap(({ by }) =>
      by ? [by.best.line] : [],
    ),
  };
}
