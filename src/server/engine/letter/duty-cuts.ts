import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";

/** What is left when a deed is cut off must still say something. */
const fewestWords = 4;

/** What a duty may lose so that the rest can stand in a sentence: nothing, else what comes behind. */
const shorterWays: readonly RegExp[] = [
  /$^/u,
  /,?\s(?:e\.g\.?|to (?:ensure|best|make sure|enable|help)|so that|including)\s.*$/iu,
  /;.*$/u,
  /(?<!ing),\s\p{Ll}+ing\b.*$/u,
];

/** A duty without the deeds that are joined to it ("…, and investigate overpayments"), the longest first. */
function withoutJoined(own: string): string[] {
  const deeds = Array.from(own.matchAll(/,?\s(?:and\s)?(\p{Ll}+)\s/gu)).filter(
    ([whole, word = ""]) =>
      /,|and/u.test(whole) && /^(?:base|gerund)$/u.test(verbOf(word)?.form ?? ""),
  );
  const [first = ""] = words(own).map(({ lower }) => lower);
  const form = verbOf(first)?.form;
  return deeds
    .filter(
      ([, word = ""]) => !isNounToo(word) && (verbOf(word)?.form === form || /ing$/u.test(word)),
    )
    .map(({ index }) => own.slice(0, index))
    .filter((head) => words(head).length >= fewestWords)
    .reverse();
}

/** "Planning the night: allocating colleagues, setting rates": the first of what stands behind the label. */
function behindLabel(own: string): string {
  const [, behind = ""] = /^[^:\d]{3,40}:\s(.+)$/u.exec(own) ?? [];
  return behind.replace(/[,;!?(].*$/u, "");
}

/** A duty as it is, then the ways to make it shorter, the mildest first. */
export function shortened(own: string): string[] {
  return [
    ...shorterWays.map((way) => own.replace(way, "")),
    behindLabel(own),
    ...withoutJoined(own),
  ];
}
