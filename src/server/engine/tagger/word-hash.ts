/** Places for pairs of words that belong together: a power of two. */
export const pairBits = 2 ** 18;

/** FNV-1a over a stretch of a word, as a whole number. */
export function wordHash(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** One hash of two. */
export function mix(a: number, b: number): number {
  const hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** The place of two words side by side. */
export function pairOf(first: number, second: number): number {
  return mix(first, second) & (pairBits - 1);
}

export const capital = /\p{Lu}/u;
const small = /\p{Ll}/u;
const digit = /\p{N}/u;

function classOf(code: number, text: string, at: number): number {
  if (code >= 97 && code <= 122) return 2;
  if (code >= 65 && code <= 90) return 1;
  if (code >= 48 && code <= 57) return 3;
  if (code < 128) return code;
  const mark = text[at] ?? "";
  return capital.test(mark) ? 1 : small.test(mark) ? 2 : digit.test(mark) ? 3 : 4;
}

/** The word's form: runs of capitals, small letters and digits, and its marks. */
export function shapeOf(raw: string): number {
  let hash = 17;
  let last = 0;
  for (let at = 0; at < raw.length; at++) {
    const kind = classOf(raw.charCodeAt(at), raw, at);
    if (kind !== last) hash = mix(hash, kind);
    last = kind;
  }
  return hash;
}
