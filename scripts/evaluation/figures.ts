import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Measure } from "./data.ts";

/** models/figures.json: what the committed weights reach on held-back cases (floors that only rise), and on a small fixed sample. */
const schema = z.object({
  held: z.record(z.string(), z.number()),
  /** Cases of the judge's part, and the share of verdicts right on them: what `npm test` reckons again. */
  sample: z.object({ cases: z.array(z.string()), right: z.number() }),
});
export type Figures = z.infer<typeof schema>;

const file = new URL("../../models/figures.json", import.meta.url);
/** Another processor may round a verdict the other way. */
const tolerance = 0.005;

export function readFigures(): Figures | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Measures that fell below what the committed weights once reached. */
export function fallen(measures: readonly Measure[], figures: Figures | null): string[] {
  return measures.flatMap(({ what, value, goal }) => {
    const floor = figures?.held[what];
    return goal !== undefined && floor !== undefined && value < floor - tolerance
      ? [`${what}: ${value.toFixed(3)}, was ${floor.toFixed(3)}`]
      : [];
  });
}

export function writeFigures(measures: readonly Measure[], sample: Figures["sample"]): void {
  const held = Object.fromEntries(
    measures
      .filter(({ goal }) => goal !== undefined)
      .map(({ what, value }) => [what, Number(value.toFixed(4))]),
  );
  writeFileSync(file, `${JSON.stringify({ held, sample }, null, 2)}\n`);
}
