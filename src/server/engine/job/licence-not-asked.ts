import { findMentions } from "../lexicon/lexicon.ts";
import { licensedPeople } from "./licensed-people.ts";

/**
 * Where an advertisement names a licence and does not ask for it to be held: it tells how to apply, what the employer gives or
 * is, whom one works with, or of a check still to come.
 */
export type NamedFor = "applying" | "benefit" | "employer" | "colleagues" | "later";

/** What says plainly that it must be held, whatever else is said beside it. */
const asked =
  /\b(?:must|essential|required|mandatory|already|need(?:ed)?|should (?:have|hold)|valid|current|hold(?:s|ing)?|possess(?:ion)?|you (?:have|are)|(?:is|are) looking|seek(?:ing)?)\b/iu;

/** "FLT training provided", "Your HCPC fees paid", "Opportunity to gain your Class 2": what the employer gives. */
const offers: readonly RegExp[] = [
  /\b(?:we|company|employer|trust|school|agency)(?:['’](?:ll|re|d))?(?: (?:will|can|do|also|fully|even|are|happy|to|gladly|would)){0,3} (?:pay|fund|reimburse|cover|refund|train|put|support|help|offer|provide|sponsor|arrange|contribute)\b/iu,
  /^(?:an? )?contributions? (?:to|towards)\b|^in[- ]house\b/iu,
  /^(?:\p{L}+ )?free\b|\bfree of charge\b|\bat no cost\b/iu,
  /\b(?:fully[- ])?(?:funded|subsidised|discounted|sponsored)\b/iu,
  /\b(?:fees?|registration|membership|training|courses?|study|renewals?|revalidation|qualifications?|DBS(?: check)?|licen[cs]e|card|badge|ticket)(?: (?:is|are|will|can|also|be|being|fully|costs?)){0,3} (?:provided|given|offered|available|paid|reimbursed|refunded|sponsored|funded|covered|supported|included|arranged)\b(?![- ]up)/iu,
  /\b(?:opportunit(?:y|ies)|chance|support|help|funding|sponsorship|route|pathway) (?:to|for|towards|in|with)\b/iu,
  /\bstudy (?:support|leave|package)\b|\btowards your\b/iu,
  /\b(?:enhanced|extra|higher|premium|more|competitive|top) (?:pay|rates?|money)\b|\b(?:bonus(?:es)?|allowance|premium|uplift|enhancement|supplement) (?:for|to|of)\b|£\S{1,8} .{0,30}\bmore for\b/iu,
  /\b(?:acquisition|academy|traineeship|training|apprenticeship|sponsorship) (?:scheme|programme|pathway|route|academy)\b/iu,
];
const noneNeeded =
  /\b(?:welcome|happy to (?:hear|talk))\b.{0,60}\bwithout\b|\bwithout an?\b.{0,60}\b(?:may|can|welcome|considered)\b/iu;

/** "Upload a copy of your card", "Have your badge number ready when you call": how to apply. */
const toApply =
  /^(?:(?:please|and|also|simply|just|to (?:apply|register|enquire|book)[^,]{0,30},|when (?:applying|registering|you (?:apply|call|register|come|arrive))[^,]{0,20},?|on (?:arrival|the day|your first day),?) ){0,3}(?:bring|upload|attach|enclose|include|send|submit|e-?mail|forward|quote|text|state|show|present|produce|take)\b.{0,60}\b(?:your|copy|copies|scans?|photos?)\b|\b(?:applicants?|candidates?) (?:should|must|are asked to|need to) (?:bring|state|give|include|provide|quote|enclose|attach|upload|send)\b|\bhave\b.{0,40}\b(?:ready|to hand|handy|with you|available)\b|\bapplications (?:should|must|need to) include\b|\bwhat to bring\b|\b(?:with|on|in) (?:your|the) (?:application(?: form)?|cover(?:ing)? letter|CV)\b|\b(?:to|at|for) (?:the |your )?(?:interview|registration|induction)\b.{0,30}$/iu;

/** "We are a Gas Safe registered company", "an ICAEW accredited employer": what the employer is. */
const ofEmployer: readonly RegExp[] = [
  /^(?:we|our \p{L}+|the (?:company|firm|school|practice|home|employer|business|trust|organisation|salon|garage|nursery)|this (?:company|firm|school|practice|home))(?: (?:is|are)|['’]re)\b(?!.{0,24}\b(?:looking|seek|recruit|hiring|after|search|need|keen|happy|pleased)).{0,60}\b(?:registered|accredited|regulated|approved|licensed|authorised|certified|members?|rated|compliant|accreditation|inspected|screened|vetted)\b/iu,
  /^(?:an? )?(?:long[- ])?(?:established|award-winning|leading|family[- ]run|independent|local|busy|thriving|growing)\b.{0,60}\b(?:company|contractors?|firm|school|nursery|practice|garage|business|employer|operator|provider)$/iu,
  /^(?:an? )?(?:[\p{L}&-]+ ){0,4}(?:accredited|approved|registered|regulated|licensed|rated)(?: (?!(?:with|by|at|to|in|for)\b)[\p{L}-]+){0,2} (?:employer|company|contractors?|firm|school|nursery|centre|organisation|provider|business|practice|garage|service|operator)\b/iu,
];

/** Who stands behind one of these is a colleague. */
const withOthers =
  /\b(?:alongside|beside|with|under|by|support(?:s|ing)?|assist(?:s|ing)?|report(?:s|ing)? to|team of)(?: (?!as\b)[\p{L},/&-]+){0,6} $/iu;
const others = new RegExp(`(?:${licensedPeople})\\b`, "iu");

/** What every employer of the kind has done once somebody is chosen. */
const checks: ReadonlySet<string> = new Set([
  "DBS check",
  "Basic DBS check",
  "Standard DBS check",
  "Enhanced DBS check",
  "Disclosure Scotland check",
  "PVG scheme membership",
  "AccessNI check",
  "BS 7858 vetting",
  "BPSS clearance",
  "CTC clearance",
  "Counter Terrorist airside check",
  "NPPV clearance",
  "NPPV level 3",
  "Right to work in the UK",
]);
const alreadyHeld =
  /\b(?:current(?:ly)?|valid|existing|in[- ]date|hold|holds|holding|already|active|update service|live|in place|portable|possess|own|recent|up[- ]to[- ]date|(?:DBS|PVG) (?:holder|member)s?|(?:NPPV\d?|CTC|BPSS)(?: level \d)? cleared)\b/iu;
/** "Able to pass SC clearance", "will be vetted": whatever the licence is, it comes later. */
const comesLater =
  /\b(?:able|ability|willing(?:ness)?|prepared|eligib\p{L}+|expected|required|asked|apply|need|must|have)(?: to)? (?:apply for|obtain|gain|get|achieve|pass|undergo|undertake|complete|satisfy|secure|join|register|go through|be (?:vetted|screened|security[- ]cleared))\b|\b(?:will|to|can) (?:be )?(?:undergo|vetted|screened|undertaken|carried out|arranged|sponsored|provided|applied for|processed|put forward)\b|\bcondition of the post\b/iu;

const isGiven = (text: string) => !asked.test(text) && offers.some((one) => one.test(text));

/** Whether all the licences are named as what colleagues are. */
function areOthers(text: string, licences: readonly string[]): boolean {
  const own = findMentions(text).filter(({ skill }) => licences.includes(skill.name));
  const andNext = (start: number, end: number) =>
    text.slice(start, end) + (/^(?: \p{L}+){1,2}/u.exec(text.slice(end))?.[0] ?? "");
  return (
    own.length > 0 &&
    own.every(
      ({ start, end }) =>
        (others.test(text.slice(start, end)) || others.test(andNext(start, end))) &&
        withOthers.test(text.slice(Math.max(0, start - 80), start)),
    )
  );
}

/** "Within twelve weeks", "once in post": it is had after one has begun. */
const afterBeginning =
  /\b(?:complet|achiev|gain|obtain|register|attain|work(?:ing)? (?:towards|through)|enrol)\p{L}*\b.{0,60}\b(?:within|in|during|by the end of|after) (?:your |the |their )?(?:first )?(?:\d{1,2}|six|three|twelve|two|probation\p{L}*|induction|employment|starting|joining|year|few)\b|\bonce (?:in post|qualified|employed|appointed|trained|you (?:start|join|have started))\b|\b(?:will|shall|would) be (?:enrolled|registered|signed up|put)\b|^keep(?:ing)? up to date\b|^(?:after qualifying|on completion|once (?:complete|finished))\b|\bby the end of the (?:course|programme|training|apprenticeship)\b/iu;

const areChecks = (licences: readonly string[]) => licences.every((one) => checks.has(one));
const clearances: ReadonlySet<string> = new Set(["SC clearance", "DV clearance", "EDV clearance"]);

function isForLater(text: string, licences: readonly string[]): boolean {
  if (afterBeginning.test(text)) return true;
  if (areChecks(licences)) return !alreadyHeld.test(text) || comesLater.test(text);
  return licences.some((one) => checks.has(one) || clearances.has(one)) && comesLater.test(text);
}

/** What some licences are named for in these words; null where they are to be held. */
export function namedFor(text: string, licences: readonly string[]): NamedFor | null {
  if (toApply.test(text)) return "applying";
  if (isGiven(text) || noneNeeded.test(text)) return "benefit";
  if (ofEmployer.some((one) => one.test(text))) return "employer";
  if (areOthers(text, licences)) return "colleagues";
  return isForLater(text, licences) ? "later" : null;
}
