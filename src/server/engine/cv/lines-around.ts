import { isDuration, type ShapedLine } from "./cv-line.ts";
import { isBreakFromWork, isHead } from "./head-lines.ts";
import { headingOfText } from "./prose-heading.ts";
import { labelled, lineSign } from "./role-heading.ts";
import { isNameInTown, isNameLike, missing } from "./role-names.ts";

/** So many lines may name a role. */
export const maxHeads = 4;

/** Header lines directly above an anchor, nearest last. */
export function linesAbove(
  lines: readonly ShapedLine[],
  anchor: number,
  floor: number,
  limit: number,
): ShapedLine[] {
  const above: ShapedLine[] = [];
  for (let i = anchor - 1; i >= floor && above.length < limit; i--) {
    const line = lines[i];
    if (!line || !isHead(line)) break;
    if (
      i < anchor - 1 &&
      !isDuration(line.text) &&
      lines[i + 1]?.source.gapBefore &&
      lineSign(lines[i + 1]?.text ?? "") === "title"
    )
      break;
    above.unshift(line);
  }
  return above;
}

/** Lines below an anchor that still name the role. */
export function linesBelow(
  lines: readonly ShapedLine[],
  anchor: number,
  ceiling: number,
  texts: string[],
  { first, whole }: { first: boolean; whole: boolean },
): ShapedLine[] {
  const below: ShapedLine[] = [];
  if (texts.some(isBreakFromWork)) return below;
  for (let i = anchor + 1; i < ceiling && below.length < 3; i++) {
    const line = lines[i];
    if (line && i === anchor + 1 && namesNoPost(texts) && isPostInText(line)) return [line];
    if (!line || !isHead(line) || (line.source.gapBefore && below.length > 0 && !first)) break;
    const apart = line.source.gapBefore && (!first || lines[ceiling]?.source.gapBefore === false);
    if (apart && headsOnly(lines, i, ceiling)) break;
    const sign = labelled(line.text) ? "labelled" : lineSign(line.divided);
    const need = missing([...texts, ...below.map((one) => one.text)]);
    const useful =
      sign === "place" ||
      sign === "labelled" ||
      isDuration(line.text) ||
      (sign === "title" && need.title) ||
      (sign === "employer" && (need.company || (need.sureCompany && isNameLike(line)))) ||
      (sign === "none" &&
        (need.title || need.company || (first && need.sureCompany && isNameInTown(line))) &&
        !whole &&
        namesShortly(line) &&
        (first || nextIsBody(lines, i, ceiling)));
    if (!useful) break;
    below.push(line);
  }
  return below;
}

/** So many words a name of no known kind has, besides the bracket that explains it. */
const longestName = 8;

const namesShortly = ({ text }: ShapedLine) =>
  text.replace(/\s\([^()]{2,80}\)/u, "").split(/\s+/u).length <= longestName;

/** Dates that stand alone, or beside the employer's name and place. */
const namesNoPost = (texts: readonly string[]) =>
  texts.every((text) => ["employer", "place"].includes(text === "" ? "place" : lineSign(text)));

/** Right below dates that stand alone a text may open with the post: "Clerk at Acme, Ely. Rotas, stock." */
export const isPostInText = (line: ShapedLine) =>
  !line.source.bullet && !isHead(line) && headingOfText(line.text) !== null;

/** Behind a gap and right above the next dates stand the names of the next role. */
function headsOnly(lines: readonly ShapedLine[], from: number, ceiling: number): boolean {
  if (ceiling >= lines.length) return false;
  return lines.slice(from, ceiling).every(isHead);
}

function nextIsBody(lines: readonly ShapedLine[], at: number, ceiling: number): boolean {
  const next = lines[at + 1];
  return at + 1 >= ceiling || next === undefined || next.source.bullet || !isHead(next);
}
