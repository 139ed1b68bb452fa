import { countWords } from "./count-words.ts";

/** How far the head of an advertisement reaches. */
const reach = { characters: 1_500, lines: 12 };
/** A line with more words than these tells something, unless bars or dots divide it; a sentence does sooner. */
const mostWords = { line: 16, sentence: 8 };

/** Marks of a website's or a message's making around a line: headings, stars, pictures. */
const marks =
  /^(?:[#*_>~\s–-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)+|(?:[*_~\s]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)+$/gu;
const divider = /\s[·•|/–—-]\s|\t+|\s{3,}|\s*\p{Extended_Pictographic}\uFE0F?\s*|\s@\s/u;
/** The end of a first sentence: "Solicitor, Ludlow. Gaunt & Lisle is …". */
const sentenceEnd =
  /(?<=\p{L}{2}|\d|\))(?<!\b(?:incl|excl|approx|Thos|Bros|Messrs|St|Mr|Mrs|Dr|Rev|Co|No))[.!]\s+(?=[\p{Lu}\d£€$]|$)/u;

/**
 * The lines at the top that name facts before the text begins to tell: without marks and empty lines. Of a line that goes
 * on to tell, the first short sentence.
 */
export function headLines(text: string): string[] {
  const lines = text
    .slice(0, reach.characters)
    .split("\n")
    .map((line) => line.replace(marks, "").trim())
    .filter((line) => line !== "")
    .slice(0, reach.lines);
  return lines.flatMap((line) => {
    if (!isTelling(line)) return [line];
    const [first = ""] = line.split(sentenceEnd, 1);
    return first.length < line.length && !isTelling(first) && /^\p{Lu}/u.test(first) ? [first] : [];
  });
}

function isTelling(line: string): boolean {
  const most = /[\p{L})][.!?]$/u.test(line) ? mostWords.sentence : mostWords.line;
  return headPieces(line).some((piece) => countWords(piece) > most);
}

/** What bars, dots, dashes, pictures and wide gaps set apart within a line. */
export function headPieces(line: string): string[] {
  return line
    .split(divider)
    .map((piece) => piece.replace(marks, "").trim())
    .filter((piece) => piece !== "");
}
