const prime = 0x01000193;

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), prime);
    hash = Math.imul(hash ^ (unit >>> 8), prime);
  }
  return hash >>> 0;
}

const hex = (value: number) => value.toString(16).padStart(8, "0");

/**
 * 16 hexadecimal digits that tell texts apart (two runs of FNV-1a over the UTF-16 code units, the second from another
 * start). It is a receipt, not a secret: whoever wants two texts with one hash can make them.
 */
export function shortHash(text: string): string {
  return hex(fnv(text, 0x811c9dc5)) + hex(fnv(text, 0x1b873593));
}
