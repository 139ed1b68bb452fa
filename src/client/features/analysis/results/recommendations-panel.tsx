import { texts } from "../../../../shared/texts.ts";
import { keyedTexts } from "../../../components/keyed.ts";
import type { Report } from "../report.ts";

export function RecommendationsPanel({ report }: { report: Report }) {
  if (report.recommendations.length === 0) {
    return <p className="card p-5 sm:p-6">{texts.noRecommendations}</p>;
  }
  return (
    <ol className="card divide-y divide-line px-5 sm:px-6">
      {keyedTexts(report.recommendations).map(({ key, item: recommendation }, index) => (
        <li key={key} className="flex gap-4 py-4">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-content-center rounded-full bg-tint text-sm font-semibold text-accent-strong tabular-nums"
          >
            {index + 1}
          </span>
          <span className="max-w-[72ch] min-w-0 pt-0.5">{recommendation}</span>
        </li>
      ))}
    </ol>
  );
}
