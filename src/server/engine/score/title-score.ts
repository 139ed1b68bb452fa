import { type Seniority, seniorities } from "../../../shared/results.ts";
import type { JobRecord } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import { looksLikeJobTitle, seniorityOf, titleKey } from "../vocabulary/job-titles.ts";
import { commonTitleKey } from "./title-synonyms.ts";
import { headlineCredit, relatedTitleCredit, seniorityCredits, titleShares } from "./weights.ts";

type Title = { text: string; worth: number };

/** The titles over roles, and what stands at the top of the CV as a title. */
function titlesOf({ cv, standing, personal }: CvEvidence): Title[] {
  const titles = cv.roles.flatMap((role) =>
    role.title !== null && standing[role.line] !== "none" ? [{ text: role.title, worth: 1 }] : [],
  );
  const firstRole = Math.min(...cv.roles.map((role) => role.line), 12);
  for (const line of cv.lines.slice(0, firstRole)) {
    if (standing[line.index] === "none" || line.text.length > 80) continue;
    if ((personal[line.index] ?? []).length > 0) continue;
    if (looksLikeJobTitle(line.text)) titles.push({ text: line.text, worth: headlineCredit });
  }
  return titles;
}

function skillsIn(title: string): string[] {
  return findMentions(title).map((mention) => mention.skill.name);
}

function likeness(
  asked: ReadonlySet<string>,
  askedSkills: readonly string[],
  title: string,
): number {
  const own = new Set(titleKey(title).map(commonTitleKey));
  const shared = [...asked].filter((key) => own.has(key)).length;
  const byWords = asked.size === 0 ? 0 : shared / asked.size;
  const ownSkills = skillsIn(title);
  const related = askedSkills.some((skill) =>
    ownSkills.some((shown) => relation(shown, skill) >= 1),
  );
  return Math.max(byWords, related ? relatedTitleCredit : 0);
}

function seniorityCredit(asked: Seniority, titles: readonly Title[]): number {
  const wanted = seniorities.indexOf(asked);
  const held = titles.map(({ text }) => seniorities.indexOf(seniorityOf(text) ?? "mid"));
  const below =
    held.length === 0 ? seniorityCredits.length : Math.max(0, wanted - Math.max(...held));
  return seniorityCredits[Math.min(below, seniorityCredits.length - 1)] ?? 0;
}

export type TitleScore = { score: number; explanation: string; title: string | null };

/** Title and seniority against the advertisement's; null where it states neither. */
export function scoreTitle(evidence: CvEvidence, job: JobRecord): TitleScore | null {
  const asked = new Set(titleKey(job.facts.title ?? "").map(commonTitleKey));
  const { seniority } = job.facts;
  if (asked.size === 0 && seniority === null) return null;
  const titles = titlesOf(evidence);
  const askedSkills = skillsIn(job.facts.title ?? "");
  const ranked = titles
    .map((title) => ({ ...title, credit: title.worth * likeness(asked, askedSkills, title.text) }))
    .sort((one, other) => other.credit - one.credit);
  const [best] = ranked;
  const near = ranked.filter((title) => title.credit > 0);
  const byTitle = asked.size === 0 ? null : (best?.credit ?? 0);
  // Being senior in another line of work is no seniority in this one.
  const bySeniority =
    seniority === null
      ? null
      : seniorityCredit(seniority, near) * (byTitle === null ? 1 : Math.min(1, byTitle * 2));
  const score =
    byTitle === null
      ? (bySeniority ?? 0)
      : bySeniority === null
        ? byTitle
        : byTitle * titleShares.title + bySeniority * titleShares.seniority;
  const title = best && best.credit > 0 ? best.text : null;
  // Titles of two languages seldom meet; where none does, nothing is known.
  if (title === null && evidence.cv.language !== job.language) return null;
  return {
    score: score * 100,
    title,
    explanation:
      title === null
        ? `No title in your CV is like “${job.facts.title ?? seniority}”.`
        : `“${title}” in your CV against “${job.facts.title ?? seniority}”${seniority ? ` (${seniority})` : ""}.`,
  };
}
