import { nameList } from "../text/name-list.ts";
import type { LetterSource, Sourced } from "./facts/letter-source.ts";
import { type Entry, entry } from "./letter-values.ts";

/** What somebody is; `shortProfile` where words can be put behind it. */
export function profileValues(profile: Sourced): Entry[] {
  const { text, sources } = profile;
  const isShort = !text.includes(",") && !/\b(?:looking|seeking|keen)\b/u.test(text);
  return [
    ...entry("profile", text, ...sources),
    ...entry("shortProfile", isShort ? text : null, ...sources),
  ];
}

const mostPlainWords = 12;

/** A duty of the job; `plainDuty` may stand in the middle of a sentence, because it is short and holds no comma. */
export function dutyValues({ text, quote }: { text: string; quote: string }): Entry[] {
  const plain = !text.includes(",") && text.split(" ").length <= mostPlainWords;
  const source: LetterSource = { from: "ad", quote };
  return [...entry("duty", text, source), ...entry("plainDuty", plain ? text : null, source)];
}

/** Several names as one list, with all they rest on. */
export function listEntry(name: string, items: readonly Sourced[]): Entry[] {
  if (items.length === 0) return [];
  const all = items.map((item) => item.text);
  // "Click and collect, pricing and stock control": of three or more, one with its own "and" does not stand last.
  const isSplit = (text: string) => /\s(?:and|or)\s/u.test(text);
  const plain = all.filter((text) => !isSplit(text));
  const moves = all.length > 2 && plain.length > 0 && isSplit(all.at(-1) ?? "");
  const names = moves ? [...all.filter(isSplit), ...plain] : all;
  // "Experience of checking deliveries, and of ordering and rotating stock".
  const joins = names.length > 1 && /\s(?:and|or)\s/u.test(names.at(-1) ?? "") && name === "shared";
  const text = joins ? `${names.slice(0, -1).join(", ")}, and of ${names.at(-1)}` : nameList(names);
  return [[name, { text, sources: items.flatMap((item) => item.sources) }]];
}
