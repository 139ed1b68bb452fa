import { either } from "../../text/either.ts";
import { figure } from "./licence-cues.ts";

/** Words that say that a licence named in a CV is other people's, or only spoken of. */

/** The name of who holds it, in the plural: others. Bodies are called by their members too ("Institution of Chartered Surveyors"). */
export const holders =
  /\b(?:nurses|midwives|drivers|teachers|engineers|solicitors|accountants|therapists|aiders|testers|supervisors|operators|electricians|welders|assessors|pharmacists|paramedics|physiotherapists)$/iu;
/** The name of who holds it. */
export const holder =
  /(?:nurses?|midwi(?:fe|ves)|therapists?|R[A-Z]{1,3}s?|solicitors?|teachers?|drivers?|engineers?|aiders?|testers?|assessors?|surveyors?|accountants?|executives?|pharmacists?|technicians?|persons?|planners?|architects?|prescribers?)$/u;
/** "For the MOT tester": another, with whom or for whom one worked. */
export const forTheHolder =
  /\b(?:for|by|with|to|from|alongside|under) (?:the|a|an|our|another|other|senior|qualified)(?: \p{L}+)? $/iu;
const learners =
  "apprentices?|trainees?|learners?|students?|candidates|staff|team|lads|colleagues|operatives|drivers|operators|employees|workers|nurses|engineers|technicians|volunteers|people|members";
/** "Two have passed their AM2", "put six staff through their SMSTS": others hold it, or are to. */
const persons =
  "manager|supervisor|boss|colleague|mentor|director|partner|husband|wife|father|mother|brother|sister|employer|team|apprentice|deputy|assistant";
/** "My manager is AAT qualified" */
export const anotherIs = new RegExp(
  `\\b(?:my|our|the)(?: line| own)? (?:${persons})s? (?:is|are|was|were|holds?|has|have|had|became)(?: \\p{L}+){0,2} $`,
  "iu",
);
export const othersHold = new RegExp(
  `\\b(?:(?:${learners}|colleague|someone|somebody|one) (?:who|that) (?:is|are|was|were|has|have|had|holds?|held) (?:\\p{L}+ ){0,2}|their(?: own)?(?: \\p{L}+){0,2} |(?:who|whom|${figure}|all|both|many|${learners}) (?:(?:have|has|had|then|since|now|also|successfully) ){0,2}(?:passed|gained|got|hold|held|achieved|obtained|completed) (?:\\p{L}+ ){0,2}|(?:${learners}) (?:\\p{L}+ ){0,3}(?:through|to (?:gain|get|pass|achieve|obtain|complete)|towards|preparing for|gain|achieve|pass) (?:\\p{L}+ ){0,3})$`,
  "iu",
);
const withWhom =
  "(?:collaborat|work|liais|communicat|consult|partner|coordinat|interact)\\p{L}*(?: \\p{L}+)? with";
const forWhom =
  "(?:ensur|mak(?:e|ing) sure|made sure|supervis|mentor|hir|recruit|assist|schedul|oversee|oversaw|train|support|shadow|employ|brief|pay|paid|call)\\p{L}*";
/** Up to six words behind one of these, whoever is named is somebody else. "Trained as a nurse" is oneself. */
export const somebodyElse = new RegExp(
  `\\b${either(withWhom, "report(?:s|ed|ing)? to", forWhom)}(?! as\\b)(?:[ ,/&]+[\\p{L}/&]+){0,6}[ ,/&]*$`,
  "iu",
);
/** Stems of verbs for what is done with papers. */
const clerical = either(
  "check|verif|inspect|audit|review|monitor|track|chas",
  "photocop|copi|scann|fil|stor|collat|record|logg",
  "process|issu|book|arrang|request|order|administer|renew|coordinat|organis|plan|handl",
  "sell|sold|load|unload",
);
/** What is done with the papers of others. */
export const paperwork = new RegExp(
  `\\b${clerical}\\p{L}*(?![\\p{L}])(?:[ ,/&]+[\\p{L}\\d'’/&-]+){0,5}[ ,/&]*$`,
  "iu",
);
/** "As a registered nurse", "one of two Gas Safe engineers", "my driving licence": the writer. */
export const oneself =
  /\b(?:as (?:an? |the )?(?:\p{L}+ ){0,2}|one of (?:\p{L}+ ){0,3}|(?:my|own|hold|holds|holding|held) (?:\p{L}+ ){0,3})$/iu;
/** "Counterbalance drivers": others who hold it. */
export const holdersBehind =
  /^\s(?:truck |licen[cs]e )?(?:drivers|operators|holders|staff|contractors|subcontractors|sub-contractors|tradespeople|trades|teams?|crews?|suppliers|companies|firms|candidates|learners)\b/iu;
/** The rules that go by its name, or the work around it: "NMC standards", "HGV workshop", "Food hygiene ratings". */
export const rulesBehind =
  /^\s(?:standards?|guidelines?|codes? of|polic(?:y|ies)|procedures?|practices|legislation|compliance|inspections?|ratings?|requirements|audits?|protocols?|renewals?|applications?|queries)\b(?! (?:certificat|training|trained|qualifi|technician|and testing|& testing|testing|test\b|course|award|accredit|assessor|engineer|licen[cs]e|card|ticket))/iu;
export const postAround =
  /^\s(?:banksm[ae]n|marshall?s?|park(?:ing)?|workshop|wash|mechanics?|technicians?|fitters?|fleet|yard|planners?|transport|depot|parts|sales|recovery)\b/iu;
/** "The 2391 inspector" */
export const whoseBehind =
  /^\s(?:\p{L}+\s)?(?:inspectors?|assessors?|engineers?|testers?|managers?|leads?|officers?|drivers?|operators?|holders?|board|team|staff|trainers?|colleagues?)\b/iu;
/** What is often spoken of by who holds no paper of it. */
export const topic =
  /^(?:food (?:hygiene|safety)|first aiders?|fork ?lift trucks?|confined spaces?|hot works|temporary works)$/iu;
export const ofOwnWork =
  /\b(?:train|certif|qualif|hold|held|level|passed|dr[io]ve|driving|operat|us(?:ed?|ing)\b|licen[cs]|ticket|as an?\b|trained|course|award|card|work(?:ed|ing)? in)/iu;
