import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { inQuotes } from "../text/in-quotes.ts";
import { nameList } from "../text/name-list.ts";
import { type Check, fail, pass, warn } from "./check.ts";
import { personalDetailWords } from "./personal-detail-words.ts";
import { isPlainHeading } from "./plain-heading.ts";

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

/** Headings of one's own making: told here by what stands under them, which not every system does. */
function ownHeadings({ sections }: CvRecord, plain: ReadonlySet<SectionKind>): string[] {
  return sections
    .filter(({ kind, heading }) => heading !== "" && !plain.has(kind) && mustHave.has(kind))
    .map(({ heading }) => inQuotes(heading));
}

const mustHave: ReadonlySet<SectionKind> = new Set(["experience", "education"]);

export const checkHeadings: Check = ({ cv }) => {
  const headed = cv.sections.filter(({ heading }) => heading !== "");
  const kinds = new Set(headed.map(({ kind }) => kind));
  const plain = new Set(
    headed.filter(({ heading }) => isPlainHeading(heading)).map(({ kind }) => kind),
  );
  const absent = expected.filter(([kind]) => !plain.has(kind)).map(([, name]) => name);
  const fix = `Use plain headings such as ${nameList(
    absent.map((name) => `“${name}”`),
    3,
  )}, each alone on its line.`;
  if (plain.has("experience") && plain.has("education")) {
    return pass("Headings for experience and education were read.");
  }
  const own = ownHeadings(cv, plain);
  if (own.length > 0 && kinds.has("experience")) {
    return warn(
      `${nameList(own, 3)} ${own.length === 1 ? "is a heading" : "are headings"} of your own making; systems that go by the name will not know what stands there.`,
      fix,
    );
  }
  const evidence = `Your CV has no heading for ${nameList(absent, 3, "or")} that software would recognise.`;
  return plain.has("experience") ? warn(evidence, fix) : fail(evidence, fix);
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
    .map((role) => inQuotes(role.title ?? role.company ?? cv.lines[role.line]?.text ?? ""));
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
  if (line) return warn(`Letters are set apart by spaces: ${inQuotes(line.text)}.`, fix);
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
    `A personal detail stands in your CV: ${inQuotes(found.text)}.`,
    "Leave it out: UK employers do not need it, and the National Careers Service advises against it.",
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
    `${unseen.length} of ${targets.length} links show no address, such as ${inQuotes(unseen[0] ?? "")}.`,
    "Write the address out; a printed or parsed CV loses what stands behind a link.",
  );
};
