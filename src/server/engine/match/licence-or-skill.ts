import { findMentions, relation } from "../lexicon/lexicon.ts";
import type { Span } from "../text/spans.ts";
import { type CvEvidence, quoteLine, type SkillShowing } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { isNamedAsAward } from "./licence-like.ts";
import { skillCredits } from "./skill-credit.ts";
import { skillInText } from "./skill-in-text.ts";

/** So far apart two things stand that "or" joins, in characters. */
const reach = 60;
const joinsBoth = /\b(?:and|plus|with)\b|[;.]|&/iu;
/** "Or an equivalent childcare qualification" asks for another paper, not for the work. */
const ofPapers = /\b(?:equivalent|similar|comparable|other|recognised)\b/iu;

/** "Temporary Works Coordinator/Supervisor ticket": the paper is of both. */
const paperBehind =
  /^(?:\s\p{L}+)?\s(?:tickets?|cards?|licen[cs]es?|certificat\p{L}+|badges?|courses?|training|qualifications?|awards?|diplomas?)\b/iu;
const paperFor =
  /\b(?:tickets?|cards?|licen[cs]es?|certificates?|categor(?:y|ies)) (?:for|in|on|covering) (?:an? |the )?$/iu;

/** "Telehandler ticket", "CPCS card for 360 excavator": the skill only says what the paper is for. */
export function skillsOfPaper(text: string): string[] {
  return findMentions(text)
    .filter(
      ({ skill, start, end }) =>
        skill.kind !== "licence" &&
        (paperBehind.test(text.slice(end, end + reach)) ||
          paperFor.test(text.slice(Math.max(0, start - reach), start))),
    )
    .map(({ skill }) => skill.name);
}

/** "NVQ Level 3 in Mechanical Engineering / Machining": the subject of the award goes on. */
const hasSubject = /\bin\b|\blevel\b|[NS]VQ/iu;

/** "Time-served or NVQ Level 3 in Machining": what the other paper is in. */
const ofAward =
  /\b(?:level|[NS]VQ|diploma|degree|certificate|qualification|apprenticeship|HN[CD]|BTEC|City)\b/iu;

/** Whether "or" joins a paper and a skill, in whatever order. */
function isEither(text: string, paper: Span, skill: Span): boolean {
  const isFirst = paper.end <= skill.start;
  const between = isFirst
    ? text.slice(paper.end, skill.start)
    : text.slice(skill.end, Math.max(skill.end, paper.start));
  const isSlash = /^ ?\/ ?$/u.test(between);
  if (isSlash && hasSubject.test(text.slice(paper.start, paper.end))) return false;
  const isChoice = isSlash || /\bor\b/iu.test(between);
  if (ofAward.test(between)) return false;
  return between.length < reach && isChoice && !joinsBoth.test(between) && !ofPapers.test(between);
}

/** Skills that will do in place of a licence: "refrigeration units or F-Gas", "SMSTS or experience of site management". */
export function skillsInstead(text: string, licences: readonly string[]): string[] {
  const all = findMentions(text);
  const papers = all.filter(({ skill }) => licences.includes(skill.name));
  const skills = all.filter(
    (one) =>
      one.skill.kind !== "licence" &&
      one.skill.kind !== "soft" &&
      !isNamedAsAward(text, one) &&
      !paperBehind.test(text.slice(one.end, one.end + reach)),
  );
  return skills
    .filter((one) => papers.some((paper) => isEither(text, paper, one)))
    .map(({ skill }) => skill.name);
}

function shownAs({ skills }: CvEvidence, asked: string): SkillShowing | undefined {
  return [...skills.values()].find(({ skill }) => relation(skill, asked) >= 1 || skill === asked);
}

/** The CV shows what the advertisement takes in place of the licence. */
export function heldBySkill(
  evidence: CvEvidence,
  licences: readonly string[],
  text: string,
): Finding | null {
  for (const asked of skillsInstead(text, licences)) {
    const own = shownAs(evidence, asked);
    if (!own) continue;
    return {
      credit: own.shown ? skillCredits.shown : skillCredits.listed,
      reason: `Your CV shows ${skillInText(own.skill)}, which will do as well.`,
      evidence: [quoteLine(evidence.cv, own.best.line, own.best.start)],
    };
  }
  return null;
}
