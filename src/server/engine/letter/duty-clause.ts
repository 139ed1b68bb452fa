import { nameList } from "../text/name-list.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import type { Clause } from "./clauses.ts";
import { asDone, asWasDone } from "./gerund-deeds.ts";
import { withDeedsJoined } from "./joined-verbs.ts";
import { lowerFirst } from "./lower-first.ts";
import { isMixedRow } from "./work-items.ts";

/** Makes a clause of words that are ready to be said. */
export type Done = (form: Clause["form"], text: string, present?: boolean) => Clause;

const ownVerb =
  /^(?:(?!\b(?:which|that|who|what|where|as|when|how|if)\b).)*\s(?:goes|comes|takes|makes|is|are|was|were|has|means|keeps|gives)\s/u;

/** "Safeguarding level 3" is a course, "looking for a step up" a wish. */
const noDuty =
  /^(?:driving licen[cs]e|\p{L}+ing\b[^,;]{0,40}\b(?:level|stage|grade|part|module|year|week)s? \d|(?:looking|seeking|hoping|wishing|wanting|aiming|studying|working towards)\b(?! after))/u;

/** Duties as what one does: "leading the meeting"; as things where it cannot be told which words are verbs. */
export function ofDuties(statement: string, current: boolean, done: Done): Clause | null {
  const lowered = withDeedsJoined(lowerFirst(statement));
  // "Supporting activity in my present plan goes on audit" has a verb of its own.
  if (ownVerb.test(lowered) || noDuty.test(lowered)) return null;
  const told = current ? asDone(lowered) : asWasDone(lowered);
  if (told !== null) return done("finite", told);
  const items = lowered.split(", ");
  // "Washing, meals, toileting" gets its "and".
  const isList = items.length > 2 && !/\s(?:and|or)\s/u.test(lowered);
  // "Reporting Assistant, county council, Kingston" is a post.
  if (isMixedRow(lowered) || looksLikeJobTitle(statement.split(", ")[0] ?? "")) return null;
  return done("things", isList ? nameList(items, items.length) : lowered);
}
