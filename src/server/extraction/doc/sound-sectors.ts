/**
 * Whether the sectors of a compound file (MS-CFB) can be followed to an end: counts that fit the file, and no chain
 * that runs in a circle. The library that reads the file follows them without looking, until memory ends.
 */
export function hasSoundSectors(file: Buffer): boolean {
  if (file.length < headerBytes) return false;
  const shift = file.readUInt16LE(30);
  if (![9, 12].includes(shift) || file.readUInt16LE(32) !== 6) return false;
  const size = 1 << shift;
  const sectors = Math.ceil(file.length / size);
  const counts = [44, 64, 72].map((at) => file.readInt32LE(at));
  if (counts.some((count) => count < 0 || count > sectors)) return false;
  const table = readTable(file, size, allocationSectors(file, size, counts[0] ?? 0));
  if (hasCircle(table)) return false;
  const small = chainFrom(table, file.readInt32LE(60));
  return !hasCircle(readTable(file, size, small));
}

const headerBytes = 512;
const listedInHeader = 109;

/** The sectors that hold the allocation table: the first ones stand in the header, the others in a list of sectors. */
export function allocationSectors(file: Buffer, size: number, count: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < Math.min(count, listedInHeader); i++) {
    found.push(file.readInt32LE(76 + 4 * i));
  }
  let next = file.readInt32LE(68);
  while (found.length < count && next >= 0) {
    const list = readTable(file, size, [next]);
    if (list.length === 0) break;
    found.push(...list.subarray(0, -1));
    next = list.at(-1) ?? -1;
  }
  return found.slice(0, count);
}

/** The numbers that stand in these sectors; a sector beyond the file's end holds none. */
export function readTable(file: Buffer, size: number, sectors: readonly number[]): Int32Array {
  const numbers: number[] = [];
  for (const sector of sectors) {
    const from = (sector + 1) * size;
    if (sector < 0 || from + size > file.length) continue;
    for (let at = from; at < from + size; at += 4) numbers.push(file.readInt32LE(at));
  }
  return Int32Array.from(numbers);
}

export function chainFrom(table: Int32Array, start: number): number[] {
  const chain: number[] = [];
  for (let at = start; at >= 0 && chain.length <= table.length; at = table[at] ?? -1) {
    chain.push(at);
  }
  return chain;
}

/** Each sector names at most one that follows it: one walk over all of them finds every circle. */
function hasCircle(table: Int32Array): boolean {
  const walk = new Int32Array(table.length);
  for (let start = 0; start < table.length; start++) {
    let at = start;
    while (at >= 0 && at < table.length && walk[at] === 0) {
      walk[at] = start + 1;
      at = table[at] ?? -1;
    }
    if (at >= 0 && at < table.length && walk[at] === start + 1) return true;
  }
  return false;
}
