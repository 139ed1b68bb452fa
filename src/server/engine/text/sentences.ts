import { wordSet } from "../words/tables.ts";
import { gluedCuts } from "./glued-text.ts";
import type { Span } from "./spans.ts";

/**
 * A sentence or list item: `text` is the source from `start` to `end` (UTF-16 code units), without the bullet and the
 * space around it. It may hold a line end where the source wraps a line inside a sentence.
 */
type Sentence = Span & { text: string };

/** Abbreviations after which a full stop ends no sentence, and those that end one when a capital follows. */
const abbreviations = wordSet("abbreviation");
const closingAbbreviations = wordSet("closing abbreviation");

const bulletGlyphs = "•●▪◦‣∙■□➢➤►✓✔❖✅☑➕➡\\uf0b7\\uf0a7\\uf076\\u0095·";
const bulletStart = new RegExp(
  `^(?:[${bulletGlyphs}]\uFE0F?|[-–—*+o.>»~](?=\\s)|o(?!Auth)(?=\\p{Lu}\\p{Ll}))`,
  "u",
);
const lineNumber = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s)/u;
const inlineBullet = new RegExp(`[${bulletGlyphs}]|(?<=\\s)\\*(?=\\s)`, "gu");

/** Splits a text into sentences and list items, in order; headings without a full stop stand alone. */
export function sentences(text: string): Sentence[] {
  return blocks(text).flatMap((block) =>
    sentencesOfBlock(text, block.start, block.end).map(({ start, end }) => ({
      text: text.slice(start, end),
      start,
      end,
    })),
  );
}

/** Lines, put together again where one sentence was wrapped over several. */
function blocks(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const previous = found.at(-1);
    if (previous && continues(text.slice(previous.start, previous.end), line)) previous.end = end;
    else found.push({ start, end });
    start = end + 1;
  }
  return found;
}

/** A line goes on with the one before when that one stopped mid-sentence and this one starts small. */
function continues(before: string, line: string): boolean {
  const tail = before.slice(-200).trimEnd();
  const head = line.trimStart().slice(0, 40);
  if (tail === "" || head === "" || bulletStart.test(head) || lineNumber.test(head)) return false;
  if (/[.:;!?]$/u.test(tail) || !/^[\p{Ll}(&]/u.test(head)) return false;
  const lastLine = tail.slice(tail.lastIndexOf("\n") + 1);
  return (
    lastLine.length > 45 || /(?:,|\b(?:and|or|of|the|to|in|with|for|a|und|et|y))$/u.test(lastLine)
  );
}

function sentencesOfBlock(text: string, from: number, to: number): Span[] {
  const block = text.slice(from, to);
  const cuts = new Set([0, block.length]);
  for (const { index } of block.matchAll(inlineBullet)) cuts.add(index);
  for (const cut of stops(block)) cuts.add(cut);
  for (const cut of semicolons(block)) cuts.add(cut);
  for (const cut of gluedCuts(block)) cuts.add(cut);
  const ordered = [...cuts].sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let index = 1; index < ordered.length; index += 1) {
    const span = trimmed(block, ordered[index - 1] ?? 0, ordered[index] ?? 0);
    if (span) spans.push({ start: from + span.start, end: from + span.end });
  }
  return spans;
}

/** Without surrounding space and bullet; nothing when no letter or digit is left. */
function trimmed(block: string, from: number, to: number): Span | null {
  const piece = block.slice(from, to);
  let start = piece.length - piece.trimStart().length;
  const head = piece.slice(start, start + 8);
  const bullet = bulletStart.exec(head) ?? (from === 0 ? lineNumber.exec(head) : null);
  if (bullet) {
    start += bullet[0].length;
    start += piece.length - start - piece.slice(start).trimStart().length;
  }
  const body = piece.slice(start).trimEnd();
  if (!/[\p{L}\p{N}]/u.test(body)) return null;
  return { start: from + start, end: from + start + body.length };
}

/** Offsets after full stops, question and exclamation marks that end a sentence. */
function stops(block: string): number[] {
  const found: number[] = [];
  const numberEnd = lineNumber.exec(block.trimStart().slice(0, 8)) ? block.search(/\S/u) + 3 : 0;
  for (const match of block.matchAll(/[.!?…]["'”’)\]]{0,3}/gu)) {
    const end = match.index + match[0].length;
    if (end <= numberEnd) continue;
    const after = block.slice(end, end + 12);
    const before = block.slice(Math.max(0, match.index - 24), match.index);
    if (match[0].startsWith(".") ? endsSentence(before, after) : /^\s|^$/u.test(after))
      found.push(end);
  }
  return found;
}

function endsSentence(before: string, after: string): boolean {
  const word = /[\p{L}\p{N}.]*$/u.exec(before)?.[0].toLowerCase() ?? "";
  const spaced = /^\s/u.test(after);
  const startsUpper = /^\s*["'“‘(*]{0,2}[\p{Lu}\p{N}£•]/u.test(after);
  if (abbreviations.has(word))
    return (
      closingAbbreviations.has(word) &&
      // "IT skills inc. Excel": the small one includes, the one with a capital is a firm's.
      !/(?<!\p{L})inc\.?$/u.test(before) &&
      spaced &&
      (/^\s+\p{Lu}\p{Ll}/u.test(after) || (/^p\.?[ahw]$/u.test(word) && /^\s+\d/u.test(after)))
    );
  if (/^\p{L}$/u.test(word) && spaced) return false;
  if (!spaced)
    return /[\p{Ll}\p{N})]$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after) && word.length > 3;
  return startsUpper || /^\s*[a-z]+\b/u.test(after) === false;
}

/** A row of clauses with two or more semicolons is a list. */
function semicolons(block: string): number[] {
  const found = Array.from(block.matchAll(/;(?=\s)/gu), (match) => match.index + 1);
  return found.length > 1 ? found : [];
}
