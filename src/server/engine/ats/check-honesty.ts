import type { CvLine, CvRecord } from "../cv/cv-record.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { words } from "../text/words.ts";
import { type Check, fail, pass } from "./check.ts";
import { addressesMachines } from "./machine-instructions.ts";

/** Times the same skill may be named in one line, and outside the roles, before it reads as stuffing. */
const mostInLine = 3;
const mostOutsideRoles = 15;
/** Times the same statement may be repeated, and the fewest words that make one. */
const mostRepeats = 3;
const shortestBullet = 4;
const shortestRepeat = 7;

/** The lines of a statement that stands too often. */
function repeatedStatement(cv: CvRecord): CvLine[] | undefined {
  // Several roles with one employer rightly repeat the line that names it, and names are short.
  const headings = new Set(
    cv.lines
      .filter((line) => line.role !== null && !cv.roles[line.role]?.bullets.includes(line.index))
      .map((line) => line.index),
  );
  const lines = Map.groupBy(
    cv.lines.filter(
      ({ index, text, bullet }) =>
        !headings.has(index) && words(text).length >= (bullet ? shortestBullet : shortestRepeat),
    ),
    (line) => line.text.toLowerCase(),
  );
  return [...lines.values()].find((group) => group.length > mostRepeats);
}

export const checkStuffing: Check = ({ cv }) => {
  const inLine = new Map<string, number>();
  const outside = new Map<string, number>();
  const fix = "Name each skill once where you list it, and where you used it.";
  for (const { skill, line, start, end } of cv.skills) {
    const text = cv.lines[line]?.text ?? "";
    // "Windows 7, Windows 10" is a list; the same word again and again is not.
    const place = `${line} ${text.slice(start, end).toLowerCase()}`;
    const count = (inLine.get(place) ?? 0) + 1;
    inLine.set(place, count);
    if (count > mostInLine && text.length < 400) {
      return fail(`${skill} is named ${count} times or more in one line: ${inQuotes(text)}.`, fix);
    }
    if (cv.lines[line]?.role === null) outside.set(skill, (outside.get(skill) ?? 0) + 1);
  }
  const [stuffed] = [...outside].filter(([, count]) => count > mostOutsideRoles);
  if (stuffed) return fail(`${stuffed[0]} is named ${stuffed[1]} times outside your roles.`, fix);
  const repeated = repeatedStatement(cv);
  if (repeated)
    return fail(
      `The same line stands ${repeated.length} times: ${inQuotes(repeated[0]?.text ?? "")}.`,
      "Say it once, where it tells most.",
    );
  return pass("No word is repeated beyond reason.");
};

export const checkInstructions: Check = ({ document, cv }) => {
  const texts = [
    ...cv.lines.map((line) => line.text),
    ...document.layout.hidden.map((part) => part.text),
  ];
  const found = texts.find((text) => addressesMachines(text));
  if (found === undefined) return pass("Nothing in the text speaks to a screening program.");
  return fail(
    `This speaks to a screening program: ${inQuotes(found)}.`,
    "Remove it. It is ignored here, and a recruiter who sees it will think less of you.",
  );
};
