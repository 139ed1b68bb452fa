/**
 * What an employer checks and a CV need not show, in the order of asking: the words by which an advertisement says it, and
 * what the applicant should know. UK practice.
 */
const checkedByEmployer: readonly (readonly [words: RegExp, advice: string])[] = [
  [
    /\bright to (?:live (?:and|&) )?work\b|\beligible to (?:live (?:and|&) )?work\b|\bsponsor|\bwork permit|\bvisa\b/iu,
    "Every UK employer must check your right to work before you start; a CV need not show it. If you would need sponsorship, ask before you apply.",
  ],
  [
    /\b(?:checkable|verifiable|vettable)\b|\bgaps\b|\bBS ?7858\b/iu,
    "The employer checks your history once you are chosen. Give month and year for each job, and say in a line what you did in any gap.",
  ],
  [
    /\b(?:sc|dv)\b.{0,20}\bclear|\b(?:bpss|ctc|nppv\d?)\b|\bsecurity[- ]clear|\bsecurity check|\bvetting\b/iu,
    "The employer arranges the security clearance. If you hold one already, say so with its level and date; if not, be ready for questions about where you have lived.",
  ],
  [
    /\bdbs\b|\bcrb\b|\bdisclosure\b|\bcriminal\b|\bpolice check/iu,
    "The employer arranges the DBS check once you are chosen. If you are on the Update Service, say so; otherwise there is nothing to add.",
  ],
  [
    /\boccupational health\b|\bmedicals?\b|\bvaccin|\bimmunis|\b(?:eye|eyesight|hearing|vision) test|\bmedically fit\b|\bdrugs? (?:and|&) alcohol\b/iu,
    "The employer asks about this once you are chosen. Nothing about your health belongs in a CV.",
  ],
  [
    /\bown (?:transport|car|vehicle)\b/iu,
    "A CV seldom shows this. If you have it, say so in a line.",
  ],
  [
    /\bshifts?\b|\bweekends?\b|\bevenings?\b|\bnights?\b|\bon[- ]call\b|\bhours\b|\bovertime\b|\brota\b/iu,
    "Whether these hours suit you is for you to decide. If they do, one line in the letter says so.",
  ],
  [
    /\b(?:willing(?:ness)?|prepared|happy) to\b|\bovernight\b|\baway from home\b/iu,
    "A CV need not show this. If you are willing, one line in the letter says so.",
  ],
  [
    /\btravel|\brelocat|\bcommut|\bdriv|\bcar\b|\bmobile\b/iu,
    "A CV seldom shows this. If you can travel as asked, say so in a line.",
  ],
];

const otherwise =
  "A CV cannot show this, so it is not counted either way. Be ready to speak of it.";

/** What to tell an applicant about a demand that no CV can show. */
export function adviceOnUnverifiable(text: string): string {
  return checkedByEmployer.find(([words]) => words.test(text))?.[1] ?? otherwise;
}
