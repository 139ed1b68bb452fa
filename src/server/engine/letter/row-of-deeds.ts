import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import type { Clause } from "./clauses.ts";
import { isFit } from "./fit-line.ts";
import { lowerFirst } from "./lower-first.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { isPlainDeed, mayBeDeedToo } from "./words/everyday-verbs.ts";

const first = (text: string) => words(text)[0]?.lower ?? "";
const formOf = (text: string) => verbOf(first(text))?.form;
const itemsOf = (text: string) => text.split(/,\s(?:and\s|then\s|and then\s)?/u);

/** Spelt alike now and then. */
const alike = /^(?:set|cut|put|let|shut)$/u;
const isNow = (item: string) =>
  formOf(item) === "base" ||
  alike.test(first(item)) ||
  isPlainDeed(first(item)) ||
  mayBeDeedToo(first(item));
const isSure = (item: string) => {
  const verb = verbOf(first(item));
  return verb === undefined
    ? isPlainDeed(first(item))
    : verb.form === "base" && !isNounToo(verb.base);
};

/** "Sort staff, send joiner letters, upload the files": each with a verb of now, one of which is no name of a thing. */
export function isRowOfDeeds(text: string): boolean {
  const items = itemsOf(text);
  return items.length > 1 && items.every(isNow) && items.some(isSure);
}

/** "Watch the pulse, SpO2 and ECG, fill in the chart and tell the vet": deeds at both ends, and a row of things inside. */
export function opensRowOfDeeds(text: string): boolean {
  const items = itemsOf(text);
  return (
    isNow(items[0] ?? "") &&
    isNow(items.at(-1) ?? "") &&
    items.some(isSure) &&
    items.filter(isNow).length > 2
  );
}

/** "Ran both side by side, wrote the crib sheets": the same of then. */
export function isRowOfPast(text: string): boolean {
  return itemsOf(text).every((item) => formOf(item) === "past");
}

const fewestItemWords = 2;
const mostRowWords = 32;
/** What a sentence cannot hold between its commas. */
const unfit = /[:;!?]|\s[–—]\s|\b(?:they|he|she|we)\b/u;

/** A row of three deeds and more of now as one sentence, with the "and" that a list leaves out; null for other lines. */
export function rowClause(statement: string, current: boolean): Clause | null {
  const bare = statement.replace(/\s\([^()]*\)/gu, "");
  const items = itemsOf(bare);
  const isWhole = items.every((item) => words(item).length >= fewestItemWords);
  if (!isFit(bare)) return null;
  if (!current || items.length < 3 || !isRowOfDeeds(bare) || !isWhole || unfit.test(bare))
    return null;
  const isClosed = /,? and (?:then )?[^,]+$/u.exec(bare);
  const joined = isClosed !== null && isNow(isClosed[0].replace(/^,? and (?:then )?/u, ""));
  const isLong = items.some((item) => /\sand\s/u.test(item) || words(item).length > 4);
  const text = joined
    ? bare
    : `${items.slice(0, -1).join(", ")}${isLong ? "," : ""} and ${items.at(-1)}`;
  const count = words(text).length;
  return count > mostRowWords
    ? null
    : { form: "finite", present: true, text: inBritishSpelling(lowerFirst(text)), words: count };
}
