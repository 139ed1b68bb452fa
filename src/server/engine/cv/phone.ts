import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { findDateRanges } from "../vocabulary/dates.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { contactLabels } from "./name-words.ts";

/** Countries whose national numbers are tried, by the CV's language; the country the CV names comes first. */
const countriesOf: Readonly<Record<string, string>> = {
  en: "GB US IE CA AU IN NZ ZA NG",
  de: "DE AT CH",
  fr: "FR BE CH CA LU",
  es: "ES MX AR CO CL PE",
  it: "IT CH",
  pt: "PT BR",
  nl: "NL BE",
  pl: "PL",
  ru: "RU KZ BY UA",
  uk: "UA",
  cs: "CZ",
  ro: "RO",
  sv: "SE",
  tr: "TR",
};
/** Names of countries as CVs give them, with the code their numbers are read by. */
const named: Readonly<Record<string, string>> = {
  GB: "united kingdom|uk|england|scotland|wales|northern ireland|london|manchester",
  IE: "ireland|dublin",
  US: "usa|united states|, [a-z]{2} \\d{5}",
  DE: "deutschland|germany|berlin|munchen|hamburg",
  AT: "osterreich|austria|wien",
  CH: "schweiz|suisse|switzerland|zurich",
  FR: "france|paris|lyon",
  ES: "espana|spain|madrid|barcelona",
  IT: "italia|italy|milano|roma",
  PT: "portugal|lisboa|porto",
  BR: "brasil|brazil|sao paulo",
  NL: "nederland|netherlands|amsterdam",
  BE: "belgie|belgique|belgium|bruxelles",
  PL: "polska|poland|warszawa|krakow",
  RU: "россия|москва|russia|moscow",
  IN: "india|mumbai|bangalore|delhi",
  AU: "australia|sydney|melbourne",
  CA: "canada|toronto|vancouver",
};
const namedPatterns = Object.entries(named).map(
  ([code, words]) => [code, new RegExp(`(?:^|[^\\p{L}])(?:${words})(?![\\p{L}])`, "u")] as const,
);
const labels = [...foldedSet(contactLabels.phone, ";")];
const labelBefore = new RegExp(
  `(?:^|[^\\p{L}])(?:${labels.map(RegExp.escape).join("|")})\\.?\\s{0,2}(?:no\\.?|number|\\(m\\)|\\(h\\)|\\(mobile\\)|\\(home\\))?\\s{0,2}[:–.-]?\\s{0,3}$`,
  "u",
);
/** Of two numbers the one somebody carries reaches them, where it is one that can be called. */
const mobileBefore =
  /(?:^|[^\p{L}])(?:mob|mobile?|mobiltelefon|handy|cell|cellulare|cell\.|portable|movil|celular|telemovel|mobiel|gsm|kom|komorka|komorkowy|mobilni)\.?\s{0,2}(?:no\.?|number|phone)?\s{0,2}[:–.-]?\s{0,3}$/u;
const candidate =
  /(?<![\p{L}\p{N}/])(?:\+|\(\+?|00)?\d[\d\s().\u00a0/–-]{5,24}\d(?![\p{L}\p{N}@])/gu;
/** The slash or dash between two numbers; of the same length, so that places stay. */
const secondNumber = /(?<=\d{3}\s?)\/(?=\s?[+0(])|(?<=\d{3}\)?\s)[–-](?=\s[+0(])/g;
const wordyBefore =
  /(?<!\p{L})(?:ref|no|number|nr|id|pin|licence|license|registration|reg|nmc|sra|hcpc|gmc|nip|pesel|isbn|account|member|student|nino|cscs|card)\.?\s{0,2}[:#.]?\s{0,2}$/iu;

/** "J-690-0068" is a part; behind "M-" or "T-" a whole number stands. */
const ofPart = /(?:^|[^\p{L}])\p{L}-$/u;
const shortestAfterLetter = 10;

function countriesFor(text: string, language: string) {
  const folded = foldLetters(text);
  const said = namedPatterns.filter(([, pattern]) => pattern.test(folded)).map(([code]) => code);
  const spoken = (countriesOf[language] ?? "GB").split(" ");
  const known = (codes: readonly string[]) =>
    [...new Set(codes)].filter((code): code is CountryCode => isSupportedCountry(code));
  return {
    countries: known([...said, ...spoken, "GB", "US"]),
    /** Those the CV speaks for itself: not every land where its language is spoken, too. */
    near: known([...said, ...spoken.slice(0, 1), "GB"]),
  };
}

const withLand = /^\s*(?:\(?\+|00)/;
/** "0044 (0)7700 900123" as it is dialled. */
const dialled = (written: string): string =>
  withLand.test(written) ? written.replace(/^\s*\(?00/, "+").replace(/\(0\)/, "") : written;

function trustOf(written: string, countries: readonly CountryCode[]): number {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return 0;
  if (withLand.test(written)) {
    const number = parsePhoneNumberFromString(dialled(written));
    return number?.isValid() ? 3 : number?.isPossible() ? 2 : digits.length >= 10 ? 1 : 0;
  }
  const numbers = countries.map((country) => parsePhoneNumberFromString(written, country));
  if (numbers.some((number) => number?.isValid())) return 2;
  return digits.length >= 9 && numbers.some((number) => number?.isPossible()) ? 1 : 0;
}

/** Whether a number can be a mobile's where the CV comes from, or where its own code says. */
function isMobile(written: string, near: readonly CountryCode[]): boolean {
  return near.some((country) => {
    const number = parsePhoneNumberFromString(dialled(written), country);
    return number?.isValid() === true && /MOBILE/.test(number.getType() ?? "");
  });
}

/**
 * The first phone number of a contact block, as written, or null. `labelled` lines need no proof but a possible
 * number; others must be valid where the CV comes from, or be grouped as phone numbers are.
 */
export function findPhone(
  lines: readonly string[],
  context: string,
  language: string,
): string | null {
  const { countries, near } = countriesFor(context, language);
  let best: { text: string; score: number } | null = null;
  for (const line of lines) {
    const folded = foldLetters(line);
    for (const match of line.slice(0, 400).replaceAll(secondNumber, "|").matchAll(candidate)) {
      const written = match[0].replace(/[\s.–/-]+$/, "");
      const before = folded.slice(Math.max(0, match.index - 30), match.index);
      const labelled = labelBefore.test(before);
      if (
        !labelled &&
        (wordyBefore.test(before) ||
          (ofPart.test(before) && written.length < shortestAfterLetter) ||
          findDateRanges(written).length > 0 ||
          /^\d{4}\s?[-–/]\s?\d{2,4}$|^(?:19|20)\d\d\s+(?:19|20)\d\d$/.test(written))
      )
        continue;
      const trust = trustOf(written, countries);
      const groups = written.split(/[\s().-]+/).filter((group) => group !== "");
      const grouped = groups.length >= 3 || /^0\d{2,4}\s\d{6,7}$/.test(written);
      const carried = mobileBefore.test(before) && isMobile(written, near);
      const score = trust * 2 + (labelled ? 3 : 0) + (carried ? 2 : 0) + (grouped ? 1 : 0);
      if (score >= 3 && (trust > 0 || labelled) && (best === null || score > best.score))
        best = { text: written, score };
    }
  }
  return best?.text ?? null;
}
