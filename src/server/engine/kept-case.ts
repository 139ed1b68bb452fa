import type { Results } from "../../shared/results.ts";
import type { Findings } from "./advice/findings.ts";
import { parseJob } from "./job/parse-job.ts";
import { matchKeywords } from "./keywords/match-keywords.ts";
import { matchSkills } from "./keywords/match-skills.ts";
import type { Reader, ReadingMemory } from "./reader/reader.ts";
import { heedAdditions } from "./refine/added-demands.ts";
import type { Additions } from "./refine/additions.ts";
import { modelReader } from "./refine/model-reader.ts";
import { reportOf } from "./report.ts";
import { judgeCase, readCase, scoresFrom } from "./score/assess.ts";
import { forgetTexts } from "./text/remembered.ts";

/**
 * What an analysis has read, as plain data that may go to another thread: with it only the verdicts and what follows from them are
 * made again when a language model has read too.
 */
export type KeptCase = Pick<Findings, "reading" | "keywords" | "checks" | "pasted"> & {
  about: Pick<Findings["about"], "document" | "cv" | "job" | "referenceDate">;
  memory: ReadingMemory;
};

export function keepCase({ about, reading, keywords, checks, pasted }: Findings): KeptCase {
  const { document, cv, job, referenceDate, reader } = about;
  const memory = reader.memory();
  return {
    about: { document, cv, job, referenceDate },
    reading,
    keywords,
    checks,
    pasted,
    memory,
  };
}

/** Whether the advertisement has to be read again: what asks, and how much it weighs, is all that additions change in it. */
function changesJob({ demands }: KeptCase["about"]["job"], additions: Additions): boolean {
  if (additions.skills.length + additions.demands.length > 0) return true;
  const heeded = heedAdditions(demands, additions);
  return (
    heeded.length !== demands.length ||
    heeded.some(({ importance }, at) => importance !== demands[at]?.importance)
  );
}

/**
 * The report of a kept case with a language model's reading in it: the same, byte for byte, as an analysis that begins with these
 * additions. `jobDescription` is the advertisement as it was given.
 */
export async function concludeWith(
  kept: KeptCase,
  additions: Additions,
  { jobDescription, reader }: { jobDescription: string; reader: Reader },
): Promise<Results> {
  const isOther = changesJob(kept.about.job, additions);
  const job = isOther ? parseJob(jobDescription, additions) : kept.about.job;
  const judge = modelReader(additions.verdicts, reader).begin(kept.memory);
  const about = { ...kept.about, job, reader: judge };
  const reading = additions.skills.length > 0 ? readCase(about) : kept.reading;
  const keywords = isOther ? matchKeywords(reading, job) : kept.keywords;
  try {
    const judgements = await judgeCase(about, reading);
    const { checks, pasted } = kept;
    const coverage = matchSkills(reading.skills, job, judgements);
    const scores = scoresFrom(reading, checks, judgements);
    return await reportOf({
      about,
      reading,
      keywords,
      coverage,
      checks,
      pasted,
      judgements,
      scores,
    });
  } finally {
    forgetTexts();
  }
}
