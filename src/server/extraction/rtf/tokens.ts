/** The pieces of an RTF file. `text` is a run of bytes to decode; `hex` a single byte written \'hh. */
export type RtfToken =
  | { type: "open" | "close" }
  | { type: "word"; name: string; value: number | null }
  | { type: "symbol"; name: string }
  | { type: "hex"; byte: number }
  | { type: "text"; start: number; end: number };

const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const quote = 0x27;
const maxWordLength = 32;

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90));
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

function isTextByte(byte: number): boolean {
  return (
    byte !== backslash && byte !== openBrace && byte !== closeBrace && byte !== 10 && byte !== 13
  );
}

/** Cuts RTF into tokens, one at a time. \bin data is skipped. Never throws; ends where the bytes end. */
export function* tokenizeRtf(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === openBrace || byte === closeBrace) {
      yield { type: byte === openBrace ? "open" : "close" };
      at += 1;
    } else if (byte === 10 || byte === 13) at += 1;
    else if (byte !== backslash) {
      const start = at;
      while (at < bytes.length && isTextByte(bytes[at] ?? 0)) at += 1;
      yield { type: "text", start, end: at };
    } else if (bytes[at + 1] === quote) {
      const code = Number.parseInt(
        String.fromCharCode(bytes[at + 2] ?? 32, bytes[at + 3] ?? 32),
        16,
      );
      if (!Number.isNaN(code)) yield { type: "hex", byte: code };
      at += 4;
    } else if (isLetter(bytes[at + 1])) {
      const { token, end } = readWord(bytes, at + 1);
      yield token;
      const binary = token.name === "bin" && token.value !== null && token.value > 0;
      at = binary ? end + (token.value ?? 0) : end;
    } else {
      if (at + 1 < bytes.length)
        yield { type: "symbol", name: String.fromCharCode(bytes[at + 1] ?? 0) };
      at += 2;
    }
  }
}

function readWord(bytes: Uint8Array, start: number) {
  let at = start;
  while (isLetter(bytes[at]) && at - start < maxWordLength) at += 1;
  const name = latin(bytes, start, at);
  const numberStart = at;
  if (bytes[at] === 0x2d && isDigit(bytes[at + 1])) at += 1;
  while (isDigit(bytes[at]) && at - numberStart < 11) at += 1;
  const value = at > numberStart ? Number(latin(bytes, numberStart, at)) : null;
  if (bytes[at] === 32) at += 1;
  return { token: { type: "word" as const, name, value }, end: at };
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
