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
  /^[^:\d]{3,40}:\s|(?<=^[^:\d]{3,40}:.*)[,;!?(].*$/gu,
];

/** A duty without the last deed that is joined to it ("…, and investigate overpayments"). */
function withoutJoined(own: string): string {
  const deeds = Array.from(own.matchAll(/,?\s(?:and\s)?(\p{Ll}+)\s/gu)).filter(
    ([whole, word = ""]) =>
      /,|and/u.test(whole) && /^(?:base|gerund)$/u.test(verbOf(word)?.form ?? ""),
  );
  const [first = ""] = words(own).map(({ lower }) => lower);
  const form = verbOf(first)?.form;
  const cut = deeds.findLast(
    ([, word = ""]) => !isNounToo(word) && (verbOf(word)?.form === form || /ing$/u.test(word)),
  );
  const head = own.slice(0, cut?.index ?? 0);
  return words(head).length < fewestWords ? "" : head;
}

/** A duty as it is, then the ways to make it shorter, the mildest first. */
export function shortened(own: string): string[] {
  return [...shorterWays.map((way) => own.replace(way, "")), withoutJoined(own)];
}
