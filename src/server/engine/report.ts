import type { Requirement, Results } from "../../shared/results.ts";
import type { Findings } from "./advice/findings.ts";
import { measureEdits, quickWins } from "./advice/quick-wins.ts";
import { writeRecommendations } from "./advice/recommendations.ts";
import { findStrengths } from "./advice/strengths.ts";
import { writeSummary } from "./advice/summary.ts";
import { findWeaknesses } from "./advice/weaknesses.ts";
import { toParsedCv } from "./cv/parsed-cv.ts";
import type { Judgement } from "./judge/judgement.ts";
import { foldSpace } from "./text/fold-space.ts";
import { shortHash } from "./text/short-hash.ts";
import { engineVersion } from "./version.ts";

/** `folded` is the CV's text: what does not occur in it is no quote. */
function requirementOf(
  { demand, status, sure, contested, reason, evidence }: Judgement,
  folded: string,
): Requirement {
  const { id, text, importance, kind, years } = demand;
  const quotes = evidence.filter(({ quote }) => folded.includes(quote));
  const look = contested ? { worth_a_look: true } : {};
  return { id, text, importance, kind, status, sure, ...look, reason, years, evidence: quotes };
}

/** The report of what the stages found, with its advice. */
export async function reportOf(findings: Findings): Promise<Results> {
  const { about, coverage, scores, checks, pasted } = findings;
  const folded = foldSpace(about.document.text);
  const { text: _text, ...parsed } = toParsedCv(about.cv);
  const measured = await measureEdits(findings);
  return {
    overall_score: scores.overall.score,
    match_percentage: scores.match.score,
    ats_score: scores.ats.score,
    skills_matched: coverage.matched,
    skills_missing: coverage.missing,
    recommendations: writeRecommendations(findings, measured),
    strengths: findStrengths(findings),
    weaknesses: findWeaknesses(findings),
    summary: writeSummary(findings),
    counts: {
      cvKeys: coverage.cvKeys,
      jobKeys: coverage.jobKeys,
      matched: coverage.matched.length,
      missing: coverage.missing.length,
    },
    engine: {
      version: engineVersion,
      mode: "offline",
      reference_date: about.referenceDate,
      inputs: { cv: shortHash(about.document.text), job: shortHash(about.job.text) },
    },
    language: about.cv.language,
    job: about.job.facts,
    requirements: findings.judgements.map((judgement) => requirementOf(judgement, folded)),
    keywords: findings.keywords,
    score_parts: [...scores.overall.parts, ...scores.match.parts, ...scores.ats.parts],
    ats_checks: [...checks.map(({ points: _points, ...check }) => check), pasted],
    quick_wins: quickWins(measured),
    parsed_cv: parsed,
  };
}
