import { type Seniority, seniorities } from "../../../shared/seniorities.ts";
import type { JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import { type LikeTitle, readTitle, titlesLike } from "../match/title-likeness.ts";
import { seniorityOf } from "../vocabulary/job-titles.ts";
import { seniorityCredits, titleShares } from "./weights.ts";

function seniorityCredit(asked: Seniority, titles: readonly LikeTitle[]): number {
  const wanted = seniorities.indexOf(asked);
  const held = titles.map(({ text }) => seniorities.indexOf(seniorityOf(text) ?? "mid"));
  if (held.length === 0) return 0;
  const below = Math.max(0, wanted - Math.max(...held));
  return seniorityCredits[Math.min(below, seniorityCredits.length - 1)] ?? 0;
}

export type TitleScore = {
  /** 0 to 100, with the seniority. */
  score: number;
  /** Of the titles alone, 0 to 1. */
  likeness: number;
  explanation: string;
  title: string | null;
};

/** Title and seniority against the advertisement's; null where it states neither. */
export function scoreTitle(evidence: CvEvidence, job: JobRecord): TitleScore | null {
  const { title: asked, seniority } = job.facts;
  if (asked === null || readTitle(asked).keys.size === 0) return null;
  const like = titlesLike(evidence, asked);
  const [best] = like;
  // Titles of two languages seldom meet; where none does, nothing is known.
  if (!best && evidence.cv.language !== job.language) return null;
  const byTitle = best?.credit ?? 0;
  // Being senior in another line of work is no seniority in this one.
  const bySeniority =
    seniority === null ? byTitle : seniorityCredit(seniority, like) * Math.min(1, byTitle * 2);
  const said = seniority === null ? `“${asked}”` : `“${asked}” (${seniority})`;
  return {
    score: 100 * (byTitle * titleShares.title + bySeniority * titleShares.seniority),
    likeness: byTitle,
    title: best?.text ?? null,
    explanation: best
      ? `“${best.text}” in your CV against ${said}.`
      : `No title in your CV is like ${said}.`,
  };
}
