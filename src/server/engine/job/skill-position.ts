import type { Mention } from "../lexicon/skill.ts";

/** How far to look around a mention, in characters. */
const reach = 48;
const unitBehind =
  /^\s(?:teams?|departments?|directors?|managers?|colleagues|functions?|staff|officers?|leads?|professionals|units?|director\w*)\b/iu;
const towards =
  /\b(?:with|to|by|from|alongside|between|including|within|in|at|for|support(?:ing)?|and|other|liais\w+|,)\s(?:the |our |other |their |your |an? |all )?(?:[\p{L}-]+,? (?:and )?){0,2}$/iu;
const people =
  /(?:\b(?:clients|customers|patients|students|pupils|staff|GPs|sales(?:man|men|person|people))|(?:[a-z]{3}(?:ers|ors|ists|ants|ians|atives)|nurses|doctors|colleagues|technologists))$/iu;
/** Things whose names end as those of people do. */
const things =
  /\b(?:numbers|ledgers|orders|computers|registers|letters|newsletters|papers|servers|routers|printers|containers|motors|sensors|tractors|boilers|lasers)$/iu;
/** "A team of 20-25 warehouse operatives": how many one leads, not what one does. */
const ofTeam =
  /\b(?:team|group|crew|brigade|workforce)s? of (?:up to |over |around |about )?[\d+–-]*\s?(?:\p{L}+\s)?$/iu;
/** "Work with analysts, buyers and store operations": in a row with people, a function is those who do it. */
const amongPeople =
  /\b(?:with|alongside|between)\s(?:(?:the|our|other|all)\s)?(?:[\p{L}-]+\s){0,2}(?:[\p{L}-]{3,}(?:ers|ors|ists|ants|ians|ysts)|nurses|colleagues|staff|people)(?:,|\sand)\s(?:and\s)?(?:(?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:,|\sand)\s(?:and\s)?){0,3}(?:(?:the|our|store|site|head office|central|group)\s)?$/iu;
const functions =
  /\b(?:operations|management|finance|marketing|sales|HR|human resources|IT|engineering|product|design|legal|procurement|purchasing|logistics|merchandising|compliance|planning|production|development|support|quality|maintenance|supply chain|customer services?|data|accounts|estates|facilities|communications|policy|research|payroll|warehouse|security|housekeeping|catering)$/iu;
const place =
  /^(?:schools?|hospitals?|colleges?|universit(?:y|ies)|academ(?:y|ies)|nurser(?:y|ies)|prisons?|shops?|stores?|hotels?|restaurants?|clinics?|wards?|libraries|museums?|warehouses?|offices?)$/iu;
/** The thing itself is asked for: "experience in schools", "knowledge of the finance function". */
const asked =
  /\b(?:experience|experienced|knowledge|understanding|background|trained|qualified|skills?|degree|expertise|proficien\w+|career|role)\b[^.;]{0,30}$/iu;
/** "Business-to-business rather than selling to the public": what is not meant. */
const ratherThan =
  /\b(?:rather than|instead of|as opposed to|and not|more than just)\s(?:\p{L}+\s){0,2}$/iu;
const within =
  /\b(?:within|inside|to|against|under|in line with|as per|per)\s(?:(?:the|our|all|agreed|set|strict|tight|given|required|their|service|customer|client|any|relevant)\s){0,3}$/iu;
const bounds =
  /^(?:within (?:\p{L}+ )?)?(?:SLAs?|service[- ]level agreements?|KPIs?|budgets?|deadlines?|targets?|time ?(?:scales?|frames?|limits?)|specifications?|standards?)$/iu;
const withinNamed = /^within\b/iu;

/** "Complete job cards accurately", "Log tickets within SLA": how something is done, and not what. */
export function tellsHow(text: string, { start, end }: Mention): boolean {
  const name = text.slice(start, end);
  if (/^\p{L}+ly(?: and \p{L}+ly)?$/u.test(name)) return true;
  if (!bounds.test(name)) return false;
  return withinNamed.test(name) || within.test(text.slice(Math.max(0, start - reach), start));
}

const reportingTo = /^\s(?:directly )?(?:in)?to\b/iu;

/**
 * Whether a mention only says whom or where: the social workers one works with, the finance director one answers to,
 * the schools one visits. Looks at a bounded stretch on both sides.
 */
export function isIncidental(text: string, { start, end }: Mention): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const name = text.slice(start, end);
  if (/^reporting$/iu.test(name)) return reportingTo.test(after);
  if (ratherThan.test(before)) return true;
  if (asked.test(before)) return false;
  if (functions.test(name) && amongPeople.test(before)) return true;
  if (unitBehind.test(after) || (people.test(name) && !things.test(name)))
    return towards.test(before) || ofTeam.test(before);
  return place.test(name) && towards.test(before);
}
