import { foldWord } from "./fold-word.ts";

/**
 * What stands between a token and the one before it:
 * "none" nothing that a name may span (line end, comma, bracket), "tight" a hyphen or dot (front-end, Node.js) or a
 * change of script, "loose" a space or slash.
 */
export type Cut = "none" | "tight" | "loose";

export type Token = {
  start: number;
  end: number;
  /** As written. */
  raw: string;
  /** Folded, see `foldWord`. */
  key: string;
  plural: boolean;
  cut: Cut;
  /** Starts a line or a sentence. */
  opens: boolean;
  /** Number of the sentence or line: context never reaches beyond it. */
  segment: number;
};

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
const latin = /[\p{Script=Latin}\p{N}\p{M}]/u;
const asciiWord = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  asciiWord[code] = /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0;
}

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return asciiWord[code] === 1;
  return at < text.length && letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function isLatinAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 || latin.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** End of the word that starts at `start`: letters and digits of one script, and what belongs to C++, C#, A+. */
function wordEnd(text: string, start: number): number {
  let end = start;
  const script = isLatinAt(text, start);
  while (isWordAt(text, end) && isLatinAt(text, end) === script) end += widthAt(text, end);
  if (text.startsWith("++", end)) return end + 2;
  const next = text[end];
  const single = end - start === 1;
  if ((next === "#" || next === "+") && (single || !isWordAt(text, end + 1))) return end + 1;
  return end;
}

const tightMarks = new Set([..."-‐‑‒–.'’_®™"]);
const looseMarks = new Set([..." \u00a0\u2009\u202f/"]);
const lineEnds = new Set([..."\n\r\u2028\u2029\v\f"]);
const sentenceEnds = new Set([..."!?"]);
const abbreviations = new Set([
  "eg",
  "g",
  "ie",
  "e",
  "i",
  "incl",
  "etc",
  "inc",
  "vs",
  "approx",
  "dr",
  "mr",
  "mrs",
  "ms",
  "no",
]);

type Gap = { cut: Cut; opens: boolean };

/** Reads what stands between two words. */
function readGap(text: string, from: number, to: number, before: string): Gap {
  let cut: Cut = "tight";
  let opens = false;
  if (to - from > 6) cut = "none";
  for (let at = from; at < to; at++) {
    const mark = text[at] ?? "";
    if (lineEnds.has(mark) || sentenceEnds.has(mark) || mark === "•") {
      return { cut: "none", opens: true };
    }
    if (mark === "." && looseMarks.has(text[at + 1] ?? "")) {
      if (!abbreviations.has(before.toLowerCase())) return { cut: "none", opens: true };
      cut = "none";
    } else if (looseMarks.has(mark)) {
      if (cut === "tight") cut = "loose";
    } else if (!tightMarks.has(mark)) {
      cut = "none";
    }
    if (mark === ":") opens = true;
  }
  return { cut, opens };
}

function possessiveEnd(text: string, end: number): boolean {
  const mark = text[end];
  return (
    (mark === "'" || mark === "’") &&
    (text[end + 1] === "s" || text[end + 1] === "S") &&
    !isWordAt(text, end + 2)
  );
}

/** Splits a text into the tokens the lexicon compares, in one pass. Offsets in UTF-16 code units. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let segment = 0;
  let gapStart = 0;
  let at = 0;
  while (at < text.length) {
    const dotted = text[at] === "." && isWordAt(text, at + 1) && !isWordAt(text, at - 1);
    const ampersand = text[at] === "&";
    if (!dotted && !ampersand && !isWordAt(text, at)) {
      at += 1;
      continue;
    }
    const end = ampersand ? at + 1 : wordEnd(text, dotted ? at + 1 : at);
    const raw = text.slice(at, end);
    const previous = found.at(-1);
    const gap: Gap = previous
      ? readGap(text, gapStart, at, previous.raw)
      : { cut: "none", opens: true };
    if (gap.opens && previous) segment += 1;
    const folded = ampersand ? { key: "and", plural: false } : foldWord(raw);
    found.push({
      start: at,
      end,
      raw,
      key: folded.key,
      plural: folded.plural,
      cut: gap.cut,
      opens: gap.opens,
      segment,
    });
    at = possessiveEnd(text, end) ? end + 2 : end;
    gapStart = end === at ? end : at;
  }
  return found;
}
