import type { Keyword, RequirementStatus } from "../../../shared/results.ts";
import type { CvReading } from "../document/cv-reading.ts";
import type { JobRecord } from "../job/job-record.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { coverOf } from "./skill-index.ts";

/** How often each word of the CV's statements occurs, by stem. */
function countStems({ statements }: CvReading): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of statements) {
    for (const { lower } of words(text)) {
      const key = stem(lower);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The advertisement's keywords with their counts on both sides; copied lines and hidden text do not count. */
export function matchKeywords(reading: CvReading, job: JobRecord): Keyword[] {
  const stems = countStems(reading);
  const countWord = (term: string) =>
    Math.min(...words(term).map(({ lower }) => stems.get(stem(lower)) ?? 0), 99);
  const statusOf = (credit: number): RequirementStatus =>
    credit >= 1 ? "met" : credit > 0 ? "partial" : "missing";
  return job.keywords.map(({ term, kind, skill, count, importance }) => {
    const cover = skill ? coverOf(reading.skills, [term]) : null;
    const found = cover ? (reading.skills.get(term)?.count ?? 0) : countWord(term);
    return {
      term,
      kind,
      job_count: count,
      cv_count: found,
      importance,
      status: statusOf(cover ? cover.credit : found),
    };
  });
}
