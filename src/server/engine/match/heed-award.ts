import type { Demand } from "../job/job-record.ts";
import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { skillInText } from "./skill-in-text.ts";

/** Work in the field of an award that the CV does not name is a part of it at most. */
const withoutTheAward = 0.5;

/** "A certificate in fundraising", of no level: the award is named among what was studied, or it is not there. */
export function heedAward(finding: Finding, demand: Demand, { cv, mentions }: CvEvidence): Finding {
  if (demand.kind !== "education" || demand.education !== null) return finding;
  const asked = demand.skills.flat();
  const studied = mentions.find(({ skill, line }) => {
    const kind = cv.sections[cv.lines[line]?.section ?? -1]?.kind;
    const isStudy = kind === "education" || kind === "certifications";
    return isStudy && asked.some((one) => skill === one || relation(skill, one) >= 1);
  });
  if (studied) {
    return {
      credit: 1,
      reason: `Your CV names ${skillInText(studied.skill)} among what you studied.`,
      evidence: [quoteLine(cv, studied.line, studied.start)],
    };
  }
  if (finding.credit === null || finding.credit <= withoutTheAward) return finding;
  const reason = `${finding.reason} Your CV names no such qualification.`;
  return { ...finding, credit: withoutTheAward, reason };
}
