import { mix } from "./word-hash.ts";

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
