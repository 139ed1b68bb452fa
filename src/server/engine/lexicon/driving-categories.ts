import { lineAround, type Notation, notationsOf } from "./notation.ts";

const categoryNames: Readonly<Record<string, string>> = {
  B: "Driving licence",
  BE: "B+E trailer licence",
  C1: "C1 licence",
  C1E: "C1 licence",
  C: "HGV Class 2 licence (C)",
  EC: "HGV Class 1 licence (C+E)",
  CE: "HGV Class 1 licence (C+E)",
  D1: "D1 licence",
  D1E: "D1 licence",
  D: "PCV licence (D)",
  DE: "PCV licence (D)",
};

const category = "(?:C1|D1|B|C|D)(?:\\s?[+&]?\\s?E)?";
/** "B, C1 and D1" */
const categoryList = new RegExp(
  `(?<![\\p{L}\\d+&.])${category}(?:(?:\\s?,\\s?|\\s?[/&+]\\s?|,?\\s(?:and|plus)\\s)${category}){0,11}(?![\\p{L}\\d+&]|\\.\\d)`,
  "gu",
);
const oneCategory = new RegExp(category, "gu");
const licenceBefore =
  /\b(?:licen[cs]es?|categor(?:y|ies)|cats?|entitlements?|[LH]GV|PCV|PSV)\W{0,3}(?:(?:categor(?:y|ies)|cats?|class(?:es)?|held|inc\p{L}*|covering|for|full|clean|UK)\W{0,3}){0,4}$/iu;
const licenceBehind =
  /^\W{0,2}(?:(?:driving|HGV|LGV|PCV)\s)?(?:licen[cs]es?|entitlements?|categor(?:y|ies))\b/iu;
/** "C, CPC, digi" */
const driversCardBehind = /^\s?[,/+&]\s?(?:D?CPC|DQC|digi|tacho)/iu;
/** "CE marking", "CE directive": what is said of goods. */
const ofProducts =
  /^(?:[ -]?(?:mark(?:ing|ed|s)?\b|directives?\b|conformity\b|declaration|certifi\p{L}+|compliance\b|approv\p{L}+|UKCA\b)|\s?\/\s?UKCA\b)/iu;
/** How well somebody speaks, or did at school. */
const ofStudies = /\b(?:grades?|GCSEs?|A[- ]?levels?|CEFR|fluent|language)\b/iu;

function categoriesIn(text: string): Notation[] {
  return [...text.matchAll(categoryList)].flatMap(({ index, 0: list }) => {
    const end = index + list.length;
    const { before, behind } = lineAround(text, index, end);
    if (ofStudies.test(before) || ofProducts.test(behind)) return [];
    const codes = [...list.matchAll(oneCategory)];
    const isTelling = codes.length > 1 && codes.some(([code]) => code.length > 1);
    if (
      !isTelling &&
      !licenceBefore.test(before) &&
      !licenceBehind.test(behind) &&
      !driversCardBehind.test(behind)
    )
      return [];
    return codes.flatMap(({ index: at, 0: code }) => {
      const name = categoryNames[code.replace(/[^A-Z\d]/gu, "")];
      return name ? [{ name, start: index + at, end: index + at + code.length }] : [];
    });
  });
}

/** "Führerschein Klassen B, CE", "permis C", "patente C e CQC": the word and the category are one name, and the category decides. */
const licenceAbroad =
  "(?:Führerschein(?:klassen?)?|permis(?: de conduire)?|carn[eé]t? de conducir|permiso de conduci(?:r|ón)|patente(?: di guida)?|carta de condução|rijbewijs|prawo jazdy)";
const ofClass =
  "(?:[ :]{1,2}(?:(?:der )?Klassen?|cat[ée]gories?|tipo|clase|categor[ií]as?|categorie|kat\\.?))?";
const abroad = new RegExp(
  `(?<!\\p{L})${licenceAbroad}${ofClass}[ :]{1,2}(?=(?:EC|${category})(?![\\p{L}\\d]))`,
  "giu",
);
/** Spelt in French: "permis EC". */
const listAbroad = new RegExp(
  `^(?:EC|${category})(?:(?:\\s?,\\s?|\\s?[/&+]\\s?|\\s(?:und|et|y|e|en|i)\\s)${category}){0,7}(?![\\p{L}\\d])`,
  "u",
);

const oneAbroad = new RegExp(`EC|${category}`, "gu");

function categoriesAbroad(text: string): Notation[] {
  return [...text.matchAll(abroad)].flatMap(({ index, 0: word }) => {
    const from = index + word.length;
    const list = listAbroad.exec(text.slice(from, from + 60))?.[0] ?? "";
    return [...list.matchAll(oneAbroad)].flatMap(({ index: at, 0: code }, order) => {
      const name = categoryNames[code.replace(/[^A-Z\d]/gu, "")];
      const start = order === 0 ? index : from + at;
      return name ? [{ name, start, end: from + at + code.length }] : [];
    });
  });
}

/** What drivers of lorries and coaches hold besides, as other countries call it. */
const cardAbroad =
  /(?<![\p{L}\d])(?:CQC|FIMO|FCO(?= (?:à jour|valide|marchandises|voyageurs))|(?:[Cc]ode|[Kk]od|Schlüsselzahl|Modul) 95)(?![\p{L}\d])/gu;

const cardsAbroad = (text: string) => notationsOf(text, cardAbroad, () => "Driver CPC");

/** "Licence: full, clean", "Driving: full UK": a line of a form. */
const labelledLicence =
  /(?<=^|\n|[|•;,.:]\s?)(?:driving|licen[cs]es?)\s?[:–-]\s?(?:full|clean|yes|UK|manual|current|valid|car)\b/giu;

/** The categories of driving licences that a text names by their letters. */
export function drivingCategories(text: string): Notation[] {
  const own = categoriesAbroad(text);
  const rest = categoriesIn(text).filter(
    ({ start, end }) => !own.some((one) => start < one.end && one.start < end),
  );
  const labelled = notationsOf(text, labelledLicence, () => "Driving licence");
  return [...labelled, ...own, ...rest, ...cardsAbroad(text)];
}
