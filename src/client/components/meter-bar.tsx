import { scoreBand } from "../../shared/score-band.ts";

const fills = { excellent: "bg-excellent", good: "bg-good", needs_work: "bg-poor" };

/** A value from 0 to 100: its name, the value in words ("72%", "8 of 11"), and a bar for the eye. */
export function MeterBar({
  label,
  percent,
  shown,
  isScore = false,
}: {
  label: string;
  percent: number;
  shown: string;
  /** Scores wear the colour of their band; counts do not. */
  isScore?: boolean;
}) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{shown}</span>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isScore ? fills[scoreBand(percent)] : "bg-accent"}`}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
