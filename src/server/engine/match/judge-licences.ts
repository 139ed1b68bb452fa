import { relation } from "../lexicon/lexicon.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";
import { nameList } from "./name-list.ts";

/** Registrations and licences: any one of those asked for serves, and being near one does not. */
export function judgeLicences(evidence: CvEvidence, licences: readonly string[]): Finding {
  for (const { skill, best } of evidence.skills.values()) {
    if (!licences.some((asked) => asked === skill || relation(skill, asked) >= 1)) continue;
    return {
      credit: 1,
      reason: `Your CV names ${skill}.`,
      evidence: [quoteLine(evidence.cv, best.line, best.start)],
    };
  }
  return {
    credit: 0,
    reason: `Your CV does not name ${nameList(licences, 4, "or")}.`,
    evidence: [],
  };
}
