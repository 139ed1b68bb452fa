import type { CvRole } from "../../cv/cv-record.ts";
import { inQuotes } from "../../text/in-quotes.ts";
import { nameList } from "../../text/name-list.ts";
import type { Findings } from "../findings.ts";
import { type Edit, withRecord } from "./edit.ts";

function undatedRoles(findings: Findings): Edit[] {
  const { cv, referenceDate } = findings.about;
  const undated = cv.roles.filter(
    (role) => role.section === "experience" && role.start === null && role.end === null,
  );
  if (undated.length === 0) return [];
  const at = { year: Number(referenceDate.slice(0, 4)) - 1, month: 1 };
  const roles = cv.roles.map((role) =>
    undated.includes(role) ? { ...role, start: at, end: at } : role,
  );
  const names = undated.map((role) =>
    inQuotes(role.title ?? role.company ?? cv.lines[role.line]?.text ?? ""),
  );
  const text = `Give ${nameList(names, 2)} a start and an end, by month and year (counted here as one month; the real time may bring more).`;
  return [withRecord(findings, "dates", { roles }, text)];
}

const withMonth = (date: CvRole["start"], month: number) =>
  date ? { ...date, month: date.month ?? month } : date;

function datesWithoutMonth(findings: Findings): Edit[] {
  const open = findings.checks.find((check) => check.id === "date_format");
  if (open?.status !== "warn") return [];
  const roles = findings.about.cv.roles.map((role) => ({
    ...role,
    start: withMonth(role.start, 7),
    end: role.end === "present" ? role.end : withMonth(role.end, 6),
  }));
  const text =
    "Give month and year in every date, such as “Mar 2019” (counted here from July to June).";
  return [withRecord(findings, "date_format", { roles }, text)];
}

/** Dates that are not there can only be supposed; the text says what was. */
export function dateEdits(findings: Findings): Edit[] {
  return [...undatedRoles(findings), ...datesWithoutMonth(findings)];
}
