/** Where the points of the chart of scores stand, in the units of its drawing. Pure. */

export type ScorePoint = { id: string; score: number; label: string; at: string };

export type ChartSize = { width: number; height: number };

/** On a phone it is drawn narrower, not smaller, so that its numbers stay readable. */
export const chartSizes = {
  wide: { width: 640, height: 220 },
  narrow: { width: 320, height: 200 },
};

const margin = { left: 34, right: 10, top: 12, bottom: 12 };

/** The box that the scale spans. */
export function plotOf({ width, height }: ChartSize) {
  return {
    left: margin.left,
    right: width - margin.right,
    yOf: (score: number) => margin.top + (1 - score / 100) * (height - margin.top - margin.bottom),
  };
}

/** Evenly spread from the oldest to the newest; a single one stands in the middle. */
export function placed(points: readonly ScorePoint[], size: ChartSize) {
  const { left, right, yOf } = plotOf(size);
  const span = right - left;
  return points.map((point, index) => ({
    ...point,
    x: left + (points.length === 1 ? span / 2 : (index * span) / (points.length - 1)),
    y: yOf(point.score),
  }));
}

/** "Your last 12 scores, oldest first: from 54 to 81; lowest 50, highest 83." */
export function spokenSummary(points: readonly ScorePoint[]): string {
  const scores = points.map(({ score }) => score);
  const first = scores[0];
  const last = scores.at(-1);
  if (first === undefined || last === undefined) return "No scores yet.";
  return `Your last ${scores.length} scores, oldest first: from ${first} to ${last}; lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}.`;
}
