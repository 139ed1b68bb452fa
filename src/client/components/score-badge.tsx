import { CircleCheck, CircleDot, CircleMinus } from "lucide-react";
import { type ScoreBand, scoreBand, verdictWords } from "../../shared/score-band.ts";

const bands: Record<ScoreBand, { look: string; Icon: typeof CircleCheck }> = {
  excellent: { look: "border-excellent bg-excellent-tint text-excellent-ink", Icon: CircleCheck },
  good: { look: "border-good bg-good-tint text-good-ink", Icon: CircleDot },
  needs_work: { look: "border-poor bg-poor-tint text-poor-ink", Icon: CircleMinus },
};

/** A score in a list: the number, and the word of its band. */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <span className="text-soft">No score</span>;
  const { look, Icon } = bands[scoreBand(score)];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="tabular-nums">{score}</span> {verdictWords[scoreBand(score)]}
    </span>
  );
}
