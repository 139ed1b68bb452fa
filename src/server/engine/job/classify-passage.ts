import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { cannotAsk, firm, question } from "./cannot-ask.ts";
import { type Cue, cueAt, hasCue } from "./cue-match.ts";
import { dutyVerbs, ofPersons } from "./duty-verbs.ts";
import { isBoilerplate, type Passage } from "./sections.ts";
import { seeksSomebody, soughtPerson } from "./sought-person.ts";
import { yearsIn } from "./years.ts";

/** What a passage is: a demand on the person, a duty of the job, or neither. */
export type PassageClass = "demand" | "duty" | "none";

const verbs: ReadonlySet<string> = new Set(dutyVerbs.map(stem));
/** Verbs in the form of a command; those that a person specification uses of what somebody is or has stay out. */
const tasks: ReadonlySet<string> = new Set(dutyVerbs.filter((verb) => !ofPersons.includes(verb)));
/** Opens a demand even inside a list of duties. */
const personStart =
  /^(?:must|should|experience|experienced|previous|proven|knowledge|ability|able|understanding|excellent|strong|good|qualified|qualification|degree|nmc|hcpc|gmc|registered|registration|minimum|at least|full|valid|clean|current|educated|gcse|nvq|certificate|diploma|willing|ideally|rn|fluent|confident|you must|be (?!responsible|part|involved|accountable|the|in|on|at)\p{L}+|hold |possess |have an? |have (?:excellent|good|strong|experience|previous|proven)|you (?:will|should) have|you have)\b/iu;
/** What the employer pays for, not what it asks for. */
const gift =
  /\b(?:free|paid by|paid (?:dbs|pvg)|paid[- ]for|discount\w*|subsidi\w+|renewal|training [^.]{0,40}(?:will be|is) (?:given|provided)|reimburse\w*|will (?:pay|finance|fund)|we (?:will )?pay|cost of)\b/iu;
/** A check the post requires, whoever pays for it. */
const checked =
  /\b(?:requires?|required|complete|undergo|subject to)\b[^.]{0,60}\b(?:DBS|CRB|PVG|disclosure|vetting|clearance)\b/iu;
/** Asked for wherever it is said. */
const standing =
  /\b(?:[A-Z]{3,5} registered|registration with|DBS|CRB|PVG|disclosure and barring|driving licen[cs]e|registered with|right to work)\b/iu;
/** A quality is called a must or a wish. */
const called =
  /\b(?:is|are|be) (?:\w+ )?(?:essential|desirable|advantageous|an advantage|a must)\b|\bmust (?:have|be able to)\b|\bregist(?:er|ered|ration)\b/iu;
/** "UK recognised qualification in anaesthetics": no sentence, a quality and what it is of. */
const namedQuality =
  /^[^.]{0,80}\b(?:qualifications?|experience|knowledge|degree|diploma)\s(?:in|of|with|working)\s/iu;
const shown =
  /\b(?:experienced?|qualified|registered|chartered|background|expertise|an? interest in|knowledge|degree|abilit(?:y|ies) to|fluent|proficient|skilled|trained|years?)\b|\b(?:communication|interpersonal|organi[sz]ational|people|computer|it|language|\p{L}+ing) skills\b/iu;
const youHave =
  /\byou(?:'ll|’ll| will| must| should) (?:\w+ )?have (?:an? |the )?(?:\w+,? (?:and )?){0,4}(?:experience|background|knowledge|track record|qualification|skills)\b/iu;
/** "You'll have SSSC registration and an SVQ 3": held, whatever opens the sentence. */
const youHold =
  /^(?:own (?:\p{L}+ ){0,2}(?:tools|transport|car|van|vehicle|ppe|kit)\b)|\byou(?:['’]ll| will| should| must)(?: (?:also|ideally|probably|already|likely))? have (?:already |also |previously )?(?!(?:dedicated|guaranteed|protected|paid|unlimited|subsidi[sz]ed|reduced|enhanced|discounted|limited|agreed|shared|varied|advanced)\b)(?:\p{L}{3,}ed|run|led|built|taught|sold|written|driven|grown|held|made|done|won|dealt|been|spent)\s|\byou(?:['’]ll| will| must| should)(?: \w+)? (?:have|hold|possess) (?:an? |the |your |current |valid |full ){0,3}(?:\p{L}+\s){0,3}?(?:registration|degree|licen[cs]e|diploma|NVQ|SVQ|QTS|PIN)\b/iu;
/** "Lash lifts a plus!": a few words that are called a wish. */
const loneWish =
  /^\W*(?:[^\s.!?]+\s){1,7}(?:(?:is |are |would be |will be )?(?:an? (?:big |huge |real |definite |distinct )?(?:plus|bonus|advantage)|desirable|preferred|advantageous|handy|a must)|would be (?:really |very )?(?:welcome|useful|helpful|beneficial))(?:[.!]*$|\s(?:but|too)\b)/iu;
/** "We'd be delighted if you also held a diploma", "We'd particularly welcome applications from people who speak Urdu". */
const wouldWelcome =
  /\b(?:holders|applicants with|nurses with|candidates with)\b.{0,50}\b(?:very|most|particularly) welcome\b|\bif you(?:['’]ve| have)\b.{4,80}\b(?:so much|all) the better\b|^if you(?:['’]ve| have)\b[^.?]{4,120}?,? (?:even better|so much the better|all the better|that['’]?s a (?:plus|bonus)|we['’]d love)\b|\b(?:we(?:['’]d| would)(?: \w+ly)? (?:be (?:delighted|pleased|thrilled|very interested)|welcome|love|like)|(?:particularly|especially) (?:welcome|interested)|it (?:would|will) be (?:lovely|great|helpful|useful|good))\b.{0,40}?\b(?:if you|(?:from|in|with) (?:people|anyone|those|somebody|someone|candidates|applicants)|someone|somebody|people|candidates|applicants)\b.{0,12}?\b(?:(?:who|with|you|also|already|had|held|have|has|hold|speaks?|experience)\b)/iu;
const speaksToYou = /\b(?:you(?:'ll|’ll| will| must| should| need)|must)\b/iu;

/** Whether what is asked is named so plainly that no other evidence is needed: years, a licence, "must hold". */
export function asksPlainly(text: string): boolean {
  if (namedQuality.test(text) && !finite.test(text)) return true;
  if (loneWish.test(text) || youHold.test(text) || wouldWelcome.test(text)) return true;
  return yearsIn(text) !== null || standing.test(text) || firm.test(text) || called.test(text);
}

/** Whether the passage seeks a person with something a CV can show, not only an eager one. */
export function seeksQuality(text: string): boolean {
  const sought = soughtPerson(text);
  return sought !== null && shown.test(text.slice(sought.start, sought.end));
}

/** Tells of the employer, or of its ways. */
export function tellsOfEmployer(text: string): boolean {
  return isOfEmployer(text) || isOfUs(text) || isOurs(text);
}

/** Decides what a passage is by rules, from its section first and its own words second. */
export function classify(passage: Passage): PassageClass {
  const { text, section } = passage;
  if (cannotAsk(text)) return "none";
  if (question.test(text)) return "demand";
  const years = yearsIn(text) !== null;
  const boilerplate = hasCue("boilerplate", text);
  const rescued = hasCue("rescue", text);
  if (isBoilerplate(section)) {
    return rescued &&
      (!gift.test(text) || checked.test(text)) &&
      (!boilerplate || standing.test(text))
      ? "demand"
      : "none";
  }
  if (isOfEmployer(text)) return "none";
  if ((loneWish.test(text) || youHold.test(text) || wouldWelcome.test(text)) && !boilerplate)
    return "demand";
  const prose = section === "duties" || section === "role" || section === "intro";
  const person =
    years || (hasCue("person", text) && (!prose || passage.bullet || isAboutPerson(text)));
  if (gift.test(text) && !checked.test(text)) return "none";
  if (
    prose &&
    !passage.bullet &&
    seeksSomebody(text) &&
    !speaksToYou.test(text) &&
    !standing.test(text)
  )
    return soughtPerson(text) || (years && !isOurs(text)) ? "demand" : "none";
  const asked = rescued || years || (person && passage.listed);
  if (boilerplate && !asked) return "none";
  if (prose && !rescued && !years && isInfinitive(text)) return "duty";
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
  if (isOfUs(text)) return "none";
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

/** "You will value farms and advise on tenancies": not what is given or gained. */
const tellsTask =
  /^(?:in this (?:role|post|position),? )?(?:as (?:an? |our )[^,]{3,40},? )?you(?:'ll|’ll| will) (?!also (?:be|have|get|receive)|be\b|have\b|get\b|receive|join|enjoy|find|need|gain|earn|learn|see\b|love|benefit|become|benefit|require|possess|hold\b|thrive|feel|find|start|attend|spend|undergo|qualify|never|always|not\b|soon|then\b|only\b|never)\p{Ll}{3,}\s/iu;

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
const finite = /\b(?:is|are|was|were|will|has|have|offers?|provides?|can|may|includes?|we|our)\b/iu;

/** The sentence itself says how important it is. */
function states(text: string): boolean {
  return /\b(?:essential|desirable|must have|must be|advantageous|imperative)\b/iu.test(text);
}

function earlier(cue: Cue, text: string, than: number): boolean {
  const at = cueAt(cue, text);
  return at !== null && at <= than;
}

/** Tells of the employer's ways, or only that somebody is sought. */
function isOfUs(text: string): boolean {
  const ours = /\b(?:we|our)\b/iu.test(text);
  return ours && !sought.test(text);
}

const sought =
  /\b(?:you|your|candidates?|applicants?|post ?holders?|looking (?:for|to)|seek(?:ing|s)?|requires?|must|essential|desirable|recruit(?:ing)?|needs?|applications|someone|individuals?|people who|experience in|experience of)\b/iu;
const employer =
  /^(?:the|this|our|each|all|both|based)? ?(?:[\p{L}'’&-]+ ){0,4}(?:wards?|areas?|service|services|units?|team|hospital|home|school|centre|center|trust|clinic|department|site|company|business|practice|group|organisation|charity|college|university|firm|facility|hotel|restaurant|store|care|ltd|limited) (?:is|are|has|have|was|were|provides?|offers?|operates?|consists?|comprises?|serves?|works?|can|also|caters?|specialises?)\b/iu;

/** "Arden Motion designs and manufactures actuators". */
const named =
  /^((?:\p{Ll}?\p{Lu}[\p{L}&'’]+ ){1,4})(?:designs?|manufactures?|makes|builds|supplies|runs|carries|operates|delivers|owns|employs|serves|specialises|helps)\b/u;

/** Describes the place of work and asks nothing. */
function isOfEmployer(text: string): boolean {
  if (sought.test(text)) return false;
  const name = named.exec(text)?.[1];
  return employer.test(text) || (name !== undefined && !looksLikeJobTitle(name));
}

/** Speaks of the employer: "We are …", "Our client is …". */
function isOurs(text: string): boolean {
  return /^(?:we|our|the (?:company|client|trust|school|business|organisation)|they|it(?:'s| is)|this (?:is|post|role|position))\b/iu.test(
    text,
  );
}

function isProse(text: string): boolean {
  return /\b(?:is|are|was|were|has|will|would|can)\b/iu.test(text) && text.length > 55;
}

/** "Management of the petty cash", "Monitoring of budgets": a duty named by a noun. */
const namedDuty =
  /^(?:(?:the|daily|detailed|overall|ultimate|sole|full|effective|general|regular|day[- ]to[- ]day|ongoing)\s){0,2}(?:\p{L}{3,}(?:ment|tion|sion|ing|ance)|responsibility)\s(?:and \p{L}+\s)?(?:of|for)\s/iu;

/** "Maintain accurate records" tells somebody to do it; "Demonstrate an understanding" asks for what a person has. */
function commands(text: string): boolean {
  const first = words(text.slice(0, 40))[0]?.lower ?? "";
  return tasks.has(first) && words(text).length > 2;
}

/** "To maintain an awareness of best practice": work to be done, whatever it is about. */
function isInfinitive(text: string): boolean {
  const [to, first, second] = words(text.slice(0, 60)).map(({ lower }) => lower);
  if (to !== "to" || first === "be" || first === undefined) return false;
  return verbs.has(stem(/ly$/u.test(first) ? (second ?? "") : first)) && words(text).length > 4;
}

function startsWithVerb(text: string): boolean {
  if (namedDuty.test(text) && !hasCue("person", text)) return true;
  const all = words(text.slice(0, 80));
  if (words(text).length < 6 && looksLikeJobTitle(text)) return false;
  if (/^clean (?:driving|credit|licen|criminal|uk|full|record)/iu.test(text)) return false;
  const first = all[0]?.lower === "to" || /ly$/u.test(all[0]?.lower ?? "") ? all[1] : all[0];
  return first !== undefined && all.length > 2 && verbs.has(stem(first.lower));
}
