import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { hasCue } from "./cue-match.ts";
import { dutyVerbs, ofPersons } from "./duty-verbs.ts";
import { workSought } from "./work-sought.ts";

const verbs: ReadonlySet<string> = new Set(dutyVerbs.map(stem));
/** Verbs in the form of a command; those that a person specification uses of what somebody is or has stay out. */
const tasks: ReadonlySet<string> = new Set(dutyVerbs.filter((verb) => !ofPersons.includes(verb)));
/** "Management of the petty cash", "Monitoring of budgets": a duty named by a noun. */
const namedDuty =
  /^(?:(?:the|daily|detailed|overall|ultimate|sole|full|effective|general|regular|day[- ]to[- ]day|ongoing)\s){0,2}(?:\p{L}{3,}(?:ment|tion|sion|ing|ance)|responsibility|accountability|delivery|leadership|ownership|oversight)\s(?:and \p{L}+\s)?(?:of|for)\s/iu;

/** "Serving at the counter and making up orders are part of the job." */
const partOfWork =
  /^\p{Lu}?\p{L}+ing\s[^.;:]{3,160}\s(?:is|are|will be|form) (?:all |also )?(?:an? )?(?:\p{L}+ )?part of (?:it|what you|(?:the|this|your) (?:role|job|post|position|work))\b(?!.*\b(?:therefore|hence|so|essential|required|must)\b)/iu;

/** "The work is genuinely mixed: freehold and leasehold, remortgages and plots." */
const workListed =
  /^(?:the|your|our) (?:\p{L}+ )?(?:work|workload|caseload|job|role|week|day|matters|instructions|projects)\b[^.:;]{0,40}\b(?:is|are)\b[^.:;]{0,30}\b(?:mixed|varied|broad|wide|diverse|general|mixture|mix|variety)\b[^.:;]{0,20}:\s/iu;

/** "Some tractor work at silage, though contractors do the mowing": how much of it, and of what. */
const someWork =
  /^(?:(?:also|plus|and|then),? )?(?:some|occasional|a (?:little|bit of|lot of|small amount of)|lots of|plenty of|mainly|mostly|general|the odd bit of)\s(?!(?:of|previous|relevant|similar|prior|paid|voluntary)\b)(?:[\p{L}-]+\s(?:and\s)?){0,3}(?:work|duties|maintenance|cleaning|admin|cooking|baking|gardening|ironing|deliveries)\b(?! (?:experience|history|is|are|required|essential|desirable|preferred|needed|would|available|permit))/iu;

const tellsSomeWork = (text: string) => someWork.test(text) && !hasCue("person", text);

/** Whether a sentence names work and says that it belongs to the job. */
export function isPartOfWork(text: string): boolean {
  return (
    (partOfWork.test(text) || workListed.test(text) || tellsSomeWork(text)) &&
    !hasCue("unverifiable", text)
  );
}

/** "You'll be doing rewires", but not what is given, gained or joined. */
const toldAsWork =
  /^(?:day to day,? |mostly |mainly )?you(?:['’]ll| will) (?:mainly |mostly |also )?be (?!(?:joining|getting|earning|receiving|learning|gaining|enjoying|working|looking|living|seeing|building your|taking home|becoming|benefiting|starting|training|being|asking|having|reporting)\b)\p{L}{2,}ing\s/iu;

/** "The role involves keeping the books" */
const toldOfRole =
  /^the (?:roles?|posts?|jobs?|positions?|work) (?:will )?(?:also |mainly |mostly )?(?:involves?|includes?|entails?) (?!(?:working|travel\p{L}*|joining|being|learning)\b)\p{L}{2,}ing\s/iu;
/** "You will report to the Head of Finance and prepare the accounts": what is done besides. */
const besidesReporting =
  /^you(?:['’]ll| will) (?:be reporting|report) (?:directly )?(?:in)?to [^,.;]{2,60}?,? and (?=\p{L}+ (?:the|our|all|a|an)\b)/iu;

/** Whether a sentence tells work so plainly that no other evidence is needed. */
export function tellsWorkPlainly(text: string): boolean {
  if (workSought(text) > 0) return true;
  if (isPartOfWork(text) || toldAsWork.test(text) || toldOfRole.test(text)) return true;
  const besides = besidesReporting.exec(text);
  return besides !== null && commands(text.slice(besides[0].length));
}

/** "Maintain accurate records" tells somebody to do it; "Demonstrate an understanding" asks for what a person has. */
export function commands(text: string): boolean {
  const first = words(text.slice(0, 40))[0]?.lower ?? "";
  return tasks.has(first) && words(text).length > 2;
}

/** "To maintain an awareness of best practice": work to be done, whatever it is about. */
export function isInfinitive(text: string): boolean {
  const [to, first, second] = words(text.slice(0, 60)).map(({ lower }) => lower);
  if (to !== "to" || first === "be" || first === undefined) return false;
  return verbs.has(stem(/ly$/u.test(first) ? (second ?? "") : first)) && words(text).length > 4;
}

export function startsWithVerb(text: string): boolean {
  if (namedDuty.test(text) && !hasCue("person", text)) return true;
  const all = words(text.slice(0, 80));
  if (words(text).length < 6 && looksLikeJobTitle(text)) return false;
  if (/^clean (?:driving|credit|licen|criminal|uk|full|record)/iu.test(text)) return false;
  const first = all[0]?.lower === "to" || /ly$/u.test(all[0]?.lower ?? "") ? all[1] : all[0];
  return first !== undefined && all.length > 2 && verbs.has(stem(first.lower));
}
