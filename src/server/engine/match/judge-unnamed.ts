import type { Demand } from "../job/job-record.ts";
import { judgeDeeds } from "./judge-deeds.ts";
import { judgeTerms } from "./judge-terms.ts";
import { isTitle, judgeSimilarRole, judgeTitle } from "./judge-titles.ts";
import { bestOf, type Comparison, type Finding, metFrom } from "./judgement.ts";

/** The most a line can earn where a job title is asked for and no title of the CV is like it. */
const wordingForTitle = 0.5;

function upTo(finding: Finding, most: number): Finding {
  return finding.credit !== null && finding.credit > most ? { ...finding, credit: most } : finding;
}

/** Wording of two languages seldom meets: where it does it counts, and where not it is no failing. */
function acrossLanguages(finding: Finding): Finding {
  if ((finding.credit ?? 0) >= metFrom) return { ...finding, credit: 1 };
  return {
    credit: null,
    reason:
      "Your CV is in another language, so this wording could not be compared. Check it yourself.",
    evidence: [],
  };
}

/** A demand that names nothing the lexicon knows: by its wording, by a title, by the work it tells of, or by a role like it. */
export function judgeUnnamed(demand: Demand, { evidence, job, weights }: Comparison): Finding {
  const wording = judgeTerms(evidence, demand, weights);
  const finding = isTitle(demand.text)
    ? bestOf(upTo(wording, wordingForTitle), judgeTitle(evidence, demand.text))
    : wording;
  const told = judgeDeeds(evidence, demand);
  if (told && bestOf(finding, told) === told) return told;
  if (finding.credit === null && demand.kind === "experience") {
    return judgeSimilarRole(evidence, job, demand.text) ?? finding;
  }
  return evidence.cv.language === job.language ? finding : acrossLanguages(finding);
}
