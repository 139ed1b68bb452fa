import type { Evidence } from "../../../shared/results.ts";
import type { CvReading } from "../document/cv-reading.ts";
import { quoteStatement } from "../document/quote.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import type { Reading, Verdict } from "../reader/reader.ts";
import { heedBareNames } from "./bare-names.ts";
import { type DemandFacts, factsOf } from "./facts.ts";
import type { Judgement } from "./judgement.ts";
import { reasonFor } from "./reasons.ts";

/** From this sureness on a verdict is told without "probably". */
const sureFrom = 0.6;

/** What a licence, registration or right that is required and not shown does to the match, score/match-score.ts says. */
function lacksLicence({ importance, kind, unverifiable }: Demand, { status }: Verdict): boolean {
  return kind === "licence" && importance === "required" && !unverifiable && status === "missing";
}

function judgementOf(
  demand: Demand,
  facts: DemandFacts,
  verdict: Verdict,
  reading: CvReading,
): Judgement {
  const { status, sureness, statements } = verdict;
  const sure = sureness >= sureFrom;
  // The nearest line is worth a look where the reader is not sure that nothing answers.
  const isShown = status === "met" || status === "partial" || (status === "missing" && !sure);
  const shown = isShown ? statements : [];
  const quotes = new Map<string, Evidence>();
  for (const index of shown) {
    const evidence = quoteStatement(reading.cv, reading.statements[index]);
    if (evidence && !quotes.has(evidence.quote)) quotes.set(evidence.quote, evidence);
  }
  return {
    demand,
    status,
    sure,
    contested: verdict.contested ?? false,
    reason: verdict.reason ?? reasonFor({ status, sure, demand, facts, shown, reading }),
    evidence: [...quotes.values()],
    statements: shown,
    lacksLicence: lacksLicence(demand, verdict),
  };
}

/** Duties stand in for demands where an advertisement names fewer than this many. */
export const fewDemands = 5;

/** What a CV is judged by: the demands of an advertisement, and its duties where it names few. */
export function demandsToJudge({ demands }: JobRecord): Demand[] {
  const asked = demands.filter(({ responsibility }) => !responsibility);
  return asked.length < fewDemands ? demands : asked;
}

/** Judges every demand of the advertisement against the CV, in the advertisement's order. */
export async function judgeDemands(
  reading: CvReading,
  job: JobRecord,
  reader: Reading,
  signal?: AbortSignal,
): Promise<Judgement[]> {
  const asked = demandsToJudge(job).map((demand) => ({
    demand,
    text: demand.text,
    required: demand.importance === "required",
    facts: factsOf(demand, reading),
  }));
  const verdicts = await reader.judge(asked, reading, signal);
  return asked.flatMap(({ demand, facts }, at) => {
    const read = verdicts[at];
    if (!read) return [];
    return [judgementOf(demand, facts, heedBareNames(demand, reading, read), reading)];
  });
}
