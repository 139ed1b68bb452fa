import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";

/** Behind another sentence of its line "Files kept in the office" or "Patch arrears 2%" may be anything. */
export function isSurelyDeed(statement: string, clause: Clause | null): boolean {
  if (clause?.form === "event" || /^(?:[^,]{2,60},?\s)?I\s/u.test(statement)) return true;
  const [first] = words(statement);
  const verb = verbOf(first?.lower ?? "");
  return clause?.form === "finite" && verb?.form === "past" && verb.base !== first?.lower;
}

/** Of a deed and what came of it. */
const mostOutcomeWords = 34;

/** "Missing entries fell to 2%" tells nothing without the deed before it: it is told with that, or not at all. */
export function withOutcomes(found: readonly { clause: Clause; at: number }[]): Clause[] {
  const told: Clause[] = [];
  for (const [index, { clause, at }] of found.entries()) {
    if (clause.form !== "event" || at === 0) {
      told.push(clause);
      continue;
    }
    const before = found[index - 1];
    const deed = told.at(-1);
    const isDeed = before?.at === at - 1 && deed?.form === "finite" && !deed.text.includes("; ");
    if (deed && isDeed && deed.words + clause.words <= mostOutcomeWords)
      told[told.length - 1] = {
        ...deed,
        text: `${deed.text}; ${clause.text}`,
        words: deed.words + clause.words,
      };
  }
  return told;
}
