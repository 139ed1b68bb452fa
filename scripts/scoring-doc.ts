import { atsRubric, pastedBounds, shareKept } from "../src/server/engine/ats/rubric.ts";
import { fewDemands } from "../src/server/engine/judge/judge-demands.ts";
import { contentShares, fullMarks } from "../src/server/engine/score/content-quality.ts";
import {
  dutyWeight,
  experienceWeight,
  licenceCap,
} from "../src/server/engine/score/match-score.ts";
import { overallShares } from "../src/server/engine/score/overall-score.ts";

const rubric = atsRubric
  .map(({ title, points, note }) => `| ${title} | ${points === 0 ? "–" : points} | ${note} |`)
  .join("\n");

/** The page docs/scoring.md, written from the numbers the engine itself uses. */
export function scoringDoc(): string {
  const { results, verbs, length, dates } = contentShares;
  return `# How the scores come about

<!-- Written by \`node scripts/write-scoring-doc.ts\` from the engine's own numbers. Do not edit. -->

## \`match_percentage\`

Every demand of the advertisement that a CV can show gets a value: met 1, partly met ½, not shown 0. The match is

> 100 × Σ weight × value ÷ Σ weight

with weight ${experienceWeight} for experience and years and 1 for everything else. Required and preferred demands weigh the same: measured against
experts' judgements of fit, tripling the required ones made the score worse. Where an advertisement names fewer than ${fewDemands} demands, its
duties stand in at weight ${dutyWeight}. What no CV can show (the right to work, being punctual) is called unverifiable and counts for nothing.
A required licence or registration that the CV does not show holds the match at ${licenceCap}, and the summary says so. The report lists every
demand with its share (\`score_parts\`): anybody can add it up.

Whether a demand is met is judged by a reader that was trained on labelled CVs ([how](../models/README.md)). It names lines of the CV and has
no words of its own; where it is not sure, the report says "probably" or "please check". Lines copied from the advertisement (ten words in a row or more, or
three of its lines one below the other), hidden text, lines that speak to machines, references and what tells who the person is (name, e-mail,
phone, address, links, family) are taken out before anything is read.

## \`ats_score\`

The share of points kept: ${shareKept.pass} for a pass, ${shareKept.warn} for a warning, ${shareKept.fail} for a fail. It depends on the CV's file alone. A check without evidence
(pasted text has no layout) is left out.

| check | points | why |
| --- | --- | --- |
${rubric}

\`pasted_advertisement\` is shown beside them and not scored: a warning from ${pastedBounds.likely} copied words on, a fail from ${pastedBounds.certain} or where
${pastedBounds.mostOfIt} of the advertisement is copied.

## \`overall_score\`

${overallShares.match} match, ${overallShares.ats} ATS score, ${overallShares.content} quality of the content: lines of posts with a figure (${results.weight}; ${fullMarks.results} lines earn it all), lines that begin with
what was done (${verbs.weight}; ${fullMarks.verbs}), words on what was done (${length.weight}; ${fullMarks.words}) and posts with dates (${dates.weight}). A part that cannot be judged is left out.

\`quick_wins\` are truthful changes: the engine runs again on the changed CV, and the gain is what the overall score then really gains.
`;
}
