import type { QuickWin } from "../../../shared/results.ts";
import { parseCv } from "../cv/parse-cv.ts";
import { overallOf } from "../score/assess.ts";
import { foldSpace } from "../text/fold-space.ts";
import { type Edit, possibleEdits } from "./edits.ts";
import type { Findings } from "./findings.ts";

function gainOf(edit: Edit, findings: Findings): number {
  const { job, referenceDate } = findings.about;
  const cv = edit.cv ?? parseCv(edit.document, referenceDate);
  return (
    overallOf({ document: edit.document, cv, job, referenceDate }) - findings.scores.overall.score
  );
}

/** Truthful changes with the points of overall score each brings by itself: the engine is run again on the changed CV. */
export function findQuickWins(findings: Findings): QuickWin[] {
  return possibleEdits(findings)
    .map((edit) => ({
      text: edit.text,
      gain: gainOf(edit, findings),
      ...(edit.before === undefined || edit.after === undefined
        ? {}
        : { before: foldSpace(edit.before), after: foldSpace(edit.after) }),
    }))
    .filter((win) => win.gain > 0)
    .sort((one, other) => other.gain - one.gain);
}
