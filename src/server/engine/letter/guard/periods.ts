export type Period =
  | "second"
  | "minute"
  | "hour"
  | "shift"
  | "day"
  | "night"
  | "week"
  | "month"
  | "quarter"
  | "term"
  | "year";

const adverbs: Readonly<Record<string, Period>> = {
  hourly: "hour",
  daily: "day",
  nightly: "night",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  termly: "term",
  yearly: "year",
  annually: "year",
  annual: "year",
};
const nouns: Readonly<Record<string, Period>> = {
  second: "second",
  minute: "minute",
  hour: "hour",
  shift: "shift",
  day: "day",
  night: "night",
  week: "week",
  month: "month",
  quarter: "quarter",
  term: "term",
  year: "year",
  annum: "year",
};
const said =
  /\b(?:a|an|per|each|every)\s(second|minute|hour|shift|day|night|week|month|quarter|term|year|annum)\b|\b(hourly|daily|nightly|weekly|monthly|quarterly|termly|yearly|annually|annual)\b/iu;

function periodOf(match: RegExpMatchArray | null): Period | null {
  return nouns[match?.[1]?.toLowerCase() ?? ""] ?? adverbs[match?.[2]?.toLowerCase() ?? ""] ?? null;
}

/** Every period a text says. */
export function periodsIn(text: string): (Period | null)[] {
  return Array.from(text.matchAll(new RegExp(said, "giu")), periodOf);
}

/** The period a number is of, said behind it before the next number or stop ("tickets a week"). */
export function periodBehind(behind: string): Period | null {
  const [near = ""] = behind.split(/[,;:.–]|\band\b|\d/u);
  return periodOf(said.exec(near));
}

/** Text without its periods. */
export function withoutPeriods(text: string): string {
  return text.replace(new RegExp(said, "giu"), " ");
}
