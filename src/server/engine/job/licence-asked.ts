import type { Mention } from "../lexicon/skill.ts";
import { licensedPeople } from "./licensed-people.ts";

/** A regulator's rules are to be kept, its registration is not asked for: "NMC Code of Conduct". */
const rulesBehind =
  /^\W{0,3}(?:\([\p{L}\s]{2,12}\)\W{0,2})?(?:and )?(?:scope|standards?|guidelines?|codes?|polic(?:y|ies)|regulations?|revalidation|rules|framework|paid|legislation|law|laws)\b/iu;

/** "(or, for ECTs, on teaching practice)": what holds for some of the applicants. */
const forOthers = /\((?:or,? )?for (?:\p{L}+ )?$/iu;

/** "Experience of mentoring ECTs": a licence that those have who are led. */
const ledByPerson =
  /\b(?:mentor|supervis|coach|train|support|manag|lead|induct|oversee|guid|develop)\p{L}*\s(?:of\s)?(?:[\p{L}-]+,?\s(?:(?:and|or)\s)?){0,2}$/iu;
const people = new RegExp(`(?:teacher|${licensedPeople})$`, "iu");

/** "(ECTs may show this from placements)": told of some of the applicants. */
const theyMay = /^\s(?:may|can|could|might|will|are|who|should)\b/iu;

/** Says that a licence is meant, not only the work it allows. */
const papers =
  /\b(?i:licen[cs]e[ds]?|cards?|tickets?|cert\w*|regist\w+|qualifi\w+|chartered|member\w*|accredit\w*|train\w+|courses?|holders?|pass(?:ed|port)?)\b|\p{Lu}{2}/u;
const experienceBehind = /^\s(?:[\p{L}-]+\s){0,2}experience\b/iu;
const experienceBefore =
  /\bexperience (?:of|in|with|on|as|driving|using|operating)\s(?:\p{L}+\s){0,3}$|\bexperienced\s(?:\p{L}+\s){0,2}$/iu;

/** "Able to drive a tractor with implements", "able to drive change": no licence for the road. */
const notOnRoads =
  /^\s(?:(?:an?|the|our|all|any|both|your|up|down|out|through)\s)?(?:[\p{L}-]+\s){0,2}?(?:tractors?|loaders?|loading shovels?|tele-?handlers?|fork-?lifts?|fork lifts?|diggers?|excavators?|dumpers?|rollers?|cranes?|trains?|trams?|plant|machinery|machines?|quads?|quad bikes?|mowers?|buggy|buggies|golf carts?|boats?|combines?|sprayers?|sales|change|growth|results|improvements?|performance|standards|projects?|innovation|revenue|efficienc(?:y|ies)|quality|compliance|engagement|success|business|strategy|costs?|value|profit\w*|forward|transformation)\b/iu;

/** "6 months' reach truck experience", "comfortable working at height": the work, not the licence for it. */
function isWorkOnly(text: string, { start, end }: Mention): boolean {
  const named = text.slice(start, end);
  if (vehicles.test(named)) return !drives.test(text);
  if (papers.test(named)) return false;
  if (/\bdrive$/iu.test(named) && notOnRoads.test(text.slice(end))) return true;
  if (/^work(?:ing)?\b/iu.test(named)) return !papers.test(text);
  return experienceBehind.test(text.slice(end)) || experienceBefore.test(text.slice(0, start));
}

/** "Planned HGVs", "a depot with forklifts": the vehicles are there, and nobody says that one drives them. */
const vehicles =
  /^(?:HGVs|LGVs|PCVs|PSVs|lorries|coaches|buses|minibuses|vans|cars|forklifts|fork-?lift trucks|tractors)$/iu;
const drives =
  /\b(?:driv\p{L}*|drove|operat\p{L}*|licen[cs]\p{L}*|tickets?|class|categor\p{L}*)\b/iu;

/** Whether a demand that names a licence asks for it to be held. */
export function isLicenceAsked(text: string, mention: Mention): boolean {
  return (
    mention.skill.kind === "licence" &&
    !forOthers.test(text.slice(0, mention.start)) &&
    !(
      people.test(text.slice(mention.start, mention.end)) &&
      (ledByPerson.test(text.slice(0, mention.start)) || theyMay.test(text.slice(mention.end)))
    ) &&
    !rulesBehind.test(text.slice(mention.end, mention.end + 50)) &&
    !isWorkOnly(text, mention)
  );
}
