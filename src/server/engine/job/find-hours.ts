import { labelled } from "./labelled-fact.ts";

const both = "(?:(?:full|part)[- ]?time|Vollzeit|Teilzeit|temps (?:plein|partiel))";
const number = "\\d{1,2}(?:\\.\\d{1,2})?";
const weekly = new RegExp(
  `(?:${both}[\\s,:(–-]{1,4}(?:of |at |for |working )?)?(?<![\\d.£])${number}(?:\\s?(?:-|–|to|or)\\s?${number})?\\s?(?:(?:hours?|hrs?)\\s?(?:per|a|an|/|each|p\\.?)\\s?(?:week|w\\b|wk)|hours?[- ]week|(?:Stunden|Std\\.)\\s?(?:pro|die|/|in der)\\s?Woche|(?:heures|h)\\s?(?:par|/)\\s?semaine)\\)?(?:[\\s,(–-]{1,4}${both}\\b\\)?)?`,
  "giu",
);
const pattern = new RegExp(
  `\\b${both}(?!\\s+equivalent)(?:\\s?(?:or|and|/|&|and/or)\\s?${both})?\\b(?:\\s(?:days|nights|hours)|\\s\\(\\d{1,2}(?:\\.\\d{1,2})?\\s?(?:hours|hrs)\\))?`,
  "giu",
);
/** What a week of one post may be, in hours. */
const ofWeek = String.raw`[1-5]\d(?:\.\d{1,2})?`;
const weekday = "(?:mon|tues?|wed|thurs?|fri|sat|sun)";
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?\s?`;
const partOfDay = "(?: (?:mornings?|afternoons?|evenings?))?";

const days =
  /\bMonday\s?(?:to|-|–)\s?(?:Friday|Saturday|Sunday)\b(?:[,:\s(]{1,3}\d{1,2}[^\n.;]{3,22}(?:am|pm|\d{2})\b)?/iu;
/** "Sun-Thurs 22:00 - 06:00", "Mon to Fri, 6am-2pm". */
const shift = new RegExp(
  String.raw`\b${weekday}[a-z]*\s?(?:to|-|–|&|and)\s?${weekday}[a-z]*[,:\s(]{1,3}${clock}(?:am|pm)?\s?(?:to|-|–)\s?${clock}(?:am|pm)?`,
  "iu",
);
/** Hours without "a week", in the line that names the pay: "£36K plus tips, 45 hours". */
const besidePay = new RegExp(
  String.raw`(?:£\s?\d[^\n.]{0,60}|\bsalary)[,|·•.(–-]\s?(${ofWeek}\s?(?:hours?|hrs?)(?: (?:over|across) \w+ days)?)(?=\s*(?:[,|·•.()–\n-]|$|with\b|over\b))`,
  "iu",
);
/** "4 nights a week", "3 days/wk": how often, not how often from home. */
const perWeek =
  /(?<!\d[-–])\b(?:[1-6]|one|two|three|four|five|six) (?:days?|nights?|evenings?|shifts?)\s?(?:a|per|each|\/)\s?(?:week|wk)\b(?![^.\n]{0,30}\b(?:office|home|site|remote\w*|hybrid|studio)\b)/iu;
/** A part of a line that is the hours alone: "37 hours, permanent", "Permanent | 33 hours (3 x 11)". */
const ownLine = new RegExp(
  String.raw`(?:^|\n|[,|·•/–-]\s)\s*(${ofWeek}\s?(?:hours|hrs)(?: (?:over )?\d(?:\.5)? days)?)(?=\s*(?:[,|(·–-]|\.\s|\n|$|guaranteed\b))`,
  "iu",
);
/** "36 hours over 4 days", "12 hour shifts, 4 on 4 off". */
const overDays = new RegExp(
  String.raw`\b${ofWeek}\s?(?:hours?|hrs?) (?:over|across) (?:\d|two|three|four|five|six) (?:days|nights)\b|(?:\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?[- ]?(?:hour|hr) shifts?,? )?\b[2-7] on,? [2-7] off\b`,
  "iu",
);
const hoursOn = String.raw`\d{1,2}\s?(?:hours|hrs) ${weekday}\p{Ll}*`;
/** "4 hrs Tues + 4 hrs Fri mornings" */
const hoursOfDays = new RegExp(
  String.raw`\b${hoursOn}(?!\s?(?:to|-|–)\s)${partOfDay}(?:\s?(?:\+|&|and|,)\s?${hoursOn}${partOfDay}){0,4}`,
  "iu",
);
/** "10pm - 8am" among the facts. */
const fromTo = new RegExp(
  String.raw`(?:^|\n|[|·•]\s{1,3})\s*(${clock}[ap]m\s?(?:-|–|to)\s?${clock}[ap]m)(?=\s*(?:[|·•,\n]|$))`,
  "iu",
);
/** "HOURS: 37.5" */
const numberAlone = new RegExp(
  String.raw`(?:^|\n)[#*•\s]{0,4}hours\s?:\s?(${ofWeek})\s*(?:\n|$)`,
  "iu",
);

/** How much of the text its facts stand in, in characters. */
const top = 600;
/** The ways to write hours, the surest first; some are hours near the top alone. The first group, else all of it, is quoted. */
const ways: readonly (readonly [sign: RegExp, within?: number])[] = [
  [numberAlone],
  [weekly],
  [overDays],
  [besidePay],
  [ownLine, 500],
  [hoursOfDays, top],
  [pattern],
  [perWeek, top],
  [shift],
  [days],
  [fromTo, top],
];

/** A limit by law or a promise of choice is not the post's hours. */
const notHours =
  /\b(?:exceed\w*|opt(?:ing)? out|over|more than|limit(?:ed)? (?:of|to)|maximum(?: of)?|those|who|want to|wish to|if you)\s(?:\w+\s){0,2}$/iu;
const says = /\d|full|part|flexib|shift|night|day|monday|weekend|various/iu;

/** The hours as the advertisement writes them ("37.5 hours per week", "Part time"); null where it does not say. */
export function findHours(text: string): string | null {
  const inNumbers =
    /\n[#*•\s]{0,4}(?:weekly |contracted |working )?hours(?: of work| per week)?\s?:\s{0,3}(?=\d)/iu.exec(
      text,
    )?.index;
  const byLabel = labelled(inNumbers === undefined ? text : text.slice(inNumbers), "hours");
  if (byLabel && byLabel.length <= 80 && says.test(byLabel) && !/\*{3}/u.test(byLabel))
    return byLabel;
  for (const [sign, within] of ways) {
    const hours = firstOf(sign, text.slice(0, within));
    if (hours) return hours;
  }
  return null;
}

function firstOf(sign: RegExp, text: string): string | null {
  if (!sign.global) {
    const match = sign.exec(text);
    return (match?.[1] ?? match?.[0])?.trim() ?? null;
  }
  for (const match of text.matchAll(sign)) {
    if (!notHours.test(text.slice(Math.max(0, match.index - 40), match.index)))
      return closed(match[0].replace(/^[\s,:(–-]+|[\s,:(–-]+$/gu, ""));
  }
  return null;
}

/** Without a bracket that closes what the quote does not open. */
function closed(quote: string): string {
  return quote.includes("(") ? quote : quote.replace(/\)$/u, "");
}
