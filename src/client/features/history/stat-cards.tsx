import { FigureCards } from "../../components/figure-cards.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useHistoryStats } from "./use-history.ts";

/** Stands for a figure that there is not, or not yet. */
const none = "–";

/** (spec) a failure to read them is not told: the history below says what is wrong. */
export function StatCards() {
  const { data } = useHistoryStats();
  const shown = (value: number | null | undefined, unit = "") =>
    value === null || value === undefined ? none : `${formatNumber(Math.round(value))}${unit}`;
  return (
    <FigureCards
      figures={[
        { label: "Total analyses", value: shown(data?.total_analyses) },
        { label: "Completed analyses", value: shown(data?.completed_analyses) },
        { label: "Average overall score", value: shown(data?.avg_overall_score) },
        { label: "Average match", value: shown(data?.avg_match_percentage, "%") },
      ]}
    />
  );
}
