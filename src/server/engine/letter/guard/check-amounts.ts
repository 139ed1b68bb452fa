import { claimsOfOneself, denies } from "./clause-kind.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSource, GuardSources } from "./guard-sources.ts";
import { stemsOf } from "./guard-sources.ts";
import { monthsNamed } from "./month-years.ts";
import { numbersIn, type StatedNumber, vagueAmountsIn } from "./numbers.ts";

const wordsBehind = 3;

/** What a number counts: the content words right behind it. */
function counted(sentence: string, number: StatedNumber): string[] {
  const behind = sentence.slice(number.end, number.end + 60).split(/[,;:.–]/u)[0] ?? "";
  return stemsOf(behind).slice(0, wordsBehind);
}

function sameUnit(one: StatedNumber, other: StatedNumber): boolean {
  if (one.unit === other.unit) return true;
  const loose = (unit: string) => unit === "plain" || unit === "money";
  return one.unit !== "money" && loose(one.unit) && loose(other.unit);
}

function states(source: GuardSource, number: StatedNumber, of: readonly string[]): boolean {
  return source.numbers.some(
    (one) =>
      one.value === number.value &&
      (!number.more || one.more || /\+/u.test(source.text.slice(one.end, one.end + 2))) &&
      sameUnit(number, one) &&
      (number.unit === "year" || of.length === 0 || of.some((stem) => one.around.has(stem))),
  );
}

function yearsWorked(number: StatedNumber, months: number): boolean {
  if (number.unit !== "years") return false;
  return number.more ? months > number.value * 12 : months >= number.value * 12;
}

/** Numbers, dates and rough amounts that stand in no source, or count something else there. */
export function checkAmounts(sentence: string, sources: GuardSources): GuardFinding[] {
  const { cv, asked, monthsOfWork } = sources;
  const findings: GuardFinding[] = [];
  for (const number of numbersIn(sentence)) {
    const of = counted(sentence, number);
    if (states(cv, number, of) || yearsWorked(number, monthsOfWork)) continue;
    const inAd = states(asked, number, of);
    const claimed = number.unit !== "year" && claimsOfOneself(sentence, number.start);
    if (inAd && !claimed) continue;
    const kind = number.unit === "year" ? "date" : "number";
    findings.push({ kind, text: number.text, onlyInAd: inAd });
  }
  for (const month of monthsNamed(sentence)) {
    if (!cv.months.has(month) && !asked.months.has(month))
      findings.push({ kind: "date", text: month, onlyInAd: false });
  }
  for (const amount of vagueAmountsIn(sentence)) {
    const at = sentence.toLowerCase().indexOf(amount);
    if (!cv.text.toLowerCase().includes(amount) && !denies(sentence, at))
      findings.push({ kind: "number", text: amount, onlyInAd: false });
  }
  return findings;
}
