import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import {
  asksToAccept,
  finite,
  namesWish,
  opensWithQuality,
  standing,
  teachable,
  toShow,
} from "./asks-plainly.ts";
import { cannotAsk, question } from "./cannot-ask.ts";
import { type Cue, cueAt, hasCue } from "./cue-match.ts";
import { commands, isInfinitive, isPartOfWork, startsWithVerb } from "./opens-with-task.ts";
import { announces } from "./remnants.ts";
import { refusesSponsorship } from "./right-to-work.ts";
import { isBoilerplate, type Passage } from "./sections.ts";
import { seeksSomebody, soughtPerson } from "./sought-person.ts";
import { isOfEmployer, isOfUs, isOurs } from "./tells-of-employer.ts";
import { workSought } from "./work-sought.ts";
import { yearsIn } from "./years.ts";

/** What a passage is: a demand on the person, a duty of the job, or neither. */
export type PassageClass = "demand" | "duty" | "none";

/** Opens a demand even inside a list of duties. */
const personStart =
  /^(?:must|should|experience|experienced|previous|proven|knowledge|ability|able|understanding|excellent|strong|good|qualified|qualification|degree|nmc|hcpc|gmc|registered|registration|minimum|at least|full|valid|clean|current|educated|gcse|nvq|certificate|diploma|willing|ideally|rn|fluent|confident|you must|be (?!responsible|part|involved|accountable|the|in|on|at)\p{L}+|hold |possess |have an? |have (?:excellent|good|strong|experience|previous|proven)|you (?:will|should) have|you have)\b/iu;
/** What the employer pays for, not what it asks for. */
const gift =
  /\b(?:free|paid by|paid (?:dbs|pvg)|(?:dbs|pvg)(?: check)? paid|paid[- ]for|discount\w*|subsidi\w+|renewal|training [^.]{0,40}(?:will be|is) (?:given|provided)|reimburse\w*|will (?:pay|finance|fund)|we (?:will )?pay|cost of)\b/iu;
/** A check the post requires, whoever pays for it. */
const checked =
  /\b(?:requires?|required|complete|undergo|subject to)\b[^.]{0,60}\b(?:DBS|CRB|PVG|disclosure|vetting|clearance)\b|\b(?:DBS|CRB|PVG|criminal records?)\b[^.]{0,40}\b(?:carried out|undertaken|completed|obtained|done|required|necessary|needed)\b/iu;
/** What is given by an aside does not make a gift of the rest: "PVG scheme membership (we pay)". */
const isGift = (text: string) => gift.test(text.replace(/\([^()]*\)/gu, " "));
/** "Free parking; no bus comes here, so you will need your own means of getting to us." */
const soNeeded =
  /\bso you(?:['’]ll| will| do)? (?:need|have to|must) (?:to )?(?:an?|your own|have|drive|be able)\b/iu;
const shown =
  /\b(?:experienced?|qualified|registered|chartered|time[- ]served|competent|communicator|accurate|background|expertise|an? interest in|knowledge|capabilit(?:y|ies)|degree|abilit(?:y|ies) to|able to|fluent|proficient|skilled|trained|years?|(?:commercially|customer|detail|people|patient)[- ](?:aware|focus+ed|minded|oriented|driven|centred))\b|\bwho(?:['’]s| has| have) (?:already |previously |ever )?(?:worked|run|led|managed|held|done|been|had|cooked|taught|sold|built|driven|supervised)\b|\bwho (?:can|could|is able to) (?!(?:join|start|help us|make a|come|commit)\b)\p{Ll}{3,}|\b(?:communication|interpersonal|organi[sz]ational|people|computer|it|language|\p{L}+ing) skills\b/iu;
const youHave =
  /\byou(?:'ll|’ll| will| must| should) (?:\w+ )?have (?:an? |the )?(?:\w+,? (?:and )?){0,4}(?:experience|background|knowledge|track record|qualification|skills)\b/iu;
const speaksToYou = /\b(?:you(?:'ll|’ll| will| must| should| need)|must)\b/iu;

/** "You should be prepared to take part in a rota", whatever is offered beside it. */
const bound =
  /\b(?:must|should|will) be (?:prepared|willing|required|expected) to (?:work|participate|take part)\b/iu;

/** Whether the passage seeks a person with something a CV can show, not only an eager one. */
export function seeksQuality(text: string): boolean {
  const sought = soughtPerson(text);
  return sought !== null && shown.test(text.slice(sought.start, sought.end));
}

/** "The Practice Manager (who holds the ILM Level 5)": told of somebody who is there. */
const ofSomebodyElse = /\((?:who|which|whose|they|he|she)\b[^()]*\)/giu;

/** Decides what a passage is by rules, from its section first and its own words second. */
export function classify(passage: Passage): PassageClass {
  const { text, section } = passage;
  if (refusesSponsorship(text)) return "demand";
  if (cannotAsk(text) || section === "waived") return "none";
  if (question.test(text)) return "demand";
  const years = yearsIn(text) !== null;
  const boilerplate = hasCue("boilerplate", text);
  const rescued = hasCue("rescue", text);
  if (isBoilerplate(section)) {
    return (rescued || asksToAccept(text)) &&
      (!isGift(text) || checked.test(text) || soNeeded.test(text)) &&
      (!boilerplate || standing.test(text))
      ? "demand"
      : "none";
  }
  if (isOfEmployer(text)) return "none";
  if (isPartOfWork(text)) return "duty";
  if (workSought(text) > 0 && soughtPerson(text) === null) return "duty";
  if (announces(text) && !shown.test(text) && !soughtPerson(text)) return "none";
  if (namesWish(text) && (!boilerplate || teachable.test(text))) return "demand";
  const plain = asksToAccept(text) || opensWithQuality(text) || toShow.test(text);
  if (plain && (!boilerplate || bound.test(text))) return "demand";
  const prose = section === "duties" || section === "role" || section === "intro";
  const own = text.replace(ofSomebodyElse, " ");
  const person =
    years || (hasCue("person", own) && (!prose || passage.bullet || isAboutPerson(own)));
  if (isGift(text) && !checked.test(text)) return "none";
  if (
    prose &&
    !passage.bullet &&
    seeksSomebody(text) &&
    !speaksToYou.test(text) &&
    !standing.test(text)
  )
    return soughtPerson(text) || (years && !isOurs(text)) ? "demand" : "none";
  const asked = rescued || years || (person && (passage.listed || teachable.test(text)));
  if (boilerplate && !asked) return "none";
  if (prose && !rescued && !years && isInfinitive(text)) return "duty";
  if (tellsWorkListed(passage)) return "duty";
  if (rescued && prose && (person || (checked.test(text) && !boilerplate))) return "demand";
  if (years && (!boilerplate || !isOurs(text))) return "demand";
  if (section === "duties") return inDuties(passage, person);
  return prose ? inProse(text, person) : inPersonSection(passage, person);
}

function inDuties(passage: Passage, person: boolean): PassageClass {
  if (person && personStart.test(passage.text)) return "demand";
  if (passage.listed) return isTask(passage) ? "duty" : "none";
  return inProse(passage.text, person);
}

/** "Sending out contracts and right to work checks": work, though what is checked could be asked for. */
function tellsWorkListed({ text, section, listed }: Passage): boolean {
  if (section !== "duties" || !listed || !(startsWithVerb(text) || doing.test(text))) return false;
  return !personStart.test(text) && !speaksToYou.test(text) && !checked.test(text);
}

const doing = /^\p{Lu}\p{Ll}{2,}ing (?:out|up|off|down|back|in|the|all|our|and|an?)\b/u;

/** A task, not a heading between tasks. */
function isTask(passage: Passage): boolean {
  if (words(passage.text).length < 6 && looksLikeJobTitle(passage.text)) return false;
  return passage.bullet || words(passage.text).length > 3 || startsWithVerb(passage.text);
}

function inPersonSection(passage: Passage, person: boolean): PassageClass {
  const { text, section } = passage;
  if (passage.listed && !person && section !== "preferred" && commands(text)) return "duty";
  if (passage.listed && passage.text.length < 300) {
    const tells = isOurs(passage.text) || (!passage.bullet && isProse(passage.text));
    return tells && !person ? "none" : "demand";
  }
  if (person) return "demand";
  if (isOurs(passage.text)) return "none";
  return hasCue("duty", passage.text) || startsWithVerb(passage.text)
    ? "duty"
    : isProse(passage.text)
      ? "none"
      : "demand";
}

function inProse(text: string, person: boolean): PassageClass {
  const duty = cueAt("duty", text);
  if (isOfUs(text) && !ofPost.test(text) && !opensWithWish(text)) return "none";
  if (person && youHave.test(text)) return "demand";
  if (person && (duty === null || earlier("person", text, duty) || states(text))) return "demand";
  if (
    /^(?:we|our client)(?:['’]re| are| is)? (?:now |currently |actively )?(?:looking|seeking|recruiting)\b/iu.test(
      text,
    )
  )
    return "none";
  if (duty !== null) return words(text).length > 5 ? "duty" : "none";
  return startsWithVerb(text) || tellsTask.test(text) ? "duty" : "none";
}

/** "Whilst knowledge of the sector would be of benefit, we …": a wish, whoever is spoken of behind it. */
function opensWithWish(text: string): boolean {
  return namedFirst.test(text) && hasCue("preferred", text);
}
const namedFirst =
  /^(?:whilst |while |although )?(?:an? |some |any |previous |prior )?(?:[\p{L}-]+ ){0,6}(?:experience|knowledge|understanding|qualifications?|skills?|licen[cs]e|certificate)\b/iu;

/** "The duties of a technician include …": of the post, though "our" stands in it. */
const ofPost =
  /^(?:the|your) (?:\p{L}+ )?(?:duties|responsibilities|tasks)\b[^.;:]{0,50}\b(?:includes?|involves?|are|entails?)\b/iu;

/** "You will value farms and advise on tenancies": not what is given or gained. */
const tellsTask =
  /^(?:in this (?:role|post|position),? )?(?:as (?:an? |our )[^,]{3,40},? )?you(?:'ll|’ll| will) (?!also (?:be|have|get|receive)|be\b|have\b|get\b|receive|join|enjoy|find|need|gain|earn|learn|see\b|love|benefit|become|require|possess|hold\b|thrive|feel|start|attend|spend|undergo|qualify|never|always|not\b|soon|then\b|only\b)\p{Ll}{3,}\s/iu;

/**
 * Running text asks something of the person when the person is its subject, when it calls a quality essential or
 * desirable, or when it is no sentence but a quality alone. "The skills of our staff are growing" does none of these.
 */
function isAboutPerson(text: string): boolean {
  if (hasCue("subject", text) || personStart.test(text)) return true;
  if (qualityCalled.test(text) || standing.test(text) || mattersThat.test(text)) return true;
  return words(text).length <= 10 && !finite.test(text);
}

/** "It is essential that you are good with numbers." */
const mattersThat =
  /\b(?:essential|important|vital|imperative|crucial) that (?:you|candidates|applicants|the (?:successful|right|ideal) (?:candidate|applicant|person)) (?:are|is|have|has|possess(?:es)?|holds?|can)\b(?! (?:aware|able to (?:attend|apply|start)|read|your)\b)/iu;
const qualityCalled =
  /\b(?:experience|knowledge|skills?|qualifications?|qualified|abilit(?:y|ies)|able to|licen[cs]e|registration|degree|background|training|understanding|certificate|diploma|membership|fluen\w+|flexibility|commitment|approach|attitude|transport|car|vehicle|driver|awareness|expertise|interest|gcses?|nvq|literacy|literate|proficien\w+|detail|passion|enthusiasm)\b[^.;]{0,140}\b(?:essential|desirable|required|preferred|preferable|necessary|advantageous|advantage|beneficial|imperative|vital|crucial|needed|a must|a plus|useful|important|bonus|benefit|ideally|preferably|key|asset)\b|\b(?:essential|desirable|required|preferred|necessary|vital|important|key)\b[^.;]{0,80}\b(?:experience|knowledge|skills?|qualification|ability|able to|licen[cs]e|registration|degree|background|driver)\b/iu;
/** The sentence itself says how important it is. */
function states(text: string): boolean {
  return /\b(?:essential|desirable|must have|must be|advantageous|imperative)\b/iu.test(text);
}

function earlier(cue: Cue, text: string, than: number): boolean {
  const at = cueAt(cue, text);
  return at !== null && at <= than;
}

function isProse(text: string): boolean {
  return /\b(?:is|are|was|were|has|will|would|can)\b/iu.test(text) && text.length > 55;
}
