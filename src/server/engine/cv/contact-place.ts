import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { mailAddress, phoneNumber } from "./contact-signs.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { couldBeTown } from "./home-town.ts";
import { contactLabels } from "./name-words.ts";
import { isPlace, isPlacePart, isStreet, isTownWithCode, ukPostcode } from "./places.ts";
import { lineSign } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";

const placeLabels = foldedSet(contactLabels.location, ";");
/** Signs of an icon font or a symbol in front of a contact detail. */
const iconBefore = /^[^\p{L}\p{N}(+]+/u;
const pieceDivider =
  /\s*[|•·●¦\t]\s*|\s+[*~]\s+|\s+[–—-]\s+|\s{3,}|(?<=[\p{L}\d]{3})\.\s+(?=\p{Lu})/u;

/** Addresses and phone numbers, which may stand beside a place without a divider. */
const notPlace = new RegExp(
  `${mailAddress}|https?://\\S{1,200}|(?:www\\.|linkedin\\.com|github\\.com)\\S{1,200}|${phoneNumber}`,
  "g",
);

/** "Catterick, North Yorkshire", "Gomshall, near Guildford, Surrey": a town no list knows before its county. */
function isSmallTown([town, county, ...more]: readonly string[]): boolean {
  if (town === undefined || county === undefined) return false;
  const near = /^near\s/.test(county);
  if (more.length > 0 && !(near && isPlace(more.join(", ")))) return false;
  return (
    /^(?:St\.?\s)?\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}\p{Ll}{2,20})?$/u.test(town) &&
    (near || isPlace(county)) &&
    employerScore(town) < 2 &&
    lineSign(town) !== "title"
  );
}

/** "69100 Villeurbanne" behind its street: a town no list knows. */
const codeAndTown = /^\d{4,5}\s\p{Lu}[\p{L}'’-]{2,30}(?:[\s-][\p{L}'’-]{2,20}){0,3}$/u;

/** "Department of History, University of Exeter, Exeter": whose address it is. */
function isInstitution(part: string): boolean {
  if (isPlacePart(part)) return false;
  return !isStreet(part) && (employerScore(part) >= 2 || isSchool(part));
}

/** A street, or anything with the number or the name of a house: "Am Mühlbach 7", "The Old Forge". */
function isHouse(part: string): boolean {
  if (isStreet(part) && /\d|^(?:ffordd|heol|stryd|rue|all[ée]e|via|calle|rua)\s/i.test(part))
    return true;
  if (
    /^The\s\p{Lu}|\s(?:Cottage|House|Farm|Farmhouse|Lodge|Forge|Barn|Building)$/u.test(part.trim())
  )
    return true;
  if (numberedHouse.test(part.trim())) return true;
  return /^\p{Lu}[\p{L}\s.'-]{3,40}\s\d{1,4}\s?[a-z]?$/u.test(part.trim());
}

/** "22b Quarry Rigg", "14 Weaver's Fold": a number before a name, whatever the road is called. */
const numberedHouse =
  /^(?:(?:[Ff]lat|[Uu]nit)\s\w{1,4}\s)?\d{1,4}(?:[a-z]|[/-]\d{1,3})?\s(?:\p{Lu}[\p{L}.'’-]{1,20}|the|of|y|St)(?:\s(?:\p{Lu}[\p{L}.'’-]{1,20}|the|of|y)){0,4}$/u;

/** "Flat 6, Canal Wharf, Leeds": what stands behind a number within a house is the house. */
const isFlat = (part: string) => /^(?:flat|apartment|apt|unit|room)\s\w{1,4}$/iu.test(part.trim());

/** "14 Tansy Rise, Ormsby Green": behind a house with its number the names are those of its town, known or not. */
function isAddress(parts: readonly string[], house: number): boolean {
  const numbered = parts.slice(0, house + 1).some((part) => /^\d|^flat\s/i.test(part.trim()));
  const towns = parts.slice(house + 1);
  return (
    (numbered || isTownWithCode(towns.at(-1) ?? "")) &&
    towns.length <= 3 &&
    towns.every((town) => couldBeTown(town) || isPlacePart(town) || isTownWithCode(town))
  );
}

/** "Horfield, Bristol  Mobile: …": what the number behind a place is called. */
const numberLabel =
  /(?:,\s|\s{1,4})(?:tel|tél|telephone|phone|mobile|mob|mail|e-?mail)[.:\s]{0,4}$/iu;

/** The place in a piece of a contact line, from the town on, as written. */
function placeIn(piece: string): string | null {
  const text = piece
    .trim()
    .replace(/^(?:a|add|addr|address|location)\s?:\s+/i, "")
    .replace(/^(?:I\s)?(?:live|living|based|located|resident)\sin\s(?=\p{Lu})/iu, "")
    .replace(/\s\([\p{Ll}\d][^()]{2,60}\)$/u, "")
    .replace(numberLabel, "")
    .replace(/^[,;\s]+|[.,;/\s]+$/g, "");
  if (text.length > 120 || text.includes("@") || text === "") return null;
  const parts = text.split(/,\s*/);
  const before = parts.findLastIndex(
    (part, i) =>
      isInstitution(part) ||
      isHouse(part) ||
      (i === 0 && parts.length > 2 && isStreet(part)) ||
      isFlat(parts[i - 1] ?? ""),
  );
  if (before >= 0 && before < parts.length - 1) {
    const behind = parts.slice(before + 1).join(", ");
    const known = placeIn(behind);
    if (known !== null) return known;
    if (isAddress(parts, before)) return behind;
  }
  const [street = "", ...town] = parts;
  const behindStreet = town.length > 1 && street.includes(" ") && isStreet(street);
  if (behindStreet && isPlace(town.join(", "))) return placeIn(town.join(", "));
  if (isPlace(text) && !/^(?:remote|hybrid)$/i.test(text)) return text;
  if (isSmallTown(parts) || isTownWithCode(text)) return text;
  const [first = "", county = "", ...none] = parts;
  if (none.length === 0 && couldBeTown(first) && isTownWithCode(county)) return text;
  for (let from = 1; from < parts.length; from++) {
    const rest = parts.slice(from).join(", ");
    const start = text.indexOf(parts[from] ?? "", parts.slice(0, from).join(",").length);
    if (isPlace(rest)) return text.slice(start);
    if (codeAndTown.test(rest) && isHouse(parts[from - 1] ?? "")) return text.slice(start);
  }
  if (!ukPostcode.test(text) || parts.length < 2) return null;
  const from = parts.findIndex((part, i) => i > 0 && !isStreet(part) && !/\d/.test(part));
  const start =
    from < 0 ? -1 : text.indexOf(parts[from] ?? "", parts.slice(0, from).join(",").length);
  return start < 0 ? null : text.slice(start);
}

function labelledPlace(line: string): string | null {
  const colon = line.search(/[:\t]/);
  if (colon < 1 || colon > 40 || !placeLabels.has(foldLetters(line.slice(0, colon)).trim()))
    return null;
  // "(willing to relocate)", "(on request)", "(Home)": no part of the place.
  const value = (
    line
      .slice(colon + 1)
      .replaceAll(notPlace, " | ")
      .trim()
      .split(/[\s,;]*\||\s*\t/)[0] ?? ""
  )
    .replace(/\s\((?:\p{Ll}[^()]{0,60}|Home|Work)\)\s*$/u, "")
    .replace(numberLabel, "")
    .trim();
  if (value === "" || value.length > 120) return null;
  const known = placeIn(value);
  if (known !== null) return known;
  const parts = value.split(/,\s*/);
  const from = parts.findIndex((part, i) => !isStreet(part) && (i > 0 || !/^\d+\b/.test(part)));
  return from <= 0 ? value : value.slice(value.indexOf(parts[from] ?? "", parts[0]?.length ?? 0));
}

/** Where the person lives, as the contact lines write it. */
export function findLocation(lines: readonly ShapedLine[]): string | null {
  for (const { divided } of lines) {
    for (const piece of divided.split(/\s*[|•·]\s*/)) {
      const said = labelledPlace(piece);
      if (said !== null) return said;
    }
  }
  for (const [at, { text, divided, ranges }] of lines.entries()) {
    if (ranges.length > 0 && !/\d{4,}/.test(text)) continue;
    const bare = divided.replace(/^[\p{L}\s]{2,20}:\s/u, "").replaceAll(notPlace, " | ");
    const pieces = bare.split(pieceDivider).map((piece) => piece.replace(iconBefore, ""));
    for (const [i, piece] of pieces.entries()) {
      const place = placeIn(piece);
      if (place !== null)
        return withCodeBelow(withTownAbove(place, lines[at - 1]), divided, lines[at + 1]);
      if (codeAndTown.test(piece) && isHouse(pieces[i - 1] ?? "")) return piece;
    }
  }
  const town = lines.findIndex(({ text }) => isStreet(text.split(",")[0] ?? ""));
  const next = lines[town + 1]?.text;
  return town >= 0 && next !== undefined && (isPlacePart(next) || codeAndTown.test(next))
    ? next
    : null;
}

const isPostcode = (text: string): boolean =>
  text.trim() !== "" && text.replace(ukPostcode, "").trim() === "";

/** "Hessle" above "HU13 0QQ": the post code alone on the line below a place that ends its own. */
function withCodeBelow(place: string, line: string, below: ShapedLine | undefined): string {
  const alone = below !== undefined && isPostcode(below.text);
  return alone && line.trim().endsWith(place) && !ukPostcode.test(place)
    ? `${place} ${below.text.trim()}`
    : place;
}

/** A post code alone on its line belongs to the town on the line above, known or not. */
function withTownAbove(place: string, above: ShapedLine | undefined): string {
  const named = /^\p{Lu}\p{Ll}+(?:[\s-]\p{L}{2,20}){0,3},?$/u.test(above?.text ?? "");
  return isPostcode(place) && above && named && lineSign(above.text) === "none"
    ? `${above.text} ${place}`
    : place;
}
