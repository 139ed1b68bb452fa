import type { Seniority } from "../../../shared/seniorities.ts";
import { seniorityOf } from "../vocabulary/job-titles.ts";

/** Posts that ask for nobody who has held one before, though no word of their title says so. */
const firstPost =
  /\b(?:kitchen (?:assistant|porter|hand)|catering assistant|commis(?: chef)?|office junior|pot ?wash(?:er)?|lunchtime assistant|midday assistant)s?\b/iu;
/** A beginner who is taught on the job, and is paid for it. */
const taught = /\btrainee\b/iu;
/** Past the first years, though not above others. */
const settled = /\bpost-?doc(?:toral)?\b/iu;

/** "Job grade\nSenior Executive Officer", "Grade: SEO", "(HEO)": of the civil service, whose grades are ranks. */
const officer =
  /(?:^|\n|[(,|·–-] ?)(?:(?:job )?grade\s?:?\s{1,3})?(administrative (?:assistant|officer)|(?:senior |higher )?executive officer|AO|AA|EO|HEO|SEO)(?=\s{0,3}(?:\n|$|[),|·–-]| £))/iu;
const ofOfficers: Readonly<Record<string, Seniority>> = {
  "administrative assistant": "junior",
  aa: "junior",
  "administrative officer": "junior",
  ao: "junior",
  "executive officer": "mid",
  eo: "mid",
  "higher executive officer": "mid",
  heo: "mid",
  "senior executive officer": "senior",
  seo: "senior",
};
/** "Band 6" alone on a line, behind its label or in brackets: of the NHS, where Bands 4 and 5 hold beginners and others. */
const band =
  /(?:^|\n|\bgrade\s?:?\s{1,3}|[(,|·–-] ?)(?:NHS |AfC |Agenda for Change )?(?:AfC:? )?band:? ?(\d)[a-d]?(?=\s{0,3}(?:\n|$|[),|·–-]| £))/iu;
const ofBands: readonly (Seniority | null)[] = [
  null,
  null,
  "junior",
  "junior",
  null,
  null,
  "mid",
  "senior",
  "lead",
];
/** How far grades of the post stand, in characters; further down they are of colleagues. */
const head = 1_500;
/** How far the title's line goes at most. */
const titleEnd = 200;

/** "This is an entry-level role" */
const said =
  /\b(?:this is|we are offering|an exciting) an? (entry[- ]level|junior|mid[- ]level|senior)(?: [\p{L}-]+){0,2} (?:role|post|position|appointment|opportunity)\b/iu;

function byGrade(text: string): Seniority | null {
  const top = text.slice(0, head);
  const rank = ofOfficers[officer.exec(top)?.[1]?.toLowerCase() ?? ""];
  return rank ?? ofBands[Number(band.exec(top)?.[1] ?? 0)] ?? null;
}

function inWords(text: string): Seniority | null {
  const word = said.exec(text)?.[1]?.toLowerCase() ?? "";
  if (/^(?:entry|junior)/u.test(word)) return "junior";
  return word === "senior" ? "senior" : word === "" ? null : "mid";
}

/** "Property Solicitor (2-5 years' PQE)": lawyers' posts say by the years since qualifying whom they are for. */
const qualifiedFor =
  /(?<![\d.])(\d{1,2})(?:\s?(?:[-–]|to)\s?\d{1,2}|\+)?\s?(?:years?|yrs?)?['’]?\s?PQE\b/iu;

function byQualifying(text: string): Seniority | null {
  const years = qualifiedFor.exec(text.slice(0, titleEnd))?.[1];
  if (years === undefined) return null;
  return Number(years) > 5 ? "senior" : Number(years) > 1 ? "mid" : "junior";
}

/**
 * The rank of the post: by its title, else by its grade or what the text calls it. Null where nothing tells: how
 * many years are asked is a demand, and no rank.
 */
export function findSeniority(text: string, title: string | null): Seniority | null {
  const named = title === null ? null : seniorityOf(title);
  if (named === "intern" && taught.test(title ?? "")) return "junior";
  if (named) return named;
  if (firstPost.test(title ?? "")) return "junior";
  if (settled.test(title ?? "")) return "mid";
  return byGrade(text) ?? byQualifying(text) ?? inWords(text);
}
