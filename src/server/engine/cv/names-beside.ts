import { skillNamed } from "../lexicon/lexicon.ts";
import { findClassification, findQualifications } from "../vocabulary/qualifications.ts";
import { type ShapedLine, trimEdges } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";
import { townShape } from "./employer-brackets.ts";
import { isPlace } from "./places.ts";

const hardDivider = /\s*[|•·\t]\s*|\s+[–—-]\s+/u;

/** The one name beside a degree or a school on a dated line, parted from it by more than a comma. */
export function nameBeside(line: ShapedLine, known: string): string | null {
  if (line.ranges.length === 0) return null;
  const pieces = line.rest
    .split(hardDivider)
    .map(trimEdges)
    .filter((piece) => piece !== "");
  const others = pieces.filter((piece) => !piece.startsWith(known) && !isPlace(piece));
  const [other = ""] = others;
  if (others.length !== 1 || pieces.length === 1 || !/^\p{L}[^\d.:;]{2,60}$/u.test(other))
    return null;
  return other.split(" ").length <= 8 && findClassification(other) !== other
    ? (other.split(", ")[0] ?? null)
    : null;
}

/** "St Edward's, Romford: GCSEs in Maths": a name in a town, or a saint's. */
export function nameBeforeColon(text: string): string | null {
  const [, name = "", , town] =
    /^(\p{Lu}[^:.,\d]{3,60})(,\s([^:.]{2,40}))?[:.]\s/u.exec(text) ?? [];
  const course = startsQualification(text.slice(text.search(/[:.]\s/) + 2));
  const seated = town !== undefined && (isPlace(town) || (course && townShape.test(town)));
  return /^St\.?\s/.test(name) || seated ? name : null;
}

const isExam =
  /^(?:\S{1,8}\s)?(?:GCSEs?|[AO][ -]?levels?|AS[ -]?levels?|Highers?|National 5s?)(?!\p{L})/iu;

/** "BDes Graphic Design, ArtEZ, Arnhem": before a town, or with an acronym in front, the last name is the school's. */
export function schoolBehind(degree: string, pieces: readonly string[]): [string, string] | null {
  const [, course, name] = /^([^:]{4,80}), (\p{Lu}[\p{L}\d.&'’ -]{1,50})$/u.exec(degree) ?? [];
  if (!course || !name || name.split(" ").length > 5 || findQualifications(course).length === 0)
    return null;
  // "A levels in German, French and Geography, Truro" names subjects up to the town.
  if (isExam.test(course) || /\s(?:and|&)\s/.test(name)) return null;
  const town = isPlace(pieces[pieces.indexOf(degree) + 1] ?? "");
  const acronym = /^\p{Lu}{3,6}\s\p{Lu}\p{L}/u.test(name);
  if ((!town && !acronym) || findClassification(name) !== null) return null;
  return skillNamed(name) === undefined && findQualifications(name).length === 0
    ? [course, name]
    : null;
}

/** What stands before the school on its line: what was studied there. */
export function subjectBefore(pieces: readonly string[], school: string): string | null {
  const [first] = pieces;
  if (first === undefined || pieces.indexOf(school) < 1 || isPlace(first)) return null;
  const named = first.replace(/\s\([\p{L}\d]{2,6}\)$/u, "");
  const plain = /^\p{Lu}[^\d.:;]{3,60}$/u.test(named) && named.split(" ").length <= 8;
  return plain && findClassification(first) === null ? first : null;
}
