import { itemsOf, rowsOf, wordsOf } from "../words/tables.ts";

/** Month names and their short forms, by month, in the languages read. */
export const monthWords: readonly (readonly string[])[] = rowsOf("months").map(([, names = ""]) =>
  itemsOf(names),
);
/** Half a year of study, by the year it began in: "WS 2019/20". */
export const termWords = ["ws", "ss", "wise", "sose", "wintersemester", "sommersemester"];
/** What stands between two times of one thing: "2016 – 2018 and 2020 – 2021". */
export const andWords: readonly string[] = ["and", "&", "und", "et", "y", "e", "i", "en"];
/** Seasons, quarters and terms: they name a part of a year, not a month. */
export const seasonWords: readonly string[] = wordsOf("part of year");
/** What stands for "now" at the end of a range. */
export const presentWords: readonly string[] = wordsOf("present");
/** What says by itself that a time ends with the date behind it. */
export const endWords: readonly string[] = wordsOf("range end");
/** What joins the two dates of a range, besides dashes. */
export const untilWords: readonly string[] = [...endWords, ...wordsOf("range join")];
/** What opens a range that by itself says that it still runs: "since 2019". */
export const runningWords: readonly string[] = wordsOf("range running");
/** What opens a range. */
export const sinceWords: readonly string[] = [...runningWords, ...wordsOf("range start")];
