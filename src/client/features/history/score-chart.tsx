import { Collapsible } from "@base-ui/react/collapsible";
import { ChevronDown } from "lucide-react";
import { scoreBand, verdictWords } from "../../../shared/score-band.ts";
import { formatMoment } from "../../lib/format.ts";
import {
  type ChartSize,
  chartSizes,
  placed,
  plotOf,
  type ScorePoint,
  spokenSummary,
} from "./chart-geometry.ts";
import { type HistoryItem, jobOf } from "./history-item.ts";

const fills = { excellent: "fill-excellent", good: "fill-good", needs_work: "fill-poor" };

/** Where the bands begin, and the ends of the scale. */
const lines = [0, 60, 80, 100];

/** Oldest first; without those that have no score. */
export function pointsOf(newestFirst: readonly HistoryItem[]): ScorePoint[] {
  return newestFirst.toReversed().flatMap((item) => {
    const { id, overall_score: score, created_at: at } = item;
    return score === null ? [] : { id, score, label: jobOf(item), at };
  });
}

function Scale({ size }: { size: ChartSize }) {
  const { left, right, yOf } = plotOf(size);
  return lines.map((line) => (
    <g key={line}>
      <line
        x1={left}
        x2={right}
        y1={yOf(line)}
        y2={yOf(line)}
        className="stroke-line"
        strokeDasharray={line % 100 === 0 ? undefined : "4 4"}
      />
      <text
        x={left - 8}
        y={yOf(line)}
        textAnchor="end"
        dominantBaseline="central"
        className="fill-soft text-[12px] tabular-nums"
      >
        {line}
      </text>
    </g>
  ));
}

function Drawing({
  points,
  size,
  className,
}: {
  points: readonly ScorePoint[];
  size: ChartSize;
  className: string;
}) {
  const marks = placed(points, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={spokenSummary(points)}
      className={`w-full ${className}`}
    >
      <Scale size={size} />
      <polyline
        points={marks.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-control"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {marks.map(({ id, x, y, score, label, at }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={points.length > 25 ? 4 : 5}
          className={`stroke-surface ${fills[scoreBand(score)]}`}
          strokeWidth="1.5"
        >
          <title>{`${score}: ${label}, ${formatMoment(at)}`}</title>
        </circle>
      ))}
    </svg>
  );
}

function Numbers({ points }: { points: readonly ScorePoint[] }) {
  return (
    <table className="mt-2 w-full text-left text-[0.9375rem]">
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            Date
          </th>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            Job
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Score
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {points.toReversed().map(({ id, at, label, score }) => (
          <tr key={id}>
            <td className="py-1.5 pr-3 text-sm text-soft">{formatMoment(at)}</td>
            <td className="py-1.5 pr-3 [overflow-wrap:anywhere]">{label}</td>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {score} <span className="text-sm text-soft">{verdictWords[scoreBand(score)]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The overall scores over time: a drawing, and the same numbers as a table behind it. */
export function ScoreChart({ points }: { points: readonly ScorePoint[] }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Scores over time</h2>
      <p className="mt-1 text-sm text-soft">
        Overall score, oldest first. From 60 it is good, from 80 excellent.
      </p>
      <div className="mt-4">
        <Drawing points={points} size={chartSizes.wide} className="max-sm:hidden" />
        <Drawing points={points} size={chartSizes.narrow} className="sm:hidden" />
      </div>
      <Collapsible.Root>
        <Collapsible.Trigger className="group mt-2 inline-flex min-h-11 items-center gap-1.5 rounded-md font-semibold text-accent-strong">
          Show as a table
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform group-data-panel-open:rotate-180"
          />
        </Collapsible.Trigger>
        <Collapsible.Panel>
          <Numbers points={points} />
        </Collapsible.Panel>
      </Collapsible.Root>
    </section>
  );
}
