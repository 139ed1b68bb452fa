import type { WordGroups } from "./features.ts";
import { marksPerFeature } from "./labels.ts";
import { levelOf, modelVersion, type PackedModel, signs } from "./model-form.ts";

export type Model = {
  buckets: number;
  features: Float32Array;
  transitions: Float64Array;
  groups: WordGroups;
};

function signTable(): Uint8Array {
  const table = new Uint8Array(128);
  for (let place = 0; place < signs.length; place++) table[signs.charCodeAt(place)] = place;
  return table;
}

/** A word as the groups know it: all digits alike. */
export function groupKey(lower: string): string {
  return /\d/.test(lower) ? lower.replace(/\d/g, "0") : lower;
}

function readGroups(packed: PackedModel, place: Uint8Array): WordGroups {
  const known = new Map<string, readonly [number, number]>();
  const at = (index: number) => place[packed.groups.charCodeAt(index)] ?? 0;
  for (const [index, word] of packed.words.split(" ").entries()) {
    known.set(word, [64 * at(3 * index) + at(3 * index + 1), at(3 * index + 2)]);
  }
  return groupsFrom(known);
}

/** Groups by word; a word that is not there has a group of its own kind. */
export function groupsFrom(known: ReadonlyMap<string, readonly [number, number]>): WordGroups {
  const none = [-9, -9] as const;
  return (lower) => known.get(groupKey(lower)) ?? none;
}

/** Unpacks trained weights. Throws an Error when they are of another version or size. */
export function readModel(packed: PackedModel): Model {
  const size = packed.buckets * marksPerFeature;
  if (packed.version !== modelVersion || packed.features.length !== size) {
    throw new Error("The tagger's weights are of another version: run npm run train.");
  }
  const place = signTable();
  const levels = Float32Array.from(signs, (_, at) => levelOf(at) * packed.largest);
  const features = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    features[at] = levels[place[packed.features.charCodeAt(at)] ?? 0] ?? 0;
  }
  return {
    buckets: packed.buckets,
    features,
    transitions: Float64Array.from(packed.transitions.split(" "), Number),
    groups: readGroups(packed, place),
  };
}
