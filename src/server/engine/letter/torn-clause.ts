import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";

type Torn = Pick<Clause, "form" | "text">;

/** Signs that a clause lost its end, or was pasted: it is left out, for nobody can tell what it was to say. */

/** "Support the following functions": what follows stood on the next lines. */
const pointsOn = /\b(?:the following|as follows|listed below|below(?! [£\d]))\b/u;

/** "Generated In-depth reports", "With a Team": a capital on a small word that no name has before it. */
const capitalWithin =
  /(?<=(?:^|\s)[\p{Ll}\d-]+,?\s)(?:(?:In|On|Off|Out|Up|Over|Well|Day|Real|Long|Short|Full|High|Low|Cross|Hands)-\p{Ll}+|(?:With|And|Of|For|By|From|To|As|Including|Using|Team|Teams|Company|Clients?|Customers?|Department|Staff|Vendors?|Patients?|Employees?|Management)(?=$|[\s,](?!\p{Lu}))|\p{Lu}\p{Ll}+(?:tion|ment)(?= of\b))/u;

/** "Led a team of 50 to renovate": verbs that have a thing behind them, unless one stands before. */
const takesThing =
  /^(?:renovate|manage|develop|create|build|produce|implement|improve|provide|maintain|install|deliver|organise|organize|coordinate|reduce|increase|ensure|support|prepare|establish|achieve|facilitate|oversee|monitor|process|resolve|identify|update|handle|supervise|conduct|perform|obtain|promote|introduce|execute|enhance|optimise|optimize|determine|evaluate)$/u;
/** "The flats which I renovated and managed", "what to improve": their thing stands before. */
const thingBefore =
  /\b(?:that|which|who|whom|what|how|where|ways?|things?|areas?|ability|able|easy|easier|hard|harder|ready)\s/u;

/** A verb at the end whose thing is lost. */
function losesItsThing(text: string): boolean {
  const all = words(text);
  const [before, joiner, last] = all.slice(-3);
  if (!before || !joiner || !last || thingBefore.test(text)) return false;
  const verb = verbOf(last.lower);
  if (!verb || !takesThing.test(verb.base)) return false;
  if (joiner.lower === "to") return verb.form === "base";
  // "Designed, built and managed": each of the row is a deed.
  const isRow = verbOf(before.lower)?.form === verb.form;
  return joiner.lower === "and" && /^(?:past|base)$/u.test(verb.form) && !isRow;
}

/** "Am a participated as a member", "was assisted in the move": of whom it is said, is lost. */
const tornState =
  /^(?:am|was|have been) (?:an? )?(?:participated|assisted|worked|helped|served)\b/u;

/** "TurathUniversityIraq", "managedTeam": words run together, of which names have at most two parts. */
const runTogether =
  /\p{Ll}{2}\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2}|\b\p{Ll}{3,}(?:ed|ing|ion|ment)\p{Lu}\p{Ll}{3}/u;

/** "Preand post-operative", "Jones$ $4M": slips that no reader forgives. */
const slip =
  /(?<!\p{L})(?!\p{Ll}*(?:land|hand|band|stand|mand|pand|rand|sand|gand)(?!\p{L}))\p{Ll}{2,30}and(?!\p{L})|\p{L}[$£€]/u;

/** "Improved sales by 17% and generating USD 0.8M": a form of another kind joined to what was done. */
const joinsGerund =
  /^(?:(?!\p{Ll}+ing\b).)*?,? and (\p{Ll}+ing) (?:the|an?|all|new|their|my|\d|[$£€]|\p{Lu})/u;

const mixesForms = ({ form, text }: Torn) =>
  form === "finite" && verbOf(joinsGerund.exec(text)?.[1] ?? "")?.form === "gerund";

/** Whether a clause is but a piece of what was written. */
export function isTorn(clause: Torn): boolean {
  const { text } = clause;
  return (
    slip.test(text) ||
    mixesForms(clause) ||
    pointsOn.test(text) ||
    capitalWithin.test(text) ||
    runTogether.test(text) ||
    tornState.test(text) ||
    losesItsThing(text)
  );
}
