import type { Layout } from "./layouts.ts";
import type { Person } from "./person.ts";

/** One line of facts.jsonl: what is true of a file, in the precision the layout prints. */
export type Facts = {
  file: string;
  same_as: string | null;
  language: string;
  layout: string;
  scanned: boolean;
  contact: { full_name: string; email: string; phone: string; location: string };
  experience: { title: string; company: string; start: string; end: string }[];
  education: { degree: string; institution: string; start: string | null; end: string }[];
  skills: readonly string[];
};

export function factsOf(
  file: string,
  person: Person,
  layout: Layout & { name: string },
  same: boolean,
): Facts {
  const printed = (date: string) => (layout.dates === "years" ? date.slice(0, 4) : date);
  return {
    file,
    same_as: same ? person.id : null,
    language: person.language,
    layout: layout.name,
    scanned: false,
    contact: {
      full_name: person.name,
      email: person.email,
      phone: person.phone,
      location: person.location,
    },
    experience: person.roles.map(({ title, company, start, end }) => ({
      title,
      company,
      start: printed(start),
      end: end === null ? "present" : printed(end),
    })),
    education: person.studies.map(({ degree, institution, start, end }) => ({
      degree,
      institution,
      start: start === null ? null : printed(start),
      end: printed(end),
    })),
    skills: person.skills,
  };
}
