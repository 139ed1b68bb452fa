import { awardNotations } from "./award-notations.ts";
import { drivingCategories } from "./driving-categories.ts";
import { lineAround } from "./line-around.ts";
import { type Notation, notationsOf } from "./notation.ts";
import { registerNumbers } from "./register-numbers.ts";

const trucks =
  /\b(?:LLOP|pallet|reach|counterbalance|c\/?b|FLT|fork ?lifts?|VNA|trucks?|bendi|pump|HIAB|moffett|CPC|[HL]GV)\b/iu;
const ticketsBefore = /\b(?:licen[cs]es?|tickets?)\b[^:.;]{0,40}:[^:.;]*$/iu;
const officeAround =
  /\b(?:Microsoft|MS|Excel|Word|Outlook|Office|slides?|decks?|presentations?)\b/iu;

/** "PPT" is a powered pallet truck among trucks and tickets, slides elsewhere. */
function palletTrucksIn(text: string): Notation[] {
  return [...text.matchAll(/\bPPT\b/gu)].flatMap(({ index }) => {
    const { before, behind } = lineAround(text, index, index + 3);
    const beside = `${before} ${behind}`;
    const isTruck = trucks.test(beside) || ticketsBefore.test(before);
    return isTruck && !officeAround.test(beside)
      ? [{ name: "LLOP licence", start: index, end: index + 3 }]
      : [];
  });
}

/** "SIA: DS, CCTV": both are the Authority's. */
function surveillanceIn(text: string): Notation[] {
  return [...text.matchAll(/\bSIA\b[^.;\n]{1,30}?\b(CCTV|PSS)\b/gu)].map(
    ({ index, 0: all, 1: code }) => {
      const end = index + all.length;
      return { name: "SIA CCTV licence", start: end - (code ?? "").length, end };
    },
  );
}

/** "Licence: full, clean", "Driving: full UK": a line of a form. */
const labelledLicence =
  /(?<=^|\n|[|•;,.:]\s?)(?:driving|licen[cs]es?)\s?[:–-]\s?(?:full|clean|yes|UK|manual|current|valid|car)\b/giu;

const labelledIn = (text: string) => notationsOf(text, labelledLicence, () => "Driving licence");

const cardColours: Readonly<Record<string, string>> = {
  green: "CSCS labourer card",
  blue: "CSCS blue card",
  gold: "CSCS gold card",
  black: "CSCS black card",
  white: "CSCS professionally qualified card",
};
const colour = "(?:green|blue|gold|black|white)";
const colours = `(${colour}(?:(?:\\s?[/,]\\s?|,? or )${colour}){1,4})`;
/** "CSCS black or white card", "Gold/Black CSCS": any of them. */
const cardOfColours = new RegExp(
  `\\bCSCS(?: cards?)?[ (:–-]{1,3}${colours}\\b|\\b${colours} CSCS\\b`,
  "giu",
);

function cardsIn(text: string): Notation[] {
  return [...text.matchAll(cardOfColours)].flatMap(({ index, 0: all }) =>
    [...all.matchAll(new RegExp(colour, "giu"))].map(({ index: at, 0: named }) => ({
      name: cardColours[named.toLowerCase()] ?? "",
      start: index + at,
      end: index + at + named.length,
    })),
  );
}

/** "Holding live SC", "SC, last used 2026", "DV until 2029": the letters alone are much else besides. */
const clearance =
  /(?<=\b(?:[Aa]ctive|[Ll]ive|[Cc]urrent|[Vv]alid|[Hh]old|[Hh]olding|[Hh]olds|[Hh]eld|[Hh]ad) )(?:SC|DV)(?![\p{L}\d/])|(?<![\p{L}\d/])(?:SC|DV)(?=\s?[(,:–-]?\s?(?:active|live|current|valid|held|granted|issued|last used|renewed|since|until|to|exp\p{L}*|in date|lapsed|holder)\b)/gu;

const clearancesIn = (text: string) => notationsOf(text, clearance, (code) => `${code} clearance`);

const otherLawyer =
  "licensed conveyancers?|(?:chartered )?legal executives?|[FM]?CILEX(?: (?:lawyers?|fellows?|qualified))?|barristers?";
/** "A solicitor or licensed conveyancer": any of them will do. */
const solicitorBeside = new RegExp(
  `\\b(?:${otherLawyer})(?: ?,| ?/| or)(?: or)?(?: an?| qualified)? ?\\b(solicitors?)\\b|\\b(solicitors?)(?: ?,| ?/| or)(?: or)?(?: an?| qualified)? ?(?:${otherLawyer})\\b`,
  "giu",
);

function lawyersIn(text: string): Notation[] {
  return [...text.matchAll(solicitorBeside)].map(({ index, 0: all, 1: last, 2: first }) => {
    const start = last === undefined ? index : index + all.length - last.length;
    return { name: "SRA registration", start, end: start + (last ?? first ?? "").length };
  });
}

/** "Solicitor or barrister", "HV Authorised Person (SAP)": what the word beside it says the other is. */
const barristerBeside =
  /(?<=\bsolicitors? ?(?:or|\/|,) ?)barristers?\b|\bbarristers?(?= ?(?:or|\/) ?solicitors?\b)/giu;
const switching = /(?<=\bauthorised persons? ?\()SAP\b/giu;

const besideAnother = (text: string) => [
  ...notationsOf(text, barristerBeside, () => "Call to the Bar"),
  ...notationsOf(text, switching, () => "HV authorised person"),
];

const ofResuscitation =
  /\b(?:resus\p{L}*|RCUK|RC\(?UK\)?|BLS|ALS|PILS|EPALS|NLS|CPR|anaphylaxis|life support|provider|nurs\p{L}+|paramedic|patients?|clinical)\b/iu;

/** "ILS (Resus Council)": among what a clinic trains for. It is logistics elsewhere. */
function lifeSupportIn(text: string): Notation[] {
  return [...text.matchAll(/\bILS\b/gu)].flatMap(({ index, 0: said }) => {
    const end = index + said.length;
    const { before, behind } = lineAround(text, index, end);
    return ofResuscitation.test(`${before}|${behind}`)
      ? [{ name: "Immediate life support", start: index, end }]
      : [];
  });
}

/** The licences a text names by codes that no alias could hold, in order. */
export function licenceNotations(text: string): Notation[] {
  return [
    ...labelledIn(text),
    ...drivingCategories(text),
    ...palletTrucksIn(text),
    ...surveillanceIn(text),
    ...cardsIn(text),
    ...clearancesIn(text),
    ...lawyersIn(text),
    ...besideAnother(text),
    ...lifeSupportIn(text),
    ...registerNumbers(text),
    ...awardNotations(text),
  ].sort((one, other) => one.start - other.start);
}

/** Marks within one name: "Paed. First Aid", "CSCS (gold)", "SIA: DS", "RN (Adult)", "Solicitor, admitted 2012". */
const cardMark =
  /(?<=\b(?:paeds?|emerg|adv|intl?|nat|cert|dip|assoc|reg))\.(?= [\p{L}\d])|(?<=[\p{L}\d] )\((?=(?:green|blue|gold|black|white|red|DS|door|CCTV|PSS|public|level \d|L\d|adult|child|mental|MH|LD|learning|3[ -]day|part \d|minibus|SC|DV|LV|HV|SIA|cat [A-D1-4]|operational|strategic)\b)|(?<=\bRN)\((?=(?:MH|LD|A|C)\))|(?<=\b(?:SIA|CSCS|ECS|CISRS|AAT|CIPD)) ?[:–-](?= )|(?<=\bsolicitor),? ?[,(–-](?= ?(?:admitted|qualified)\b)|(?<=\barchitect),? ?[,(–-](?= ?ARB\b)|(?<=\bchildren['’]s care),(?= learning\b)/giu;

/** The text with such marks as spaces, every offset kept. */
export function withoutCardMarks(text: string): string {
  return text.replace(cardMark, (mark) => " ".repeat(mark.length));
}
