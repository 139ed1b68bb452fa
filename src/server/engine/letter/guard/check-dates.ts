import type { GuardFinding } from "./guard-letter.ts";
import type { GuardSources } from "./guard-sources.ts";
import { monthsNamed } from "./month-years.ts";
import { numbersIn } from "./numbers.ts";
import { postsNamed } from "./posts.ts";

/** Dates beside an employer at whom the person was not then, though the CV has them elsewhere. */
export function checkDates(sentence: string, { posts, schools }: GuardSources): GuardFinding[] {
  if (schools.some((school) => sentence.includes(school))) return [];
  const there = postsNamed(sentence, posts);
  if (there.length === 0) return [];
  const years = numbersIn(sentence).filter(({ unit }) => unit === "year");
  const begins = /\b(?:since|joined|started|began)\b/iu.test(sentence) && years.length === 1;
  const months = [...monthsNamed(sentence)];
  return years
    .filter(({ value }) => {
      const within = there.some(({ start, endYear }) => value >= start.year && value <= endYear);
      const isStart = there.some(
        ({ start }) =>
          start.year === value &&
          (months.length === 0 ||
            start.month === null ||
            months.includes(`${start.year}-${start.month}`)),
      );
      return begins ? !isStart : !within;
    })
    .map(({ text }) => ({ kind: "date", text, onlyInAd: false }));
}
