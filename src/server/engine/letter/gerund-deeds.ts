import { words } from "../text/words.ts";
import { pastOf, verbOf } from "../vocabulary/verb-forms.ts";
import { isNounGerund } from "./words/noun-gerunds.ts";

/** What work consisted of ("leading the meeting and liaising with families") as what one does: "lead … and liaise …". */

const joinedGerund = /(,\sand|,|\band)\s+((?:\p{Ll}+ly\s+)?)(\p{Ll}+ing)\b/gu;
/** Behind these a joined form hangs on another one: "by training staff and cutting waste". */
const dependent =
  /\s(?:by|for|of|in|through|while|when|from|without|before|after|including|as|on|to|with|at|about)\s(?:\p{Ll}+ly\s)?\p{Ll}+ing\b/u;
/** What shows that a form which may be a noun is a verb. */
const hasThing = /^\s(?:the|a|an|all|any|our|their|its|new|up|out|\d)\b/u;
const noThing = /^(?:$|,|\s(?:of|for|in|at|by|to)\b)/u;

function isDeed(form: string, behind: string): boolean {
  if (noThing.test(behind)) return false;
  return !isNounGerund(form) || hasThing.test(behind);
}

function retold(statement: string, into: (base: string) => string): string | null {
  const [first] = words(statement);
  const verb = first && verbOf(first.lower);
  if (!first || verb?.form !== "gerund") return null;
  const rest = statement.slice(first.end);
  // "Servicing and repair of cars": two fields of work.
  if (/^ and \p{Ll}+ of\b/u.test(rest)) return null;
  // "Tracking and label services": what is joined to a deed is one.
  if (/^,? (?:and|or) (?!\p{Ll}+ing\b|\p{Ll}+ly \p{Ll}+ing\b)\p{Ll}+/u.test(rest)) return null;
  const joined = [...rest.matchAll(joinedGerund)];
  const isRow = joined.some(([, joiner = ""]) => joiner.includes("and"));
  const inFront = (at: number) => /^(?:,\s\p{Ll}+ing)*$/u.test(rest.slice(0, at).trimEnd());
  const opensRow = joined.some(({ index }) => inFront(index));
  // "Sketching, wireframing, usability testing": fields of work, side by side.
  if (!isRow && opensRow) return null;
  if (!opensRow && !isDeed(first.lower, rest)) return null;
  let safe = !rest.startsWith("/");
  const told = rest.replace(
    joinedGerund,
    (whole: string, joiner: string, adverb: string, form: string, at: number) => {
      const other = verbOf(form);
      // "Testing units, recording results": how it was done, unless a row goes on to its "and".
      if (!isRow) return whole;
      const behind = rest.slice(at + whole.length);
      if (!inFront(at)) {
        // "Packing the van, pricing, setting up": one of the row would keep its form.
        if (joiner === "," && noThing.test(behind)) safe = false;
        if (dependent.test(rest.slice(0, at)) || noThing.test(behind)) return whole;
        // "Managing staff and training starters", "providing support and training sessions".
        safe &&= other?.form === "gerund" && isDeed(form, behind);
      }
      if (other?.form !== "gerund") return whole;
      return `${joiner} ${adverb}${into(other.base)}`;
    },
  );
  return safe ? into(verb.base) + told : null;
}

/** Said of now. */
export function asDone(statement: string): string | null {
  return retold(statement, (base) => base);
}

/** Said of a role that is over. */
export function asWasDone(statement: string): string | null {
  return retold(statement, pastOf);
}
