import { findMentions } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isCounty, places } from "../vocabulary/place-names.ts";

/** The places we know, in lower case. */
export const placeNames: ReadonlySet<string> = new Set(places.map((place) => place.toLowerCase()));
export const town =
  /^(?:(?:[Nn]ear|[Nn]r\.?) )?\p{Lu}[\p{L}'’.]+(?:[ -](?:(?:on|upon|in|le|of|the|by|under|super|and)[ -])?\p{Lu}[\p{L}'’]+){0,3}$/u;
export const isKnown = (part: string) =>
  part
    .split(/ (?:and|&|or) |\s?\/\s?/u)
    .every((one) => placeNames.has(one.toLowerCase()) || isCounty(one));

export function isTown(part: string): boolean {
  if (isKnown(part)) return true;
  return (
    town.test(part) &&
    !/^(?:NHS|Parish|Hi|Hey|Hello)\b|\b(?:Health|Trust|Council|NHS|Group|Ltd)$/u.test(part) &&
    findMentions(part).length === 0 &&
    !looksLikeJobTitle(part)
  );
}

/** How the names of British towns and villages end, or go on: "Great Hopworth", "Ludford St Mary", "Winnow-on-Sea". */
export const isShaped = (part: string) =>
  /(?:\p{L}{2}(?:ton|ham|ford|bury|wick|wich|mouth|pool|port|by|ley|leigh|combe|stead|field|worth|thorpe|thwaite|dale|beck|burgh|borough|brough|chester|cester|caster|minster|bridge|hurst|holme|haven|stow|shaw|marrow|ness|mere|water)|[ -](?:Cross|Green|Heath|St \p{L}+|Regis|Magna|Parva|Abbas|Bassett|Vale|Bay|Sands|Sea|Common|Bridge|End|Wells))$|^(?:St|Great|Little|Upper|Lower|Nether|Chipping|Market|Castle|Chapel|Abbots|Kings|Bishops|Stoke|Port|Llan\p{L}*|Aber\p{L}*|Inver\p{L}*|Pen\p{L}+|Tre\p{L}+)(?: |$)|-(?:on|upon|in|le|by|under|super)-/u.test(
    part,
  );
