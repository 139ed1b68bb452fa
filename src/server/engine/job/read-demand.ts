import type { RequirementKind } from "../../../shared/results.ts";
import type { Mention } from "../lexicon/skill.ts";
import { foldSpace } from "../text/fold-space.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { askedEducation } from "./asked-education.ts";
import { contentTerms } from "./content-terms.ts";
import { hasCue } from "./cue-match.ts";
import type { Demand } from "./job-record.ts";
import { licensedPeople } from "./licensed-people.ts";
import { skillGroups } from "./skill-groups.ts";
import { isIncidental, tellsHow } from "./skill-position.ts";
import { yearsIn } from "./years.ts";

/** "Deutschkenntnisse" */
const compound = /(\p{Lu}\p{Ll}{1,20}sch)(kenntnisse|sprachig)/gu;

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

function isLicenceAsked(text: string, mention: Mention): boolean {
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

/** A demand before it has its number and importance. */
type DemandReading = Omit<Demand, "id" | "importance">;

const schoolEnglish =
  /^[\s/]*(?:and|&|,|\/)?\s?(?:(?:maths|mathematics|literature|gcse|law|department|teacher|teaching|national|curriculum|heritage|lessons?|at gcse|at grade|grade|a level|to (?:a )?gcse|or equivalent|council|tutor|lecturer)\b|[A-C*]\s?[-–]|\([^)]{0,20}(?:gcse|grade))/iu;
const schoolBefore =
  /(?:gcses?|a[- ]levels?|maths|mathematics|o[- ]levels?|teach(?:ing|er|ers)?(?: of)?|department of|grade \S+|functional skills|ks\d|new|level \d|qualifications?)\W(?:\w+\W){0,5}$/iu;
/** "A community language other than English" */
const otherThan = /\b(?:other than|apart from|besides|not just)\s$/iu;
const spokenCue =
  /speak|spoken|communicat\w* (?:\p{L}+ ){0,2}in|fluen|language|written|oral|native|bilingual|conversational|proficien|literate|mother tongue|deutsch|sprach|kenntnisse|langue|idioma|lingua|taal|sprechen|in wort und schrift|muttersprach|verhandlungssicher|fließend|parl|courant|hablad|dominio|nivel/iu;

/**
 * Reads one demand from its words. `mentions` are the lexicon's in `text`, with offsets in it. The text may hold line
 * ends; the demand's own text has its white space folded.
 */
export function readDemand(
  text: string,
  mentions: readonly Mention[],
  responsibility: boolean,
): DemandReading {
  const licences = responsibility
    ? []
    : namesOf(mentions.filter((mention) => isLicenceAsked(text, mention)));
  const named = mentions.filter((one) => one.skill.kind !== "licence" && !isIncidental(text, one));
  const onlyHow = responsibility && named.every((one) => tellsHow(text, one));
  const skills = onlyHow ? [] : skillGroups(text, named);
  const years = responsibility ? null : yearsIn(foldSpace(text));
  const education = responsibility ? null : askedEducation(text, mentions);
  const languages = responsibility ? [] : languagesIn(text);
  const known = skills.length + licences.length + languages.length > 0 || education !== null;
  const reading = {
    text: foldSpace(text),
    responsibility,
    skills,
    terms: known ? [] : contentTerms(text),
    years: years?.years ?? null,
    yearsOf: years?.of ?? null,
    education,
    licences,
    languages,
  };
  const kind = kindOf(reading);
  const unverifiable = !responsibility && isUnverifiable({ ...reading, kind });
  return { ...reading, kind, unverifiable };
}

const namesOf = (mentions: readonly Mention[]) => [
  ...new Set(mentions.map((mention) => mention.skill.name)),
];

type Read = Omit<DemandReading, "kind" | "unverifiable">;

const ability =
  /\b(?:ability|able|skills?|knowledge|understanding|awareness|proficien\w+|familiar\w*|competen\w+|expertise|fluent|literate|literacy|numera\w+|kenntnisse|fähigkeit|compétences?|maîtrise|conocimientos?)\b/iu;
const experience =
  /\b(?:experience[ds]?|background(?! (?:checks?|screen\w*|investigation|vetting))|track record|worked|exposure|history of|berufserfahrung|erfahrung|expérience|experiencia|esperienza|ervaring|doświadczenie)\b|\bused to \p{L}+ing\b|\bhands[- ]on (?:use|work)\b|\b(?:demonstrated|proven) (?:success|history)\b|\brecord of (?:publi|deliver|achiev|success|work)/iu;
/** "You've worked with AWS", "have managed competing deadlines": told as done. */
const done =
  /^(?:used|worked|managed|led|delivered|built|sold|handled|operated|run|supported|been)\s(?:an?|through|the|with|in|at|on|for)\b|^(?:you(?:['’]ve| have|['’]ll have| will have| should have)|have|having|has)\s(?:\p{L}+ly\s)?(?:\p{L}{2,}ed|led|run|built|taught|sold|written|driven|grown|held|made|done|won|dealt|spoken|given|taken|brought|begun|found|kept|met|set|put)\b(?!\s(?:\p{L}+\s){0,2}(?:knowledge|skills?|understanding|abilit\w+|awareness|approach|interest|literacy))/iu;
/** "The Certificate in Fundraising": studies without a level. */
const studies =
  /^(?:an?\s|the\s)?(?:\p{L}+\s){0,3}(?:certificate|diploma|award|qualification)s?\s(?:in|of)\s|\bqualifications?(?:\s\(\p{L}\))?(?:\.|$|\s(?:would|is|are|or)\b)|\b(?:formal|recognised|relevant|academic|technical|trade|vocational|an?) qualifications? (?:in|within)\b/iu;
const knownFirst =
  /^(?:(?:an?|the|strong|excellent|good|great|proven|solid|sound|high|advanced|effective)\s){0,3}(?:[\p{L}-]+(?:,| and)?\s){0,4}?(?:knowledge|understanding|ability|skills)\b/iu;
const speaksOne = /\b[Ss]peaks? \p{Lu}\p{Ll}{3,}/u;
const anyLanguage =
  /\b(?:second|another|foreign|additional|other|european|community|further) (?:\p{L}+ )?languages?\b/iu;
/** Held on paper, though no name of the lexicon: "a telehandler ticket", "Resolution accreditation". */
const papersHeld =
  /\b(?:licen[cs]e|ticket|passport|accreditation|accredited (?!degree|course|programme)|certification|registration|clearance|vetting|security (?:checks?|standard)|own (?:van|car|vehicle)|chartered status|right to work(?! (?:legislation|checks?|laws?|rules))|\d (?:penalty )?points|endorsements?)\b/iu;
/** "No DR or IN codes": of a driving licence. */
const licenceCodes =
  /\b(?:DR|DD|IN|TT)(?:,? (?:or |and )?(?:DR|DD|IN|TT|CD|BA|UT)){0,5} (?:codes?|CODES?)\b/u;
/** "SVQ 3 or HNC Childhood Practice": studies, though the lexicon keeps one of them as a licence. */
const levelled =
  /\b(?:[NS]VQ|HNC|HND|PGCE|degree|A[- ]levels?|qualification at level \d|level \d qualification)\b/iu;
const registered =
  /\b(?:regist\p{L}+|licen[cs]\p{L}+|member\p{L}*|chartered|card|PIN|NMC|HCPC|GMC|R[GM]N|status)\b/iu;
const bodyOfRegister = /\b(?:registration|registered) (?:with|as)\b/iu;

/** Experience is asked for, not only named behind a skill: "Strong writing skills, with experience of drafting". */
function tellsExperience(text: string): boolean {
  if (done.test(text)) return true;
  const at = experience.exec(text)?.index;
  if (at === undefined) return false;
  const head = knownFirst.exec(text);
  return head === null || at <= head[0].length + " and ".length;
}

function kindOf(read: Read): RequirementKind {
  if (read.responsibility) return read.skills.length > 0 ? "skill" : "other";
  if (read.education && levelled.test(read.text) && !registered.test(read.text)) return "education";
  if (read.licences.length > 0) return "licence";
  const experienced = tellsExperience(read.text);
  const onPaper = papersHeld.test(read.text) || licenceCodes.test(read.text);
  if (onPaper && !experience.test(read.text) && !read.education) return "licence";
  if (read.years !== null) return "experience";
  if (read.education) return "education";
  if (read.languages.length > 0) return "language";
  if (experienced) return "experience";
  if (anyLanguage.test(read.text) || speaksOne.test(read.text)) return "language";
  if (studies.test(read.text)) return "education";
  if (bodyOfRegister.test(read.text)) return "licence";
  return read.skills.length > 0 || ability.test(read.text) ? "skill" : "other";
}

const obtained =
  /\b(?:DBS|CRB|PVG|disclosure|clearance|vetting|barring|right to work|insurance|transport|own (?:car|vehicle|tools))\b/iu;

/** "Have a passion for this sector": what somebody feels, where nothing is named that could be shown. */
const feeling =
  /\b(?:passion|hunger|thirst|enthusiasm|love) (?:for|of)\b|\b(?:passionate|enthusiastic|excited) (?:about|by|for)\b|\bhungry (?:for|to)\b/iu;

function isUnverifiable(read: Read & { kind: RequirementKind }): boolean {
  if (feeling.test(read.text) && read.kind === "other") return true;
  if (!hasCue("unverifiable", read.text)) return false;
  if (read.education || read.years !== null || read.languages.length > 0) return false;
  const lasting = read.licences.filter((name) => !obtained.test(name));
  return lasting.length === 0 && read.skills.length < 2;
}

function languagesIn(text: string): Demand["languages"] {
  const short = text.split(/\s+/u).length <= 5;
  const apart = text.replace(compound, "$1 $2").replace(/\benglish(?= language\b)/gu, "English");
  const found = findLanguages(apart).filter(({ code, level, start, end }) => {
    const before = apart.slice(Math.max(0, start - 50), start);
    const after = apart.slice(end, end + 40);
    if (otherThan.test(before) || schoolBefore.test(before) || schoolEnglish.test(after))
      return false;
    if (code === "en" && /^\s?(?:and|&|\/)\s?maths/iu.test(after)) return false;
    return (
      level !== null || short || spokenCue.test(apart.slice(Math.max(0, start - 60), end + 60))
    );
  });
  const byCode = new Map(found.map(({ code, name, level }) => [code, { code, name, level }]));
  return [...byCode.values()];
}
