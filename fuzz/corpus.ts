import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dice } from "./dice.ts";

/** Inputs that reached something new, in a folder, so that the next run goes on from them. */
export type Corpus = {
  all(): readonly Uint8Array[];
  add(input: Uint8Array): void;
  /** Rather one found lately, and rather a small one; undefined while there is none. */
  pick(chance: Dice): Uint8Array | undefined;
};

const picks = 3;

export function openCorpus(folder: string): Corpus {
  mkdirSync(folder, { recursive: true });
  const inputs: Uint8Array[] = readdirSync(folder)
    .sort()
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));
  const any = (chance: Dice) => {
    const newest = chance.once(3) ? Math.min(inputs.length, 50) : inputs.length;
    return inputs[inputs.length - 1 - chance.roll(newest)];
  };
  return {
    all: () => inputs,
    add(input) {
      inputs.push(input);
      const name = createHash("sha256").update(input).digest("hex").slice(0, 16);
      writeFileSync(join(folder, name), input);
    },
    pick(chance) {
      const some = Array.from({ length: inputs.length > 0 ? picks : 0 }, () => any(chance));
      return some.reduce(
        (best, one) => (best && one && one.length > best.length ? best : one),
        some[0],
      );
    },
  };
}
