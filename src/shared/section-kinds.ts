export const sectionKinds = [
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "volunteering",
  "publications",
  "awards",
  "interests",
  "references",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];
