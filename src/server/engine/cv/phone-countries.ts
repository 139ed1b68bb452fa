import { type CountryCode, isSupportedCountry } from "libphonenumber-js/max";
import { foldLetters } from "../vocabulary/fold.ts";

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
  IE: "ireland|dublin|cork|galway|limerick|waterford|kilkenny|sligo|tralee|ennis|athlone|drogheda|dundalk|letterkenny|wexford|co\\.? (?:clare|kerry|mayo|donegal|louth|meath|kildare|wicklow|carlow|laois|offaly|westmeath|longford|cavan|monaghan|leitrim|roscommon|tipperary)|\\+353|\\.ie|[ac-fhknprtv-y]\\d[\\dw]\\s?[\\dac-fhknprtv-y]{4}",
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

/** Whose national numbers a CV may hold. */
export function countriesFor(text: string, language: string) {
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
