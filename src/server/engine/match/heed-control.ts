import type { Demand } from "../job/job-record.ts";
import { words } from "../text/words.ts";
import type { CapStep } from "./cap-step.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { tellingKeys } from "./generic-terms.ts";
import type { Finding } from "./judgement.ts";
import { deedsTold } from "./told-deeds.ts";

/** A control that somebody exercises over what others do or fill in; what of the CV's says so; how the report calls it. */
type Control = { asks: string; says: RegExp; deed?: string; called: string };

const controls: readonly Control[] = [
  {
    asks: "audit(?:ing)?",
    says: /\b(?:audit\p{L}*|spot[- ]check\p{L}*|inspect\p{L}*|quality[- ]assur\p{L}*|QA|review(?:ed|s|ing)?|monitor(?:ed|s|ing)?|check(?:ed|s|ing)?)\b/iu,
    called: "audited",
  },
  {
    asks: "approv(?:e|ing)|authoris(?:e|ing)|sign(?:ing)? off",
    says: /\b(?:approv\p{L}+|authoris\p{L}+|authoriz\p{L}+|sign(?:ed|s|ing)?[- ]off|signatory|release[ds]?|countersign\p{L}*|budget holder|final say)\b/iu,
    called: "approved",
  },
  {
    asks: "mentor(?:ing|ed)?|coach(?:ing|ed)?|(?:buddied|buddying)",
    says: /\b(?:mentor\p{L}*|coach\p{L}*|budd(?:y|ied|ying)|supervis\p{L}+|induct(?:ed|ing|s|ions)\b|train(?:ed|ing)? (?:up |new |the |my |our |\p{L}+ (?:new |junior )?)|practice (?:educator|assessor|supervisor)|taught (?:new|other|junior|fellow) |show(?:ed|n|ing)? .{0,30}\b(?:ropes|how)|apprentices|trainees|students? (?:on|from) placement|line[- ]manag\p{L}+|develop(?:ed|ing) (?:the |my |junior |staff|new))/iu,
    deed: "Mentoring",
    called: "mentored anybody",
  },
  {
    asks: "apprais(?:e|ing)",
    says: /\b(?:apprais\p{L}+|PDRs?|performance (?:review|management)\p{L}*|one[- ]to[- ]ones?|1[:-]1s?|supervis\p{L}+|line[- ]manag\p{L}+)\b/iu,
    called: "appraised",
  },
  {
    asks: "investigat(?:e|ing)",
    says: /\b(?:investigat\p{L}+|root cause|RCAs?|rapid reviews?|fact[- ]find\p{L}*|8D|five whys|5[- ]whys|look(?:ed|ing)? into|got to the bottom|enquir\p{L}+|inquir\p{L}+|case review\p{L}*)\b/iu,
    called: "investigated",
  },
];

/** At the head of what is asked, behind "and", or behind what is asked of somebody: "confident in auditing". */
const opening =
  "(?:^|[:,;•–]\\s|\\b(?:and|or|in|of|to|have|has|had|by|with)\\s)(?:(?:regularly|formally|successfully|then|previously)\\s)?";
const readControls = controls.map(({ asks, ...control }) => ({
  ...control,
  asked: new RegExp(`${opening}(?:${asks})\\s(?!to\\b|trail|or\\b|from\\b)(?=\\p{L})`, "iu"),
}));

/** With fewer words before it, the control is all that is asked. */
const fewestBefore = 3;

/** Whether some line of the CV says so of something that is asked for here. */
function isSaid(
  evidence: CvEvidence,
  { says, deed }: Omit<Control, "asks">,
  { text }: Demand,
  finding: Finding,
): boolean {
  const isTold = (quote: string) =>
    says.test(quote) || (deed !== undefined && deedsTold(quote).has(deed));
  if (finding.evidence.some(({ quote }) => isTold(quote))) return true;
  const asked = new Set(tellingKeys(text));
  return evidence.passages.some(
    ({ said, keys, heading, studied }) =>
      !heading && !studied && says.test(said) && [...asked].some((key) => keys.has(key)),
  );
}

/** The control that a demand asks for and no line says; `isAll` where it asks for nothing else. */
function openControl(finding: Finding, demand: Demand, evidence: CvEvidence) {
  const open = readControls.find(
    ({ asked, ...control }) =>
      asked.test(demand.text) && !isSaid(evidence, control, demand, finding),
  );
  if (!open) return null;
  const before = demand.text.slice(0, open.asked.exec(demand.text)?.index ?? 0);
  const isAll = words(before).length < fewestBefore && finding.verbatim !== true;
  return { isAll, reason: `${finding.reason} No line says that you ${open.called}.` };
}

/**
 * "Auditing MAR charts" is not met by whoever fills them in: what is to be audited, approved, mentored or investigated needs a
 * line that says so. Where that is all a demand asks, its object alone is next to nothing.
 */
export const controlAlone: CapStep = {
  of: ["any"],
  cap: "objectAlone",
  inEnglish: true,
  lacks(finding, demand, { evidence }) {
    const open = openControl(finding, demand, evidence);
    return open?.isAll ? { reason: open.reason, isFaint: true, evidence: [] } : null;
  },
};

export const controlBesides: CapStep = {
  of: ["any"],
  cap: "withoutControl",
  inEnglish: true,
  lacks(finding, demand, { evidence }) {
    const open = openControl(finding, demand, evidence);
    return open && { reason: open.reason, isFaint: false };
  },
};
