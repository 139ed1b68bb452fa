import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { goesOn } from "./glued-list.ts";
import { isPlainDeed } from "./words/everyday-verbs.ts";

/** Deeds and things in a row, and the verbs that are joined to the first one. */

export const joinedVerb =
  /(?:,\s+(?:and|or)|,|\band|\bor)\s+(?:(?!(?:comply|supply|apply|rely|reply)\b)\p{Ll}+ly\s+)?(\p{Ll}{3,})/gu;

/** "Plans lessons and marks homework": its second verb would be left behind. */
export function joinsThird(text: string): boolean {
  return Array.from(text.matchAll(joinedVerb), ([, word = ""]) => verbOf(word)?.form).includes(
    "third",
  );
}

/** "drafted leases, licences to alter, deeds of variation": the last of a bare list gets its "and". */
export function withLastJoined(text: string): string {
  const [head = "", ...items] = text.split(", ");
  const isItem = (item: string) => {
    const all = words(item);
    return (
      /^\p{Ll}/u.test(item) && all.length <= 4 && !verbOf(all[0]?.lower ?? "") && !goesOn.test(item)
    );
  };
  if (items.length < 2 || /\s(?:and|or)\s/u.test(text) || !items.every(isItem)) return text;
  return `${[head, ...items.slice(0, -1)].join(", ")} and ${items.at(-1)}`;
}

/** "Change nappies, help with mealtimes": deeds in a row get their "and". */
export function withDeedsJoined(text: string): string {
  const deeds = text.split(", ");
  const forms = deeds.map((deed, at) => {
    const [first] = words(deed);
    const isUnlisted = isPlainDeed(first?.lower ?? "");
    const form = isUnlisted ? "base" : verbOf(first?.lower ?? "")?.form;
    // "Phoned clients": a past form we do not know, among some that we do.
    const isPast = at > 0 && form === undefined && /\p{Ll}{2}ed$/u.test(first?.lower ?? "");
    return isPast ? "past" : form;
  });
  const isRow = deeds.length > 2 && !/\s(?:and|or)\s/u.test(deeds.at(-1) ?? "");
  if (isRow && forms[0] !== undefined && forms.every((form) => form === forms[0])) {
    return `${deeds.slice(0, -1).join(", ")} and ${deeds.at(-1)}`;
  }
  const [, head = "", second = ""] =
    /^([^,]+), (\p{Ll}+)\s(?!and\b)[^,]*(?:, [\p{Ll}-]+ and [\p{Ll}-]+)?$/u.exec(text) ?? [];
  const [first, other] = [verbOf(words(head)[0]?.lower ?? ""), verbOf(second)];
  // "Did the rotas and the ordering" joins two things.
  const isJoined = /\s(?:and|or)\s(?!(?:the|an?|all|my|their)\s)\p{Ll}+\s\p{Ll}/u.test(
    text.slice(head.length),
  );
  // "Typed letters from dictation, checked by the partners": what was done to them.
  const isDoneTo =
    /^[^,]+, \p{Ll}+ (?:by|at each|each|every)\s/u.test(text) ||
    // "Wrote seven procedures, held in Q-Pulse".
    /^[^,]+, (?:held|kept|stored|used|filed|run|made|done|sold|shared|published|printed|based|adopted|taken) (?:in|on|at|under|across|as|within|for)\s/u.test(
      text,
    );
  const isPair =
    !isJoined && !isDoneTo && first && first.form === other?.form && first.form !== "gerund";
  // "Weigh babies, talk about weaning": a noun would not go on so.
  const isVerb = (base: string) =>
    !isNounToo(base) || /^[^,]+, \p{Ll}+ (?:about|the|my)\b/u.test(text);
  return isPair && isVerb(other.base) ? text.replace(", ", " and ") : text;
}

/** "Have met and exceeded the goals" tells what was done; "also" goes before, as does the "to" of a list of duties. */
export function withoutHave(given: string): string {
  const statement = given.replace(/^(?:also|to) (?=\p{L})/iu, "");
  const [whole, verb = ""] = /^(?:I )?have (?:\p{Ll}+ly |also )?(\p{Ll}+)/iu.exec(statement) ?? [];
  return whole !== undefined && verbOf(verb)?.form === "past"
    ? statement.replace(/^(I )?have /iu, "$1")
    : statement;
}

/** "Developed, implemented, and monitor the plans": the last of a row of past verbs is none. */
export function changesForm(text: string): boolean {
  const row =
    /^(?:\p{Ll}+, )+(?:\p{Ll}+ )?and (\p{Ll}+) (?!of\b|for\b|in\b|to\b|and\b)\p{Ll}/u.exec(text);
  const [first] = words(text);
  const verb = verbOf(first?.lower ?? "");
  if (verb?.form !== "past" || verb.base === first?.lower) return false;
  const joined = /\band (\p{Ll}+) (?:the|all|any|our|their|its)\b/u.exec(text);
  // "Helped tenants to apply, appeal and pay their rent": what they were helped to do.
  const isTheirs = /\bto \p{Ll}+\b/u.test(text.slice(0, joined?.index ?? 0));
  const base = row?.[1] ?? (isTheirs ? "" : (joined?.[1] ?? ""));
  return verbOf(base)?.form === "base" || /\band present \p{Ll}/u.test(text);
}

/** "…, and writing, review and evaluating plans", "…, and store, label and disposing of": one of the row kept its form. */
export function keepsForm(gerunds: string): boolean {
  if (/\p{Ll}ing, \p{Ll}+(?<!ing) and \p{Ll}+ing\b/u.test(gerunds)) return true;
  // "Preparing packages, let and administering orders"; "preparing, heating and quality-check media".
  if (/, \p{Ll}+(?<!ing|s) and \p{Ll}+ing\b/u.test(gerunds)) return true;
  if (/^(?:\p{Ll}+ing, ){1,5}(?!\p{Ll}+ing\b|(?:and|or)\b)/u.test(gerunds)) return true;
  if (/^\p{Ll}+ing, \p{Ll}+ing,? and (?!\p{Ll}+ing\b)/u.test(gerunds)) return true;
  return /, (?:and )?\p{Ll}+(?<!ing), \p{Ll}+(?<!ing|s) and \p{Ll}+ing\b/u.test(gerunds);
}
