import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { lowerFirst } from "./lower-first.ts";
import { isUnknownPast, isVerbHere } from "./verb-here.ts";

/** How the lines of a role tell deeds, each by its verb: of now ("run the till"), of then ("ran the till"), or not so. */
export type DeedHabit = "now" | "then" | null;

/** Lines that surely begin with a verb, before those that may are read as such. */
const fewestSure = 2;
const manySure = 4;

/** "Run the payroll", "Look after the accounts": so "Plan rotas" is what is done, too. */
export function deedHabit(lines: readonly string[]): DeedHabit {
  const forms = lines.map((line) => {
    const lowered = lowerFirst(line);
    const verb = verbOf(words(lowered)[0]?.lower ?? "");
    if (verb === undefined && isUnknownPast(lowered, false)) return "then";
    if (verb === undefined || verb.form === "gerund") return "none";
    if (verb.form === "past") return verb.base === words(lowered)[0]?.lower ? "unsure" : "then";
    return !isNounToo(verb.base) || isVerbHere(verb.base, lowered) ? "now" : "unsure";
  });
  const count = (kind: string) => forms.filter((form) => form === kind).length;
  const sure = count("now") + count("then");
  // Many that are sure show what the others are meant to be.
  const most = sure >= manySure ? sure : sure / 2;
  if (sure < fewestSure || count("none") > most) return null;
  return count("now") > count("then") ? "now" : "then";
}
