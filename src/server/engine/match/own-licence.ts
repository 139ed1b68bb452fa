import type { CvEvidence } from "./cv-evidence.ts";

type Mention = CvEvidence["mentions"][number];

/** Up to six words behind one of these, whoever is named is somebody else. "Trained as a nurse" is oneself. */
const somebodyElse =
  /\b(?:(?:collaborat|work|liais|communicat|consult|partner|coordinat|interact)\p{L}*(?: \p{L}+)? with|report(?:s|ed|ing)? to|(?:supervis|mentor|hir|recruit|assist|schedul|oversee|oversaw|train)\p{L}*)(?! as\b)(?:[ ,/&]+[\p{L}/&]+){0,6}[ ,/&]*$/iu;
/** "As a registered nurse", "a qualified RMN": the writer. */
const oneself = /\bas (?:an? |the )?(?:\p{L}+ ){0,2}$/iu;
/** A licence that is also a name for who holds it. */
const holder =
  /(?:nurses?|midwi(?:fe|ves)|therapists?|R[A-Z]{1,3}s?|solicitors?|teachers?|drivers?|engineers?)$/u;

/** Whether a licence named in a line of work is the writer's own, not that of people they worked with or led. */
export function isOwnLicence({ cv }: CvEvidence, { line, start, end }: Mention): boolean {
  const text = cv.lines[line]?.text ?? "";
  if (!holder.test(text.slice(start, end))) return true;
  const before = text.slice(Math.max(0, start - 120), start);
  return oneself.test(before) || !somebodyElse.test(before);
}
