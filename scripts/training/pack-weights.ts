import { marksPerFeature } from "../../src/server/engine/tagger/labels.ts";
import {
  levelOf,
  modelVersion,
  type PackedModel,
  signs,
} from "../../src/server/engine/tagger/model-form.ts";
import type { TrainedWeights } from "./train-weights.ts";
import type { WordTable } from "./word-table.ts";

function nearestPlace(level: number): number {
  let best = 0;
  for (let place = 1; place < signs.length; place++) {
    if (Math.abs(levelOf(place) - level) < Math.abs(levelOf(best) - level)) best = place;
  }
  return best;
}

/** Places of levels -1 to 1 in steps fine enough that none is missed. */
const steps = 4096;
const places = Array.from({ length: 2 * steps + 1 }, (_, at) => nearestPlace((at - steps) / steps));

const signOf = (place: number) => signs[place] ?? "A";

/** Writes weights and word groups down as the tagger reads them. */
export function packWeights(trained: TrainedWeights, table: WordTable): PackedModel {
  // The few largest weights are cut off, so that the 64 steps stay fine for the others.
  const sizes = trained.features.map(Math.abs).sort();
  const largest = sizes[Math.floor(sizes.length * 0.9998)] || 1;
  let features = "";
  for (const weight of trained.features) {
    const level = Math.max(-1, Math.min(1, weight / largest));
    features += signOf(places[Math.round(level * steps) + steps] ?? 31);
  }
  let groups = "";
  for (const [at] of table.words.entries()) {
    const fine = table.fine[at] ?? 0;
    groups += signOf(fine >> 6) + signOf(fine & 63) + signOf(table.coarse[at] ?? 0);
  }
  return {
    version: modelVersion,
    buckets: trained.features.length / marksPerFeature,
    largest: Number(largest.toPrecision(6)),
    features,
    transitions: [...trained.transitions].map((score) => score.toFixed(3)).join(" "),
    words: table.words.join(" "),
    groups,
  };
}

/** The module that holds the packed weights, as it is committed. */
export function weightsModule(packed: PackedModel): string {
  // A long text stands on a line of its own: so the formatter leaves the file as it is.
  const fields = Object.entries(packed).map(([name, value]) =>
    typeof value === "string"
      ? `  ${name}:\n    ${JSON.stringify(value)},\n`
      : `  ${name}: ${JSON.stringify(value)},\n`,
  );
  return `import type { PackedModel } from "./model-form.ts";

/** Written by npm run train. What it was trained on, and the licences: data/labels/NOTICE.md. */
export const weights: PackedModel = {
${fields.join("")}};
`;
}
