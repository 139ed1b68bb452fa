import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { lineSign, readRoleHeading } from "./role-heading.ts";

/** A title with something beside it that is neither a place nor a second title. */
function namesBoth(text: string): boolean {
  if (!/[|,\t–—]|\s-\s|\sat\s/.test(text)) return false;
  return readRoleHeading([text], "title").company !== null;
}

/** What stands behind the title's comma names a team as often as a firm. */
function namesLoosely(text: string): boolean {
  return lineSign(text) === "title" && readRoleHeading([text], "title").tail !== null;
}

/** What stands behind the title's dash is no firm one can tell: often the ward or the team. */
function namesUnsurely(text: string): boolean {
  if (lineSign(text) !== "title" || !/\s[–—-]\s/.test(text)) return false;
  const { company } = readRoleHeading([text], "title");
  return company !== null && employerScore(company) === 0;
}

type Missing = { title: boolean; company: boolean; sureCompany: boolean };

/** Fields that heading texts do not give yet. */
export function missing(texts: readonly string[]): Missing {
  const said = texts.filter((text) => text !== "");
  const signs = said.map(lineSign);
  const named = signs.filter((sign) => sign !== "place").length;
  const both = said.some((text) => lineSign(text) === "title" && namesBoth(text));
  return {
    title: !signs.includes("title") && !(named >= 2),
    company: !signs.includes("employer") && named < 2 && !both,
    sureCompany: named === 1 && said.some((text) => namesLoosely(text) || namesUnsurely(text)),
  };
}

/** "Tolka Mouldings, Dublin": names with the town they are in are an employer's, whatever they say. */
export function isNameInTown(line: ShapedLine): boolean {
  return isNameLike(line) && readRoleHeading([line.divided], "title").location !== null;
}

/** Every word of a line is a name's: none is written small but those that join. */
export function isNameLike({ text, words }: ShapedLine): boolean {
  const named = text.replace(/\s\(\p{Ll}[^()]{2,40}\)/u, "");
  return words <= 10 && !/[.:;]$|(?<!\p{L})\p{Ll}{4,}/u.test(named);
}
