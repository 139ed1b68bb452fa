import type { Dice } from "./dice.ts";

const sector = 512;
const edges = [0, 1, 2, 7, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000];
const compoundMarks = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc];

/** A few bytes changed, a piece taken out, doubled or put elsewhere, or the end cut off. */
export function damaged(bytes: Uint8Array, chance: Dice): Uint8Array {
  let all = Buffer.from(bytes);
  for (let times = chance.roll(6); times >= 0 && all.length > 1; times -= 1) {
    const at = chance.roll(all.length);
    const piece = all.subarray(at, at + chance.roll(200));
    const to = chance.roll(all.length);
    const way = chance.roll(6);
    if (way === 0) all = all.subarray(0, at);
    else if (way === 1) all = Buffer.concat([all.subarray(0, at), all.subarray(at + piece.length)]);
    else if (way === 2) all = Buffer.concat([all.subarray(0, to), piece, all.subarray(to)]);
    else if (way === 3) writeNumber(all, at, chance.pick(edges), chance);
    else
      for (let more = chance.roll(8); more >= 0; more -= 1)
        all[chance.roll(all.length)] = chance.roll(256);
  }
  return new Uint8Array(all);
}

function writeNumber(all: Buffer, at: number, number: number, chance: Dice): void {
  const size = chance.pick([1, 2, 4]);
  if (at + size > all.length) return;
  const value = number % 2 ** (8 * size);
  if (chance.once(2)) all.writeUIntLE(value, at, size);
  else all.writeUIntBE(value, at, size);
}

/**
 * A compound file (the old Word's container) whose sectors change places, or whose numbers lie: the header's, those of
 * the chains of sectors, of the directory, and of the table at the head of the text.
 */
export function withOtherSectors(bytes: Uint8Array, chance: Dice): Uint8Array {
  const all = Buffer.from(bytes);
  const sectors = Math.floor(all.length / sector);
  if (sectors < 2) return damaged(bytes, chance);
  for (let times = chance.roll(5); times >= 0; times -= 1) {
    const [one, other] = [chance.roll(sectors) * sector, chance.roll(sectors) * sector];
    if (chance.once(6)) all.copy(all, one, other, other + sector);
    else {
      const at = chance.pick([0, one, one, sector + chance.roll(2) * sector]);
      const number = chance.pick([
        chance.pick(edges),
        chance.pick(compoundMarks),
        chance.roll(sectors + 2),
        chance.roll(all.length),
      ]);
      const inside = at + chance.roll(sector / 4) * 4;
      // A file cut short has no second or third sector.
      if (inside + 4 > all.length) continue;
      if (chance.once(3)) all.writeUInt16LE(number % 2 ** 16, inside + chance.pick([0, 2]));
      else all.writeUInt32LE(number, inside);
    }
  }
  return new Uint8Array(all);
}
