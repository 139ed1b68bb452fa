import type { ExtractedDocument } from "../../../shared/document.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Results } from "../../../shared/results.ts";
import type { ChangedDemand, WhatIf, WhatIfScores } from "../../../shared/what-if.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { additionsOf } from "../../engine/refine/additions.ts";
import { readPastedText } from "./input.ts";
import { readHeldTexts } from "./service.ts";

const limitMs = 20_000;

/**
 * What the scores would be with this text in the file's place. The text as it is goes through the same plain reading,
 * so that the difference comes from the change alone. Nothing is kept.
 */
export async function tryText(
  deps: Deps,
  owner: Owner,
  given: { analysisId: string; cvText: string; from: ClientFacts },
): Promise<WhatIf> {
  await deps.limits.take("what_if", { ...given.from, owner });
  const {
    document,
    jobDescription,
    results: report,
  } = await readHeldTexts(deps, owner, given.analysisId);
  const additions = report ? additionsOf(report.engine) : undefined;
  const edited = readPastedText(given.cvText);
  const referenceDate = new Date(deps.now()).toISOString().slice(0, 10);
  const read = (text: ExtractedDocument) =>
    deps.engine.run(
      { document: inPlaceOf(document, text), jobDescription, referenceDate, additions },
      { signal: AbortSignal.timeout(limitMs), onStage: () => {} },
    );
  const [before, results] = await Promise.all([read(readPastedText(document.text)), read(edited)]);
  return {
    before: scoresOf(before),
    after: scoresOf(results),
    changed: changedDemands(before, results),
    results,
  };
}

/** The advertisement is the same in both reports, and so are the ids of its demands. */
function changedDemands(before: Results, after: Results): ChangedDemand[] {
  const statuses = new Map(before.requirements.map(({ id, status }) => [id, status]));
  return after.requirements.flatMap(({ id, text, importance, reason, status }) => {
    const was = statuses.get(id);
    if (was === undefined || was === status) return [];
    return [{ id, text, importance, reason, before: was, after: status }];
  });
}

/** The file's layout does not change by another wording. */
function inPlaceOf(file: ExtractedDocument, text: ExtractedDocument): ExtractedDocument {
  return { ...text, format: file.format, layout: file.layout };
}

function scoresOf({ overall_score, match_percentage, ats_score }: Results): WhatIfScores {
  return { overall_score, match_percentage, ats_score };
}
