export const seniorities = [
  "intern",
  "junior",
  "mid",
  "senior",
  "lead",
  "manager",
  "director",
  "executive",
] as const;
export type Seniority = (typeof seniorities)[number];
