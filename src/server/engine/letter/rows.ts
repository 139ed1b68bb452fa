import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import { goesOn } from "./glued-list.ts";
import { isPlainDeed, isUnlikePast, mayBeDeedToo } from "./words/everyday-verbs.ts";

/** Rows of deeds and things, and what is wrong with some of them. */

/** "Mow, strim and edge", "watered, fed and priced": a verb that few lines begin with. */
const isDeedOf = (form: string | undefined, word: string) =>
  form === "base"
    ? isPlainDeed(word) || mayBeDeedToo(word)
    : isUnlikePast(word) || /\p{Ll}ed$/u.test(word);

/** "Identified, prospect and secured", "bake, till, cleaning": a verb of a row has another form than its neighbours. */
export function breaksRow(text: string): boolean {
  const [, first = "", second = ""] = /^(\p{Ll}+), (\p{Ll}+)(?:,| and) /u.exec(text) ?? [];
  const form = verbOf(first)?.form;
  const isUnlisted = verbOf(second) === undefined && isDeedOf(form, second);
  if ((form === "past" || form === "base") && verbOf(second)?.form !== form && !isUnlisted)
    return true;
  // "Authored, paper on flow meters": a comma where the thing is due.
  const [, opening = "", next = ""] = /^(\p{Ll}+), (\p{Ll}+)/u.exec(text) ?? [];
  const isDeed = /^(?:past|base)$/u.test(verbOf(opening)?.form ?? "");
  const mayFollow = /ly$|^(?:and|or|with|by|in|on|at|to|for|from|as|then)$/u;
  return (
    isDeed &&
    verbOf(next) === undefined &&
    !mayFollow.test(next) &&
    !isDeedOf(verbOf(opening)?.form, next)
  );
}

/** "Answer, book people in with the right nurse, and pass on messages": what is answered stood elsewhere. */
export const losesThing = (text: string) =>
  /^\p{Ll}+, \p{Ll}+(?: \S+){2,}, /u.test(text) && !/^\p{Ll}+, \p{Ll}+(?:,| and) /u.test(text);

/** "A booking tool, used by 31 branches". */
export const doneToIt = /^\p{Ll}+(?:ed|en|wn|pt|ilt|ade|ut) (?:by|at each|at every|each|every)\s/u;

/** "Give the talks, fill in the sheet, stop the job if it is not safe": a row without its "and". */
export function lacksAnd(text: string): boolean {
  const items = text.split(", ");
  const last = (items.at(-1) ?? "").replace(/\ssuch as\s.*$/u, "");
  const formOf = (item: string) => {
    const first = words(item)[0]?.lower ?? "";
    return verbOf(first)?.form ?? (isPlainDeed(first) ? "base" : undefined);
  };
  // "Franked the post": a past form we do not know.
  const isDeed = (item: string) =>
    /^(?:base|past)$/u.test(formOf(item) ?? "") || /^\p{Ll}{2,}ed (?:the|an?|all|my)\s/u.test(item);
  const joined = Array.from(last.matchAll(/(?:^|\s)(?:and|or) (?:\p{Ll}+ly )?(\p{Ll}+)/gu));
  // In "…, put together packs and letters" the "and" is of the things.
  const isJoined = joined.some(
    ({ 1: word = "", index }) =>
      index === 0 || isDeed(word) || mayBeDeedToo(word) || word === "go" || !isDeed(last),
  );
  // "Maintain progression, transfer and single stage tools": what may be a thing is one where it is joined to another.
  const isThing =
    /^(\p{Ll}+) and \p{Ll}+ /u.test(last) &&
    isNounToo(verbOf(words(last)[0]?.lower ?? "")?.base ?? "");
  // "Check deliveries, and keep all of it labelled and first in, first out": the row was closed before.
  const isClosed = items.slice(1, -1).some((item) => /^and\s/u.test(item)) && !isDeed(last);
  if (isClosed || doneToIt.test(last)) return false;
  if (goesOn.test(last) || isJoined || isThing || !isDeed(items[0] ?? "")) return false;
  // "…, share nothing, GDPR training each spring": behind deeds a thing, or a bare "learning".
  const endsInThing = items.length > 2 && (formOf(last) === undefined || words(last).length === 1);
  return items.length > 1 && (isDeed(last) || (endsInThing && !/^\p{Ll}+(?:ed|ly)\b/u.test(last)));
}

/** "Opened files in the system, ID checks, typing, answering the phone": a deed, and behind it a list of duties. */
function driftsOff(text: string): boolean {
  const items = text.split(", ");
  const [head = "", ...others] = items;
  const last = others.at(-1) ?? "";
  const isOpen = others.length > 1 && !items.slice(0, -1).some((item) => /\sand\s/u.test(item));
  const isDuty = (item: string) => /^\p{Ll}+ing (?:the|an?|my|all|\p{Ll}+s)\b/u.test(item);
  const formOf = (item: string) => verbOf(words(item)[0]?.lower ?? "")?.form;
  return (
    isOpen &&
    isDuty(last) &&
    /^(?:past|base)$/u.test(formOf(head) ?? "") &&
    !/ing$/u.test(words(others[0] ?? "")[0]?.lower ?? "") &&
    !others.some((item) => /^(?:past|base)$/u.test(formOf(item) ?? "") || goesOn.test(item))
  );
}

/** "Open files, passport checks, type time entries": a row of deeds with a thing among them. */
export function mixesRow(text: string): boolean {
  if (driftsOff(text)) return true;
  const items = text.split(/,\s(?=\p{Ll})/u);
  const isDeed = items.map((item) => {
    const first = words(item)[0]?.lower ?? "";
    // "Match the totals": a verb that few lines begin with, and what is done to.
    const isToo =
      isPlainDeed(first) || (mayBeDeedToo(first) && /^\p{Ll}+ (?:the|an?|all|my)\s/u.test(item));
    return verbOf(first)?.form ?? (isToo ? "base" : undefined);
  });
  return items.some((item, at) => {
    const goesBack = at > 1 && isDeed[at] !== undefined && isDeed[at] === isDeed[0];
    return (
      goesBack &&
      isDeed[at - 1] === undefined &&
      !goesOn.test(item) &&
      !goesOn.test(items[at - 1] ?? "") &&
      // "Place the meat, dairy and dry store orders": a row inside the row is whole.
      !(
        /^\p{Ll}+ (?:the|all|my|an?)\s/u.test(items[at - 2] ?? "") &&
        /\sand\s/u.test(items[at - 1] ?? "")
      )
    );
  });
}
