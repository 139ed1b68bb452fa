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
const days =
  /\bMonday\s?(?:to|-|–)\s?(?:Friday|Saturday|Sunday)\b(?:[,:\s(]{1,3}\d{1,2}[^\n.;]{3,22}(?:am|pm|\d{2})\b)?/iu;
/** "Sun-Thurs 22:00 - 06:00", "Mon to Fri, 6am-2pm". */
const shift =
  /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)[a-z]*\s?(?:to|-|–|&|and)\s?(?:mon|tues?|wed|thurs?|fri|sat|sun)[a-z]*[,:\s(]{1,3}\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:to|-|–)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?/iu;
/** Hours without "a week", in the line that names the pay: "£36K plus tips, 45 hours". */
const besidePay =
  /(?:£\s?\d[^\n.]{0,60}|\bsalary)[,|·•.(–-]\s?((?:[1-5]\d(?:\.\d{1,2})?)\s?(?:hours?|hrs?)(?: (?:over|across) \w+ days)?)(?=\s*(?:[,|·•.()–\n-]|$|with\b|over\b))/iu;
/** "4 nights a week", "3 days/wk": how often, not how often from home. */
const perWeek =
  /(?<!\d[-–])\b(?:[1-6]|one|two|three|four|five|six) (?:days?|nights?|evenings?|shifts?)\s?(?:a|per|each|\/)\s?(?:week|wk)\b(?![^.\n]{0,30}\b(?:office|home|site|remote\w*|hybrid|studio)\b)/iu;
/** A part of a line near the top that is the hours alone: "37 hours, permanent", "Permanent | 33 hours (3 x 11)". */
const ownLine =
  /(?:^|\n|[,|·•/–-]\s)\s*((?:[1-5]\d(?:\.\d{1,2})?)\s?(?:hours|hrs)(?: (?:over )?\d(?:\.5)? days)?)(?=\s*(?:[,|(·–-]|\.\s|\n|$|guaranteed\b))/iu;
/** "36 hours over 4 days", "12 hour shifts, 4 on 4 off": wherever it stands. */
const overDays =
  /\b(?:[1-5]\d(?:\.\d{1,2})?)\s?(?:hours?|hrs?) (?:over|across) (?:\d|two|three|four|five|six) (?:days|nights)\b|(?:\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?[- ]?(?:hour|hr) shifts?,? )?\b[2-7] on,? [2-7] off\b/iu;
/** "4 hrs Tues + 4 hrs Fri mornings" */
const hoursOfDays =
  /\b\d{1,2}\s?(?:hours|hrs) (?:mon|tues?|wed|thurs?|fri|sat|sun)\p{Ll}*(?!\s?(?:to|-|–)\s)(?: (?:mornings?|afternoons?|evenings?))?(?:\s?(?:\+|&|and|,)\s?\d{1,2}\s?(?:hours|hrs) (?:mon|tues?|wed|thurs?|fri|sat|sun)\p{Ll}*(?: (?:mornings?|afternoons?|evenings?))?){0,4}/iu;
/** "10pm - 8am" among the facts at the top. */
const fromTo =
  /(?:^|\n|[|·•]\s{1,3})\s*(\d{1,2}(?:[.:]\d{2})?\s?[ap]m\s?(?:-|–|to)\s?\d{1,2}(?:[.:]\d{2})?\s?[ap]m)(?=\s*(?:[|·•,\n]|$))/iu;
/** "HOURS: 37.5" */
const numberAlone = /(?:^|\n)[#*•\s]{0,4}hours\s?:\s?([1-5]\d(?:\.\d{1,2})?)\s*(?:\n|$)/iu;
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
  return (
    numberAlone.exec(text)?.[1] ??
    firstOf(weekly, text) ??
    overDays.exec(text)?.[0] ??
    besidePay.exec(text)?.[1] ??
    ownLine.exec(text.slice(0, 500))?.[1] ??
    hoursOfDays.exec(text.slice(0, 600))?.[0] ??
    firstOf(pattern, text) ??
    perWeek.exec(text.slice(0, 600))?.[0] ??
    shift.exec(text)?.[0] ??
    days.exec(text)?.[0] ??
    fromTo.exec(text.slice(0, 600))?.[1] ??
    null
  );
}

function firstOf(sign: RegExp, text: string): string | null {
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
