import { words } from "../text/words.ts";
import { namesColleagues } from "./colleagues-named.ts";
import { hasCue } from "./cue-match.ts";
import { formWords } from "./form-words.ts";
import { isNotNeeded, withoutNotNeeded } from "./not-needed.ts";
import { notOfTheApplicant } from "./not-of-the-applicant.ts";
import { seeksSomebody, soughtPerson } from "./sought-person.ts";
import { tellsItsDeeds } from "./tells-of-employer.ts";
import { workSought } from "./work-sought.ts";
import { yearsIn } from "./years.ts";

export const question = /\?["”’)]?$/u;
/** "Do you hold a driving licence?", but not "Do you thrive on a challenge?". */
const asksWhetherYou =
  /^(?:do you (?:already |currently )?(?:hold|possess|speak|drive|own|have (?!what|a passion|the (?:passion|drive|desire))(?:(?:any|an?|the|your|some|recent|previous|good|proven) ){0,2}\p{L})|have you (?:ever |previously )?(?:had|worked|held|got|done|run|led|used)\b|can you (?:work|drive|commit|speak|start|travel|lift|use)\b|are you (?:an? (?:qualified|registered|experienced|good|great|strong|team)\b|able to|willing to|prepared to|available|qualified|registered|fluent|flexible|reliable|approachable|organised|computer literate|confident|comfortable))/iu;
const greeting = /^(?:hi|hello|hey|dear|welcome|thank you|thanks)\b/iu;
/** Said so plainly that no talk of applying takes it back. */
export const firm =
  /\b(?:you|candidates?|applicants?) (?:must|should) (?:either )?(?:have|hold|possess|be (?:\w+ ){0,2}(?:registered|qualified))\b|\b(?:you|candidates?|applicants?|post ?-?holder) (?:will|would) be (?:an? )?(?:\w+ )?(?:registered|qualified|chartered)\b|\bmust (?:hold|possess)\b|\b(?:DBS|CRB|disclosure|driving licen[cs]e|right to (?:live and )?work)\b|\b(?:registration|qualifications?|degree|experience)\b[^.;]{0,60}\b(?:is|are) (?:\w+ )?(?:essential|required|mandatory)\b/iu;

/** "Established 6 years ago with the objective of …": how the employer began. */
const tellsOfBeginning =
  /^(?:(?:first|originally|initially) )?(?:established|founded|formed) (?:in (?:the )?(?:early |late )?(?:1[89]|20)\d\d|(?:(?:over|more than|around|about|some|nearly|almost|just) )?[\p{L}\d]+ years ago|since)\b/iu;

/** "Apply in writing to …", "No time wasters". */
const toApply =
  /^(?:please |to |just )?apply (?:in writing|by|to|with|online|via|through|now|today|at|direct)\b|^(?:no|strictly no) (?:time[- ]?wasters|agencies|calls)\b/iu;

/** "Bring your licence and proof of address to registration": what to have with one on the day. */
const toBring =
  /^(?:please |and |also ){0,2}bring (?:along |with you )?(?:(?:your|an?|the|all|any|both|some|original|copies of) ){0,3}(?:\p{L}+ ){0,2}(?:licen[cs]es?|cards?|ID|identification|passports?|proof|certificates?|documents?|CVs?|DBS|evidence|visa|portfolio)\b/iu;

/** "Call the office between 8 and 4." */
export const toCall =
  /^(?:please |or |then |just )?(?:call|ring|phone|telephone|text|txt|whatsapp)\b.{0,60}(?<!\d)0\d{3}|^(?:please |or |then |just )?(?:call|ring|phone|telephone|text|whatsapp) (?:(?:mrs?|ms|miss|dr)\b|us|me|now|today|on \d|(?:the|our) (?:\p{L}+ )?(?:office|number|branch|depot|yard|manager|school|home|team) (?:on|at|between|for|now|today|from|or)\b)/iu;
/** "ring Mick", "text Ann only": whom to ask, by name. */
const toAsk =
  /^(?:[Pp]lease |or |then |just )?(?:[Rr]ing|[Tt]ext|[Tt]xt|[Pp]hone|[Ww]hats?[Aa]pp|PM|DM|[Pp]m|[Dd]m|[Mm]essage|[Mm]sg) (?:me|us|\p{Lu}\p{Ll}+)(?=[.,!]|$| (?:only|on|in|after|before|between|for|with|now|today|asap)\b)[^.;]{0,80}[.!]?$/u;

function askingPart(text: string): string {
  const { start, end } = withoutNotNeeded(text);
  return text.slice(start, end);
}

/** "You'll be asked to do a short planning exercise", "The interview will include a test": how they choose. */
const howChosen =
  /\b(?:asked|invited|required|expected|need|have|going) to (?:\p{L}+ ){0,2}(?:do|complete|take|sit|present|give|prepare|undertake|bring|perform|teach|attend|try)\b[^.;]{0,50}\b(?:exercise|(?:skills |typing |excel |written |practical |aptitude |numeracy |driving |trade |assessed )tests?|tests?(?= (?:on|at|with|as part|before)\b)|presentation (?:at|on|to|as)\b|assessment (?:day|centre)|case study|trial (?:shift|day|lesson)|sample lesson|interview)|\b(?:interviews?|selection|assessment (?:day|centre)|selection process) (?:will|may|is likely to) (?:also )?(?:include|involve|consist of|comprise|take place|be held)\b/iu;

/** Whether a sentence or clause only tells what happens before somebody is chosen. */
export function tellsHowChosen(text: string): boolean {
  return howChosen.test(text) && !firm.test(text);
}

/** "### The team" */
const title = /^#{2,6}\s/u;

const asksNothing = [
  greeting,
  title,
  toApply,
  toBring,
  toCall,
  toAsk,
  ...formWords,
  ...notOfTheApplicant,
];

/** Whether nothing can be asked by these words, wherever they stand. */
export function cannotAsk(text: string): boolean {
  if (!hasSubstance(text) || leadsOn(text)) return true;
  if (workSought(text) > 0) return false;
  if (asksNothing.some((pattern) => pattern.test(text))) return true;
  if (tellsOfBeginning.test(text) && !seeksSomebody(text)) return true;
  if (tellsItsDeeds(text) || tellsHowChosen(text) || namesColleagues(text)) return true;
  if (isNotNeeded(askingPart(text))) return true;
  if (hasCue("never", text) && yearsIn(text) === null && !firm.test(text)) return true;
  return question.test(text) && soughtPerson(text) === null && !asksWhetherYou.test(text);
}

/** Breaks off before what it would say: "As a nurse you will be responsible for", "In order to be considered". */
const opensOnly =
  /^.{0,180}\b(?:(?:responsible|accountable|duties|role|you|will|holder|candidate|applicant)\b[^.;]{0,60}\b(?:for|to|by|includes?|including|involves?|following|be)|in order to be considered)\s*[-–—:…]*$/iu;

/** Only opens what follows: "You will:", "The duties include the following:". */
function leadsOn(text: string): boolean {
  if (opensOnly.test(text)) return true;
  return (
    /:\s*[-–—]?$/u.test(text) && !/\b(?:must|essential|qualified|registered|years?)\b/iu.test(text)
  );
}

/** Something is said: not a lone "CV", a shouted slogan, an address or a name. */
function hasSubstance(text: string): boolean {
  const all = words(text);
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (
    letters.length < 2 ||
    /^(?:cvs?|c\.v\.?|llc|ltd|plc|inc|n\/a|tbc|and|or|both|yes|no|none|etc|(?:bull|nbsp|amp|rsquo);?)[.!]*$/iu.test(
      text.trim(),
    )
  )
    return false;
  const masked = (text.match(/\*/gu) ?? []).length;
  return masked < letters.length && all.length > 0;
}
