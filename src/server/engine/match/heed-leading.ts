import type { CapStep } from "./cap-step.ts";
import { type CvEvidence, givesQuote } from "./cv-evidence.ts";
import { tellingKeys } from "./generic-terms.ts";
import type { Finding } from "./judgement.ts";

/** What one answers for, at the head of a demand or behind "experience of". */
const asksToLead =
  /(?:^|[:>•–-]\s|\b(?:experience|experienced|evidence|record|ability|confidence|skilled?|able|will|to|and|of|in|,)\s(?:of |in |to |at )?)(?:(?:successfully|effectively|confidently|regularly|jointly)\s)?(lead(?:ing)?|chair(?:ing)?|deputis(?:e|ing)|head(?:ing)? up|spearhead(?:ing)?|(?<!\b(?:of|in|with|and|experience) )direct(?! (?:work|care|contact|reports?|line|support|experience|delivery|payments?|involvement|patient|client|customer|face)\b)|directing)\s(?!by example\b|times?\b|generation\b|mail\b|debits?\b|marketing\b|sales\b|reports?\b|to\b|the way\b)/iu;

/** Who manages people leads them as well: "manage the reception team". */
const asksToManage =
  /\b((?:line[- ])?manag(?:e|ing)|supervis(?:e|ing)|oversee(?:ing)?)\s(?:and \p{L}+ )?(?:an? |the |our |your |other )?(?:[\p{L}-]+ ){0,3}(?:teams?|staff|people|colleagues|employees|crew|volunteers|apprentices|trainees|operatives)\b/iu;

/** Words by which somebody says that they answered for it. */
const led =
  /\b(?:lead|leads|leading|led|co-led|chair\p{L}*|deput\p{L}+|head(?:ed|ing)?|spearhead\p{L}*|direct(?:ed|s|ing|or)|manag\p{L}+|supervis\p{L}+|overs(?:ee|aw|een|eeing)\p{L}*|ran|run|running|own(?:ed|s|ing)?|in charge|responsib\p{L}+|accountab\p{L}+|co-?ordinat\p{L}+|organis\p{L}+|organiz\p{L}+|drove|driv(?:e|ing|en)|found(?:ed|er)|set up|start(?:ed)?|introduc\p{L}+|establish\p{L}*|captain\p{L}*|foreman|charge ?hand|principal|senior|sole|look(?:ed|ing)? after|answer for|host(?:ed|s|ing)?|facilitat\p{L}+|deliver\p{L}*|SENCO|SENDCO|my team|team of|stood in|covered for|acting up|step(?:ped)? up|number two|second in command|2i\/?c)\b/iu;

/** Who helped or was there has not led, whatever else the line says. */
const tookPart =
  /^\W*(?:I |have |also |regularly |often )*(?:help(?:ed|ing)?|assist(?:ed|ing|s)?|contribut(?:e|ed|es|ing)|support(?:ed|ing|s)?|attend(?:ed|ing|s)?|took part|take part|taking part|participat(?:e|ed|es|ing)|shadow(?:ed|ing)?|sat in|join(?:ed|ing)?|observ(?:e|ed|ing)|part of|member of)\b/iu;

/** Posts that lead, and "… lead", which leads in its own subject alone. */
const leadingPost =
  /\b(?:head|director|manager|supervisor|chair\p{L}*|leader|foreman|forewoman|captain|principal|SENCO|SENDCO|charge ?hand|deputy|matron|sister)\b/iu;
const subjectLead = /\blead\b/iu;

function isLeadingPost(title: string, demand: string): boolean {
  if (leadingPost.test(title)) return true;
  const asked = new Set(tellingKeys(demand));
  return subjectLead.test(title) && tellingKeys(title).some((key) => asked.has(key));
}

function isLed(finding: Finding, demand: string, evidence: CvEvidence): boolean {
  return finding.evidence.some(({ quote }) => {
    if (tookPart.test(quote)) return false;
    if (led.test(quote)) return true;
    const line = evidence.cv.lines.find(({ text }) => givesQuote(text, new Set([quote])));
    const role = line?.role == null ? undefined : evidence.cv.roles[line.role];
    return isLeadingPost(role?.title ?? "", demand);
  });
}

/** "Chairing annual reviews" is met in part by whoever contributed to them: what answers it has to say that it was led. */
export const notLed: CapStep = {
  of: ["any"],
  cap: "withoutLeading",
  ofMet: true,
  inEnglish: true,
  lacks(finding, { text }, { evidence }) {
    const asked = asksToLead.test(text) || asksToManage.test(text);
    if (!asked || finding.evidence.length === 0 || isLed(finding, text, evidence)) return null;
    return { reason: `${finding.reason} No line says that you led this.` };
  },
};
