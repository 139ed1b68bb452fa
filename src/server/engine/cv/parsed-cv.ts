import type { ParsedCv } from "../../../shared/parsed-cv.ts";
import type { CvRecord, PartialDate } from "./cv-record.ts";

function written(date: PartialDate): string {
  const year = String(date.year).padStart(4, "0");
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, "0")}`;
}

function endOf(date: PartialDate | "present" | null): string | null {
  return date === null || date === "present" ? date : written(date);
}

/** The record as an ATS would print it (`--parse`): dates as YYYY-MM or YYYY, skills once each in order of appearance. */
export function toParsedCv(record: CvRecord): ParsedCv {
  const { contact, layout } = record;
  return {
    text: record.text,
    language: record.language,
    contact: {
      full_name: contact.fullName,
      email: contact.email,
      phone: contact.phone,
      location: contact.location,
      links: contact.links,
    },
    sections: record.sections.map(({ heading, kind }) => ({ heading, kind })),
    experience: record.roles
      .filter((role) => role.section === "experience")
      .map((role) => ({
        title: role.title,
        company: role.company,
        start: role.start === null ? null : written(role.start),
        end: endOf(role.end),
        bullets: role.bullets.map((line) => record.lines[line]?.text ?? ""),
      })),
    education: record.education.map((one) => ({
      degree: one.degree,
      institution: one.institution,
      start: one.start === null ? null : written(one.start),
      end: endOf(one.end),
    })),
    skills: [...new Set(record.skills.map((mention) => mention.skill))],
    layout: {
      pages: layout.pages,
      columns: layout.columns,
      tables: layout.tables,
      images: layout.images,
      scanned: layout.scanned,
    },
    warnings: record.warnings,
  };
}
