import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isDuration, type ShapedLine, trimEdges } from "./cv-line.ts";
import { startsQualification } from "./education-pieces.ts";
import { commaOutside } from "./employer-brackets.ts";
import { employerScore, isContractWord } from "./employers.ts";
import { isPlace } from "./places.ts";
import { rangeOf } from "./role-dates.ts";
import { labelled, lineSign } from "./role-heading.ts";
import { asHeading } from "./told-roles.ts";

/** One post named once above what was done in it, one dated line for each house: "THEATRE – as Stage Manager", "Hedda … Ely Playhouse … Spring 2022". */

const underSeveral =
  /(?<!\p{L})(?:freelance|self-employed|contracts?|credits|productions|supply|locum|agency|various)(?!\p{L})/iu;
/** Who else had a part in it. */
const withWhom =
  /^(?:dir|director|directed by|prod|producer|chor|des|designer|md|writer|with|by|for)(?:\.|:|\s)/iu;
const quoted = /^["“'‘].{1,60}["”'’](?:\s\([^()]{1,40}\))?$/u;
const longestHead = 10;

/** The post a line names for all lines below it, and whether it says so; null where it names none. */
function postAbove(line: ShapedLine | undefined): { post: string; sure: boolean } | null {
  if (line === undefined || line.source.bullet || line.ranges.length > 0) return null;
  if (line.words > longestHead || /[.;]$/.test(line.text) || labelled(line.text)) return null;
  const pieces = line.divided.split(/\s[–—-]\s|:\s/u).map(trimEdges);
  const said = pieces.at(-1) ?? "";
  const post = said.replace(/^as\s(?:an?\s)?/iu, "").replace(/:$/, "");
  const as = post.length < said.length;
  if (!looksLikeJobTitle(post.replace(/\s\([^()]*\)$/u, ""))) return null;
  const led = pieces.length > 1 && pieces.slice(0, -1).every((one) => lineSign(one) === "none");
  return as || led || underSeveral.test(line.text) ? { post, sure: as || led } : null;
}

const isCredit = (line: ShapedLine | undefined): line is ShapedLine =>
  line !== undefined &&
  line.ranges.length > 0 &&
  line.rest !== "" &&
  lineSign(line.rest) !== "title" &&
  labelled(line.text) === null &&
  !startsQualification(line.rest);

/** Whoever put it on: behind its name, or the one name that is a firm's. */
function houseOf({ rest, divided, ranges: [range] }: ShapedLine): string | null {
  // "… – Jan 2020 to March 2022, with a gap (illness)": behind the dates no house is named.
  const before = divided.slice(0, range?.from);
  const apart = (/\p{L}{2}/u.test(before) ? before : rest)
    .split(/\s*[|\t]\s*|\s[–—-]\s/u)
    .map(trimEdges);
  const named = apart.filter((part) => isName(part));
  const parts = named.length > 1 ? named : (named[0] ?? "").split(commaOutside);
  const [first = "", ...behind] = parts;
  const others = behind.filter((part) => isName(part) && !isPlace(part));
  const firm = others.find((part) => employerScore(part) > 0);
  const own = employerScore(first) > 0 && !quoted.test(first) && !/^the\s/iu.test(first);
  const house = firm ?? (own ? first : others[0]) ?? first;
  const [name = ""] = house.split(/,\s|\s\/\s/u);
  return name === "" || quoted.test(name) ? null : name;
}

const isName = (part: string): boolean =>
  /^[\p{Lu}\d"“'‘]/u.test(part) &&
  !isDuration(part) &&
  !withWhom.test(part) &&
  !isContractWord(part);

/** The lines below a post that are its credits; none where it heads none. */
function creditsBelow(lines: readonly ShapedLine[], at: number): ShapedLine[] {
  const head = postAbove(lines[at]);
  if (head === null) return [];
  const credits: ShapedLine[] = [];
  for (let i = at + 1; i < lines.length; i += 1) {
    const line = lines[i];
    if (!isCredit(line) || (line.source.gapBefore && i > at + 1)) break;
    credits.push(line);
  }
  return credits.length > (head.sure ? 0 : 1) ? credits : [];
}

/** How many lines right below one are credits of the post it names. */
export const creditsCount = (lines: readonly ShapedLine[], at: number): number =>
  creditsBelow(lines, at).length;

/** The lines of a section, each credit with its post and house as a line of names has them. */
export function withCredits(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const credits = creditsBelow(lines, at);
    const post = credits.length > 0 ? postAbove(line)?.post : undefined;
    if (post === undefined) {
      if (line) out.push(line);
      continue;
    }
    for (const credit of credits) {
      const when = rangeOf(credit);
      out.push(when === null ? credit : asHeading(credit, { post, firm: houseOf(credit), when }));
    }
    at += credits.length;
  }
  return out;
}
