import { numberWords } from "../text/number-words.ts";

/** What stands for a number before the unit: English words, and those of other languages for the first few. */
const amounts: Record<string, number> = {
  ...Object.fromEntries(numberWords),
  twentyfour: 24,
  "twenty-four": 24,
  "a couple of": 2,
  "couple of": 2,
  a: 1,
  an: 1,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  twee: 2,
  drie: 3,
  dwa: 2,
  trzy: 3,
};
export const amount = `(?:\\d{1,2}(?:[.,]\\d)?|${Object.keys(amounts)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;

/** In years; null for what is no number of them. */
export function yearsOfAmount(number: string, unitWord: string): number | null {
  const lower = number.toLowerCase();
  const value = amounts[lower] ?? Number(lower.replace(",", "."));
  if (!Number.isFinite(value) || value <= 0) return null;
  const months = /^(?:month|mth|monat|mois|mes|maand)/iu.test(unitWord);
  return months ? Math.round((value / 12) * 100) / 100 : value;
}
