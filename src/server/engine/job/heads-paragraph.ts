import { findMentions } from "../lexicon/lexicon.ts";
import { asksPlainly } from "./asks-plainly.ts";
import { countWords } from "./count-words.ts";
import type { Piece } from "./passages.ts";
import { isApart } from "./same-line.ts";

const mostWords = 7;
/** A paragraph tells something; in characters. */
const leastParagraph = 50;
/** What an employer checks has a part of its own, that the paragraph below tells. */
const checks =
  /^(?:the )?(?:(?:enhanced|basic|standard|pre-employment|security|safer|vetting|criminal) )*(?:DBS|PVG|disclosure|safeguarding|rehabilitation|security|vetting|checks?|screening|recruitment)\b/iu;

const ofQuality =
  /\b(?:experience\w*|knowledge|skills?|qualifi\w+|abilit\w+|able|understanding|must|essential|desirable)\b/iu;

/** "The fluency duty", "Security": a few words behind an empty line and directly above a paragraph name it and ask nothing. */
export function headsParagraph(text: string, pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!before || !piece?.alone || piece.bullet || !next || next.bullet || next.columns > 0)
    return false;
  if (!/^\p{Lu}[^.:;,!?\d]*$/u.test(piece.text) || countWords(piece.text) > mostWords) return false;
  if (!isApart(text, before, piece) || isApart(text, piece, next)) return false;
  if (next.text.length < leastParagraph || !/[.!?]$/u.test(next.text)) return false;
  if (checks.test(piece.text)) return true;
  return (
    !asksPlainly(piece.text) && !ofQuality.test(piece.text) && findMentions(piece.text).length === 0
  );
}
