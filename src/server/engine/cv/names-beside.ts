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
    .filter((piece) => piece !== "" && !/^\d{1,3}\s(?:pts|points)\.?$/i.test(piece));
  const others = pieces.filter((piece) => !piece.startsWith(known) && !isPlace(piece));
  const [other = ""] = others;
  const [name = ""] = other.split(", ");
  if (others.length !== 1 || pieces.length === 1 || !/^\p{L}[^\d.:;]{2,60}$/u.test(name))
    return null;
  return other.split(" ").length <= 8 && findClassification(other) !== other ? name : null;
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

const trade =
  /^(?:(?:leaving|junior|inter(?:mediate)?)\scert|(?:[A-Z]{2,6}\s)?(?:[NS]VQ|BTEC|HNC|HND|C&G|City (?:&|and) Guilds|QQI|FETAC|Level \d|(?:national |advanced |higher |foundation |post-?graduate |graduate |professional )?(?:diploma|certificate))(?!\p{L}))/iu;
/** What school subjects and what was studied for a trade are called by, and no school. */
const subjectWord =
  /(?:ing|ics|logy|graphy|ture|ship|ment|studies|science|care|skills|arts?|crafts?|design|health|safety|english|irish|french|german|maths|history|music|law|level|honours|hons|pass|points|grades?|subjects|retail|sales|sport|tourism|online|day release|evenings?|part[- ]time|full[- ]time)$/i;
const plainName =
  /^(?:St\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:of|the|na|an|&)\s)?\p{Lu}[\p{L}'’.-]*){0,4}$/u;

/** "SVQ 2 Livestock, Craigside, 2011", "Leaving Cert, Christ King, Ennis, 1990": behind what names its subject or needs none stands where. */
export function placeBehindTrade(degree: string, line: ShapedLine): [string, string] | null {
  if (line.ranges.length === 0 || !trade.test(degree)) return null;
  const [course = "", name = "", ...town] = degree.split(/,\s(?![^()]{0,80}\))/);
  const exam = /^(?:leaving|junior|inter)/i.test(degree);
  const subject = findQualifications(course)[0]?.subject ?? null;
  if (name === "" || town.length > 1 || (subject === null && !exam)) return null;
  const words = name.split(/\s(?:&\s)?/);
  if (!plainName.test(name) || words.some((word) => subjectWord.test(word))) return null;
  if (skillNamed(name) !== undefined || findQualifications(name).length > 0) return null;
  return findClassification(name) === null ? [course, name] : null;
}

const mode =
  /^(?:distance learning|online|part[- ]time|full[- ]time|evenings?|day release|in[- ]house|remote|correspondence|(?:exp|expires|expired|renewed|valid|refresher|lapsed|due|current)\b.*)$/i;

/** "NEBOSH Certificate (distance learning, RRC, 2021)": in a bracket with the year, who taught it. */
export function nameInBracket({ divided, ranges }: ShapedLine): string | null {
  const [range] = ranges;
  if (range === undefined) return null;
  const open = divided.lastIndexOf("(", range.from);
  const close = divided.indexOf(")", range.to);
  if (open < 0 || close < 0 || close - open > 90) return null;
  const parts = [divided.slice(open + 1, range.from), divided.slice(range.to, close)]
    .flatMap((side) => side.split(/[,;]\s?/))
    .map(trimEdges)
    .filter((part) => part !== "" && !mode.test(part));
  const [name = ""] = parts;
  if (parts.length !== 1 || !plainName.test(name) || isPlace(name)) return null;
  return findClassification(name) === null && findQualifications(name).length === 0 ? name : null;
}

/** "Short course: Breakdown & ageing". */
const shortCourse =
  /^(?:short|evening|day|weekend|online|summer|night)\s(?:course|class|programme)(?:es|s)?(?:\sin)?:?\s/i;

/** What stands before the school on its line: what was studied there. */
export function subjectBefore(pieces: readonly string[], school: string): string | null {
  const [first] = pieces;
  if (first === undefined || pieces.indexOf(school) < 1 || isPlace(first)) return null;
  const named = first.replace(/\s\([\p{L}\d]{2,6}\)$/u, "");
  const told = named.replace(shortCourse, "");
  const plain = /^\p{Lu}[^\d.:;]{3,60}$/u.test(told) && named.split(" ").length <= 8;
  return plain && findClassification(first) === null ? first : null;
}
