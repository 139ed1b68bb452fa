import { scoreLetters } from "./letter-score.ts";

/** Bytes looked at to tell text from binary and to choose a code page. */
const sampleBytes = 65_536;

/**
 * Plain text of unknown encoding: byte order marks, strict UTF-8, UTF-16 without a mark, else the likeliest
 * of windows-1252, 1250 and 1251. Undefined where the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decode(bytes, "utf-8");
  if (startsWith(bytes, [0xff, 0xfe])) return decode(bytes, "utf-16le");
  if (startsWith(bytes, [0xfe, 0xff])) return decode(bytes, "utf-16be");
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return decode(bytes, wide);
  if (looksBinary(bytes)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, likeliestCodePage(bytes));
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Text in most languages has a zero (or, in Cyrillic and Greek, a constant) as every other byte of UTF-16. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.length < 4 || bytes.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const half = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > half * 0.1 && even < half * 0.01) return checked(sample, "utf-16le");
  if (even > half * 0.1 && odd < half * 0.01) return checked(sample, "utf-16be");
  return undefined;
}

function checked<T extends "utf-16le" | "utf-16be">(
  sample: Uint8Array,
  encoding: T,
): T | undefined {
  const text = new TextDecoder(encoding).decode(sample);
  let odd = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 13)) odd += 1;
  }
  return odd <= text.length * 0.01 ? encoding : undefined;
}

function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return true;
    if (byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 27) controls += 1;
  }
  return controls > sample.length * 0.01;
}

function likeliestCodePage(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  let best = { encoding: "windows-1252", score: Number.NEGATIVE_INFINITY };
  for (const encoding of ["windows-1252", "windows-1250", "windows-1251"]) {
    const score = scoreLetters(decode(sample, encoding), encoding);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}
