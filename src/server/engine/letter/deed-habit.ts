import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";

/** Lines that surely begin with a verb, before those that may are read as such. */
const fewestSure = 2;

/** Whether the lines of a role begin with what was done: "Run the payroll", "Look after the accounts" and "Plan rotas" do. */
export function tellDeeds(lines: readonly string[]): boolean {
  const verbs = lines.map((line) => verbOf(words(line)[0]?.lower ?? ""));
  const isSure = (at: number) => {
    const verb = verbs[at];
    return (
      verb !== undefined &&
      verb.form !== "gerund" &&
      (verb.form === "past" || !isNounToo(verb.base))
    );
  };
  const sure = lines.filter((_, at) => isSure(at)).length;
  const none = verbs.filter((verb) => verb === undefined || verb.form === "gerund").length;
  return sure >= fewestSure && none <= sure / 2;
}
