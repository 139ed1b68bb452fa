import { words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isFit } from "./fit-line.ts";
import { isRowOfDeeds, isRowOfPast, opensRowOfDeeds } from "./row-of-deeds.ts";

/** What a sentence of a CV tells behind its first deed: "…; cut waste by a third", "…: intubate, watch the monitor". */

const fewestWords = 4;
const formOf = (text: string) => verbOf(words(text)[0]?.lower ?? "")?.form;

/** "Look after the list: intubate, watch the monitor and fill in the chart": how it is done, itself a row of deeds. */
function partsOf(sentence: string): string[] {
  const [, deed = "", parts = ""] = /^([^:;]{8,90}):\s([^:;]+)/u.exec(sentence) ?? [];
  const isNow = formOf(deed) === "base" || /^I \p{Ll}/u.test(deed);
  const isThen = formOf(deed) === "past";
  // "Took us to BrightPay: cleaned the data, ran both": of what, the parts alone do not say.
  if (!isFit(deed) || /\b(?:it|its|both|them|their|this|these)\b/iu.test(parts)) return [];
  const areNow = isNow && (isRowOfDeeds(parts) || opensRowOfDeeds(parts));
  return areNow || (isThen && isRowOfPast(parts)) ? [parts] : [];
}

/** Further deeds of a sentence, each with a verb of its own; none that stands in what is `told` of it already. */
export function furtherParts(sentence: string, told: readonly string[]): string[] {
  const [, ...behind] = sentence.split(/;\s/u);
  const known = told.join(" ").toLowerCase();
  return [...partsOf(sentence), ...behind]
    .map((part) => part.replace(/^(?:and|then|also)\s/u, ""))
    .filter((part) => words(part).length >= fewestWords)
    .filter((part) => !known.includes(part.slice(0, 18).toLowerCase()));
}
