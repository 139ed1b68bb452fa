import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { places } from "../vocabulary/place-names.ts";
import {
  countries,
  moreCities,
  moreUkPlaces,
  states,
  streetEnds,
  streetStarts,
} from "./place-names.ts";
import { countriesAbroad, townsAbroad } from "./places-abroad.ts";

const key = (text: string) =>
  foldLetters(text)
    .replace(/[.’']/g, "")
    .replace(/[\s-]+/g, " ")
    .trim();
const listed = (list: string) => list.split(";").map(key);

const stateShort = new Set(states.split(";").map((state) => state.trim().slice(0, 2)));
const stateNames = new Set(states.split(";").map((state) => key(state.trim().slice(2))));
const countryNames = new Set([...listed(countries), ...listed(countriesAbroad)]);
const towns = new Set([
  ...listed(places.join("; ").toLowerCase()),
  ...listed(moreUkPlaces),
  ...listed(moreCities),
  ...listed(townsAbroad),
  ...stateNames,
]);
const endsStreet = foldedSet(streetEnds, " ");
const startsStreet = foldedSet(streetStarts, " ");

export const ukPostcode = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/;
/** The first half of a post code, by the letters there are. */
const outwardCode =
  /^(?:A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\d[A-Z\d]?$/;
/** "Hessle HU13", "Ely CB7 4": a town, known or not, and the half of a post code. */
export function isTownWithCode(text: string): boolean {
  const [, code = ""] =
    /^(?:St\.?\s)?\p{Lu}[\p{L}'’-]{2,20}(?:\s[\p{L}'’-]{2,20}){0,3},?\s(\p{Lu}{1,2}\d[\p{Lu}\d]?)(?:\s\d\p{L}{0,2})?$/u.exec(
      text,
    ) ?? [];
  return outwardCode.test(code);
}

const zipCode = /^\d{5,6}(?:-\d{3,4})?$/;

const placeJoin = /\s(?:and|&|und|et|y|e|i)\s/u;

/** What stands in a town, or around it: "Leeds office", "Stockport area". */
const seat =
  /\s(?:area|side|region|city|metropolitan area|patch|territory|sites?|branch|office|depot|store)$/i;

/** "jud. Sibiu", "woj. mazowieckie", "provincia de Murcia": a county that says it is one. */
const county =
  /^(?:jud(?:\.|ețul|eţul)|woj\.|województwo|pow\.|okres|okr\.|kraj|provincia d[ei]|prov\.|Landkreis|Kreis|distrito de)\s\p{L}[\p{L}-]{2,20}(?:\s\p{L}{2,20})?$/u;

/** Whether one comma-separated part is a town, county, state or country, perhaps with its post code. */
export function isPlacePart(part: string): boolean {
  const text = part.trim().replace(/\.$/, "");
  if (text === "" || text.length > 40) return false;
  if (stateShort.has(text)) return true;
  const [, town, country] = /^([^()]{2,30})\s\(([^()]{2,30})\)$/u.exec(text) ?? [];
  if (town && country) return isPlacePart(town) && isPlacePart(country);
  const name = key(text);
  if (towns.has(name) || countryNames.has(name) || outwardCode.test(text)) return true;
  const bare = text
    .replace(ukPostcode, "")
    .replace(/(?<=\p{L})\s\d{1,2}(?:er?|[èe]me)$/u, "")
    .replace(/\s[A-Z]{1,2}\d[A-Z\d]?(?:\s\d)?$/, "")
    .replace(/^\d{4}-\d{3}\s(?=\p{Lu})/u, "")
    .replace(/^\d{4}\s?[A-Z]{2}\s(?=\p{Lu})/u, "")
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s|\s\d{4,6}(?:-\d{3,4})?$|^\d{2}-\d{3}\s/, "")
    .replace(/^(?:greater|central|north|south|east|west|near|city of|г\.)\s+/i, "")
    .replace(seat, "")
    .trim();
  if (county.test(text)) return true;
  if (bare === text) return false;
  return bare === "" || stateShort.has(bare) || towns.has(key(bare)) || countryNames.has(key(bare));
}

const isTown = (part: string) => isPlacePart(part) && !countryNames.has(key(part));

/** "Hounslow and Ealing": two places of one job; "UK and Ireland" is as often what a title is for. */
function areTwoPlaces(part: string): boolean {
  return arePlaces(part) && part.replace(seat, "").split(placeJoin).every(isTown);
}

/** "Ireland and Benelux": two places, whatever they are. */
export function arePlaces(part: string): boolean {
  const [first = "", second, more] = part.replace(seat, "").split(placeJoin);
  return more === undefined && second !== undefined && [first, second].every(isPlacePart);
}

/** Whether a part can only be the end of a place: a state, a country, a post code. */
export function endsPlace(part: string): boolean {
  const text = part.trim().replace(/\.$/, "");
  if (stateShort.has(text.slice(0, 2)) && /^[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/.test(text))
    return true;
  return (
    county.test(text) ||
    countryNames.has(key(text)) ||
    stateNames.has(key(text)) ||
    (/\s[A-Z]{1,2}\d[A-Z\d]?$/.test(text) && isPlacePart(text)) ||
    ukPostcode.test(text) ||
    zipCode.test(text)
  );
}

/** Whether a text is a place and nothing else: "Leeds", "Leeds, UK", "Tacoma, WA", "City , State". */
export function isPlace(text: string): boolean {
  const parts = text
    .split(/\s*[,/]\s*|\s[-–|]\s/)
    .map((part) => part.replace(/[()]/g, "").trim())
    .filter((part) => part !== "");
  const last = parts.at(-1);
  if (last === undefined || parts.length > 4) return false;
  if (parts.every((part) => isPlacePart(part) || areTwoPlaces(part))) return true;
  if (!endsPlace(last)) return false;
  return parts
    .slice(0, -1)
    .every((part) => isPlacePart(part) || isName(part) || zipCode.test(part));
}

function isName(part: string): boolean {
  // "Kestrel Lifting at Elm Gardens" says whose work it was, too.
  return (
    part.length <= 30 &&
    !part.includes(" at ") &&
    /^\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,3}$/u.test(part)
  );
}

/** Words that end in what a street is called: "Hauptstrasse", "Kerklaan". */
const streetCompound = /(?:strasse|straat|laan|weg|platz|str)$/;

/** Whether a part is a street with a number or the name of a road; "Hall Lifting at Elm Gardens" says whose work it was. */
export function isStreet(part: string): boolean {
  const words = foldLetters(part)
    .split(/[\s.,]+/)
    .filter((word) => word !== "");
  const [first = "", second] = words;
  const last = words.at(-1) ?? "";
  if (words.length > 8 || second === "of" || words.includes("at")) return false;
  const ends = (word: string) => endsStreet.has(word) || streetCompound.test(word);
  if (/\d/.test(part)) return words.some((word) => ends(word) || startsStreet.has(word));
  return words.length <= 4 && (startsStreet.has(first) || streetCompound.test(first) || ends(last));
}
