import type { DocumentLine } from "../../../shared/document.ts";

/** "——", "=====": drawn between two parts. */
const rule = /^[-–—―_=*~#\s]{2,}$/u;

/** "Page 1 of 2", "Seite 2/3": which page it is. */
const pageCount =
  /^(?:page|seite|página|pagina|strona|p\.)\s\d{1,2}(?:\s?(?:of|von|sur|de|di|van|z|\/)\s?\d{1,2})?$/iu;

const saysNothing = ({ text }: DocumentLine) => rule.test(text) || pageCount.test(text);

/** Rules and counts of pages are no lines of their own: what follows a rule stands apart. */
export function withoutRules(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.flatMap((line, at) => {
    if (saysNothing(line)) return [];
    return [rule.test(lines[at - 1]?.text ?? "") ? { ...line, gapBefore: true } : line];
  });
}
