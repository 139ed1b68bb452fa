import type { Importance } from "../../../shared/results.ts";
import { type Clause, calledBetter, calledName, calledTail, cuts } from "./clauses.ts";
import { hasCue } from "./cue-match.ts";
import { importanceOf } from "./importance.ts";
import type { Passage } from "./sections.ts";

/** A clause, and the one that says of it how important it is, where that is another. */
export type ClauseOfSource = Clause & { of?: string };

/** A wish inside a list ("be ideally educated to degree level") is of what it stands in, not of the whole. */
const innerWish = /\b(?:ideally|preferably)\b/iu;
/** "You will ideally be studying and have seen a ledger": of everything the verb says. */
const wishOfAll = /\b(?:will|would|should|must) ideally (?:be|have|hold|possess)\b[^.;]*$/iu;
/** What is called a wish stands before these words: "A would be desirable". */
const wishBehind =
  /\b(?:would be|is|are) (?:\w+ )?(?:desirable|advantageous|preferred|beneficial|useful|an? (?:\w+ )?(?:advantage|plus|bonus))\b/iu;

/** "Level 3 food hygiene needed": says so of itself, whatever the next clause says. */
const calledNeeded = /\b(?:needed|required|a must)[.!]?$/iu;

/** "…, as would knowledge of care planning": as important as what stands before. */
const likewise = /,\s*as (?:would|will|is|are)\s(?:be\s)?[^.;]*$/iu;

/** "It would be a bonus if …; if …; or if …": the wish is of every condition. */
const condition = /^(?:(?:and|or|also) )*if (?:you|they|s?he)\b/iu;

/** Whether a clause says of itself how important it is. */
export function speaks(clause: string): boolean {
  return hasCue("preferred", clause) || hasCue("required", clause) || calledNeeded.test(clause);
}

const calledLast = (source: string) =>
  [calledTail, calledName, calledBetter].some((pattern) => cuts(source, pattern).length > 0);
/** All that stands behind a clause: a few words after a comma or a dash. */
const onlyTail = /^(?:,|\s[-–—])\s[^,;.]{3,50}$/u;

/** A clause that says nothing of its importance shares what the whole sentence says. */
export function clauseImportance(
  clause: ClauseOfSource,
  source: string,
  passage: Passage,
): Importance {
  if (clause.of && !speaks(clause.text)) return importanceOf(clause.of, passage.section);
  if (clause.aside || hasCue("preferred", openingOf(source, clause))) return "preferred";
  if (speaks(clause.text)) return importanceOf(clause.text, passage.section);
  if (onlyTail.test(source.slice(clause.end).replace(/[.!]$/u, "")) && calledLast(source))
    return importanceOf(clause.text, passage.section);
  if (condition.test(clause.text) && hasCue("preferred", source.slice(0, clause.start)))
    return "preferred";
  if (/^\s*;/u.test(source.slice(clause.end))) return importanceOf(clause.text, passage.section);
  if (likewise.test(source.slice(0, clause.start))) return importanceOf(source, passage.section);
  if (wishOfAll.test(source.slice(0, clause.start))) return "preferred";
  const inner = innerWish.exec(source)?.index ?? 0;
  const wish = wishBehind.exec(source)?.index ?? source.length;
  const hangsOn = inner >= 20 && /[,(]\s*$/u.test(source.slice(0, inner));
  const another = inner > 25 || hangsOn || wish < clause.start;
  return importanceOf(another ? clause.text : source, passage.section);
}

/** What opens the list that a clause is an item of: "It would help to know the following: A, B, C". */
export function openingOf(source: string, { start }: Clause): string {
  const end = source.slice(0, start).indexOf(":");
  return end < 0 ? "" : source.slice(0, end);
}
