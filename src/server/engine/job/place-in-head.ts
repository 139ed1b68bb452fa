import { unshouted } from "../text/unshouted.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isCounty } from "../vocabulary/place-names.ts";
import { headLines, headPieces } from "./ad-head.ts";
import { isAddress } from "./address-line.ts";
import { companySuffix, ofGovernment, trade } from "./company-cues.ts";
import { isToldOf, saysKind } from "./company-in-head.ts";
import { outward } from "./place-codes.ts";
import { readHeading } from "./section-heading.ts";
import { isKnown, isShaped, isTown, town } from "./town-names.ts";

const farthest = 10;

/** What pieces of the head name as the place, with how much each is worth: an address, a town and its county, a town behind a name. */
export function placesInHead(text: string): [string, number][] {
  const lines = headLines(text).slice(0, farthest);
  const read = lines.flatMap((line, at) =>
    headPieces(line).map((piece) => placeIn(piece, at, text)),
  );
  return [...read.filter((found) => found !== null), ...belowEmployer(lines, text)];
}

/** A short line under the employer's that is a name and nothing else, though no list knows it. */
function belowEmployer(lines: readonly string[], text: string): [string, number][] {
  const at = lines.findIndex((line) => saysKind(line) || isToldOf(line, text));
  const below = at < 0 ? undefined : lines[at + 1];
  const facts = /[£€$]|\d/u.test(lines[at + 2] ?? "");
  const named =
    below !== undefined &&
    (facts || isShaped(below)) &&
    /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?$/u.test(below);
  return named && isTown(below) && readHeading(below) === null && !isToldOf(below, text)
    ? [[below, 3]]
    : [];
}

/** "Great Wilmere Parish Council", "Marsh Barton Town Council": the town that a council is of. */
export function townOfBody(text: string): string | null {
  for (const piece of headLines(text).flatMap(headPieces)) {
    const plain = unshouted(piece);
    const found = bodyOfTown.exec(plain);
    const place = found?.[1];
    if (place && isTown(place)) return place;
  }
  return null;
}

const bodyOfTown =
  /^(?:The )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:Parish|Town|City|Borough|Metropolitan Borough) Council(?: is\b.*)?$/u;

/** "Llanfedw Library" under the council's name; null where the head names no body that runs such a place. */
export function siteInHead(text: string): string | null {
  const pieces = headLines(text).slice(0, farthest).flatMap(headPieces);
  return pieces.some((one) => body.test(one))
    ? (pieces.find((one) => workplace.test(one)) ?? null)
    : null;
}

const body =
  /\s(?:Council|COUNCIL|Trust|TRUST|Health Board|HEALTH BOARD|University|UNIVERSITY)$|^(?:University|UNIVERSITY) (?:of|OF)\s/u;
const workplace =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,4} (?:Library|Hospital|Infirmary|Leisure Centre|Health Centre|Community Centre|Children['’]s Centre|Civic Centre|Depot|Campus|Nursery|Museum|Town Hall)$/u;

const lead = /^(?:(?:based |located )?(?:in|near|nr\.?|at)|covering|serving)\s+(?=\p{Lu})/iu;
const behind = new RegExp(
  `,\\s(?:with|plus|and (?:home|hybrid)|hybrid|remote|some)\\b.*$|,?\\s+\\([^)]*\\)?$|,?\\s+${outward}(?:\\s\\d[A-Z]{2})?$|\\s(?:area|branch|office)$`,
  "u",
);
const road =
  /^(?:(?:Units?|No\.?|Suite|Floor)\s)?\d{1,4}[A-Za-z]?(?:\s?[-–/]\s?\d{1,4})?,?\s\p{Lu}\p{L}+ \p{Lu}|\p{L} (?:Street|Road|Lane|Avenue|Terrace|Crescent|Quay|Wharf|Square|Parade|Mews|Business Park|Retail Park|Industrial Estate|Trading Estate)$/u;
const site = new RegExp(
  `(?:\\s(?:${companySuffix}|Centre|Hotel|Inn|Arms|House|Nursery|Practice|Depot|Garage|Salon|Library|Offices?|Pharmacy|Theatre|Museum|Church|Kennels|Shop|Lodge|Stables|Brewery|Bakery))$`,
  "u",
);

/** "Cedar Bluff Mechanical, LLC" names a firm. */
const usForm = /,\s(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|LP|PLLC|PC|Ltd|Limited)(?=\s|$)/u;

/** "BOUTIQUE HOTEL NR AMBLESIDE" */
const shoutedNear = /^\P{Ll}+\s(?:NR\.?|NEAR|IN)\s(\p{Lu}{3,}(?:[ -]\p{Lu}+){0,2})$/u;

const office = new RegExp(ofGovernment, "u");

function placeIn(piece: string, at: number, text: string): [string, number] | null {
  if (office.test(piece)) return null;
  if (piece.length > 120 || /[:£€$?!]|\d{4}/u.test(piece)) return null;
  if (usForm.test(piece)) return null;
  const whole = piece.replace(lead, "").replace(/[.,]$/u, "");
  const parts = whole.replace(behind, "").split(/,\s+/u);
  const street = parts.findIndex((part) => road.test(part));
  if (street >= 0 && parts.slice(street + 1).every((part) => town.test(part)))
    return [whole.split(/,\s+/u).slice(street).join(", "), parts.length - street > 1 ? 7 : 3];
  const near = shoutedNear.exec(piece)?.[1];
  if (near && isKnown(unshouted(near))) return [near, 6];
  const last = parts.at(-1) ?? "";
  const inn = /^(?:The )?\p{Lu}[\p{L}'’ ]{2,30} at (\p{Lu}[\p{L}'’-]+)$/u.exec(whole)?.[1];
  if (inn && at < 3 && isTown(inn) && (isKnown(inn) || isShaped(inn))) return [inn, 4];
  if (!isTown(last)) return null;
  if (isAddress(whole)) return [whole, 5];
  if (parts.filter(isKnown).length > 2) return null;
  const before = parts.at(-2);
  const known = isKnown(last);
  if (before === undefined) {
    if (known || new RegExp(`\\(?\\b${outward}\\b`, "u").test(whole)) return [whole, 6];
    return isShaped(last) && at < 6 && !isToldOf(last, text) ? [last, 3] : null;
  }
  const pair = isTown(before) && !site.test(before) && !looksLikeJobTitle(before);
  if (known)
    return [
      pair && !trade.test(before) && parts.length > 1 && !isFirm(parts, at)
        ? `${before}, ${last}`
        : last,
      7,
    ];
  if (parts.length === 2 && (saysKind(before) || isToldOf(before.replace(/^The /u, ""), text)))
    return [last, 6];
  if (parts.length > 3 || !isShaped(last)) return null;
  return looksLikeJobTitle(before) || site.test(before) || trade.test(before) ? [last, 5] : null;
}

/** "Savills, Exeter": what stands before the only town of a line below the title is a name, "Penmarrow, Cornwall" has none. */
function isFirm(parts: readonly string[], at: number): boolean {
  const [first = ""] = parts;
  return (
    parts.length === 2 && at < 3 && !isKnown(first) && !isShaped(first) && !isCounty(parts[1] ?? "")
  );
}
