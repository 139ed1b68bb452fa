import { claimsOfOneself, denies } from "./clause-kind.ts";
import { directionAt } from "./directions.ts";
import { fractionsIn } from "./fractions.ts";
import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSource, GuardSources } from "./guard-sources.ts";
import { monthsNamed } from "./month-years.ts";
import { numbersIn, type StatedNumber, vagueAmountsIn } from "./numbers.ts";
import { periodBehind, periodsIn, withoutPeriods } from "./periods.ts";
import { stemsOf, streamOf } from "./streams.ts";

const wordsBehind = 3;
/** Behind these no longer what is counted is named, but where, when or for whom. */
const notCounted = /[,;:.–]|\b(?:at|in|from|by|to|with|for|since|during|and)\b/u;

/** What a number counts: the content words right behind it. */
function counted(sentence: string, number: StatedNumber): string[] {
  const [behind = ""] = sentence.slice(number.end, number.end + 60).split(notCounted);
  return stemsOf(withoutPeriods(behind)).slice(0, wordsBehind);
}

/** "Microsoft 365" is a name: the word with a capital right before the number stands before it in the source too. */
function isOfName(sentence: string, number: StatedNumber, source: GuardSource): boolean {
  const before = /(\p{Lu}[\p{L}]*)[\s-]$/u.exec(sentence.slice(0, number.start))?.[1];
  return before !== undefined && source.stream.includes(streamOf(`${before} ${number.text}`));
}

/** "0.02mm": a number and its unit in one word, as the CV has them. */
function isWithUnit(sentence: string, { text, end }: StatedNumber, source: GuardSource): boolean {
  const unit = /^\p{L}{1,5}(?!\p{L})/u.exec(sentence.slice(end, end + 6))?.[0];
  return (
    unit !== undefined &&
    new RegExp(`(?<![\\d.,])${text.replaceAll(".", "\\.")}${unit}\\b`, "u").test(source.text)
  );
}

/** Per week is not per day. Money without a period is a year's. */
function samePeriod(one: StatedNumber, other: StatedNumber): boolean {
  if (one.period === null || one.period === other.period) return true;
  return one.period === "year" && other.period === null && one.unit === "money";
}

function sameUnit(one: StatedNumber, other: StatedNumber): boolean {
  if (one.unit === "money" && other.unit === "money") return one.currency === other.currency;
  if (one.unit === other.unit) return true;
  const loose = (unit: string) => unit === "plain" || unit === "money";
  return one.unit !== "money" && loose(one.unit) && loose(other.unit);
}

/** "Cut by 30%" does not vouch for "raised by 30%". */
function sameDirection(sentence: string, number: StatedNumber, source: GuardSource) {
  const said = number.unit === "percent" ? directionAt(sentence, number.start, number.end) : null;
  return (one: StatedNumber) => {
    const there = said === null ? null : directionAt(source.text, one.start, one.end);
    return there === null || there === said;
  };
}

function states(
  source: GuardSource,
  number: StatedNumber,
  of: readonly string[],
  sentence: string,
): boolean {
  const directed = sameDirection(sentence, number, source);
  return source.numbers.some(
    (one) =>
      one.value === number.value &&
      directed(one) &&
      (!number.more || one.more || /\+/u.test(source.text.slice(one.end, one.end + 2))) &&
      sameUnit(number, one) &&
      samePeriod(number, one) &&
      (number.unit === "year" || of.length === 0 || of.some((stem) => one.around.has(stem))),
  );
}

function yearsWorked(number: StatedNumber, months: number): boolean {
  if (number.unit !== "years") return false;
  return number.more ? months > number.value * 12 : months >= number.value * 12;
}

function fractionFindings(sentence: string, cv: GuardSource): GuardFinding[] {
  return fractionsIn(sentence)
    .filter(({ noun, percents, start }) => {
      const said = new RegExp(`\\b${noun}s?\\b`, "iu").test(cv.text);
      const counted = cv.numbers.some(
        ({ unit, value }) => unit === "percent" && percents.includes(value),
      );
      return !said && !counted && !denies(sentence, start);
    })
    .map(({ text }) => ({ kind: "number", text, onlyInAd: false }));
}

const rhythm =
  /\b(?:hourly|daily|nightly|weekly|monthly|quarterly|termly|yearly|annual)\s(\p{L}+)/giu;

/** "Weekly accounts" of a CV whose accounts are monthly: the word and what it tells of stand in one line. */
function rhythmFindings(sentence: string, cv: GuardSource): GuardFinding[] {
  return Array.from(sentence.matchAll(rhythm)).flatMap(([text, thing = ""]): GuardFinding[] => {
    const period = periodBehind(text);
    const [key] = stemsOf(thing);
    const lines = cv.text
      .split("\n")
      .filter((line) => key !== undefined && stemsOf(line).includes(key));
    const others = lines.some((line) => periodBehind(line) !== null);
    if (!others || lines.some((line) => periodsIn(line).includes(period))) return [];
    return [{ kind: "number", text, onlyInAd: false }];
  });
}

const ordinal =
  /\b(?:first|second|third|fourth|1st|2nd|3rd|4th)[\s-](?:line|class|place|prize|degree)\b/giu;

function ordinalFindings(sentence: string, cv: GuardSource): GuardFinding[] {
  return Array.from(sentence.matchAll(ordinal))
    .filter(([text]) => !cv.stream.includes(streamOf(text)))
    .filter(({ index }) => claimsOfOneself(sentence, index))
    .map(([text]) => ({ kind: "number", text, onlyInAd: false }));
}

/** Numbers, dates and rough amounts that stand in no source, or count something else there. */
export function checkAmounts(sentence: string, sources: GuardSources): GuardFinding[] {
  const { cv, asked, monthsOfWork } = sources;
  const findings: GuardFinding[] = [];
  for (const number of numbersIn(sentence)) {
    const of = counted(sentence, number);
    if (states(cv, number, of, sentence) || yearsWorked(number, monthsOfWork)) continue;
    if (isOfName(sentence, number, cv) || isWithUnit(sentence, number, cv)) continue;
    const inAd = states(asked, number, of, sentence);
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
  return [
    ...findings,
    ...fractionFindings(sentence, cv),
    ...rhythmFindings(sentence, cv),
    ...ordinalFindings(sentence, cv),
  ];
}
