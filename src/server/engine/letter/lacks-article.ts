import { isStopWord, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { countNouns, moreCountNouns } from "./words/count-nouns.ts";

/** Ends of machines and people of whom one counts; stuffs that end so are not counted. */
const counted = /(?:er|or|ist)$/u;
const uncounted = new Set(
  `water paper order power timber rubber leather weather fibre silver copper labour behaviour colour humour flour other
  laughter number matter together over under after per offer former further lower upper higher later however never ever
  another whether rather poor floor indoor outdoor major minor senior junior prior error answer customer user whatever
  super proper inner outer easier butter sugar ginger paper cover order gender laser solder winter summer september october
  november december easter exist list assist consist insist persist enter register deliver consider remember discover
  monitor transfer refer prefer offer suffer differ gather alter filter trigger foster render administer for nor`
    .trim()
    .split(/\s+/u),
);

/** Whether it is a thing of which one counts: in the singular it has an article. */
export const isCounted = (word: string) =>
  countNouns.has(word) ||
  moreCountNouns.has(word) ||
  (counted.test(word) && word.length > 5 && !uncounted.has(word));

/** Behind the thing goes on what is no part of it. */
const ends = /^(?:$|\s*[,;]|\s(?:daily|weekly|monthly|regularly|alone|myself|each|every|per)\b)/u;

const mostBetween = 6;

/**
 * Whether a deed ("reconcile stock ledger") has a thing of which one counts without its article. What it is done to stands
 * between its verb and the next small word.
 */
export function lacksArticle(text: string): boolean {
  const all = words(text);
  const have = all[0]?.lower === "have" ? 1 : 0;
  const form = verbOf(all[have]?.lower ?? "")?.form;
  if (form !== "base" && form !== "past") return false;
  const first = have + 1;
  for (let at = first; at <= first + mostBetween; at += 1) {
    const word = all[at];
    if (word === undefined) return false;
    // An article, a number, whose it is: all is said.
    if (isStopWord(word.lower) || /^\d|['’]s?$/u.test(word.text)) return false;
    if (/s['’]/u.test(text.slice(word.start, word.end + 1))) return false;
    const behind = text.slice(word.end);
    const next = all[at + 1];
    const isEnd = ends.test(behind) || (next !== undefined && isStopWord(next.lower));
    if (!isEnd) {
      if (/^[^\s]/u.test(behind)) return false;
      continue;
    }
    const joined = all[at + 2];
    // "Drive a tractor and Merlo telehandler": the row goes on to its last thing.
    if (next !== undefined && /^\s(?:and|or)\s/u.test(behind) && joined !== undefined) {
      if (verbOf(joined.lower) !== undefined) return false;
      at += 1;
      continue;
    }
    // "Press, funder and report deadlines": a row, whose thing stands at its end.
    if (/^,\s/u.test(behind)) return false;
    return isCounted(word.text);
  }
  return false;
}
