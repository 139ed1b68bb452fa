import { Button } from "../../components/button.tsx";
import { ScoreBadge } from "../../components/score-badge.tsx";
import { formatMoment } from "../../lib/format.ts";
import { figuresOf, type SavedAnalysis } from "../../lib/saved-analyses.ts";
import { previewOf } from "./saved-figures.ts";
import { StatusBadge } from "./status-badge.tsx";

type ItemActions = {
  onView: (analysis: SavedAnalysis) => void;
  onDelete: (analysis: SavedAnalysis) => void;
};

/** "7 matched · 3 missing"; nothing where the report is not in this browser. */
function Counts({ results }: { results: unknown }) {
  const { matched, missing } = figuresOf(results);
  if (matched === null || missing === null) return null;
  return (
    <p className="text-sm tabular-nums">
      <span className="font-semibold text-excellent-ink">{matched} matched</span>
      <span className="text-soft"> · </span>
      <span className="font-semibold text-good-ink">{missing} missing</span>
    </p>
  );
}

function Item({ analysis, onView, onDelete }: { analysis: SavedAnalysis } & ItemActions) {
  const nameId = `saved-${analysis.id}`;
  const preview = previewOf(analysis.jdText);
  const unfinished = analysis.status !== null && analysis.status !== "completed";
  return (
    <li className="card flex flex-col gap-4 p-5 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1 space-y-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {unfinished ? (
            <StatusBadge status={analysis.status ?? ""} />
          ) : (
            <ScoreBadge score={analysis.score} />
          )}
          <h2 id={nameId} className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">
            {analysis.targetRole ?? "Job without a title"}
          </h2>
        </div>
        <p className="text-sm text-soft">
          {analysis.targetIndustry === null ? "" : `${analysis.targetIndustry} · `}
          {formatMoment(analysis.timestamp)}
        </p>
        {preview === "" ? null : (
          <p className="max-w-[72ch] text-[0.9375rem] [overflow-wrap:anywhere]">{preview}</p>
        )}
        <Counts results={analysis.results} />
      </div>
      <div className="flex gap-2 max-sm:*:flex-1">
        <Button look="secondary" aria-describedby={nameId} onClick={() => onView(analysis)}>
          View Results
        </Button>
        <Button
          look="quiet"
          className="px-3!"
          aria-describedby={nameId}
          onClick={() => onDelete(analysis)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

/** The analyses kept in this browser, newest first. */
export function SavedList({
  analyses,
  ...actions
}: { analyses: readonly SavedAnalysis[] } & ItemActions) {
  return (
    <ul aria-label="Saved analyses" className="space-y-3">
      {analyses.map((analysis) => (
        <Item key={analysis.id} analysis={analysis} {...actions} />
      ))}
    </ul>
  );
}
