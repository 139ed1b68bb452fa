import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { isOccupation } from "../vocabulary/title-heads.ts";
import { isToldOf } from "./company-in-head.ts";
import { tidyTitle } from "./tidy-title.ts";

/** What a board sets under the title: the place, how old the advertisement is and how many looked at it. */
const boardLine =
  /\b(?:re)?posted\b|\b\d+\+? (?:minutes?|hours?|days?|weeks?|months?) ago\b|\bapplicants\b|\bpeople clicked\b|\beasy apply\b|\bactively (?:hiring|recruiting)\b/iu;

export const isBoardLine = (line: string) => boardLine.test(line);

const mostWords = 4;
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "We're Tallow & Wright", "join Coppersmith", "About Baker": said of a firm, whatever its name means. */
const isCalledFirm = (name: string, text: string) =>
  new RegExp(
    `(?:\\b[Ww]e(?:['’]re| are)|\\b[Jj]oin(?:ing)?|\\b[Aa]t|\\b[Aa]bout|\\b[Ww]hy) ${escaped(name)}(?![\\p{L}])`,
    "u",
  ).test(text);

/**
 * Whether the first of three lines names the employer, and the second the post: boards set the firm alone above the title, and a
 * firm's name may end like a trade.
 */
export function isEmployerAbove(
  [line = "", below = "", behind = ""]: readonly string[],
  text: string,
): boolean {
  const post = tidyTitle(below);
  const words = line.split(" ").length;
  if (words > mostWords || !/^\p{Lu}[\p{L}&'’. -]+$/u.test(line)) return false;
  if (post.split(" ").length < 2 || below.includes(line) || !looksLikeJobTitle(post)) return false;
  if (isBoardLine(behind)) return true;
  return (
    isCalledFirm(line, text) ||
    (words === 1 && !isOccupation(line.toLowerCase()) && isToldOf(line, text))
  );
}
