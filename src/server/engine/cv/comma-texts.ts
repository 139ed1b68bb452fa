import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { commaOutside, townShape } from "./employer-brackets.ts";
import { employerScore } from "./employers.ts";
import { endsPlace, isPlacePart, isStreet } from "./places.ts";
import { joinColleges } from "./school-names.ts";

/** Comma-separated parts; a town before a state and a title behind one are parts too ("Acme Leeds, UK Driver"). */
export function commaTexts(piece: string): string[] {
  const texts = joinColleges(piece.split(commaOutside).filter((text) => text !== ""));
  return texts.flatMap((text, i) => {
    const words = text.split(/\s+/);
    const [first = "", ...behind] = words;
    if (i > 0 && behind.length > 0 && endsPlace(first) && looksLikeJobTitle(behind.join(" "))) {
      return [first, behind.join(" ")];
    }
    const last = words.at(-1) ?? "";
    const next = texts[i + 1]?.split(/\s+/)[0] ?? "";
    if (
      words.length > 1 &&
      isPlacePart(last) &&
      endsPlace(next) &&
      !isPlacePart(text) &&
      !isKindInTown(words) &&
      !/\b(?:of|in)$/i.test(words.slice(0, -1).join(" "))
    ) {
      return [words.slice(0, -1).join(" "), last];
    }
    return [text];
  });
}

/** "Universität Greifswald": what it is and its town are the whole name. */
const isKindInTown = ([kind = "", ...town]: readonly string[]): boolean =>
  town.length === 1 && employerScore(kind) === 2;

/** "Newell Brands, Atlanta, GA": behind the name of a town's place there is room for no third part but a name. */
export function isNameBeforeTown([
  name = "",
  town = "",
  state = "",
  ...more
]: readonly string[]): boolean {
  return (
    more.length === 0 &&
    (isPlacePart(town) || (name.split(/\s+/).length > 2 && townShape.test(town))) &&
    endsPlace(state) &&
    !isPlacePart(name) &&
    !isStreet(name)
  );
}

/** Before a country or a state a title or an organisation is no town: "Teacher, Belmont Primary School, Zimbabwe". */
export function namesMore(text: string): boolean {
  if (isPlacePart(text) || isStreet(text)) return false;
  return looksLikeJobTitle(text) || (employerScore(text) > 0 && text.includes(" "));
}
