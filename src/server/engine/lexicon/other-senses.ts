import type { SkillKind } from "./skill.ts";

const grades =
  /\b(?:HEO|EO|AO|SCS|G[67]|Grade [67]|Senior Executive Officer|Civil Serv(?:ice|ants?))\b/;
const marketing =
  /\b(?:search engine|organic|PPC|keywords?|Google|backlinks?|link building|SERPs?|marketing|SEM|content strategy|website)\b/i;
/** A grade says what it is a grade of: "Grade: SEO", "SEO level", "SEO grade". */
const beside = /\bgrade\W{1,4}$/i;
const behind = /^\W{1,3}(?:grade|level)\b/i;

/** Whether "SEO" is the civil service's Senior Executive Officer here, not the optimising of websites. */
function isCivilGrade(text: string, start: number, end: number): boolean {
  if (text.slice(start, end) !== "SEO") return false;
  if (
    beside.test(text.slice(Math.max(0, start - 12), start)) ||
    behind.test(text.slice(end, end + 12))
  )
    return true;
  return grades.test(text) && !marketing.test(text);
}

const travel =
  /\b(?:travel|airlines?|flights?|hotels?|Amadeus|Sabre|Galileo|Worldspan|Apollo|reservations?|ticketing|tourism|cruises?|tour operator)\b/i;

/** "GDS" is the government's digital service, or dentistry, where nobody travels. */
const isOtherService = (text: string, start: number, end: number): boolean =>
  text.slice(start, end) === "GDS" && !travel.test(text);

const workshop =
  /\b(?:fitters?|fitting|assemblers?|assembly|assemble[sd]?|weld\p{L}*|machinists?|machining|hydraulics?|pneumatics?|electricians?|rewires?|wiring|aerospace|laborator(?:y|ies)|COVID\S*)\b/iu;
const computing =
  /\b(?:software|developers?|code|coding|web|apps?|applications?|agile|scrum|QA|UAT|ISTQB|test (?:scripts|cases|automation)|automation|digital|IT|SQL|computing)\b/;

/** Assemblies, welds and samples are tested as well, where nobody writes software. */
const isOtherTesting = (text: string, start: number, end: number): boolean =>
  /^testing$/i.test(text.slice(start, end)) && workshop.test(text) && !computing.test(text);

const lorries =
  /\b(?:HGVs?|LGVs?|PMIs?|DVSA|artics?|articulated|lorr(?:y|ies)|trucks?|wagons?|heavy vehicles?|semi-?trailers?|fridge trailers?|(?:Scania|DAF|Volvo FH|MAN|Iveco) \p{L}*|MOT)\b/u;
const farming =
  /\b(?:farm\p{L}*|agricultur\p{L}*|crops?|fields?|silage|plough\p{L}*|implements?|livestock|harvest\p{L}*)\b/iu;

const nearby = 300;

/** The tractor that pulls a trailer on the road is a lorry. */
function isLorry(text: string, start: number, end: number): boolean {
  if (!/^tractors?$/iu.test(text.slice(start, end))) return false;
  const around = text.slice(Math.max(0, start - nearby), end + nearby);
  return lorries.test(around) && !farming.test(around);
}

/** A word that has another sense before or behind certain others. */
type OtherSense = { said: RegExp; before?: RegExp; behind: RegExp };

const byNeighbours: readonly OtherSense[] = [
  // Therapists prescribe equipment, opticians lenses: no medicines.
  {
    said: /^prescrib/iu,
    behind:
      /^\s(?:and [\p{L}-]+ |of )?(?:(?:\p{L}+ )?equipment|aids?|adaptations?|splints?|orthotics?|orthoses|footwear|lenses|spectacles|glasses|wheelchairs?|exercises?|hearing aids)\b/iu,
  },
  // Seals, data and pipelines have an integrity that is nobody's honesty.
  {
    said: /^integrity$/iu,
    before:
      /\b(?:seals?|pack|packaging|data|database|referential|structural|pipelines?|asset|weld|well|plant|mechanical|film|product|sample|signal|fire|building|stock|pressure|process|system|cable|container|barrier|membrane|skin|tissue|bone) $/iu,
    behind:
      /^ (?:tests?|testing|checks?|management|engineer\p{L}*|inspections?|of (?!character))/iu,
  },
  // "Proactive management of disease": how work is planned, not how somebody is.
  {
    said: /^proactive$/iu,
    behind:
      /^ (?:and [\p{L}-]+ )?(?:management|maintenance|monitoring|identification|detection|planning|policing|prevention|treatment|service reviews)\b/iu,
  },
  // "Acting as practice supervisor" needs no stage.
  { said: /^acting$/iu, behind: /^ (?:as|up|on|upon)\b/iu },
  // "Administration of insulin" is no office work.
  {
    said: /^administration$/iu,
    behind:
      /^ of (?:[\p{L}-]+ ){0,3}(?:medic\p{L}+|drugs?|insulin|vaccin\p{L}+|inject\p{L}+|IVs?|intravenous|oxygen|blood|feeds?|fluids|antibiotics|chemotherapy|anaesth\p{L}+|treatments?)\b/iu,
  },
];

/** How far the words around are looked at, in characters. */
const reach = 60;

function isToldByNeighbours(text: string, start: number, end: number): boolean {
  const said = text.slice(start, end);
  return byNeighbours.some(
    (sense) =>
      sense.said.test(said) &&
      (sense.behind.test(text.slice(end, end + reach)) ||
        sense.before?.test(text.slice(Math.max(0, start - reach), start)) === true),
  );
}

/** "Member of AGILE": a society is named, not a skill. */
const memberOf = /\b(?:members?|membership|fellows?|fellowship) of (?:the )?$/i;

/** Whether the words at these offsets mean something else here than the skill they name elsewhere. */
export function isOtherSense(text: string, start: number, end: number, kind: SkillKind): boolean {
  if (isCivilGrade(text, start, end) || isOtherService(text, start, end)) return true;
  if (isOtherTesting(text, start, end) || isLorry(text, start, end)) return true;
  if (isToldByNeighbours(text, start, end)) return true;
  if (kind === "licence" || kind === "soft" || !/^[A-Z]{2,}$/.test(text.slice(start, end)))
    return false;
  return memberOf.test(text.slice(Math.max(0, start - 24), start));
}
