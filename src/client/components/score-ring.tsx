import { CircleCheck, CircleDot, CircleMinus } from "lucide-react";
import type { CSSProperties } from "react";
import { type ScoreBand, scoreBand, verdictWords } from "../../shared/score-band.ts";

const radius = 52;
const length = 2 * Math.PI * radius;

const bands: Record<ScoreBand, { stroke: string; ink: string; Icon: typeof CircleCheck }> = {
  excellent: { stroke: "text-excellent", ink: "text-excellent-ink", Icon: CircleCheck },
  good: { stroke: "text-good", ink: "text-good-ink", Icon: CircleDot },
  needs_work: { stroke: "text-poor", ink: "text-poor-ink", Icon: CircleMinus },
};

function Verdict({ score }: { score: number }) {
  const { ink, Icon } = bands[scoreBand(score)];
  return (
    <span
      className={`inline-flex items-center gap-1 text-[13px] font-semibold whitespace-nowrap sm:gap-1.5 sm:text-sm ${ink}`}
    >
      <Icon aria-hidden className="size-3.5 max-[22.4rem]:hidden sm:size-4" />
      {verdictWords[scoreBand(score)]}
    </span>
  );
}

/** A score from 0 to 100 as a ring with its number, its name and the verdict word. */
export function ScoreRing({ name, score }: { name: string; score: number }) {
  const style: CSSProperties & { "--ring-length": number } = { "--ring-length": length };
  return (
    <div className="flex min-w-0 flex-col items-center gap-1 text-center">
      <svg
        viewBox="0 0 120 120"
        role="img"
        aria-label={`${name}: ${score} out of 100`}
        className={`w-full max-w-30 ${bands[scoreBand(score)].stroke}`}
      >
        <circle cx="60" cy="60" r={radius} className="fill-none stroke-line" strokeWidth="9" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          transform="rotate(-90 60 60)"
          className="animate-draw fill-none stroke-current"
          style={style}
          strokeWidth="9"
          strokeLinecap={score > 0 ? "round" : "butt"}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - score / 100)}
        />
        <text
          x="60"
          y="61"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink font-sans text-[34px] font-bold tabular-nums"
        >
          {score}
        </text>
      </svg>
      <span aria-hidden className="text-sm font-medium text-soft">
        {name}
      </span>
      <Verdict score={score} />
    </div>
  );
}
