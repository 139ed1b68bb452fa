import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { findDateRanges } from "../vocabulary/dates.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { contactLabels } from "./name-words.ts";
import { countriesFor } from "./phone-countries.ts";

const labels = [...foldedSet(contactLabels.phone, ";")];
const labelBefore = new RegExp(
  `(?:^|[^\\p{L}])(?:${labels.map(RegExp.escape).join("|")})\\.?\\s{0,2}(?:no\\.?|number|\\(m\\)|\\(h\\)|\\(mobile\\)|\\(home\\))?\\s{0,2}[:–.-]?\\s{0,3}$`,
  "u",
);
/** Of two numbers the one somebody carries reaches them, where it is one that can be called. */
const mobileBefore =
  /(?:^|[^\p{L}])(?:mob|mobile?|mobiltelefon|handy|cell|cellulare|cell\.|portable|movil|celular|telemovel|mobiel|gsm|kom|komorka|komorkowy|mobilni)\.?\s{0,2}(?:no\.?|number|phone)?\s{0,2}[:–.-]?\s{0,3}$/u;
/** "07700 900356 (mob)", "01632 960772 (home)", "01632 960772 - work". */
const behindNumber = (words: string) =>
  new RegExp(`^\\s{0,2}[(\\[–,-]?\\s{0,2}(?:${words})(?!\\p{L}|\\s?[:.])`, "u");
const mobileBehind = behindNumber(
  "m|mob|mobile|cell|personal|handy|mobil|portable|movil|cellulare",
);
const homeBehind = behindNumber("h|home|landline|house|evenings?|eves");
const workBehind = behindNumber("w|work|office|day|business");
const homeBefore =
  /(?<!\p{L})(?:h|home|landline|land line|house)(?:\s(?:tel|phone|telephone|number|no))?\.?\s{0,2}[:–.-]?\s{0,3}$/u;
const workBeside =
  /(?<!\p{L})(?:work|office|business|fax|emergency)(?:\s(?:tel|phone|telephone|number|no|contact))?\.?\s{0,2}[:–.-]?\s{0,3}$/u;
const candidate =
  /(?<![\p{L}\p{N}/])(?:\+|\(\+?|00)?\d[\d\s().\u00a0/–-]{5,24}\d(?![\p{L}\p{N}@])/gu;
/** The slash or dash between two numbers; of the same length, so that places stay. */
const secondNumber = /(?<=\d{3}\s?)\/(?=\s?[+0(])|(?<=\d{3}\)?\s)[–-](?=\s[+0(])/g;
const wordyBefore =
  /(?<!\p{L})(?:ref|no|number|nr|id|pin|licence|license|registration|reg|nmc|sra|hcpc|gmc|nip|pesel|isbn|account|member|student|nino|cscs|card)\.?\s{0,2}[:#.]?\s{0,2}$/iu;

/** "J-690-0068" is a part; behind "M-" or "T-" a whole number stands. */
const ofPart = /(?:^|[^\p{L}])\p{L}-$/u;
const shortestAfterLetter = 10;

const withLand = /^\s*(?:\(?\+|00)/;
/** "0044 (0)7700 900123" as it is dialled. */
const dialled = (written: string): string =>
  withLand.test(written) ? written.replace(/^\s*\(?00/, "+").replace(/\(0\)/, "") : written;

/** Mobiles of the United Kingdom all begin alike; the library knows only the ranges given out so far. */
const ukMobile = /^(?:(?:00)?44)?0?7[1-57-9]\d{8}$/;
const isUkMobile = (written: string) => ukMobile.test(written.replace(/\D/g, ""));

function trustOf(written: string, countries: readonly CountryCode[]): number {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return 0;
  if (isUkMobile(written) && countries.includes("GB")) return 2;
  if (withLand.test(written)) {
    const number = parsePhoneNumberFromString(dialled(written));
    return number?.isValid() ? 3 : number?.isPossible() ? 2 : digits.length >= 10 ? 1 : 0;
  }
  const numbers = countries.map((country) => parsePhoneNumberFromString(written, country));
  if (numbers.some((number) => number?.isValid())) return 2;
  return digits.length >= 9 && numbers.some((number) => number?.isPossible()) ? 1 : 0;
}

/** Whether a number can be a mobile's where the CV comes from, or where its own code says. */
function isMobile(written: string, near: readonly CountryCode[], kind: RegExp): boolean {
  if (near.includes("GB") && isUkMobile(written)) return true;
  return near.some((country) => {
    const number = parsePhoneNumberFromString(dialled(written), country);
    return number?.isValid() === true && kind.test(number.getType() ?? "");
  });
}
/** In some lands no number says of itself that it is a mobile's. */
const perhapsMobile = /MOBILE/;
const surelyMobile = /^MOBILE$/;

type Countries = ReturnType<typeof countriesFor>;
/** A number in its line; `before` and `behind` are folded. */
type Found = {
  written: string;
  before: string;
  behind: string;
  labelled: boolean;
  /** Behind a slash and a number with a label: the label belongs to the first of two. */
  second: boolean;
};

/** A date, a registration, a part: figures that reach nobody. */
function isNoPhone({ written, before, labelled }: Found): boolean {
  if (labelled) return false;
  if (wordyBefore.test(before) || findDateRanges(written).length > 0) return true;
  if (ofPart.test(before) && written.length < shortestAfterLetter) return true;
  return /^\d{4}\s?[-–/]\s?\d{2,4}$|^(?:19|20)\d\d\s+(?:19|20)\d\d$/.test(written);
}

const trustLabel = 3;
/** What carries a number before another: its label as a mobile, or how it begins. */
const trustMobile = 4;

/**
 * How much a number's kind speaks for it: one somebody carries before one at home, and that before one at work. Of
 * two that each have a label ("Tel: …  Mobile: …") the second goes first only where it can surely be called.
 */
function trustKind(found: Found, near: readonly CountryCode[]): number {
  const { written, before, behind } = found;
  if (workBeside.test(before) || workBehind.test(behind)) return -trustMobile;
  if (homeBefore.test(before)) return -trustHome;
  if (homeBehind.test(behind)) return 0;
  const told = mobileBefore.test(before) || mobileBehind.test(behind);
  if (told) return !isUkMobile(written) || isKnown(written) ? callable(written, near) : 0;
  return !found.second && isMobile(written, near, surelyMobile) ? trustMobile : 0;
}
const trustHome = 2;
const isKnown = (written: string) =>
  parsePhoneNumberFromString(dialled(written), "GB")?.isValid() === true;
const callable = (written: string, near: readonly CountryCode[]) =>
  isMobile(written, near, perhapsMobile) ? trustMobile + 1 : 0;

function scoreOf(found: Found, { countries, near }: Countries): number {
  if (isNoPhone(found)) return 0;
  const trust = trustOf(found.written, countries);
  if (trust === 0 && !found.labelled) return 0;
  const groups = found.written.split(/[\s().-]+/).filter((group) => group !== "");
  const grouped = groups.length >= 3 || /^0\d{2,4}\s\d{6,7}$/.test(found.written);
  const sure = trust * 2 + (found.labelled ? trustLabel : 0) + (grouped ? 1 : 0);
  return sure < leastTrust ? 0 : Math.max(1, sure + trustKind(found, near));
}
const leastTrust = 3;

/** "Phone: 021 555 0148 or 087 555 0163": one label for two numbers. */
const sharesLabel = /\d\s?(?:\([^)]{1,12}\)\s?)?(?:\sor|\sand|\s&|[,;])\s{1,2}$/u;

/** The numbers of a line. */
function numbersIn(line: string): Found[] {
  const folded = foldLetters(line);
  const text = line.slice(0, 400).replaceAll(secondNumber, "|");
  const found: Found[] = [];
  for (const match of text.matchAll(candidate)) {
    const written = match[0].replace(/[\s.–/-]+$/, "");
    const before = folded.slice(Math.max(0, match.index - 30), match.index);
    const to = match.index + written.length;
    const behind = folded.slice(to, to + 20);
    const second = found.at(-1)?.labelled === true && /\d[\s)]{0,2}[/|]\s{0,2}$/.test(before);
    const shares = found.at(-1)?.labelled === true && sharesLabel.test(before);
    const labelled = shares || labelBefore.test(before) || mobileBehind.test(behind);
    found.push({ written, before, behind, labelled, second });
  }
  return found;
}

/**
 * The phone number of a contact block that best reaches the person, as written, or null. `labelled` numbers need no
 * proof but that they are possible; others must be valid where the CV comes from, or be grouped as phone numbers are.
 */
export function findPhone(
  lines: readonly string[],
  context: string,
  language: string,
): string | null {
  const countries = countriesFor(context, language);
  let best: { text: string; score: number } | null = null;
  for (const found of lines.flatMap(numbersIn)) {
    const score = scoreOf(found, countries);
    if (score > (best?.score ?? 0)) best = { text: found.written, score };
  }
  return best?.text ?? null;
}
