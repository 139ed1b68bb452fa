import { words } from "../text/words.ts";
import { hasCue } from "./cue-match.ts";
import { factLabels } from "./fact-labels.ts";
import { isNotNeeded, withoutNotNeeded } from "./not-needed.ts";
import { seeksSomebody, soughtPerson } from "./sought-person.ts";
import { tellsItsDeeds } from "./tells-of-employer.ts";
import { yearsIn } from "./years.ts";

export const question = /\?["”’)]?$/u;
/** "Do you hold a driving licence?", but not "Do you thrive on a challenge?". */
const asksWhetherYou =
  /^(?:do you (?:already |currently )?(?:hold|possess|speak|drive|own|have (?!what|a passion|the (?:passion|drive|desire))(?:(?:any|an?|the|your|some|recent|previous|good|proven) ){0,2}\p{L})|have you (?:ever |previously )?(?:had|worked|held|got|done|run|led|used)\b|can you (?:work|drive|commit|speak|start|travel|lift|use)\b|are you (?:an? (?:qualified|registered|experienced|good|great|strong|team)\b|able to|willing to|prepared to|available|qualified|registered|fluent|flexible|reliable|approachable|organised|computer literate|confident|comfortable))/iu;
const greeting = /^(?:hi|hello|hey|dear|welcome|thank you|thanks)\b/iu;
/** Said so plainly that no talk of applying takes it back. */
export const firm =
  /\b(?:you|candidates?|applicants?) (?:must|should) (?:either )?(?:have|hold|possess|be (?:\w+ ){0,2}(?:registered|qualified))\b|\b(?:you|candidates?|applicants?|post ?-?holder) (?:will|would) be (?:an? )?(?:\w+ )?(?:registered|qualified|chartered)\b|\bmust (?:hold|possess)\b|\b(?:DBS|CRB|disclosure|driving licen[cs]e|right to (?:live and )?work)\b|\b(?:registration|qualifications?|degree|experience)\b[^.;]{0,60}\b(?:is|are) (?:\w+ )?(?:essential|required|mandatory)\b/iu;

/** Plainly a gift of the employer, whatever qualities it names. */
const given =
  /\b(?:refer(?:ral)?[- ]a[- ]friend|recommend(?:ing)? an? (?:friend|mate)|access to (?:employee|staff) benefits|(?:development|wellbeing|benefits) offer|is available to all|funding (?:for|towards) [\p{L}-]+ (?:courses|qualifications))\b/iu;

/** "££: 38-46k + options", "(Paid extra.)": pay, and nothing else. */
const pay = /^(?:[^:.]{2,24}:\s?)?[£$€]{1,2}\s?:?\s?\d|^\(?(?:paid|unpaid)\s\p{L}+[.!)]*$/iu;

/** "In return, you'll enjoy the training you need": what is given for it. */
const inReturn =
  /^in (?:return|exchange)\b(?![^.]*\b(?:must|we (?:ask|expect|need|require|are looking)|you(?:['’]ll| will) (?:need|be expected))\b)/iu;

/** "NHS Professionals (NHSP), owned by the Department of Health, works …": who the employer is. */
const saysWhoTheyAre =
  /^(?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|the|for|\(\p{Lu}+\))(?: (?:\p{Lu}[\p{L}\p{N}&’'.-]*|of|and|the|for|\(\p{Lu}+\))){0,9}, (?:(?:wholly |jointly )?owned by|founded|established|formed|part of)\b/u;

/** "Established 6 years ago with the objective of …": how the employer began. */
const tellsOfBeginning =
  /^(?:(?:first|originally|initially) )?(?:established|founded|formed) (?:in (?:the )?(?:early |late )?(?:1[89]|20)\d\d|(?:(?:over|more than|around|about|some|nearly|almost|just) )?[\p{L}\d]+ years ago|since)\b/iu;

/** "Post title: Social Worker": what the post is called. */
const statesTitle = new RegExp(`^(?:${factLabels.title}) ?:`, "iu");

/** "Car user: No.": a field of a form that is not asked for. */
const notThis = /^[\p{L}\s-]{3,40}\s?:\s?(?:no|none|n\/a|not (?:applicable|required|needed))\.?$/iu;

/** "2. Knowledge and skills": what a group of criteria is called, and nothing else. */
const groupName =
  /^(?:(?:education(?:al)?|qualifications?|experience|knowledge|skills?|abilit(?:y|ies)|aptitudes?|attributes|person|specification|profile|competenc(?:y|ies|es)|circumstances|disposition|other|training|personal|qualities|requirements?|criteria|FAQs?|essential|desirable|basic|preferred|key|main|special|general)(?:\s*(?:and|&|\/|,)\s*|\s+|[:.]?$))+$/iu;
/** "#salonjobs #hairdresser", "Tag a mate who needs a new salon": for the network it stands in. */
const shared =
  /^(?:#[\p{L}\p{N}_]+\s*){2,}$|^(?:tag|share|repost|re-share|like and share) (?:a|this|with|your|to|if you know|the|it)\b/iu;
/** "We will teach you." */
const taught =
  /^(?:and |but )?we(?:['’]ll| will| can) (?:teach|train|show) you\b[^.;]{0,40}[.!]?$/iu;
/** A field of the form: "Directorate: Place and Communities", "Page 1 of 2". */
const field =
  /^(?:directorate|grade|service area|section|division|faculty|school|post n(?:o|umber)|job n(?:o|umber)|cost centre|page|version|author|date)\s?:|^page \d+ of \d+/iu;

/** "Posted by: Crestline, Rugby branch". */
const posted = /^(?:posted|advertised|listed|published|uploaded) (?:by|on|at|in)\b/iu;

/** "Apply in writing to …", "No time wasters". */
const toApply =
  /^(?:please |to |just )?apply (?:in writing|by|to|with|online|via|through|now|today|at|direct)\b|^(?:no|strictly no) (?:time[- ]?wasters|agencies|calls)\b/iu;

/** "Bring your licence and proof of address to registration": what to have with one on the day. */
const toBring =
  /^(?:please |and |also ){0,2}bring (?:along |with you )?(?:(?:your|an?|the|all|any|both|some|original|copies of) ){0,3}(?:\p{L}+ ){0,2}(?:licen[cs]es?|cards?|ID|identification|passports?|proof|certificates?|documents?|CVs?|DBS|evidence|visa|portfolio)\b/iu;

/** "Key: Must = you won't be interviewed without it": what a column or letter means. */
const legend =
  /^(?:(?:key|legend|codes?|note on abbreviations)\s?:|(?:must|should|could|won['’]?t|essential|desirable|[a-z]{1,6}\.?)\s?=\s)/iu;

/** "Holt & Ray Ltd, Leeds": a firm's name, and where it is. */
const firmAlone =
  /^\p{Lu}[^.,:;!?]{1,50} (?:Ltd|Limited|LLP|plc|PLC|CIC)\.?(?:, [\p{Lu}\d][\p{L}\d'’ -]{1,30}){0,3}\.?$/u;

/** A name with a telephone number. */
const withPhone = /^[^.:;]{3,60}\s(?:\+44|0)\d[\d\s]{8,12}$/u;
/** "Internal candidates should speak to HR." */
const speakTo = /\b(?:candidates|applicants) (?:should|must|can|may) (?:speak|talk|write) to\b/iu;

/** "Call the office between 8 and 4." */
export const toCall =
  /^(?:please |or |then |just )?(?:call|ring|phone|telephone|text|txt|whatsapp)\b.{0,60}(?<!\d)0\d{3}|^(?:please |or |then |just )?(?:call|ring|phone|telephone|text|whatsapp) (?:(?:mrs?|ms|miss|dr)\b|us|me|now|today|on \d|(?:the|our) (?:\p{L}+ )?(?:office|number|branch|depot|yard|manager|school|home|team) (?:on|at|between|for|now|today|from|or)\b)/iu;

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

/** "Recent graduates will also be considered": who else may come is no demand. */
const alsoConsidered =
  /^[^.;:]{3,140}\s(?:will|would|may|can|could) (?:also|equally) be (?:considered|accepted|welcome)\b/iu;

/** "Be an early applicant", "Over 100 people clicked apply": what the board adds. */
const ofBoard =
  /^(?:be (?:an early applicant|among the first|one of the first)|(?:fewer|less|more) than \d+ (?:applications|applicants)|(?:over |more than )?\d+\+? (?:applicants|people clicked)|easy apply|promoted(?: by)?|actively (?:recruiting|hiring|reviewing)|responses managed|see how you compare|am i a good fit|how your profile|save this job|report this (?:job|ad))\b/iu;

/** "Volunteers must be over 16", "Entry to our Level 3 course requires a GCSE", "its members must hold …": asked of somebody else. */
const ofOthers =
  /^(?:our |all |the |your )?(?:volunteers|students|learners|apprentices|trainees|delegates|customers|student \p{L}+(?: \p{L}+)?|trainee \p{L}+(?: \p{L}+)?)\s(?:must|need|should|have to|are required)\b|^(?:entry|admission|progression) (?:to|on|onto) (?:the|our|this|these|any)\b[^.;]{2,60}\brequires?\b|\b(?:its|whose|their) (?:members|staff|volunteers|employees|drivers|teachers|tutors) (?:must|need to|have to|should)\b/iu;
/** "Student visa holders can normally do this": what some of those who apply may do. */
const othersMay =
  /^(?:\p{L}+ ){1,4}(?:holders|students|graduates) (?:can|may) (?:normally|usually|also|still|apply|do|work)\b/iu;
/** "CSCS: we'll put you through the card", "… if you don't know it they will teach you": given, not asked. */
const provided =
  /^(?:full |all |free )?(?:uniform|ppe|workwear|tools|equipment|kit|hoover|meals|accommodation|parking)\b[^.;:]{0,30}\b(?:supplied|provided|included|given)[.!]*$|^[^:.;]{2,30}: we(?:['’]ll| will) (?:put you through|pay for|get you|arrange|sort|fund)\b|\bif you (?:don['’]t|do not|haven['’]t|have not|aren['’]t) (?:know|have|used?|got|seen)?\s?(?:it|them|this|that|one)?,? (?:(?:we|they)(?:['’]ll| will| can)(?: happily)? (?:teach|train|show))\b/iu;
/** "Also wanted: Apprentice Plater", "We also need: Sous Chef Keswick 36K": another post. */
const otherPost =
  /^(?:not for you\? )?(?:(?:we )?also (?:wanted|needed|recruiting|hiring|need|recruit)|other vacancies|separate advert)\b/iu;
/** "Wouldn't suit someone wanting Saturdays off": whom it is not for. */
const notFor =
  /^(?:this (?:is |one['’]s )?|it['’]?s )?not (?:one )?for you if\b|^(?:(?:this|it) )?(?:wouldn['’]t|won['’]t|would not|will not|may not|doesn['’]t|does not) suit\b/iu;
/** "This role doesn't cover nights", "A criminal record won't necessarily stop you": what is not so. */
const notSo =
  /^(?:this|the) (?:role|post|job|position) (?:does not|doesn['’]t|will not|won['’]t) (?:cover|include|involve|require|come with|have)\b|\b(?:criminal record|conviction)s?\b[^.;]{0,20}\b(?:will not|won['’]t|does not|doesn['’]t|need not)\b/iu;
/** "That may be in local government or not": what will do, of what was asked before. */
const mayBe =
  /^(?:that|this|it|these|those) (?:may|might|could|can) (?:be|have been|come) (?:in|from|with|at|on|as|through|of)\b/iu;
/** "It's a hands-on role with no direct reports": what sort of post it is. */
const sortOfPost =
  /^(?:it|this)(?:['’]s| is) an? [^.;:]{3,50} (?:role|post|position|job)\b(?!.*\b(?:must|needs?|requir\w+|you|who|someone|somebody|suit\w*)\b)/iu;
/** "(c) 2026 Northgate College", "2026 Northgate College". */
const copyright = /^(?:\(c\)|©|copyright)?\s?(?:19|20)\d\d \p{Lu}[\p{L}&'’ .-]{3,60}$/u;

/** "The role of Accounting Manager has arisen as we grow": why there is a post. */
const hasArisen =
  /^[^.;:]{0,80}\b(?:role|post|position|vacancy|opportunity|opening|requirement)\b[^.;:,]{0,60}\b(?:has|have) (?:\p{L}+ )?(?:arisen|become available|come up|been created)\b(?!.*\b(?:for|with|who|you|must|seek\p{L}*|looking|experience\p{L}*|qualified)\b)/iu;
/** "Find out about our Interaction Designers.", "Read our blog": a link that lost its address. */
const linked =
  /^(?:(?:find out|hear) (?:more )?(?:about|from)|(?:learn|read|discover|see) more about|(?:read|watch|visit|browse|view|explore) (?:our|the (?:latest|team)))\s(?:[\p{L}'’-]+\s?){1,7}[.!]?$/iu;

const neverAsks = [
  hasArisen,
  linked,
  ofOthers,
  othersMay,
  provided,
  otherPost,
  notFor,
  mayBe,
  notSo,
  sortOfPost,
  copyright,
];

/** Whether nothing can be asked by these words, wherever they stand. */
export function cannotAsk(text: string): boolean {
  if (!hasSubstance(text) || greeting.test(text) || leadsOn(text)) return true;
  if (statesTitle.test(text) || toCall.test(text) || /^#{2,6}\s/u.test(text)) return true;
  if (pay.test(text) || given.test(text) || inReturn.test(text) || saysWhoTheyAre.test(text))
    return true;
  if (tellsOfBeginning.test(text) && !seeksSomebody(text)) return true;
  if (
    notThis.test(text) ||
    posted.test(text) ||
    groupName.test(text) ||
    shared.test(text) ||
    taught.test(text) ||
    field.test(text) ||
    toApply.test(text) ||
    toBring.test(text) ||
    legend.test(text) ||
    firmAlone.test(text) ||
    withPhone.test(text) ||
    speakTo.test(text) ||
    alsoConsidered.test(text) ||
    ofBoard.test(text) ||
    tellsItsDeeds(text) ||
    neverAsks.some((pattern) => pattern.test(text)) ||
    tellsHowChosen(text)
  )
    return true;
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
