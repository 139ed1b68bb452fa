import type { RequirementKind } from "../../../shared/results.ts";
import type { Demand } from "./job-record.ts";
import { permitted, refusesSponsorship } from "./right-to-work.ts";

/** What is read of a demand before its kind. */
export type ReadDemand = Omit<Demand, "id" | "importance" | "kind" | "unverifiable">;

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

/** "Driver preferred due to location": somebody who may drive. */
const driver =
  /^(?:(?:car|full|uk|must be an?|ideally an?) ){0,2}driver(?:,| (?:preferred|essential|required|desirable|with (?:own|a|access))|[.!]?$)/iu;

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

/** What sort of thing a demand asks for. */
export function kindOf(read: ReadDemand): RequirementKind {
  if (read.responsibility) return read.skills.length > 0 ? "skill" : "other";
  if (read.education && levelled.test(read.text) && !registered.test(read.text)) return "education";
  if (read.licences.length > 0) return "licence";
  const experienced = tellsExperience(read.text);
  const onPaper =
    papersHeld.test(read.text) || driver.test(read.text) || licenceCodes.test(read.text);
  if (onPaper && !experience.test(read.text) && !read.education) return "licence";
  if (refusesSponsorship(read.text) || permitted.test(read.text)) return "licence";
  if (read.years !== null) return "experience";
  if (read.education) return "education";
  if (read.languages.length > 0) return "language";
  if (experienced) return "experience";
  if (anyLanguage.test(read.text) || speaksOne.test(read.text)) return "language";
  if (studies.test(read.text)) return "education";
  if (bodyOfRegister.test(read.text)) return "licence";
  return read.skills.length > 0 || ability.test(read.text) ? "skill" : "other";
}
