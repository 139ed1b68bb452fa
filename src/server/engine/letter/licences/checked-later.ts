import { remembered } from "../../text/remembered.ts";

const check =
  /\b(?:dbs|crb|disclosure and barring|criminal record|police check|vetting|security clear(?:ance|ed)|occupational health|references|right to work)\b/iu;
const later =
  /\b(?:subject to|successful (?:candidate|applicant)|on appointment|prior to|before (?:starting|employment)|pre-employment|conditional|undergo|undertaken|will be (?:required|asked|carried out)|willing|offer)\b/iu;

/** Nothing but the name of the check, as a line or field of a form: "Enhanced DBS check", "DBS: Basic". Who is chosen undergoes it. */
const bareCheck =
  /\b(?:dbs|disclosure)(?: check| level)?\s?:\s?(?:enhanced|basic|standard|yes|required)\b|^(?:(?:enhanced|basic|standard|satisfactory) )*(?:dbs|crb|disclosure and barring service(?: \(dbs\))?)(?: check| clearance| disclosure)?\.?$/iu;

const inReach =
  /\b(?:working towards?|or similar|nearing|studying|part[- ]qualified|finalist|qualified by experience|or (?:an? |the |some |other |recognised ){0,2}equivalents?|willing(?:ness)? to|prepared to|(?:wish|desire|keen|happy) to (?:train|study|obtain|gain|complete|undertake)|eligib\p{L}+|able to (?:obtain|gain|achieve|get|pass)|ability to (?:obtain|gain|achieve|get|pass)|if not)\b/iu;

/** Whether a registration need not be held yet, or something else may stand for it: its absence does not cap the score. */
export function isInReach(text: string): boolean {
  return inReach.test(text);
}

/** A readiness nobody can show: to be trained, to be away from home. */
const readiness =
  /^(?:(?:be|a) )?(?:willing(?:ness)?|prepared|happy|able and willing) to (?:undergo|undertake|attend|complete|learn|train|study|be trained)\b|\bovernight stays?\b|\bstay(?:ing)? (?:away|overnight)\b/iu;

/** "5 years' checkable work history", "no unexplained gaps": the employer writes to those one worked for. */
const ofHistory =
  /\b(?:checkable|verifiable|vettable|referenceable)\b.{0,40}\b(?:history|references?|background)\b|\b(?:history|references?)\b.{0,40}\b(?:checkable|verifiable|vettable|gaps)\b|\bunexplained gaps\b/iu;

/** What is certified of somebody's health or sight, and what is asked at the door: named where it is held, else had later. */
const ofHealth =
  /\b(?:safety[- ]critical|operator|operators|driver|drivers|HGV|LGV|PCV|D4|offshore|OGUK|OEUK|seafarers?|ENG ?1|PTS|rail|railway|aviation|class (?:1|2|one|two)|pre[- ]employment|full|current|valid|pass(?:ing)? a|company|annual|fitness)(?: (?:or|and) [\p{L}-]+(?: [\p{L}-]+)?)? medicals?\b(?! (?:history|histories|records?|notes?|terms|terminology|devices?|equipment|care|staff|students?|practices?|secretar\p{L}*|teams?|reports?|sales|physics|insurance|gas(?:es)?|negligence|advice|treatment|needs|conditions?|information|professionals?))|\bmedical (?:certificate|examination|exam|assessment|clearance|screening|questionnaire|fitness|check)s?\b|\b(?:eye|eyesight|vision|hearing|colou?r[- ](?:vision|blindness)|drugs?(?: (?:and|&) alcohol)?|lung function|swim(?:ming)?|fitness|bleep) (?:and \p{L}+ )?(?:tests?|screening|check)\b|\bmedically fit\b|\bfit(?:ness)? (?:to|for) (?:work|fly|sail|sea)\b/iu;
/** "Must meet BPSS", "able to obtain SC clearance": who is chosen is vetted; who has to hold it already has to name it. */
const ofVetting = /\b(?:BPSS|CTC|NPPV\d?|SC|DV|[Ss]ecurity [Cc]learance|[Vv]etting|clearance)\b/u;
const yetToPass =
  /\b(?:meet|satisf(?:y|ies)|pass|obtain|gain|get|achieve|attain|secure|clear|eligible|undergo|complete|go through|subject to|able to be) /iu;
const alreadyHeld = /\b(?:hold|holds|holding|have|current|active|existing|live|valid|in place)\b/iu;
/** "Know your way round the area", "lived experience of caring": no line of work proves it. */
const ofLife =
  /\blived experience\b|\bpersonal experience of (?!work|using)\b|\b(?:know(?:ing|ledge)?|familiar\p{L}*) (?:of |with )?(?:the |your way (?:a?round|about) (?:the )?)(?:UK |local |motorway |London |national )?(?:roads?|area|geography|road network|motorways?|streets|region|city|town)\b(?! (?:traffic|safety|design|planning|adoption|construction|manager|sales))|\b(?:local|geographical|road) knowledge\b|\bwithout (?:leaning on )?a sat[- ]?nav\b/iu;

function isVetting(text: string): boolean {
  return ofVetting.test(text) && yetToPass.test(text) && !alreadyHeld.test(text);
}

/** Whether a demand speaks of a readiness, or of what the employer checks once somebody is chosen: no CV has to show it. */
export const isCheckedLater: (text: string) => boolean = remembered(
  (text) =>
    readiness.test(text.trim()) ||
    bareCheck.test(text.trim()) ||
    ofHistory.test(text) ||
    ofHealth.test(text) ||
    ofLife.test(text) ||
    isVetting(text) ||
    (check.test(text) && later.test(text)),
);
