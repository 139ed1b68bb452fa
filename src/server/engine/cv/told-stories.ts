import type { DocumentLine } from "../../../shared/document.ts";
import { findDateRanges } from "../vocabulary/dates.ts";
import { maxDatedLine } from "./cv-line.ts";
import { lineSign } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";
import { mayTell, toldFormally, toldRole } from "./told-roles.ts";

/** Where a sentence ends, or a clause that could stand alone: not "Sp. z o.o. w Łodzi". */
const clauseEnd =
  /(?<=(?:\p{L}{3}|\p{Lu}{2}|\d{4}|\))[.!?])\s+(?=\p{Lu}|(?:19|20)\d\d\s)|(?<=;)\s+(?=\p{Ll})|(?<=[\p{L}\d]{2}[.!?])\s+(?=(?:i|before|prior|after|then|from|since|between)\s)/u;
/** A longer paragraph has no dates of its own, see `maxDatedLine`; shorter than this no line tells of two posts. */
const shortest = 60;
const longest = 4000;

/** Whether a sentence tells of a post. */
type Tells = (text: string) => boolean;
const tells: Tells = (text) => mayTell(text) && toldRole(text, findDateRanges(text)) !== null;
const tellsFormally: Tells = (text) =>
  mayTell(text) && toldFormally(text, findDateRanges(text)) !== null;

/** A listed post names it, or whose it was, beside its whole time on a line so short. */
const longestListed = 120;
const enoughListed = 2;

function isListed({ text }: DocumentLine): boolean {
  if (text.length > longestListed || tells(text)) return false;
  const range = findDateRanges(text).find(({ start, end }) => start !== null && end !== null);
  if (range === undefined) return false;
  const rest = `${text.slice(0, range.from)} | ${text.slice(range.to)}`;
  const study = rest.split(/[,|]/).some((part) => isSchool(part.trim()));
  return !/\p{L}/u.test(rest) || (lineSign(rest) !== "none" && !study);
}

/** The lines, long stories of one post after the other parted; who lists their posts only says in short what they were. */
export function storiesParted(lines: readonly DocumentLine[]): DocumentLine[] {
  const listed = lines.filter(({ text }) => /\d{4}/.test(text)).filter(isListed).length;
  const told = listed < enoughListed ? tells : tellsFormally;
  return lines.flatMap((line) => partedByRoles(line, told));
}

/** Where one post of a sentence ends and the next may begin: "…, and then", "…, having started". */
const nextPost =
  /,\s+(?=(?:and\s|but\s)?(?:then|first|before (?:that|this)|prior to (?:that|this)|after (?:that|this)|later|having)\s|and\s(?:from|since|between)\s[^,;.]{0,14}\d{4})|\s+(?=and then (?:I\s)?(?:moved|joined|went|became|worked)\s)/u;

/** The clauses of a sentence that tells of two posts, or of one behind its own dates. */
function clausesOf(sentence: string, tells: Tells): string[] {
  const clauses = sentence.split(nextPost);
  const dated = clauses.filter((clause) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(clause));
  return dated.length > 1 && clauses.some(tells) ? clauses : [sentence];
}

/** What of a long sentence already tells of the post, and what follows. */
function cut(sentence: string, tells: Tells): string[] {
  if (sentence.length <= maxDatedLine) return [sentence];
  for (const { index } of sentence.matchAll(/,\s/gu)) {
    if (index > maxDatedLine) break;
    if (tells(sentence.slice(0, index)))
      return [sentence.slice(0, index + 1), sentence.slice(index + 2)];
  }
  return [sentence];
}

/** A paragraph that tells of posts one after the other, as lines: each sentence that tells of one, and what follows it. */
function partedByRoles(line: DocumentLine, tells: Tells): DocumentLine[] {
  const { text } = line;
  if (line.bullet || line.gaps !== undefined || text.length < shortest || text.length > longest)
    return [line];
  if (!mayTell(text)) return [line];
  const parts: string[] = [];
  let told = 0;
  let open = false;
  const sentences = text.split(clauseEnd);
  const clauses = sentences.flatMap((one) => clausesOf(one, tells));
  for (const sentence of clauses) {
    const [head = "", ...rest] = tells(sentence) ? cut(sentence, tells) : [];
    if (head !== "") {
      told += 1;
      parts.push(head, ...rest);
      open = rest.length > 0;
    } else {
      if (open) parts[parts.length - 1] += ` ${sentence}`;
      else parts.push(sentence);
      open = true;
    }
  }
  const whole = text.length <= maxDatedLine && clauses.length === sentences.length;
  if (told === 0 || (told === 1 && whole)) return [line];
  return parts.map((part, at) => ({ ...line, text: part, gapBefore: at === 0 && line.gapBefore }));
}
