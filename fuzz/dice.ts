/** Chance that comes out the same for the same seed: a case is remembered by its number. */
export type Dice = {
  /** A whole number from 0 to `sides - 1`. */
  roll(sides: number): number;
  /** True once in `sides` times. */
  once(sides: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Up to `most` of what `make` gives. */
  some<T>(most: number, make: () => T): T[];
};

/** Mulberry32 (Tommy Ettinger, public domain): quick, and good enough to choose with. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  function roll(sides: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }
  return {
    roll,
    once: (sides) => roll(sides) === 0,
    pick(from) {
      const picked = from[roll(from.length)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
    some: (most, make) => Array.from({ length: roll(most + 1) }, make),
  };
}
