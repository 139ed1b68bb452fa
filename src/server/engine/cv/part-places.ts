import { skillNamed } from "../lexicon/lexicon.ts";
import { isShouted } from "../text/unshouted.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { townShape } from "./employer-brackets.ts";
import { endsInLegalForm, isKnownEmployer, isSelfEmployment } from "./employers.ts";
import { arePlaces, endsPlace, isPlacePart, isStreet } from "./places.ts";
import type { Kinded, Part } from "./role-parts.ts";

/** Where a branch stands: "Whitgift Centre", "Fort Retail Park", "Luton Airport". */
const site =
  /^(?:St\.?\s)?\p{Lu}[\p{L}'’-]+\s(?:(?:Shopping|Retail|Leisure|Outlet|Town|City)\s)?(?:Centre|Center|Park|Mall|Arcade|Airport|Station|Services)$|^Port of \p{Lu}\p{L}+$/u;
/** "near Cockermouth", "Kelsall branch", "Dover delivery office": where somebody worked for an employer named before. */
const whereabouts =
  /^(?:near|nr\.?|outside|just outside)\s\p{Lu}|^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s(?:(?:delivery|sorting|head|main|town|ticket)\s)?(?:branch|office|station|depot|site|store|campus|surgery)$/u;
/** "St Brannock": a town called by its saint; "St Mary's" is a school, a ward or a church. */
const saintsTown = /^St\.?\s\p{Lu}\p{Ll}+$/u;
/** "Farm shop and deliveries": words in small letters, which no employer's name has. */
const inSmallLetters = /\s\p{Ll}{4,}/u;

/** The last part behind an employer's name: a town no list knows, unless it is a subject or part of a name. */
function isTownBehind(employer: Part, text: string): boolean {
  if (employer.kind === "title" || employer.kind === "place") return false;
  const acronym = /^[\p{Lu}\d&]{2,6}$/u.test(employer.text);
  if (employer.kind === "unknown" && !employer.text.includes(" ") && !acronym) return false;
  if (employer.text.length > 60) return false;
  if (employer.kind === "unknown" && inSmallLetters.test(employer.text)) return false;
  if (!townShape.test(text) || endsInLegalForm(`x ${text}`)) return false;
  const shouted = text === text.toUpperCase();
  if (shouted && !(endsInLegalForm(employer.text) && isShouted(employer.text) && text.length > 3))
    return false;
  if (findLanguages(text).length > 0) return false;
  return !/\b(?:and|et|und|y|e|i|en|&)\b/u.test(text) && skillNamed(text) === undefined;
}

/** Whether a text is a place no list knows, by what it stands between. */
function isUnlistedPlace(text: string, before: Part, next: string | undefined): boolean {
  // "Camp counsellor, Camp Windermere Pines, Maine": behind a title so long a name is the employer's.
  if (before.kind === "title" && text.split(/\s+/).length > 2) return false;
  const town =
    next === undefined ? isTownBehind(before, text) : endsPlace(next) && text.length < 30;
  if (town || (before.kind !== "title" && isStreet(text))) return true;
  return isKnownEmployer(before.text) && !/\d/.test(text);
}

/** Whether a part between commas is a place, by itself or by what stands beside it. */
export function isPlaceHere(
  text: string,
  { kind, score }: Kinded,
  before: Part | undefined,
  [next]: readonly string[],
): boolean {
  // "Wincanton, C+E Driver": a firm called like a town, where no land or county stands behind it.
  if (before === undefined && kind === "employer" && score === 3 && next && !isPlacePart(next))
    return false;
  if (isPlacePart(text)) return true;
  if (before === undefined || isSelfEmployment(before.text)) return false;
  if (before.kind === "place" && arePlaces(text)) return true;
  if (before.kind !== "title" && (site.test(text) || whereabouts.test(text))) return true;
  if (before.kind === "employer" && next === undefined && saintsTown.test(text)) return true;
  if (isStreet(before.text) && next === undefined && townShape.test(text) && kind === "unknown")
    return true;
  return kind === "unknown" && isUnlistedPlace(text, before, next);
}
