import { allocationSectors, chainFrom, readTable } from "./sound-sectors.ts";

const entryBytes = 128;
const smallSector = 64;

/**
 * The streams of a compound file (MS-CFB) whose sectors are sound, by name; those below a cut-off share one stream
 * of small sectors. A stream the file does not hold, or holds in part, is null.
 */
export function streamsOf(file: Buffer): (name: string) => Buffer | null {
  const size = 1 << file.readUInt16LE(30);
  const table = readTable(file, size, allocationSectors(file, size, file.readInt32LE(44)));
  const chained = (start: number) =>
    Buffer.concat(
      chainFrom(table, start).map((sector) => file.subarray((sector + 1) * size).subarray(0, size)),
    );
  const directory = chained(file.readInt32LE(48));
  const small = readTable(file, size, chainFrom(table, file.readInt32LE(60)));
  const smallStream = chained(directory.readInt32LE(116));
  return (name) => {
    const at = entryNamed(directory, name);
    if (at === null) return null;
    const start = directory.readInt32LE(at + 116);
    const length = directory.readUInt32LE(at + 120);
    const whole =
      length >= file.readUInt32LE(56)
        ? chained(start)
        : Buffer.concat(
            chainFrom(small, start).map((sector) =>
              smallStream.subarray(sector * smallSector).subarray(0, smallSector),
            ),
          );
    return whole.length < length ? null : whole.subarray(0, length);
  };
}

function entryNamed(directory: Buffer, name: string): number | null {
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const bytes = Math.min(64, directory.readUInt16LE(at + 64));
    if (directory.toString("utf16le", at, at + Math.max(0, bytes - 2)) === name) return at;
  }
  return null;
}
