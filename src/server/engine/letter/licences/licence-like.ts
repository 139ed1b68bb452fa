import type { Span } from "../../text/spans.ts";

/** What one passes and holds rather than uses, though the lexicon knows it as a method or as knowledge. */
const awardsByNature: ReadonlySet<string> = new Set([
  "PRINCE2",
  "AgilePM",
  "ITIL",
  "Basic life support",
  "Immediate life support",
  "Advanced life support",
  "Paediatric life support",
]);

export const isAwardByNature = (skill: string) => awardsByNature.has(skill);

const paper =
  "certificat(?:e|es|ion|ions)|certified|accreditations?|accredited|qualifications?|practitioner|foundation|diploma|exam";
const within = new RegExp(`\\b(?:${paper})\\b`, "iu");
const behind = new RegExp(`^(?:['’]s)?(?:\\s[\\p{L}\\d+]+){0,2}\\s\\(?(?:${paper})\\b`, "iu");
const before =
  /\b(?:certificat(?:e|ion)s?|certified|diploma|accredit(?:ed|ation)|qualifications?|qualified) (?:in|for|as|with|by|from|such as|e\.?g\.?|like)(?: (?:an?|the))? $/iu;

/** So near stands the word for a paper, in characters. */
const reach = 60;

/** "Google Ads Search certification", "certified in Excel": the skill stands there as what a paper is of. */
export function isNamedAsAward(text: string, { start, end }: Span): boolean {
  return (
    within.test(text.slice(start, end)) ||
    behind.test(text.slice(end, end + reach)) ||
    before.test(text.slice(Math.max(0, start - reach), start))
  );
}
