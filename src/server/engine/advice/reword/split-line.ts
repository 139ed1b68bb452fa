import { beginsWithVerb, openingWord } from "../../score/content-quality.ts";
import { withCapital } from "../../text/with-capital.ts";
import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";

/** A line of more words is read in one breath by nobody. */
const longLine = 28;
/** And one of more is a text of its own, which two lines do not mend. */
const longestLine = 70;
const shortestHalf = 6;

const cut = /(?<=[\p{L}\p{N})%])(?:[.;] |,? and (?=\p{Ll}{3,}))/gu;

function startsPast(text: string): boolean {
  return verbOf(openingWord(text) ?? "")?.form === "past";
}

/** "Initiated, architected and …", "…; developed and …": the verb behind belongs to those before it. */
function listsVerbs(text: string): boolean {
  const last = words(text).at(-1);
  if (last?.lower.endsWith("ed") || verbOf(last?.lower ?? "")?.form === "past") return true;
  return text.split(/[,;] /u).slice(1).some(startsPast);
}

/** A long line as two that each say one thing done; null where it is short or does not fall apart. */
export function splitLine(text: string, language: string): [string, string] | null {
  const count = language === "en" && text.length < 1000 ? words(text).length : 0;
  if (count <= longLine || count > longestLine || !startsPast(text)) return null;
  const close = text.endsWith(".") ? "." : "";
  const halves = [...text.matchAll(cut)].flatMap(({ 0: mark, index }): [string, string][] => {
    const behind = text.slice(index + mark.length);
    const sentence = mark.startsWith(".") || mark.startsWith(";");
    const begins = sentence
      ? beginsWithVerb(behind, language) === true && !/^\p{L}+ing\b/u.test(behind)
      : startsPast(behind);
    if (!begins) return [];
    const one = text.slice(0, index);
    if (!sentence && listsVerbs(one)) return [];
    if (words(one).length < shortestHalf || words(behind).length < shortestHalf) return [];
    return [[`${one}${close}`, withCapital(behind)]];
  });
  const imbalance = ([one, other]: [string, string]) => Math.abs(one.length - other.length);
  return halves.sort((one, other) => imbalance(one) - imbalance(other))[0] ?? null;
}
