import { baseVerbs, doublingVerbs, irregularPasts, nounsToo } from "./verb-list.ts";

export type VerbForm = "base" | "past" | "gerund" | "third";
type Verb = { base: string; form: VerbForm };

const listed = (text: string) => text.trim().split(/\s+/u);
const doubling = new Set(listed(doublingVerbs));
const ambiguous = new Set(listed(nounsToo));
const pasts = new Map(Object.entries(irregularPasts));

function withEnding(base: string, ending: "ed" | "ing"): string {
  const last = base.at(-1) ?? "";
  if (doubling.has(base)) return `${base}${last}${ending}`;
  if (ending === "ing") {
    if (/(?:ee|ye|oe)$/u.test(base)) return `${base}ing`;
    return base.endsWith("e") ? `${base.slice(0, -1)}ing` : `${base}ing`;
  }
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/u.test(base) ? `${base}es` : `${base}s`;
}

/** The simple past of a base form. */
export function pastOf(base: string): string {
  return pasts.get(base) ?? withEnding(base, "ed");
}

/** The -ing form of a base form. */
export function gerundOf(base: string): string {
  return withEnding(base, "ing");
}

const forms = new Map<string, Verb>();
/** American spellings of the same forms are the same verbs. */
function add(word: string, verb: Verb): void {
  const american = word.replace(/is(e|ed|ing|es)$/u, "iz$1").replace(/ys(e|ed|ing|es)$/u, "yz$1");
  for (const spelling of [word, american]) if (!forms.has(spelling)) forms.set(spelling, verb);
}
const verbs = [...new Set(listed(baseVerbs))];
// Base forms last: where two forms are spelt alike ("cut", "set", "read") the past is meant.
for (const base of verbs) add(pasts.get(base) ?? withEnding(base, "ed"), { base, form: "past" });
for (const base of verbs) add(gerundOf(base), { base, form: "gerund" });
for (const base of verbs) add(thirdPerson(base), { base, form: "third" });
for (const base of verbs) add(base, { base, form: "base" });

/** The verb a word (lower case) is a form of; undefined where it is none we know. */
export function verbOf(lower: string): Verb | undefined {
  return forms.get(lower);
}

/** Whether a base or third form is as often a noun ("report", "plans"). */
export function isNounToo(base: string): boolean {
  return ambiguous.has(base);
}
