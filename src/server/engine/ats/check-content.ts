import type { SectionKind } from "../../../shared/parsed-cv.ts";
import { nameList } from "../match/name-list.ts";
import { words } from "../text/words.ts";
import { type Check, fail, pass, quoted, warn } from "./check.ts";
import { addressesMachines } from "./machine-instructions.ts";
import { personalDetailWords } from "./personal-detail-words.ts";

export const checkName: Check = ({ cv }) =>
  cv.contact.fullName === null
    ? warn("No name could be read at the top.", "Put your name alone on the first line.")
    : pass("A name was read at the top.");

export const checkEmail: Check = ({ cv }) =>
  cv.contact.email === null
    ? fail("No e-mail address could be read.", "Write your e-mail address as text near the top.")
    : pass("An e-mail address was read.");

export const checkPhone: Check = ({ cv }) =>
  cv.contact.phone === null
    ? warn("No phone number could be read.", "Write your phone number as text near the top.")
    : pass("A phone number was read.");

const expected: readonly (readonly [SectionKind, string])[] = [
  ["experience", "Experience"],
  ["education", "Education"],
  ["skills", "Skills"],
];

export const checkHeadings: Check = ({ cv }) => {
  const kinds = new Set(
    cv.sections.filter((section) => section.heading !== "").map((section) => section.kind),
  );
  const absent = expected.filter(([kind]) => !kinds.has(kind)).map(([, name]) => name);
  if (kinds.has("experience") && kinds.has("education")) {
    return pass("Headings for experience and education were read.");
  }
  const evidence = `No heading was recognised for ${nameList(absent, 3)}.`;
  const fix = `Use plain headings such as ${nameList(
    absent.map((name) => `“${name}”`),
    3,
  )}, each alone on its line.`;
  return kinds.has("experience") ? warn(evidence, fix) : fail(evidence, fix);
};

export const checkDates: Check = ({ cv }) => {
  const roles = cv.roles.filter((role) => role.section === "experience");
  if (roles.length === 0) return null;
  const undated = roles.filter((role) => role.start === null && role.end === null);
  if (undated.length === 0)
    return pass(
      `All ${roles.length === 1 ? "the roles have" : `${roles.length} roles have`} dates.`,
    );
  const names = undated
    .slice(0, 2)
    .map((role) => quoted(role.title ?? role.company ?? cv.lines[role.line]?.text ?? ""));
  const evidence = `${undated.length} of ${roles.length} roles have no dates that could be read: ${nameList(names, 2)}.`;
  const fix = "Give each role its start and end, such as “Mar 2019 – Jun 2022”.";
  return undated.length * 2 <= roles.length ? warn(evidence, fix) : fail(evidence, fix);
};

export const checkDateFormat: Check = ({ cv }) => {
  const dates = cv.roles
    .flatMap((role) => [role.start, role.end === "present" ? null : role.end])
    .filter((date) => date !== null);
  if (dates.length < 2) return null;
  const withMonth = dates.filter((date) => date.month !== null).length;
  if (withMonth === dates.length) return pass("Every date gives month and year.");
  if (withMonth === 0) {
    return warn(
      "Your dates give years without months, so time in a role is read roughly.",
      "Give month and year, such as “Mar 2019”.",
    );
  }
  return warn(
    `${dates.length - withMonth} of ${dates.length} dates give the year without the month.`,
    "Write all dates alike, such as “Mar 2019”.",
  );
};

const strange = /[\p{Co}\uFFFD]|(?!\s)\p{Cc}/gu;
const spaced = /(?:^|\s)(?:\p{L} ){4,60}\p{L}(?:\s|$)/u;

export const checkCharacters: Check = ({ cv }) => {
  const odd = cv.text.match(strange)?.length ?? 0;
  const line = cv.lines.find((candidate) => spaced.test(candidate.text.slice(0, 200)));
  if (odd === 0 && !line) return pass("All characters can be read.");
  const fix =
    "Use ordinary letters and bullets; icons and letters set apart are not read as words.";
  if (line) return warn(`Letters set apart by spaces: ${quoted(line.text)}`, fix);
  return odd > 40
    ? fail(`${odd} signs have no readable character.`, fix)
    : warn(`${odd} signs, such as icons, have no readable character.`, fix);
};

export const checkPersonalDetails: Check = ({ cv }) => {
  const found = cv.lines.find(
    (line) => line.text.length < 200 && personalDetailWords.test(line.text),
  );
  if (!found) return pass("No date of birth, marital status or the like.");
  return warn(
    `Personal detail: ${quoted(found.text)}`,
    "Leave it out: UK employers neither need nor want it.",
  );
};

export const checkLinks: Check = ({ document, cv }) => {
  const targets = document.layout.links.filter((link) => /^https?:/iu.test(link));
  if (targets.length === 0) return null;
  const folded = cv.text.toLowerCase();
  const host = (link: string) =>
    link
      .replace(/^https?:\/\/(?:www\.)?/iu, "")
      .split(/[/?#]/u)[0]
      ?.toLowerCase() ?? "";
  const unseen = targets.filter((link) => !folded.includes(host(link)));
  if (unseen.length === 0) return pass("The links can be read as text.");
  return warn(
    `${unseen.length} of ${targets.length} links show no address, such as ${quoted(unseen[0] ?? "")}`,
    "Write the address out; a printed or parsed CV loses what stands behind a link.",
  );
};

/** Times the same skill may be named in one line, and outside the roles, before it reads as stuffing. */
const mostInLine = 3;
const mostOutsideRoles = 15;
/** Times the same line of four words or more may be repeated. */
const mostRepeats = 3;

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
      return fail(`${skill} is named ${count} times or more in one line: ${quoted(text)}`, fix);
    }
    if (cv.lines[line]?.role === null) outside.set(skill, (outside.get(skill) ?? 0) + 1);
  }
  const [stuffed] = [...outside].filter(([, count]) => count > mostOutsideRoles);
  if (stuffed) return fail(`${stuffed[0]} is named ${stuffed[1]} times outside your roles.`, fix);
  // Several roles with one employer rightly repeat the line that names it.
  const headings = new Set(
    cv.lines
      .filter((line) => line.role !== null && !cv.roles[line.role]?.bullets.includes(line.index))
      .map((line) => line.index),
  );
  const lines = Map.groupBy(
    cv.lines.filter((line) => !headings.has(line.index) && words(line.text).length > 3),
    (line) => line.text.toLowerCase(),
  );
  const repeated = [...lines.values()].find((group) => group.length > mostRepeats);
  if (repeated)
    return fail(
      `The same line stands ${repeated.length} times: ${quoted(repeated[0]?.text ?? "")}`,
      fix,
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
    `This speaks to a screening program: ${quoted(found)}`,
    "Remove it. It is ignored here, and a recruiter who sees it will think less of you.",
  );
};
