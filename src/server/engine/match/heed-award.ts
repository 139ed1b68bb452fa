import type { CvSkillMention } from "../cv/cv-record.ts";
import type { Demand } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { isAwardByNature, isNamedAsAward } from "./licence-like.ts";
import { skillsInstead, skillsOfPaper } from "./licence-or-skill.ts";
import { placeOf } from "./licence-standing.ts";
import { heldPlainly, licenceCredits } from "./licences-held.ts";
import { takesUnfinished } from "./licences-unheld.ts";
import { partCaps } from "./part-caps.ts";
import { isAmongStudies } from "./section-at.ts";
import { skillInText } from "./skill-in-text.ts";

const enough: Finding = { credit: 1, reason: "One of those named is enough.", evidence: [] };

const ofPractice =
  /\b(?:experience|knowledge|understanding|familiar\p{L}*|awareness) (?:of|in|with)\b/iu;

type Asked = { skills: string[]; isPaper: boolean };

/** The skills of which a demand asks for a paper; `isPaper` where it says so. Null where it asks for none. */
function awardsOf(demand: Demand): Asked | null {
  if (demand.kind === "education" && demand.education === null) {
    return { skills: demand.skills.flat(), isPaper: true };
  }
  const isOther = demand.responsibility || demand.education !== null || demand.years !== null;
  if (isOther || demand.kind === "experience" || ofPractice.test(demand.text)) return null;
  const own = findMentions(demand.text).filter(({ skill }) =>
    demand.skills.some((group) => group.includes(skill.name)),
  );
  const papers = own.filter((one) => isNamedAsAward(demand.text, one));
  const awards = own.filter(({ skill }) => isAwardByNature(skill.name));
  const skills = [...new Set([...papers, ...awards].map(({ skill }) => skill.name))];
  const isAll = demand.skills.every((group) => group.some((one) => skills.includes(one)));
  return skills.length > 0 && isAll ? { skills, isPaper: papers.length > 0 } : null;
}

/** "BSc, IBMS accredited": the body approved of a degree, and gave no award. */
const accredits = /^[\s-](?:accredited|approved|recognised|validated)\b/iu;
const onlyWishes =
  /\binterest(?:ed)? in\b|\bread (?:widely|up|about)\b|\b(?:thinking|planning|hoping|considering|would like)\b/iu;

/** Whether a mention says that its writer holds a paper of the skill. */
function isHeld({ cv, unheld }: CvEvidence, mention: CvSkillMention): boolean {
  const text = cv.lines[mention.line]?.text ?? "";
  if (unheld.some((one) => placeOf(one) === placeOf(mention))) return false;
  if (accredits.test(text.slice(mention.end, mention.end + 20)) || onlyWishes.test(text))
    return false;
  return isAmongStudies(cv, mention.line) || isNamedAsAward(text, mention);
}

/** The first and the last step of awards in steps. */
const firstStep =
  /\b(?:foundation|fundamentals|awareness|introduction|introductory|basics|associate)\b/iu;
const lastStep = /\b(?:practitioner|professional|expert|advanced|intermediate)\b/iu;
/** What is no qualification, whatever it is in. */
const shortCourse =
  /\b(?:awareness|half[- ]day|one[- ]day|1[- ]day|introduction|introductory|taster|webinar|e-?learning|workshop|talk|toolbox)\b/iu;
const asksMore = /\b(?:qualifications?|diploma|degree|accreditation|certificates?)\b/iu;

/** Whether what is held is an earlier step than what is asked, or a short course. */
function isLess(asked: string, own: string): boolean {
  if (lastStep.test(asked) && firstStep.test(own) && !lastStep.test(own)) return true;
  return asksMore.test(asked) && shortCourse.test(own) && !shortCourse.test(asked);
}

/** What the CV says of a paper of these skills, where it names one. */
function named(evidence: CvEvidence, demand: Demand, asked: Asked): Finding | null {
  const { cv, mentions } = evidence;
  const own = mentions.filter(({ skill }) =>
    asked.skills.some((one) => skill === one || relation(skill, one) >= 1),
  );
  const lineOf = ({ line }: CvSkillMention) => cv.lines[line]?.text ?? "";
  const held = own.filter((mention) => isHeld(evidence, mention));
  const best = held.find((mention) => !isLess(demand.text, lineOf(mention))) ?? held[0];
  if (best) {
    const less = isLess(demand.text, lineOf(best)) ? " It is less than what is asked." : "";
    return {
      credit: less ? partCaps.withoutTheAward : 1,
      reason: `Your CV names ${skillInText(best.skill)} among your qualifications and courses.${less}`,
      evidence: [quoteLine(cv, best.line, best.start)],
    };
  }
  const begun = evidence.unheld.find(
    (one) =>
      one.standing === "unfinished" && own.some((mention) => placeOf(mention) === placeOf(one)),
  );
  if (!begun) return null;
  const isTaken = takesUnfinished(demand.text);
  return {
    credit: isTaken ? licenceCredits.held : licenceCredits.unfinished,
    reason: `Your CV names ${skillInText(begun.skill)} as not finished yet${isTaken ? ", which the advertisement takes" : ""}.`,
    evidence: [quoteLine(cv, begun.line, begun.start)],
  };
}

/** "Refrigeration units or F-Gas": whoever holds the licence need not show the skill beside it. */
function eitherHeld(finding: Finding, { text, licences, skills }: Demand, evidence: CvEvidence) {
  if (licences.length === 0 || (finding.credit ?? 1) >= 1) return finding;
  if (!heldPlainly(evidence, licences)) return finding;
  const instead = skillsInstead(text, licences);
  if (skills.every((group) => group.some((one) => instead.includes(one)))) return enough;
  const own = new Set(skillsOfPaper(text));
  const isNamed = (one: string) =>
    own.has(one) && evidence.mentions.some(({ skill }) => relation(skill, one) >= 1);
  if (!skills.every((group) => group.some(isNamed))) return finding;
  return { ...finding, credit: 1, reason: "It names what the paper is for." };
}

/**
 * "A certificate in fundraising", "Google Ads certification": the award is named among what was studied, or it is not there.
 * Where a licence named beside it will do as well, that is enough.
 */
export function heedAward(finding: Finding, demand: Demand, evidence: CvEvidence): Finding {
  const asked = awardsOf(demand);
  if (asked === null) return eitherHeld(finding, demand, evidence);
  const found = named(evidence, demand, asked);
  const isChoice = demand.licences.length > 0 && /\bor\b|\//iu.test(demand.text);
  const other = isChoice ? heldPlainly(evidence, demand.licences) : null;
  if (other || (isChoice && found && (found.credit ?? 0) >= 1)) {
    return enough;
  }
  if (found) return found;
  if (!asked.isPaper || finding.credit === null || finding.credit <= partCaps.withoutTheAward)
    return finding;
  const reason = `${finding.reason} Your CV names no such qualification.`;
  return { ...finding, credit: partCaps.withoutTheAward, reason };
}
