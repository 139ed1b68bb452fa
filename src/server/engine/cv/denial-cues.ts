import { either } from "../text/either.ts";
import { beingStudied, lapsedWords, wishing } from "./holding-words.ts";

/** Words by which a CV says what its writer does not have, has not done or has yet to learn. English. */

const notYet = "to (?:learn|gain|obtain|study|qualify|become|train|pick|try|get|do)";
/** Most lines hold none of these, and are looked at no further. */
export const mayDeny = new RegExp(
  `\\b(?:no|not|nor|never|nothing|without|lack\\p{L}*|yet|cannot|can['’]t)\\b|\\b(?:${lapsedWords})(?!\\p{L})|n['’]t\\b|\\b${notYet}\\b|\\bin (?:learning|training|gaining|studying)\\b`,
  "iu",
);

/** What one does, holds or is; behind "never missed", "not been late" stands praise. */
const doing = either(
  "used|worked|done|held|had|owned|managed|led|supervised|run|looked after|supported|taught|trained",
  "sold|written|drafted|prepared|handled|processed|administered|dealt|covered|carried out|performed",
  "driven|operated|flown|built|designed|coded|programmed|tested|delivered|touched|undertaken",
  "nursed|cared|cooked|practi[sc]ed|studied|learn(?:ed|t)|qualified|completed|passed|obtained|gained",
  "experienced|come across|taken (?:on|part|charge|minutes|bookings|payments)",
  "been (?:an?|the|in charge|responsible|trained|involved|qualified|registered)",
);
const between = "(?: yet| ever| really| actually| personally| so far| formally| directly)?";
const having =
  "(?:have|has|had|['’]ve|hold|know|speak|drive|use|own|possess|manage|supervise|lead|work (?:with|in|on)|cook|teach|do|run)";
const credential =
  "(?:qualified|registered|trained|certified|certificated|licen[sc]ed|experienced|fluent|familiar with|in possession)";
const knowing =
  "(?:experience|knowledge|background|training|qualifications?|authori[sz]ation|certificates?|licen[cs]e|degree)";
const without = "(?:no|without(?: any)?|(?<!\\ban? )lack(?:s|ing)?(?: any| the)?|nothing in)";
/** "No Xero": to three words behind it. */
const noSuch = "(?:no|not) [\\p{L}\\p{N}/&+#-]+(?: [\\p{L}\\p{N}/&+#-]+){0,2} ?";

/** Where a statement says so. It is denied from the cue on. */
export const denying: readonly RegExp[] = [
  `(?:\\b(?:never|not|nor (?:have|am) I|yet to(?: be| have)?)|n['’]t)${between} ${doing}\\b`,
  `\\b(?:do|does|did|can|could)(?: not|n['’]t)${between} ${having}\\b(?! to\\b)`,
  `\\bcan(?:not|['’]t) ${having}\\b`,
  `\\bnot (?:yet |currently |fully |formally )?(?:an? )?${credential}\\b`,
  `\\b${without}(?: [\\p{L}\\p{N}/&+#.-]+){0,5}? ${knowing}\\b`,
  "\\b(?:have|has|['’]ve|got) no\\b(?= (?!one\\b|idea\\b|doubt\\b))",
  `^${noSuch}(?:, ${noSuch}){0,4}(?=[.;!]|$)`,
].map((cue) => new RegExp(cue, "giu"));

const learnt = either(
  "learn(?:ing)?(?: about| how to)?|study(?:ing)?|gain(?:ing)?|obtain(?:ing)?|qualify(?:ing)?",
  "becom(?:e|ing)|train(?:ing)? (?:in|as|for|towards)|pick(?:ing)? up|try(?:ing)?",
  "get(?:ting)? (?:into|my|an?|some)|do (?:my|the|an?)",
);
/** What is yet to be learnt. The readiness itself is said: only what stands behind it is denied. */
export const learning = new RegExp(
  `\\b(?:${wishing}|looking|would (?:like|love)|['’]d (?:like|love)|ready|interested|due|booked|open) (?:to|in|on) ${learnt}\\b(?! and\\b|[,.])`,
  "giu",
);

/** "Looking to obtain a position in accounting" says nothing of what is known. */
export const aPost =
  /\b(?:positions?|posts?|roles?|jobs?|employment|opportunit(?:y|ies)|career|placement)\b/iu;

const harm = either(
  "accidents?|incidents?|RIDDORs?|injur\\p{L}+|near miss(?:es)?|breach(?:es)?|infringements?",
  "loss(?:es)?|lost|waste|breakages?|write-offs?|shortages?|arrears|downtime|outages?|delays?",
  "complaints?|claims|penalt\\p{L}+|enforcement|notices?|findings|convictions?|endorsements?|points",
  "errors?|mistakes?|defects?|(?:non-?)?conformances?|discrepanc\\p{L}+|fail\\p{L}*|problems?|trouble|issues?",
  "absences?|absent|sick\\p{L}*|late|missed|days? off|a day|gaps",
);
/** Behind "no" and "not", these are praise, or no matter of skill: "no accidents", "not missed a shift", "no visa". */
export const praise = new RegExp(
  `\\b(?:${harm}|equal|visa|(?:in|for|since) (?:\\d+|\\p{L}+) (?:years?|months?))\\b`,
  "iu",
);

/** Where a statement turns to something else. */
export const turn = new RegExp(
  [
    ",? (?:but|however|though|although|because|since|so(?! far)|whereas|yet(?= \\p{L}))\\b",
    ", (?:I|I['’]m|I['’]ve|my|we|our|all|which|and (?:I|am|have|would|can|our))\\b",
    " and (?:I|I['’]m|I['’]ve|am|have|would|can|will|also)\\b",
    ",? able to\\b",
    " (?:was|now) \\b",
  ].join("|"),
  "giu",
);

/** "Pupils who do not speak", "four had never worked": somebody else, up to the cue. */
export const ofOthers =
  /\b(?:who|that|they|he|she|it|which|(?!was\b|is\b|has\b|always\b)\p{L}+s|people|staff|four|some|many|others|none|child|team|client|customer)(?: (?:have|had|has|do|did|does|could|can|is|are|was|were))?$|\b(?:is|are|was|were)$/iu;

/** "First aid (expired 2021)": what ran out is no longer held. */
export const lapsed = new RegExp(
  `\\b(?:has|have|had|since|now) (?:${lapsedWords})(?!\\p{L})|\\((?:${lapsedWords})(?!\\p{L})|\\b(?:${lapsedWords})$`,
  "iu",
);
/** These run out with nobody the worse for it. */
export const mayEnd =
  /\b(?:contracts?|lease|term|stock|food|products?|goods|medicines?|items?)\b/iu;

/** Before a name, up to three words away. */
export const studiedBefore = new RegExp(`\\b(?:${beingStudied})(?: [\\p{L}\\d]+){0,3} $`, "iu");

/** "What I haven't done", "Not yet done". */
export const denyingHeading =
  /^(?:(?:what|things|skills|where) )?(?:I(?:['’]ve| have| do)? )?(?:(?:do|have|am|can)(?: not|n['’]t)|not(?: yet)?|can(?:['’]t|not)|never|yet to)(?: yet| be)? (?:do|done|have|had|held?|know|learnt?|learn(?:ed)?|used?|tried|cover(?:ed)?)(?: yet| before)?\W*$/iu;
