import { rowsOf } from "../words/tables.ts";

export type VerbForm = "base" | "past" | "gerund" | "third";
type Verb = { base: string; form: VerbForm };

const rows = rowsOf("verbs");
const basesWith = (column: number) => rows.flatMap((row) => (row[column] ? [row[0] ?? ""] : []));
const verbs = basesWith(1);
const known = new Set(verbs);
const doubling = new Set(basesWith(3));
const ambiguous = new Set(basesWith(4));
const pasts = new Map(rows.flatMap(([base = "", , past = ""]) => (past ? [[base, past]] : [])));

function withEnding(base: string, ending: "ed" | "ing"): string {
  const last = base.at(-1) ?? "";
  if (doubling.has(base)) return `${base}${last}${ending}`;
  if (ending === "ing") {
    if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
    if (/(?:ee|ye|oe)$/u.test(base)) return `${base}ing`;
    return base.endsWith("e") ? `${base.slice(0, -1)}ing` : `${base}ing`;
  }
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|[^aeiou]o)$/u.test(base) ? `${base}es` : `${base}s`;
}

/** What is done again or together: "rewrote", "co-led". Some nouns only look so. */
const prefix = /^(?:re|co-)(?=\p{L}{3})(?!sorts?$|cords?$|sources?$)/u;

/** The simple past of a base form. */
export function pastOf(base: string): string {
  const [before = ""] = known.has(base) ? [] : (prefix.exec(base) ?? []);
  const plain = base.slice(before.length);
  return before + (pasts.get(plain) ?? withEnding(plain, "ed"));
}

/** The -ing form of a base form. */
export function gerundOf(base: string): string {
  const [before = ""] = known.has(base) ? [] : (prefix.exec(base) ?? []);
  return before + withEnding(base.slice(before.length), "ing");
}

const forms = new Map<string, Verb>();
/** American spellings of the same forms are the same verbs. */
function add(word: string, verb: Verb): void {
  const american = word.replace(/is(e|ed|ing|es)$/u, "iz$1").replace(/ys(e|ed|ing|es)$/u, "yz$1");
  for (const spelling of [word, american]) if (!forms.has(spelling)) forms.set(spelling, verb);
}

// Base forms last: where two forms are spelt alike ("cut", "set", "read") the past is meant.
for (const base of verbs) add(pastOf(base), { base, form: "past" });
for (const base of verbs) add(gerundOf(base), { base, form: "gerund" });
for (const base of verbs) add(thirdPerson(base), { base, form: "third" });
for (const base of verbs) add(base, { base, form: "base" });

/** The verb a word (lower case) is a form of; undefined where it is none we know. */
export function verbOf(lower: string): Verb | undefined {
  const own = forms.get(lower);
  const [before] = own ? [] : (prefix.exec(lower) ?? []);
  const again = before === undefined ? undefined : forms.get(lower.slice(before.length));
  return again ? { ...again, base: `${before}${again.base}` } : own;
}

/** Whether a base or third form is as often a noun ("report", "plans"). */
export function isNounToo(base: string): boolean {
  return ambiguous.has(base) || (!known.has(base) && ambiguous.has(base.replace(prefix, "")));
}
