import type { DateRange } from "../vocabulary/dates.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { opensSentence } from "../vocabulary/job-titles.ts";
import { breakAbroad } from "./breaks-abroad.ts";
import { isDuration, type ShapedLine } from "./cv-line.ts";
import { headingInProse } from "./prose-heading.ts";
import { labelled, lineSign } from "./role-heading.ts";

const small = new Set(
  "of and the for in at to de du des la le les der die das und do da dos e y et i z w ze we v ve na nad pod u k s si și în pentru cu la lui och av på för til og i von van het en a el los las di del della with и в на по для с des im am &".split(
    " ",
  ),
);
const maxHead = 130;
const endsBody = /[.;!?]$/;
const abbreviation =
  /(?:\b(?:Ltd|Inc|Co|Corp|Sr|Jr|St|Dept|Univ|S\.A|A\.S|r\.l|p\.A|S\.L|L\.U|B\.V|N\.V|e\.V|e\.K|Lda|Ltda|o\.o|L\.P|L\.L\.C|P\.C)|\b\p{Lu})\.$/u;

const breakFromWork =
  /^(?:a\s|planned\s|extended\s)?(?:career break|career gap|maternity|paternity|parental leave|family leave|carers? leave|(?:full[ -]time |family )?carer for my|(?:full[ -]time|stay[ -]at[ -]home) (?:parent|mum|mother|dad|father|carer)$|caring for|caring responsibilities|raising (?:my |a )?famil|sabbatical|full[ -]time (?:study|studies|student|master|degree|education|course|university)|(?:return(?:ed)? to|in) (?:full[ -]time )?education|gap year|travell?ing|unemployed|redundan|elternzeit|cong[eé] (?:parental|maternit)|urlop)/i;

/** Whether a line tells of time away from work, which may be dated as jobs are. */
export function isBreakFromWork(text: string): boolean {
  if (text.length >= maxHead) return false;
  if (!breakFromWork.test(text) && !breakAbroad.test(text)) return false;
  return lineSign(text) !== "title";
}

/** "Lode Instruments, Hertford (inspection machines and patient monitors)": how a name is explained. */
const remarkBehind = /(?<=[\p{L}\d])\s\((?:\p{Ll}|\d)[^()]{2,80}\)(?=$|,\s\p{Lu}|\s[|–—-]\s)/u;

/** "…, based at a special school for ages 4 to 19, Surrey": how a post is explained. */
const clauseBehind =
  /,\s(?:based|working|serving|covering|reporting|attached|seconded|supporting|alongside)\s.{3,90}$/u;

/** "The Weary Otter, Tiverton": a name that opens with the article, and no sentence. */
const houseName = /^The(?:\s\p{Lu}[\p{L}'’&-]*){1,4}(?:$|,\s\p{Lu}|\s[|–—-]\s)/u;

/** "I was in Leeds": who speaks of themselves names nothing. */
const speaks = /(?:^|[|,.]\s*)I(?:['’](?:m|ve|d)|\s(?:was|am|have|had))\s/u;

/** Whether a text could name a role or an employer: short, no sentence, no list. */
export function isHeadText(text: string): boolean {
  if (text.length > maxHead || !/\p{L}/u.test(text)) return false;
  if (isBreakFromWork(text)) return true;
  if (endsBody.test(text) && !abbreviation.test(text)) return false;
  if (/^[\p{Ll}(]/u.test(text) && lineSign(text) === "none") return false;
  if (speaks.test(text)) return false;
  const words = text.replace(remarkBehind, "").replace(clauseBehind, "").split(/\s+/);
  if (words.length > 18) return false;
  const first = foldLetters(words[0] ?? "").replace(/[^\p{L}-]/gu, "");
  const plain = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && !small.has(word));
  const named = words.length === 2 && words.every((word) => /^\p{Lu}/u.test(word));
  const short = words.length < 3 && !named;
  if (houseName.test(text) && lineSign(text) !== "none") return true;
  if (opensSentence(first) && (plain.length > 0 || short) && lineSign(text) !== "title")
    return false;
  if (/ed$/.test(first) && plain.length >= 2 && lineSign(text) !== "title") return false;
  if (plain.length >= 3) return lineSign(text) === "title" || lineSign(text) === "employer";
  return true;
}

/** "3.1. En centros públicos": a numbered heading within a section. */
const isSubheading = ({ text, ranges, words }: ShapedLine): boolean =>
  ranges.length === 0 &&
  words <= 8 &&
  /^\d{1,2}\.\d{1,2}\.?\s\p{Lu}\p{L}+(?:\s[\p{L}-]+){0,6}$/u.test(text);

/** Whether a line could stand in the heading of a role. */
export function isHead(line: ShapedLine): boolean {
  if (line.source.bullet) return false;
  const label = labelled(line.text);
  if (label) return label.field !== "duties" && label.field !== "skip";
  if (/:$/.test(line.text) || isSubheading(line)) return false;
  return isDuration(line.text) || isHeadText(line.text);
}

/** "(raised GBP 9,400 in 2023)": a date among other words in a bracket dates what they tell. */
function isRemark({ divided, ranges }: ShapedLine, { from, to }: DateRange): boolean {
  const [, again] = ranges;
  const text =
    again === undefined
      ? divided
      : divided.slice(0, again.from) + "-".repeat(again.to - again.from) + divided.slice(again.to);
  const opened = text.lastIndexOf("(", from);
  const closed = text.indexOf(")", to);
  if (opened < 0 || closed < 0 || text.slice(opened, from).includes(")")) return false;
  const beside = `${text.slice(opened, from)} ${text.slice(to, closed)}`;
  return (beside.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= 2;
}

/** "Various contractors through agencies": nobody in particular, and an employer all the same. */
const severalEmployers =
  /(?:^|,\s)(?:various|several|different)\s(?:\p{L}+\s)?\p{Ll}+s(?![\p{L}])/iu;

/** "Testing as needed, in 2009 completed …", "Completed: March 2016": the date belongs to what is told. */
function isWithinSentence(text: string, { from, to }: DateRange): boolean {
  const [ahead, behind] = [text.slice(0, from), text.slice(to)];
  if (/(?:^|[\s,])in\s$/.test(ahead) && /^(?:\s\p{Ll}{3}|\)?\.?$)/u.test(behind)) return true;
  if (/\p{Ll}{3}\s(?:gained|won|held|achieved|taken)\s$/u.test(ahead)) return true;
  return /(?:completed|completion|graduated|awarded|obtained|passed)\s?:?\s$/i.test(ahead);
}

export const isSince = ({ divided }: ShapedLine, { from }: DateRange) =>
  /^(?:since|from|seit|depuis|desde)\s/iu.test(divided.slice(from));

/** "Internal auditor since 2024 (one-day course; six audits).": among what was done, explained and ended by a stop. */
const explainedBehind = /^\s\([^()]{1,80}[;,]\s[^()]{1,80}\)\.$|^;\s\p{Ll}.{10,200}\.$/u;

/** "Nurse with an interest in asthma. Prescriber since 2018.": the date ends the second sentence of a text. */
function isToldIn({ divided }: ShapedLine, { from, to }: DateRange): boolean {
  const before = divided.slice(0, from).replace(/[.,\s]+$/, "");
  return /^\)?\.(?:$|\s\p{L})/u.test(divided.slice(to)) && /[\p{Ll}\d]{3}\.\s\p{Lu}/u.test(before);
}

/** "Mentor to one trainee (2023) and two new teachers (2024–26).": a sentence that goes on behind the date in its bracket. */
const goesOnBehind = ({ text, divided }: ShapedLine, { to }: DateRange) =>
  text.endsWith(".") && /^\)\s(?:and|plus|then)\s(?:\p{Ll}|\d)/u.test(divided.slice(to));

/** A line whose date can date a role: what stands beside the date is nothing or the role's name. */
export function isAnchor(line: ShapedLine, bulletsToo: boolean): boolean {
  const range = line.ranges[0];
  if (!range || (line.source.bullet && !bulletsToo)) return false;
  const label = labelled(line.text);
  if (label) return label.field === "dates";
  if (line.rest === "") return true;
  const whole = range.end !== null && range.start !== null;
  const named = headingInProse(line) ?? line.rest;
  if (!isHeadText(named) && !(whole && severalEmployers.test(named))) return false;
  if (isRemark(line, range) || goesOnBehind(line, range)) return false;
  if (isSince(line, range) && explainedBehind.test(line.divided.slice(range.to))) return false;
  if (!whole && isWithinSentence(line.divided, range)) return false;
  if ((!whole || isSince(line, range)) && isToldIn(line, range)) return false;
  return (
    whole || lineSign(line.rest) !== "none" || range.to >= line.text.length - 2 || range.from <= 1
  );
}
