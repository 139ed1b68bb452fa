import { skillInText } from "../../keywords/skill-in-text.ts";
import { withArticle } from "../../text/with-article.ts";

/** Of these one has one: "a driving licence", "a DBS check". */
const countable =
  /\b(?:licence|certificate|card|check|qualification|award|permit|ticket|pass|passport|badge|apprenticeship|diploma|book)(?: \([^)]*\))?$/iu;

/** Names of who holds it: one has the qualification as such. */
const holder =
  /\b(?:accountant|tester|welder|engineer|planner|conveyancer|trainer|instructor|warden|prescriber|secretary|assessor|tradesperson|executive|surveyor|person|scaffolder|coordinator|technician|environmentalist|nurse|public)(?: \([^)]*\))?$/iu;

/** Ordinary words, though letters stand behind them: "Chartered town planner (MRTPI)". */
const capitalised = /^(?:Chartered|Incorporated|Engineering)\b/u;

/** "Chartered membership of RICS (MRICS)" */
const ofGrade = /^(?:Chartered|Associate)(?= membership\b)/u;

/** Begin with the name of somebody, whatever the rest is. */
const withName = /^(?:Maybo|Moffett|Ofsted|Microsoft|Prevent|Royal)\b/u;

/** What the lexicon names by who has it, or in a word or two, as a sentence says it. */
const inWords: ReadonlyMap<string, string> = new Map([
  ["Bar course", "the Bar course"],
  ["Call to the Bar", "a call to the Bar"],
  ["Practising barrister", "practice as a barrister"],
  ["Chartered physiotherapist", "chartered status as a physiotherapist"],
  ["Early career teacher", "QTS as an early career teacher"],
  ["GMC specialist register", "a place on the GMC specialist register"],
  ["Dental performers list", "a place on the dental performers list"],
  ["Medical performers list", "a place on the medical performers list"],
  ["Time-served electrician", "a served apprenticeship as an electrician"],
  ["Time-served joiner", "a served apprenticeship as a joiner"],
  ["Time-served plumber", "a served apprenticeship as a plumber"],
  ["Designated premises supervisor", "the post of designated premises supervisor"],
  ["Lift supervisor", "qualification as a lift supervisor"],
  ["Temporary Works Supervisor", "qualification as a Temporary Works Supervisor"],
  ["Time-served tradesperson", "a served apprenticeship"],
  ["Part-qualified accountant", "part-qualification as an accountant"],
  ["Qualified accountant", "qualification as an accountant"],
  ["CCAB qualified accountant", "a CCAB qualification"],
  ["Qualified by experience accountant", "qualification by experience as an accountant"],
  ["Inspection and testing qualification (2391)", "an inspection and testing qualification (2391)"],
  ["Driver with own car", "a driving licence and a car of your own"],
  ["Own tools for work", "tools of your own"],
  ["Own transport for work", "transport of your own"],
  ["HV authorised person", "appointment as an HV authorised person"],
  ["LV authorised person", "appointment as an LV authorised person"],
  ["Authorised person", "appointment as an authorised person"],
  ["Electrical competent person", "appointment as a competent person (electrical)"],
  ["RICS Registered Valuer", "registration as an RICS valuer"],
  ["Dental nursing diploma", "a diploma in dental nursing"],
  ["Aerial chainsaw certificate (CS38/39)", "an aerial chainsaw certificate (CS38/39)"],
  ["Education and training award (PTLLS)", "an education and training award (PTLLS)"],
  ["Award for personal licence holders (APLH)", "the award for personal licence holders (APLH)"],
  ["Right to work in the UK", "the right to work in the UK"],
  ["Registered manager status", "registration as a manager"],
  ["Veterinary surgeon (MRCVS)", "registration as a veterinary surgeon (MRCVS)"],
  ["FCA approved person", "FCA approval"],
]);

/** A registration or licence inside a sentence: "a driving licence", "registration as a midwife". */
export function licenceInText(name: string): string {
  const said = inWords.get(name);
  if (said !== undefined) return said;
  const [, body = "", who] =
    /^(?:([A-Z][A-Za-z]+)[- ])?[Rr]egistered (\p{L}(?:[\p{L}'’\s]|\([^)]*\))*)$/u.exec(name) ?? [];
  if (who !== undefined) return `${body} registration as ${withArticle(who)}`.trimStart();
  if (withName.test(name)) return countable.test(name) ? withArticle(name) : name;
  const text = skillInText(name).replace(ofGrade, (grade) => grade.toLowerCase());
  if (/^Apprenticeship in\b/u.test(name)) return withArticle(text);
  if (holder.test(name))
    return `qualification as ${withArticle(text.replace(capitalised, (first) => first.toLowerCase()))}`;
  return countable.test(text) ? withArticle(text) : text;
}
