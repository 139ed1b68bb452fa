import { scaleWords, unitWords, vagueAmounts } from "./number-words.ts";
import { type Period, periodBehind } from "./periods.ts";

export type NumberUnit = "percent" | "money" | "years" | "year" | "plain";
/** A number in a text: its value, what it counts and the words around it (lower case). */
export type StatedNumber = {
  text: string;
  value: number;
  unit: NumberUnit;
  /** "over ten": more than that. */
  more: boolean;
  /** "£", "$" or "€"; "" where none is said. */
  currency: string;
  /** "60 a week": what each time takes; null where none is said. */
  period: Period | null;
  start: number;
  end: number;
};

const spelt = Object.keys(unitWords).join("|");
const scales = "hundred|thousand|million|billion|bn|mn|k|m";
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:([£$€])\\s?)?(?:(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)|((?:${spelt})(?:[\\s-](?:${spelt}))?|(?<=\\ba\\s)(?:hundred|thousand|million|billion)|one(?=\\s(?:hundred|thousand|million|billion)))(?!\\p{L}))(?:\\s?(${scales})(?![\\p{L}\\p{N}]))?(?:\\s?(thousand|million)(?![\\p{L}]))?\\s?(%|per\\s?cent\\b|percentage points?\\b|pc\\b)?(?![\\p{N}])`,
  "giu",
);
const moreBefore =
  /(?:(?<!\bturn(?:s|ed|ing)?\s)over|more than|above|exceeding|in excess of|upwards of|at least)\s+(?:a\s+)?$/iu;
const yearsBehind = /^[\s\-+]{0,2}(?:plus\s)?(?:years?|yrs?)\b/iu;

function speltValue(word: string): number {
  const parts = word.toLowerCase().trim().split(/[\s-]/u);
  const values = parts.map(
    (part) => unitWords[part] ?? scaleWords[part] ?? (part === "one" ? 1 : 0),
  );
  const [first = 0, second] = values;
  if (second === undefined) return first;
  return second < 10 && first >= 20 ? first + second : first * second;
}

/** Every number a text states, in digits or words. Parts of names such as ISO 9001 or B2B are left out where glued. */
export function numbersIn(text: string): StatedNumber[] {
  return Array.from(text.matchAll(pattern), (match): StatedNumber => {
    const [whole, currency, digits, word, scale, again, percent] = match;
    const base = digits === undefined ? speltValue(word ?? "") : Number(digits.replaceAll(",", ""));
    const times =
      (scaleWords[(scale ?? "").toLowerCase()] ?? 1) *
      (scaleWords[(again ?? "").toLowerCase()] ?? 1);
    const start = match.index;
    const end = start + whole.trimEnd().length;
    const isDecade = /^decades?$|\sdecades?$/iu.test(word ?? "");
    const isYear =
      digits !== undefined && /^(?:19|20)\d{2}$/u.test(digits) && !currency && !percent && !scale;
    const unit: NumberUnit = percent
      ? "percent"
      : currency
        ? "money"
        : isDecade || yearsBehind.test(text.slice(end, end + 12))
          ? "years"
          : isYear
            ? "year"
            : "plain";
    return {
      text: whole.trim(),
      value: base * times,
      unit,
      period: periodBehind(text.slice(end, end + 60)),
      currency: currency ?? "",
      more: moreBefore.test(text.slice(Math.max(0, start - 24), start)),
      start,
      end,
    };
  });
}

/** Rough amounts ("doubled", "dozens", "tenfold") by their first letters. */
export function vagueAmountsIn(text: string): string[] {
  return Array.from(text.matchAll(vagueAmounts), ([found]) => found.toLowerCase().slice(0, 5));
}
