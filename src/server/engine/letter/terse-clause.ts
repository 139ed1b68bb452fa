import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { joinsThird } from "./joined-verbs.ts";
import { plainThings } from "./plain-things.ts";
import { terseDeed } from "./terse-deeds.ts";
import { opensThing, thingsDone } from "./things-done.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { whatChanged } from "./what-changed.ts";
import { weakOpening } from "./words/unfit-words.ts";

/** A line without a verb of its own. */
export function terseClause(statement: string, current: boolean, habit: DeedHabit): Clause | null {
  const deed = terseDeed(statement, current);
  if (deed !== null) return { form: "finite", ...deed, words: words(deed.text).length };
  const weak = weakOpening.exec(statement)?.[0] ?? "";
  const body = statement.slice(weak.length);
  const came = whatChanged(body);
  const isRowOfDeeds = verbOf(words(body)[0]?.lower ?? "")?.form === "third" && joinsThird(body);
  if (isRowOfDeeds && !body.includes(", ")) return null;
  // Among deeds a line without a verb we know may begin with one we do not: "Upsold insurance".
  const mayBeThings = habit === null || opensThing(body);
  const named = came === null && mayBeThings ? thingsDone(body) : null;
  const things = named ?? (came === null && weak === "" ? plainThings(body) : null);
  const text = inBritishSpelling(came ?? things ?? "");
  if (text === "") return null;
  const form = came === null ? "things" : "event";
  return {
    form,
    present: current && form === "things",
    terse: true,
    text,
    words: words(text).length,
  };
}
