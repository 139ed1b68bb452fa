import type { Mark } from "./criteria-table.ts";
import type { Piece } from "./passages.ts";
import { rangedCriteria } from "./ranged-criteria.ts";
import { wordedCriteria } from "./worded-criteria.ts";

/** What a criterion is assessed by, or how important it is, in a legend: "A = application form". */
const means =
  "essential|desirable|application(?: form)?|interview|tests?|tasks?|certificates?|presentation|references?|assessment(?: centre)?|portfolio|cv|observation|qualifications?|application|documents?";
const pair = new RegExp(`(?<![\\p{L}\\p{N}])[A-Z]{1,3}\\s?[=:–-]\\s?(?:${means})(?!\\p{L})`, "giu");

/** The letter for either importance, where a legend names another than E and D: "H = Hanfodol/Essential". */
const ofImportance =
  /(?<![\p{L}\p{N}])([A-Z])\s?[=:]\s?(?:\p{L}+\s?\/\s?)?(essential|desirable)\b/giu;

/** What a legend opens with. */
const opening =
  /(?<!\p{L})(?:(?:how )?assess(?:ed|ment)(?: (?:by|method))?|methods?|key|codes?)(?!\p{L})/giu;

/** One code of a bracket behind a criterion. */
const code =
  "(?:Essential|Desirable|essential|desirable|Application|Interview|Test|Certificate|CV|AF|App|Int|[EDAITPRCSLOQ])";
const behind = new RegExp(
  `\\s*[([]\\s*(${code}(?:\\s?[,;:/&+–-]\\s?${code}){0,6})\\s*[)\\]]\\.?$`,
  "u",
);
/** The importance before a criterion: "E  GCSE English", "D: a second language". */
const before = /^([A-Z])(?:\s?[.:)–-]\s+(?=[\p{L}\d"“])|\s+(?=[\p{Lu}\d"“]))/u;
/** The number a criterion goes by: "Q1", "K12.". */
const number = /^([A-Z]{1,2})(\d{1,2})[.):]?(?:\s+(?=\p{L}|\d)|$)/u;

/** So many criteria in codes are the form of the advertisement, and no chance. */
const least = 3;

/** How an advertisement codes its criteria, and what a piece is without its codes. */
export type CriteriaCodes = {
  /** Whether the piece is a number that has lost its criterion. */
  isNumber: (piece: Piece) => boolean;
  /** Whether the piece says what the codes mean, and nothing else. */
  isLegend: (piece: Piece) => boolean;
  /** The piece without number and codes, and the importance they say; the piece itself where it has none. */
  read: (piece: Piece) => { piece: Piece; mark: Mark | null };
};

/** "E = Essential, D = Desirable", "Assessed by: A = application, I = interview". */
function saysWhatCodesMean({ text }: Piece): boolean {
  return text.length < 240 && (text.match(pair)?.length ?? 0) >= 2;
}

function markIn(codes: string): Mark | null {
  const all = codes.split(/[\s,;:/&+–-]+/u);
  if (all.some((one) => /^(?:E|essential)$/iu.test(one))) return "required";
  return all.some((one) => /^(?:D|desirable)$/iu.test(one)) ? "preferred" : null;
}

/** "E1." that was taken for the bullet of its line. */
function numberBefore(whole: string, { start }: Piece): readonly string[] {
  const from = Math.max(0, start - widestNumber);
  const before = `${from === 0 ? "\n" : ""}${whole.slice(from, start)}`;
  return /\n[^\S\n]*([A-Z]{1,2})(\d{1,2})[.):]\s{0,4}$/u.exec(before) ?? [];
}

/** Room for an indent, a number and what stands behind it. */
const widestNumber = 16;

/** Letters whose numbers run 1, 2, 3 down the advertisement: "Q1", "Q2", but not the D1 of a driving licence. */
function numberedLetters(pieces: readonly Piece[], whole: string): ReadonlySet<string> {
  const next = new Map<string, number>();
  for (const piece of pieces) {
    const [, letter = "", digits = ""] = number.exec(piece.text) ?? numberBefore(whole, piece);
    if (letter !== "" && Number(digits) === (next.get(letter) ?? 1)) {
      next.set(letter, Number(digits) + 1);
    }
  }
  const counts = [...next.values()].map((then) => then - 1);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return new Set(total > least && Math.max(...counts) > 1 ? next.keys() : []);
}

function lettersOf(pieces: readonly Piece[]): ReadonlyMap<string, Mark> {
  const letters = new Map<string, Mark>([
    ["E", "required"],
    ["D", "preferred"],
  ]);
  for (const { text } of pieces) {
    for (const [, letter = "", meant = ""] of text.slice(0, 240).matchAll(ofImportance)) {
      letters.set(letter, /^e/iu.test(meant) ? "required" : "preferred");
    }
  }
  return letters;
}

/** Learns from all pieces how the criteria are coded: councils and universities number them, and code what they weigh. */
export function criteriaCodes(pieces: readonly Piece[], whole: string): CriteriaCodes {
  const coded = pieces.filter(({ text }) => behind.test(text.slice(-60))).length;
  const legend = pieces.some(saysWhatCodesMean);
  const marked = coded >= least || (legend && coded > 0);
  const letters = numberedLetters(pieces, whole);
  const importance = lettersOf(pieces);
  const marks = pieces.flatMap(({ text }) => importance.get(before.exec(text)?.[1] ?? "") ?? []);
  const markedBefore = marks.length > least && new Set(marks).size > 1;
  // "E1 … E6, D1 … D5": the letter says what "Essential" and "Desirable" would.
  const numbersSay = [...letters].filter((letter) => importance.has(letter)).length > 1;
  const worded = wordedCriteria(pieces, whole);
  const ranged = rangedCriteria(pieces, whole);
  return {
    isNumber: (piece) =>
      worded.get(piece) === null ||
      letters.has((/^([A-Z]{1,2})\d{1,2}[.):]?$/u.exec(piece.text) ?? [])[1] ?? ""),
    isLegend: (piece) =>
      saysWhatCodesMean(piece) &&
      !/\p{L}/u.test(piece.text.replace(pair, " ").replace(opening, " ")),
    read: (given) => {
      const weighed = worded.get(given);
      const piece = weighed?.piece ?? given;
      const written = number.exec(piece.text);
      const [head = "", letter = ""] = written ?? ["", ...numberBefore(whole, piece).slice(1)];
      const [sign = "", code = ""] = (markedBefore && before.exec(piece.text)) || [];
      const said = importance.get(code) ?? null;
      const opens = letters.has(letter) ? head.length : said ? sign.length : 0;
      const numbered = numbersSay && letters.has(letter) ? importance.get(letter) : undefined;
      const tail = marked ? behind.exec(piece.text.slice(-60)) : null;
      const length = piece.text.length - (tail?.[0].length ?? 0);
      if ((opens === 0 && !tail && !numbered) || length - opens < 3)
        return { piece, mark: weighed?.mark ?? ranged.get(given) ?? null };
      const text = piece.text.slice(opens, length);
      const start = piece.start + opens;
      return {
        piece: { ...piece, text, start, end: start + text.length, bullet: true },
        mark: weighed?.mark ?? (tail ? markIn(tail[1] ?? "") : (said ?? numbered ?? null)),
      };
    },
  };
}
