import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";

/** Lines that name and reach somebody else than the person the CV is of. */

/** The kind of the section a line stands in. */
export const kindAt = (line: number, sections: readonly CvSection[]): SectionKind | null =>
  sections.find(({ start, end }) => start <= line && line < end)?.kind ?? null;

/** "References: Mr Crane 01632 960415", "Next of kin: …", "Emergency contact: …". */
const opensWithAnother =
  /^(?:references?|referees?|refs|next of kin|emergency contacts?|line manager|supervisor|referenzen|références?|referencias|referenze|referenties)(?!\p{L})(?!\s?(?:no|number|:?\s?\p{Lu}{0,3}\d))/iu;
/** "My boss is Ann and you can get her on 029 2018 0744". */
const tellsOfAnother =
  /\b(?:call|ring|reach|get|contact|phone|e-?mail|reached|contacted)\s(?:him|her|them)\b|\bmy (?:(?:current|last|old|present|former)\s)?(?:boss|manager|employer|supervisor|line manager)\b/i;

/** Whether a line reaches a referee, or anybody else but the person. */
export function isOfReferee({ index, text }: ShapedLine, sections: readonly CvSection[]): boolean {
  if (kindAt(index, sections) === "references") return true;
  return opensWithAnother.test(text) || tellsOfAnother.test(text);
}
