/** Numbers and names in a text, in the form in which two texts can be compared. */

const units = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];
const tens = ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** "One" is left out: it is a pronoun as often as a number. */
const numberWords = new Map([
  ...units.map((word, place) => [word, String(place + 2)] as const),
  ...tens.map((word, place) => [word, String((place + 3) * 10)] as const),
  ["hundred", "100"] as const,
  ["thousand", "1000"] as const,
  ["million", "1000000"] as const,
]);

const tenPowers: Record<string, number> = { k: 3, m: 6 };

/** "1,500" as "1500", "£31k" as "31000", "4.50" as "4.5". */
function amountOf(digits: string, unit: string): string {
  const plain = Number(digits.replaceAll(",", ""));
  return String(Math.round(plain * 10 ** (tenPowers[unit.toLowerCase()] ?? 0) * 1000) / 1000);
}

export type Term = {
  /** For comparing. */
  key: string;
  /** As it stands in the text. */
  shown: string;
};

const figure = /[£$€]?(\d+(?:,\d{3})*(?:\.\d+)?)([kKmM]\b)?%?/gu;

export function numbersIn(text: string): Term[] {
  const figures = [...text.matchAll(figure)].map(([shown, digits = "", unit = ""]) => ({
    key: amountOf(digits, unit),
    shown,
  }));
  const words = [...text.matchAll(/\p{L}+/gu)].flatMap(([shown]) => {
    const key = numberWords.get(shown.toLowerCase());
    return key === undefined ? [] : [{ key, shown }];
  });
  return [...figures, ...words];
}

// Hyphens and slashes part words: "UK-based" speaks of the UK.
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#&.’']*/gu;

/** Without what belongs to the sentence: "Xero's," and "Xero." are Xero. */
function bareWord(text: string): string {
  return text.replace(/[’']s$/u, "").replace(/[.’'&]+$/u, "");
}

export function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].map(([found]) => bareWord(found).toLowerCase());
}

const isCapitalised = (text: string) => /^\p{Lu}/u.test(text);
/** "AWS", "PostgreSQL", "iOS": no word of a sentence is written like that. */
const isOddlyWritten = (text: string) => /.\p{Lu}/u.test(text);

/** Capitalised, but no name. */
const commonWords = new Set(
  (
    "i i'm i've i'd i'll cv uk mr mrs ms miss mx dr sir madam english british " +
    "monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april may june july august september october november december"
  ).split(" "),
);

function isName(found: string, place: number): boolean {
  if (!/\p{L}/u.test(found) || commonWords.has(found.toLowerCase().replace("’", "'"))) return false;
  return isOddlyWritten(found) || (place > 0 && isCapitalised(found));
}

/**
 * Names in running text: capitalised words beyond the one a sentence begins with. Words that stand side by side
 * are one name: each list is one.
 */
export function namesIn(text: string): Term[][] {
  const names: Term[][] = [];
  for (const sentence of text.split(/(?<=[.!?:])\s+|\n+/u)) {
    let name: Term[] = [];
    [...sentence.matchAll(word)].forEach(([found], place) => {
      const shown = bareWord(found);
      if (!isName(shown, place)) {
        name = [];
        return;
      }
      if (name.length === 0) names.push(name);
      name.push({ key: shown.toLowerCase(), shown });
    });
  }
  return names;
}
