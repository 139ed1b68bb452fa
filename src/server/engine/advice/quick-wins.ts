import type { QuickWin } from "../../../shared/results.ts";
import type { Edit, LineChange } from "./edits/edit.ts";
import { possibleEdits } from "./edits/possible-edits.ts";
import type { Findings } from "./findings.ts";
import { gainOfEdit } from "./measure.ts";

/** A change with the points it brings by itself. */
export type MeasuredEdit = { edit: Edit; gain: number };

/** Changed texts read again for their gain: each costs as much as the lines that change. */
const mostReadings = 3;

/** Every possible change with its gain: the engine is run again on the changed CV. Those that bring most first. */
export async function measureEdits(findings: Findings): Promise<MeasuredEdit[]> {
  let readings = 0;
  const measured: MeasuredEdit[] = [];
  for (const edit of possibleEdits(findings)) {
    if (edit.mayGain && edit.cv === null) readings += 1;
    const isMeasured = edit.mayGain && (edit.cv !== null || readings <= mostReadings);
    const gain = isMeasured ? await gainOfEdit(findings, edit) : 0;
    if (edit.leastGain === undefined || gain >= edit.leastGain) measured.push({ edit, gain });
  }
  return measured.sort((one, other) => other.gain - one.gain);
}

/** One changed line is shown as it is and as it would read; of several each is listed. */
function shownChanges(changes: readonly LineChange[]): Partial<QuickWin> {
  const [only] = changes;
  if (!only) return {};
  return changes.length === 1 ? only : { changes: [...changes] };
}

/** Truthful changes that raise the overall score and lower no other. */
export function quickWins(measured: readonly MeasuredEdit[]): QuickWin[] {
  return measured
    .filter(({ gain }) => gain > 0)
    .map(({ edit, gain }) => ({ text: edit.text, gain, ...shownChanges(edit.changes) }));
}
