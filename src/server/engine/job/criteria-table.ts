import type { Piece } from "./passages.ts";

/** What heads the columns of a table of criteria, and how criteria are assessed. Lower case. */
const headWords: ReadonlySet<string> = new Set(
  `criteria criterion requirement requirements essential desirable assessed assessment by how method methods of evidence evidenced
where and or the identified measured tested e d es ds ess des attribute attributes area factor factors category item weighting stage`.split(
    /\s+/,
  ),
);
const assessed =
  "(?:application(?: form)?|app(?: form)?|interview|certificates?|cv|test|tests|presentation|references?|assessment(?: centre)?|portfolio|documents?|registration check|[ACDIRTPSL](?:\\s?[/,&+]\\s?[ACDIRTPSL])*)";
const assessedOnly = new RegExp(`^${assessed}(?:\\s?[/,&+]?\\s?(?:and )?${assessed}){0,4}$`, "iu");
const trailing = new RegExp(
  `\\s(E|Es|Ess|D|Ds|Des|Essential|Desirable|ESSENTIAL|DESIRABLE)(?:\\s+${assessed}(?:\\s?[/,&+]?\\s?(?:and )?${assessed}){0,4})?$`,
  "u",
);

/** Importance that a mark of a table of criteria stands for. */
export type Mark = "required" | "preferred";

/** "E", "Desirable" alone: marks the criterion before it. Null for anything else. */
export function markOf(text: string): Mark | null {
  const mark = /^(E|Es|Ess|D|Ds|Des|Essential|Desirable)$/iu.exec(text.trim())?.[1];
  return mark === undefined ? null : /^e/iu.test(mark) ? "required" : "preferred";
}

/** "Application form", "A/I": how a criterion is assessed, nothing else. */
export function isAssessment(text: string): boolean {
  return text.length < 60 && assessedOnly.test(text.trim());
}

/** A criterion with its mark behind it, as a table leaves it when its borders are lost: "Audit skills D A/I". */
export function markedCriterion(piece: Piece): { piece: Piece; mark: Mark } | null {
  const match = trailing.exec(piece.text.slice(-120));
  const mark = match ? markOf(match[1] ?? "") : null;
  if (!match || !mark) return null;
  const length = piece.text.length - match[0].length;
  if (length < 6) return null;
  return {
    piece: { ...piece, text: piece.text.slice(0, length), end: piece.start + length },
    mark,
  };
}

/** How many pieces from `at` make up the head of such a table: one line, or one line for each column; 0 for no head. */
export function tableHeadLength(pieces: readonly Piece[], at: number): number {
  const seen = new Set<string>();
  let length = 0;
  let bothMarks = false;
  for (const piece of pieces.slice(at, at + 6)) {
    const all = piece.text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== "");
    if (piece.columns > 1 || all.length > 9 || !all.every((word) => headWords.has(word))) break;
    if (length > 0 && (markOf(piece.text) ? seen.has(all[0] ?? "") : false)) break;
    for (const word of all) seen.add(word);
    bothMarks ||= /^E\s?[/|,]\s?D$/iu.test(piece.text.trim());
    length += 1;
  }
  const names = seen.has("essential") && seen.has("desirable");
  return names || (bothMarks && length > 1) ? length : 0;
}
