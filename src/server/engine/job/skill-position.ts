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
const place =
  /^(?:schools?|hospitals?|colleges?|universit(?:y|ies)|academ(?:y|ies)|nurser(?:y|ies)|prisons?|shops?|stores?|hotels?|restaurants?|clinics?|wards?|libraries|museums?|warehouses?|offices?)$/iu;
/** The thing itself is asked for: "experience in schools", "knowledge of the finance function". */
const asked =
  /\b(?:experience|experienced|knowledge|understanding|background|trained|qualified|skills?|degree|expertise|proficien\w+|career|role)\b[^.;]{0,30}$/iu;
/** "Business-to-business rather than selling to the public": what is not meant. */
const ratherThan =
  /\b(?:rather than|instead of|as opposed to|and not|more than just)\s(?:\p{L}+\s){0,2}$/iu;
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
  if (unitBehind.test(after) || (people.test(name) && !things.test(name)))
    return towards.test(before) || ofTeam.test(before);
  return place.test(name) && towards.test(before);
}
