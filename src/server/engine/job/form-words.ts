import { factLabels } from "./fact-labels.ts";

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
/** A field of the form: "Directorate: Place and Communities", "Page 1 of 2". */
const field =
  /^(?:directorate|grade|service area|section|division|faculty|school|post n(?:o|umber)|job n(?:o|umber)|cost centre|page|version|author|date)\s?:|^page \d+ of \d+/iu;
/** "Posted by: Crestline, Rugby branch". */
const posted = /^(?:posted|advertised|listed|published|uploaded) (?:by|on|at|in)\b/iu;
/** "Key: Must = you won't be interviewed without it": what a column or letter means. */
const legend =
  /^(?:(?:key|legend|codes?|note on abbreviations)\s?:|(?:must|should|could|won['’]?t|essential|desirable|[a-z]{1,6}\.?)\s?=\s)/iu;
/** "Holt & Ray Ltd, Leeds": a firm's name, and where it is. */
const firmAlone =
  /^\p{Lu}[^.,:;!?]{1,50} (?:Ltd|Limited|LLP|plc|PLC|CIC)\.?(?:, [\p{Lu}\d][\p{L}\d'’ -]{1,30}){0,3}\.?$/u;
/** A name with a telephone number. */
const withPhone = /^[^.:;]{3,60}\s(?:\+44|0)\d[\d\s]{8,12}$/u;
/** "Be an early applicant", "Over 100 people clicked apply": what the board adds. */
const ofBoard =
  /^(?:be (?:an early applicant|among the first|one of the first)|(?:fewer|less|more) than \d+ (?:applications|applicants)|(?:over |more than )?\d+\+? (?:applicants|people clicked)|easy apply|promoted(?: by)?|actively (?:recruiting|hiring|reviewing)|responses managed|see how you compare|am i a good fit|how your profile|save this job|report this (?:job|ad))\b/iu;
/** "(c) 2026 Northgate College", "2026 Northgate College". */
const copyright = /^(?:\(c\)|©|copyright)?\s?(?:19|20)\d\d \p{Lu}[\p{L}&'’ .-]{3,60}$/u;
/** "Careers / Customer Care / Team Leader": the way to the page. */
const breadcrumb =
  /^\W*(?:home|(?:current |all |our )?(?:jobs|careers|vacancies)|jobs and careers|job search|search results|work (?:with|for) us)\s?[>/›»|]\s?\p{L}[^.!?]{2,140}$/iu;
/** "Please address criteria 1 to 8 in your statement", "Criteria 9 to 12 will only be used where …", "1-8 essential, 9-12 desirable". */
const ofCriteria =
  /^(?:please |you should |candidates should |applicants should )*(?:address|respond to|refer to|answer|cover|evidence|show how you meet)\b[^.]{0,60}\b(?:criteri(?:a|on)|points?)\b[^.]{0,60}\b(?:statement|application|form|letter|cv)\b|\bcriteria\b[^.]{0,40}\b(?:will|may) (?:only |also |then )?be (?:used|considered|assessed|applied|taken|scored)\b|^\W*(?:criteria |items |points |nos?\.? )?\d{1,2}\s?(?:-|–|to)\s?\d{1,2}\s?(?:are |= ?|: ?)?(?:all )?(?:essential|desirable|required|preferred)\b[^.]{0,60}[.]?$/iu;
/** "Find out about our Interaction Designers.", "Read our blog": a link that lost its address. */
const linked =
  /^(?:(?:find out|hear) (?:more )?(?:about|from)|(?:learn|read|discover|see) more about|(?:read|watch|visit|browse|view|explore) (?:our|the (?:latest|team)))\s[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,6}\s?[.!]?$/iu;

/** What the form, the page and the board around an advertisement say, and names alone. */
export const formWords: readonly RegExp[] = [
  statesTitle,
  notThis,
  groupName,
  shared,
  field,
  posted,
  legend,
  firmAlone,
  withPhone,
  ofBoard,
  copyright,
  linked,
  breadcrumb,
  ofCriteria,
];
