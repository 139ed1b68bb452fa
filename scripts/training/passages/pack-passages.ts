import {
  type PackedPassageModel,
  passageLabels,
} from "../../../src/server/engine/job/passage-model.ts";
import { levelOf, signs } from "../../../src/server/engine/tagger/model-form.ts";

const places = [...signs].map((_, place) => place).slice(0, -1);

function signFor(level: number): string {
  const nearest = places.reduce((best, place) =>
    Math.abs(levelOf(place) - level) < Math.abs(levelOf(best) - level) ? place : best,
  );
  return signs[nearest] ?? "";
}

/** Writes down the `most` features with the strongest weights, by name, and the turns. */
export function packPassages(
  weights: ReadonlyMap<string, Float64Array>,
  turns: readonly number[],
  most: number,
): PackedPassageModel {
  const strength = (own: Float64Array) => own.reduce((sum, weight) => sum + weight * weight, 0);
  const kept = [...weights]
    .map(([name, own]) => ({ name, own, strength: strength(own) }))
    .sort((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const largest = Math.max(...kept.flatMap(({ own }) => [...own].map(Math.abs)));
  return {
    largest: Number(largest.toPrecision(6)),
    features: kept.map(({ name }) => name).join(" "),
    weights: kept
      .flatMap(({ own }) => passageLabels.map((_, at) => signFor((own[at] ?? 0) / largest)))
      .join(""),
    turns: turns.map((turn) => Number(turn.toPrecision(4))).join(" "),
  };
}
