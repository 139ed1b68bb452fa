/** A fictional person: all a CV of theirs says. Dates as YYYY-MM or YYYY; `end` null for now. */
export type Role = {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | null;
  did: readonly string[];
};

export type Study = {
  degree: string;
  /** Printed behind the degree; not part of its name. */
  grade?: string;
  institution: string;
  start: string | null;
  end: string;
};

export type Person = {
  id: string;
  language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl";
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  link?: string;
  summary: string;
  roles: readonly Role[];
  studies: readonly Study[];
  skills: readonly string[];
  languages?: readonly string[];
  licences?: readonly string[];
  interests?: string;
};
