import { belowLabel, pinned, smallPlace } from "./place-cues.ts";
import { isKnown, isShaped, isTown, placeNames } from "./town-names.ts";

/** Towns, each of which could be one, on the line below "Location". */
export function townsBelowLabel(text: string): string | null {
  for (const [, line = ""] of text.slice(0, 4_000).matchAll(belowLabel)) {
    const parts = line
      .trim()
      .replace(/\s\(.*$/u, "")
      .split(/,\s|\s[|·]\s/u);
    if (parts.every(isTown) && parts.some((part) => isKnown(part) || isShaped(part)))
      return line.trim();
  }
  return null;
}

/** The place behind a drawn pin. */
export function pinnedPlace(text: string): string | null {
  const [, place = ""] = [...text.slice(0, 2_000).matchAll(pinned)][0] ?? [];
  const bare = place.replace(/\s\(?[A-Z]{1,2}\d.*$/u, "");
  return place !== "" && bare.split(", ").every(isTown) ? balanced(place) : null;
}

/** With the bracket that a pattern left open. */
const balanced = (place: string) =>
  place.includes("(") && !place.includes(")") ? `${place})` : place;

/** Places in a first line without capitals, the first of which we know. */
export function placeInSmall(text: string): string | null {
  const [line = ""] = text.trimStart().split("\n", 1);
  const place = /\p{Lu}\p{Ll}/u.test(line) ? undefined : smallPlace.exec(line)?.[1];
  const [first = ""] = place?.split(/ and | & |, |\//u) ?? [];
  return place && (placeNames.has(first) || placeNames.has(place)) ? place : null;
}
