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
