import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { type Cue, cueAt, hasCue } from "./cue-match.ts";
import { dutyVerbs } from "./duty-verbs.ts";
import { isBoilerplate, type Passage } from "./sections.ts";
import { yearsIn } from "./years.ts";

/** What a passage is: a demand on the person, a duty of the job, or neither. */
export type PassageClass = "demand" | "duty" | "none";

const verbs: ReadonlySet<string> = new Set(dutyVerbs.map(stem));
/** Opens a demand even inside a list of duties. */
const personStart =
  /^(?:must|should|experience|experienced|previous|proven|knowledge|ability|able|understanding|excellent|strong|good|qualified|qualification|degree|nmc|hcpc|gmc|registered|registration|minimum|at least|full|valid|clean|current|educated|gcse|nvq|certificate|diploma|willing|ideally|rn|fluent|confident|you must|be (?:an? |adaptable|flexible|willing|able|confident|motivated|passionate)|hold |possess |have an? |have (?:excellent|good|strong|experience|previous|proven)|you (?:will|should) have|you have)\b/iu;
/** "Are you a registered nurse?" asks for a registration. */
const asksForRegistration = /^are you an? (?:\w+ ){0,3}(?:registered|qualified|chartered)\b/iu;
/** What the employer pays for, not what it asks for. */
const gift =
  /\b(?:free|paid by|paid (?:dbs|for)|discount\w*|subsidi\w+|renewal|training [^.]{0,40}(?:will be|is) (?:given|provided)|reimburse\w*|will (?:pay|finance|fund)|we (?:will )?pay|cost of)\b/iu;
/** A check the post requires, whoever pays for it. */
const checked =
  /\b(?:requires?|required|complete|undergo|subject to)\b[^.]{0,60}\b(?:DBS|CRB|disclosure)\b/iu;
/** Asked for wherever it is said. */
const standing = /\b(?:DBS|CRB|disclosure and barring|driving licen[cs]e|registered with)\b/iu;
const questionOrGreeting = /\?["”’)]?$|^(?:hi|hello|hey|dear|welcome|thank you|thanks)\b/iu;

/** Decides what a passage is, from its section first and its own words second. */
export function classify(passage: Passage): PassageClass {
  const { text, section } = passage;
  if (!hasSubstance(text) || (questionOrGreeting.test(text) && !asksForRegistration.test(text)))
    return "none";
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
  const years = yearsIn(text) !== null;
  const person = years || hasCue("person", text);
  const given = gift.test(text) && !checked.test(text);
  if (given || (boilerplate && !(rescued || years || (person && passage.listed)))) return "none";
  if (rescued && person && (section === "duties" || section === "role" || section === "intro"))
    return "demand";
  if (years && (!boilerplate || !isOurs(text))) return "demand";
  if (section === "duties") return inDuties(passage, person);
  if (section === "required" || section === "preferred" || section === "person") {
    return inPersonSection(passage, person);
  }
  return inProse(text, person);
}

function inDuties(passage: Passage, person: boolean): PassageClass {
  if (person && personStart.test(passage.text)) return "demand";
  if (passage.listed) return isTask(passage) ? "duty" : "none";
  return inProse(passage.text, person);
}

/** A task, not a heading between tasks. */
function isTask(passage: Passage): boolean {
  return passage.bullet || words(passage.text).length > 3 || startsWithVerb(passage.text);
}

function inPersonSection(passage: Passage, person: boolean): PassageClass {
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
  if (person && (duty === null || earlier("person", text, duty) || states(text))) return "demand";
  if (
    /^(?:we|our client)(?:['’]re| are| is)? (?:now |currently |actively )?(?:looking|seeking|recruiting)\b/iu.test(
      text,
    )
  )
    return "none";
  if (duty !== null) return words(text).length > 5 ? "duty" : "none";
  return startsWithVerb(text) ? "duty" : "none";
}

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
  /^(?:the|this|our|each|all|based)? ?(?:[\p{L}'’&-]+ ){0,4}(?:ward|service|services|unit|team|hospital|home|school|centre|center|trust|clinic|department|site|company|business|practice|group|organisation|charity|college|university|firm|facility|hotel|restaurant|store|care|ltd|limited) (?:is|are|has|have|was|were|provides?|offers?|operates?|consists?|comprises?|serves?|works?|can|also|caters?|specialises?)\b/iu;

/** Describes the place of work and asks nothing. */
function isOfEmployer(text: string): boolean {
  return employer.test(text) && !sought.test(text);
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

function startsWithVerb(text: string): boolean {
  const all = words(text.slice(0, 80));
  const first = all[0]?.lower === "to" || /ly$/u.test(all[0]?.lower ?? "") ? all[1] : all[0];
  return first !== undefined && all.length > 2 && verbs.has(stem(first.lower));
}

/** Something is said: not a lone "CV", a shouted slogan, an address or a name. */
function hasSubstance(text: string): boolean {
  const all = words(text);
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (
    letters.length < 2 ||
    /^(?:cvs?|c\.v\.?|llc|ltd|plc|inc|n\/a|tbc|and|or|yes|no|none|etc\.?|bull|nbsp|amp|rsquo)$/iu.test(
      text.trim(),
    )
  )
    return false;
  const masked = (text.match(/\*/gu) ?? []).length;
  return masked < letters.length && all.length > 0;
}
