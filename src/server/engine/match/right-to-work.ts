import type { Demand } from "../job/job-record.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import type { Finding } from "./judgement.ts";

const asked =
  /\bright to (?:live (?:and|&) )?work\b|\b(?:eligible|entitled|permitted|authori[sz]ed) to (?:live (?:and|&) )?work\b|\b(?:visa|sponsorship|work permit)\b/iu;
const said =
  /\b(?:(?:UK|British|Irish) (?:citizen(?:ship)?|national(?:ity)?|passport)|nationality\W{1,3}(?:British|Irish|UK)|(?:pre-?)?settled status|indefinite leave|ILR\b|(?:full |unrestricted )?right to (?:live (?:and|&) )?work|(?:eligible|entitled) to work|(?:no|not (?:need|require)\p{L}*|without|n['’]t (?:need|require)) (?:visa |a visa |any )?sponsorship)\b/iu;
/** Who says so of a wish, or of others, has not said it of themselves. */
const otherwise =
  /\b(?:check\p{L}*|verif\p{L}+|until|expires?|need|require|seeking|appl(?:y|ied|ying)|pending|candidates?|applicants?|staff)\b/iu;
const denied = /\b(?:no|not|n['’]t|without)\b[^.;]{0,20}$/iu;

/** What the CV says itself of the right to work, where that is asked; null where it says nothing. */
export function saidRightToWork({ cv }: CvEvidence, { text, skills }: Demand): Finding | null {
  if (!asked.test(text) || skills.length > 0) return null;
  const line = cv.lines.find((one) => {
    const found = said.exec(one.text);
    if (!found || one.text.length > 400) return false;
    const isPlain = /sponsorship/iu.test(found[0]);
    return isPlain || !(otherwise.test(one.text) || denied.test(one.text.slice(0, found.index)));
  });
  if (!line) return null;
  return {
    credit: 1,
    reason: "Your CV says so. The employer will ask to see the proof.",
    evidence: [quoteLine(cv, line.index, said.exec(line.text)?.index ?? 0)],
  };
}
