import { sentences } from "../text/sentences.ts";
import { inOneLanguage } from "./bilingual-pairs.ts";
import { gluedStarts } from "./glued-items.ts";
import { smallListLines } from "./small-lists.ts";
import { withoutWraps } from "./wrapped-lines.ts";

/** A sentence, list item, heading or table cell of the advertisement. Offsets in UTF-16 code units. */
export type Piece = {
  text: string;
  start: number;
  end: number;
  /** A bullet, number or dash stood before it. */
  bullet: boolean;
  /** Nothing else stands on its line. */
  alone: boolean;
  /** Level of a markdown heading, else 0. */
  hashes: number;
  /** Column and number of columns of its table row; both 0 outside tables. */
  column: number;
  columns: number;
};

/** A sentence longer than this is no sentence; it is read in pieces. In characters. */
const longestPiece = 900;
/** What stands before a list item on its line. */
const marker = /^(?:[^\p{L}\p{N}#]+|\(?\w{1,4}[.)]|o)$/u;
const cellGap = /\t|\s*\|\s*|(?<=\S) {4,}(?=\S)/gu;

/**
 * What a list's item or an adorned line opens with and does not say: an arrow or a picture ("→", "👉", "1️⃣"), a sign of the
 * keyboard with a space behind it ("> ", "-> ", "~ "), a box to tick. All of them mark items, but for pictures, which do so
 * where they are repeated.
 */
const ornament =
  /^(?:(?:[→➔➜➝➞⇒⟶»›▸▹▷▻⁃❖◆◇◊○◌⦁⦾⦿⚫⚪❑❒☐☑☒▫◻◼◾¤♦✦✧★☆−]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\d#*]\uFE0F?\u20E3|\u200D|\uFE0F|\*{2,3}(?=\s)|(?:[-=]?>{1,2}|--|[~¬§†¶])(?=\s)|\[[ xX✓]?\](?=\s)|[-–—+](?=\p{L})|\*(?=\p{L}[^*]{0,900}$))\s{0,8})+(?=\S)/u;
const itemSign = /^(?:[→➔➜➝➞⇒⟶»›▸▹▷▻⁃❖◆◇◊○◌⦁⦾⦿⚫⚪❑❒☐☑☒▫◻◼◾¤♦✦✧−>~¬†¶[]|[-=]>|--)/u;
const trailingOrnament = /(?:\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F))+$/u;

/** Cuts an advertisement into its pieces, in order. */
export function piecesOf(text: string): Piece[] {
  const found = rows(text).flatMap((row) => {
    const cells = cellsOf(row.text);
    return cells.length > 1
      ? cells.flatMap((cell) =>
          sentencePieces(cell.text, row.start + cell.start, cell.column, cells.length),
        )
      : sentencePieces(row.text, row.start, 0, 0);
  });
  return withoutOrnaments(inOneLanguage(text, withoutWraps(text, found)));
}

/** The same picture before one line after another marks the items of a list; a picture of its own adorns a line. */
function withoutOrnaments(pieces: readonly Piece[]): Piece[] {
  const signs = pieces.map(({ text }) => ornament.exec(text)?.[0].trim() ?? "");
  const repeated = new Set(signs.filter((sign, at) => sign !== "" && signs[at + 1] === sign));
  return pieces.map((piece, at) => {
    const sign = signs[at] ?? "";
    const opens = ornament.exec(piece.text)?.[0].length ?? 0;
    const ends = trailingOrnament.exec(piece.text)?.[0].length ?? 0;
    const body = piece.text.slice(opens, piece.text.length - ends);
    if (opens + ends === 0 || !/[\p{L}\p{N}]/u.test(body)) return piece;
    const start = piece.start + opens;
    const bullet = piece.bullet || itemSign.test(sign) || repeated.has(sign);
    return { ...piece, text: body, start, end: start + body.length, bullet };
  });
}

type Part = { text: string; start: number };

/** Table rows and the items of a small list one by one, the lines between them together, so that wrapped sentences stay whole. */
function rows(text: string): Part[] {
  const found: Part[] = [];
  let start = 0;
  let open: Part | null = null;
  const lines = text.split("\n");
  const items = smallListLines(lines);
  for (const [at, line] of lines.entries()) {
    if (items.has(at) || cellsOf(line).length > 1) {
      if (open) found.push(open);
      open = null;
      found.push({ text: line, start });
    } else if (open) open.text = text.slice(open.start, start + line.length);
    else open = { text: line, start };
    start += line.length + 1;
  }
  if (open) found.push(open);
  return found;
}

function cellsOf(line: string): (Part & { column: number })[] {
  if (line.length > 2_000 || !/\t|\|| {4}/u.test(line.trim())) return [];
  const cells: (Part & { column: number })[] = [];
  // A tab in front is an empty first cell.
  const body = line.replace(/^[^\S\t]+|\s+$/gu, "").replace(/^\||\|$/gu, "");
  const offset = line.indexOf(body);
  let from = 0;
  let column = 0;
  const add = (to: number) => {
    if (to > from) cells.push({ text: body.slice(from, to), start: offset + from, column });
    column += 1;
  };
  for (const gap of body.matchAll(cellGap)) {
    add(gap.index);
    from = gap.index + gap[0].length;
  }
  add(body.length);
  return cells;
}

function sentencePieces(text: string, offset: number, column: number, columns: number): Piece[] {
  let lineStart = 0;
  let lineEnd = text.indexOf("\n");
  return sentences(text).flatMap((sentence) => {
    // Sentences come in order, so each line's borders are looked for once, however many sentences it holds.
    while (lineEnd >= 0 && lineEnd < sentence.start) {
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf("\n", lineStart);
    }
    const before = text.slice(Math.max(lineStart, sentence.start - 12), sentence.start).trim();
    const after = text.slice(sentence.end, sentence.end + 12).split("\n", 1)[0] ?? "";
    const opens = sentence.start - lineStart < 12;
    const base = {
      bullet: opens ? marker.test(before) : /[•●▪◦‣■➢►✓✔\uf0b7\uf0a7\u0095·]$/u.test(before),
      alone: opens && after.trim() === "",
      hashes: /^#{1,6}/u.exec(sentence.text)?.[0].length ?? 0,
      column,
      columns,
    };
    const parts = shortened(sentence.text, offset + sentence.start);
    const several = parts.length > 1 && isSmall(sentence.text);
    return parts.map((part) => ({
      ...base,
      alone: base.alone && !several,
      text: part.text,
      start: part.start,
      end: part.start + part.text.length,
    }));
  });
}

/** "30% discount. you'll need a car": a sentence that its author began small. */
const smallStart =
  /(?<=[\p{L}\d)%]{2}[.!?])\s+(?=(?:you(?:['’](?:ll|re|ve|d))?|we(?:['’](?:ll|re|ve|d))?|must|no|ideally|experience|please|this|the|it)\s\p{Ll})/gu;

/** The same in a text written small from its first word on, but for shortened words. */
const smallSentence =
  /(?<=[\p{L}\d)%]{2})(?<!\b(?:etc|eg|ie|incl|excl|approx|min|max|ref|no|tel|st|rd|dr|mr|mrs|ms|hrs?|yrs?|wk|vs|co|ltd|inc|quals?|exp|dept|mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|aug|sept?|oct|nov|dec|avg|est|temp|perm))[.!]+\s+(?=\p{Ll})|(?<=\bno (?:time[- ]?wasters|agencies|calls|comments)),\s+(?=(?:be able|must|need|own)\b)/giu;

/** "hope it's ok to post 🙏 Looking for a cleaner": a picture in the place of the full stop. */
const behindPicture = /(?<=\p{L}{2}[!?.]?\s?\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{Lu}\p{Ll})/gu;

/** Written without capitals: from its first word on, or in one sentence after another behind a figure. */
function isSmall(text: string): boolean {
  if (/^\p{Ll}/u.test(text)) return true;
  return /^\d/u.test(text) && (text.match(smallSentence)?.length ?? 0) >= leastSmall;
}
const leastSmall = 2;

function shortened(text: string, start: number): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const small = [
    ...text.matchAll(isSmall(text) ? smallSentence : smallStart),
    ...text.matchAll(behindPicture),
  ].map(({ index, 0: { length } }) => ({
    index,
    length,
  }));
  const gaps = [...small, ...gluedStarts(text)];
  for (const { index, length } of gaps.sort((one, other) => one.index - other.index)) {
    if (index < from) continue;
    parts.push({ text: text.slice(from, index), start: start + from });
    from = index + length;
  }
  parts.push({ text: text.slice(from), start: start + from });
  return parts.flatMap((part) => inPieces(part.text, part.start));
}

function inPieces(text: string, start: number): Part[] {
  if (text.length <= longestPiece) return [{ text, start }];
  const parts: Part[] = [];
  let from = 0;
  while (from < text.length) {
    const space = text.lastIndexOf(" ", from + longestPiece);
    const to =
      text.length - from <= longestPiece ? text.length : space > from ? space : from + longestPiece;
    parts.push({ text: text.slice(from, to), start: start + from });
    from = to;
  }
  return parts;
}
