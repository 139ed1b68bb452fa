import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { places } from "../vocabulary/place-names.ts";
import { isAddress } from "./address-line.ts";
import { companySuffix } from "./company-cues.ts";
import { contentTerms } from "./content-terms.ts";
import { labelled } from "./labelled-fact.ts";
import { outward, state } from "./place-codes.ts";

const known = new RegExp(
  `(?<![\\p{L}-])(?:${[...places]
    .sort((a, b) => b.length - a.length)
    .map((place) => place.replace(/\./gu, "\\."))
    .join("|")})(?![\\p{L}-])`,
  "gu",
);
const capitals =
  "[\\p{Lu}][\\p{L}'’-]{1,24}(?:[ -](?:on|upon|in|le|of|the|by|under|super)?[ -]?[\\p{Lu}][\\p{L}'’-]{1,24}){0,2}";
const based = new RegExp(
  `\\b(?:[Bb]ased|[Ll]ocated|[Ss]ituated|position|role|vacancy|opportunity|offices?|site|branch|home|practice|school|hospital|working)(?: \\w+){0,3}? (?:in|at|near) (?:the )?(?:heart of |centre of |our )?(${capitals}(?:, ${capitals})?)`,
  "gu",
);
const regions =
  "(?:North|South|Mid|West|East) Wales|North East|North West|South East|South West|East Anglia|Home Counties|Thames Valley|West Country|Scottish Borders|Highlands|Northern Ireland";
const inRegion = new RegExp(
  `\\b(?:in|across|for|throughout|around|cover(?:ing|s)?) (?:the )?(${regions})(?:\\s(?:of England|region|area))?(?![\\p{L}])`,
  "gu",
);
/** "Our Hucknall based client", "the Wallisdown area". */
const basedThere = new RegExp(
  `(?<![\\p{L}])(?:(?:Our|The|My|An?|This)\\s)?(${capitals})[ -](?:based(?=\\s(?:client|company|firm|business|manufacturer|employer|organisation|agency|role|position|team|office|practice|charity))|area|office|team)(?![\\p{L}])`,
  "gu",
);
/** "Work location: In person": how, not where. */
const wayOfWork = /^(?:in[- ]person|on[- ]?site|on the road|office[- ]based)$/iu;
/** "Aldous LLP, Exeter", "Saltmarsh Primary School, Harwich, Essex": the line that names who and where. */
const behindEmployer = new RegExp(
  `(?:^|\\n|,\\s)[^\\n,.:;]{3,70} (?:${companySuffix}|Centre|Practice|Hotel|Inn|Arms|House|Care|Homes|Foods|Services|Nursery(?: Class)?|Vets|Depot|Garage|Salon|Hospital|School|Academy|College)(?:,| [-–—|·]) (${capitals}(?:, ${capitals})?)(?=\\s*(?:\\n|$|[|·(]|\\.\\s|\\s[-–—]\\s|,? [A-Z]{1,2}\\d))`,
  "gu",
);
/** "Daventry NN11", "Austin, TX": a town with the first half of its postcode, or its state. */
const withCode = new RegExp(
  `(?<![\\p{L}])(${capitals}(?= ${outward}(?![\\p{L}\\d]))|${capitals}, (?:${state})(?![\\p{L}]))`,
  "gu",
);
/** "21 Cowbridge Road East, Cardiff, CF11 9AD". */
const withPostcode = new RegExp(`(${capitals}),? ${outward} \\d[A-Z]{2}(?![\\p{L}\\d])`, "gu");
/** "The Drover's Rest, Ludlow" as the first line. */
const aboveTitle = new RegExp(`^\\s*([^\\n,.:;]{3,60}), (${capitals})\\n`, "u");
/** "Sous Chef – The Salt Yard, Padstow": the end of the line that names the post. */
const behindTitle = new RegExp(
  `^\\s*[^\\n]{3,60}\\s[-–—|]\\s(?:The )?[\\p{Lu}][^\\n,.:;|]{2,40}, (${capitals})[^\\p{L}\\n]{0,8}\\n`,
  "u",
);
/** A line that opens with the town and says how far the work goes: "Blackburn with outreach across East Lancashire". */
const withReach = new RegExp(
  `(?:^|\\n)[ \\t]*(${known.source}) (?:with|and surrounding|plus|or remote|\\()`,
  "u",
);
/** "A yard nr Newmarket." */
const nearTown = new RegExp(`\\bnr\\.? (${capitals})`, "gu");
/** A line that names towns and nothing else. */
const onlyPlaces = new RegExp(
  `^(?:${known.source})(?:(?:, | and | or | \\/ )(?:${known.source}))*$`,
  "u",
);
const notPlaces =
  /^(?:The|This|Our|Your|We|You|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|NHS|Band|Excel|Finance|Sales|IT|HR|UK|Microsoft|Their|A|An|Health|Social|Word|Human|Adult|Mental)\b/u;

/** How the work is split between office and home is no part of the place. */
const behindPlace =
  /,?\s+(?:with (?:up to|some|an?|the|occasional|hybrid|regular|travel|flexib)|and (?:home|remote|hybrid|from home|surrounding)|but\b|plus\b|or (?:home|remote|hybrid)|hybrid\b|\((?:hybrid|remote|with|some|office|on-?site|flexible))/iu;

/** A line near the top that opens so. */
const remoteLine =
  /(?:^|\n)[ \t]*(?:fully |100% )?remote(?: working)?(?=\s*(?:\n|$|[(|·•,–-]))(?!-first)/iu;

/** The sentence before a place tells of the agency: "a recruitment agency based in the Midlands". */
function isOfAgency(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), at);
  return ofAgency.test(before.slice(before.search(/[^.!?\n]*$/u)));
}

const ofAgency =
  /\b(?:recruitment (?:agency|business|consultancy|specialists?|compan(?:y|ies))|employment (?:agency|business)|specialist recruiters?),?\s(?:[\p{L}&]+ ){0,6}$/iu;

/** Where the job is, as the advertisement writes it; null where it does not say. */
export function findLocation(text: string): string | null {
  const byLabel = labelled(text, "location");
  if (byLabel && byLabel.length <= 80 && !wayOfWork.test(byLabel)) return tidy(byLabel);
  if (remoteLine.test(text.slice(0, 400))) return "Remote";
  const votes = new Map<string, number>();
  const vote = (place: string, worth: number) => votes.set(place, (votes.get(place) ?? 0) + worth);
  for (const match of text.matchAll(based)) {
    const place = match[1] ?? "";
    if (notPlaces.test(place) || isOfAgency(text, match.index)) continue;
    if (isKnown(place)) vote(place, 4);
    else if (
      /^(?:based|located|situated|home|practice|school|hospital|offices?|branch)\b/iu.test(
        match[0],
      ) &&
      /^\p{Lu}\p{Ll}+/u.test(place) &&
      !/\bNHS\b/u.test(place) &&
      !looksLikeName(place)
    )
      vote(place, 2);
  }
  for (const match of text.matchAll(basedThere)) {
    const place = match[1] ?? "";
    if (
      !notPlaces.test(place) &&
      (isKnown(place) || /based$/u.test(match[0])) &&
      !looksLikeName(place)
    )
      vote(place, 2);
  }
  for (const match of text.matchAll(inRegion)) vote(match[1] ?? "", 2);
  const top = text.slice(0, 300);
  for (const match of text.slice(0, 500).matchAll(behindEmployer))
    if (!looksLikeName(match[1] ?? "")) vote(match[1] ?? "", 7);
  for (const match of text.slice(0, 500).matchAll(withCode)) {
    if (!notPlaces.test(match[1] ?? "")) vote(match[1] ?? "", 5);
  }
  for (const match of text.slice(0, 12_000).matchAll(withPostcode))
    if (!notPlaces.test(match[1] ?? "")) vote(match[1] ?? "", 4);
  const shouted = text.trimStart().split("\n", 1)[0] ?? "";
  for (const word of shouted.matchAll(
    /(?<=[-–—|,]\s|\s{2})\p{Lu}{3,}(?:\s\p{Lu}{3,})?(?=\s*(?:[-–—|,]|$)|\s{2})/gu,
  )) {
    const place = word[0]
      .toLowerCase()
      .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
    if (isKnown(place)) vote(word[0], 7);
  }
  for (const match of top.matchAll(nearTown)) vote(match[1] ?? "", 4);
  for (const part of shouted.split(/\s[-–—|·]\s/u).slice(1))
    if (onlyPlaces.test(part.trim())) vote(part.trim(), 6);
  const first = aboveTitle.exec(text);
  if (first && !looksLikeJobTitle(first[1] ?? "")) vote(first[2] ?? "", 4);
  const named = behindTitle.exec(text)?.[1];
  if (named && !notPlaces.test(named) && !looksLikeName(named) && !looksLikeJobTitle(named))
    vote(named, 4);
  const reaching = withReach.exec(text.slice(0, 600))?.[1];
  if (reaching) vote(reaching, 6);
  const address = text.slice(0, 400).split("\n").slice(0, 8).find(isAddress);
  if (address) vote(address.trim(), 3);
  const ownLine = text
    .slice(0, 600)
    .split("\n")
    .find((line) => onlyPlaces.test(line.trim()));
  if (ownLine) vote(ownLine.trim(), 9);
  for (const match of top.matchAll(known)) vote(match[0], 3);
  for (const match of text.slice(0, 12_000).matchAll(known)) {
    if (
      !isOfAgency(text, match.index) &&
      /\b(?:in|at|near|across|around|throughout|of)\s(?:\w+\s){0,2}$/iu.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      )
    )
      vote(match[0], 2);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  if (best && best[1] >= 2) return tidy(best[0]);
  return /^[^\n]{3,80}\([^()\n]{0,30}\bremote\b|^[^\n]{3,80}\n?[^\n]{0,60}[·|–-] Remote\b|\b(?:fully remote|100% remote|remote[- ](?:first|role|position|job)|home[- ]based (?:role|position|job))\b/iu.test(
    text,
  )
    ? "Remote"
    : null;
}

/** "Windows based", "Oracle based", "Client based": what a product or a method is, not where. */
function looksLikeName(place: string): boolean {
  return findMentions(place).length > 0 || contentTerms(place).length === 0;
}

function isKnown(place: string): boolean {
  known.lastIndex = 0;
  return known.test(place);
}

function tidy(place: string): string {
  return (place.split(behindPlace)[0] ?? place).replace(/^[\s*_]+|[\s*_.,;:–-]+$/gu, "").trim();
}
