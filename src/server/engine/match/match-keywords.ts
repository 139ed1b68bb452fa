import type { Keyword } from "../../../shared/results.ts";
import type { JobKeyword, JobRecord } from "../job/job-record.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { partialFrom } from "./judgement.ts";
import { creditForSkill } from "./skill-credit.ts";
import { showsAttitude } from "./soft-credit.ts";

type WordIndex = { stems: string[]; at: Map<string, number[]> };

/** The stems of the lines that vouch for something, in order; lines are kept apart by an empty stem. */
function indexWords(evidence: CvEvidence): WordIndex {
  const stems = evidence.passages.flatMap((passage) => [
    ...words(passage.said).map((word) => stem(word.lower)),
    "",
  ]);
  const at = new Map<string, number[]>();
  stems.forEach((value, index) => {
    const places = at.get(value);
    if (places) places.push(index);
    else at.set(value, [index]);
  });
  return { stems, at };
}

function countPhrase(index: WordIndex, term: string): number {
  const phrase = words(term).map((word) => stem(word.lower));
  const [first, ...rest] = phrase;
  if (first === undefined) return 0;
  const places = index.at.get(first) ?? [];
  return places.filter((place) =>
    rest.every((part, offset) => index.stems[place + offset + 1] === part),
  ).length;
}

function matchSkill(
  evidence: CvEvidence,
  keyword: JobKeyword,
): Pick<Keyword, "cv_count" | "status"> {
  const { covers: isNamed, credit } = creditForSkill(evidence, keyword.term);
  const covers = isNamed || showsAttitude(evidence, keyword.term);
  const status = covers ? "met" : credit >= partialFrom ? "partial" : "missing";
  return { cv_count: evidence.skills.get(keyword.term)?.count ?? 0, status };
}

function matchWord(index: WordIndex, keyword: JobKeyword): Pick<Keyword, "cv_count" | "status"> {
  const count = countPhrase(index, keyword.term);
  return { cv_count: count, status: count > 0 ? "met" : "missing" };
}

/** The advertisement's keywords with their counts on both sides; copied lines and hidden text do not count. */
export function matchKeywords(evidence: CvEvidence, job: JobRecord): Keyword[] {
  const index = indexWords(evidence);
  return job.keywords.map((keyword) => ({
    term: keyword.term,
    kind: keyword.kind,
    job_count: keyword.count,
    ...(keyword.skill ? matchSkill(evidence, keyword) : matchWord(index, keyword)),
    importance: keyword.importance,
  }));
}
