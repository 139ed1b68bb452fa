import { lineAround } from "./line-around.ts";
import type { Notation } from "./notation.ts";

/** Numbers of UK registers that tell by themselves who their holder is: "HCPC PH087654", "NMC PIN 09F2217E", "GPhC 2071234". */

const professions: Readonly<Record<string, string>> = {
  BS: "HCPC registered biomedical scientist",
  CH: "HCPC registered podiatrist",
  DT: "HCPC registered dietitian",
  ODP: "HCPC registered ODP",
  OT: "HCPC registered occupational therapist",
  PA: "HCPC registered paramedic",
  PH: "HCPC registered physiotherapist",
  PYL: "HCPC registered psychologist",
  RA: "HCPC registered radiographer",
  SL: "HCPC registered speech and language therapist",
};
const professionCode = /\b(BS|CH|DT|ODP|OT|PA|PH|PYL|RA|SL)\s?\d{4,6}\b/gu;
const councilNamed = /\b(?:HCPC|Health (?:and|&) Care Professions Council)\b/iu;

/** Two figures of the year, a letter of the month, four figures, a letter of the country. */
const nursingPin = /\b\d{2}[A-L]\d{4}[ECNOSWX]\b/gu;
/** The parts of the register, by the words beside the number or the word "register". */
const partsOfRegister: readonly (readonly [words: string, name: string])[] = [
  ["adult|general", "Registered general nurse (RGN)"],
  ["mental health", "Registered mental health nurse (RMN)"],
  ["learning disabilit(?:y|ies)", "Registered learning disability nurse (RNLD)"],
  ["child(?:ren)?(?:['’]?s)?|paediatric", "Registered children's nurse (RSCN)"],
  ["midwi(?:fery|ves)", "Registered midwife"],
];
const partNamed = new RegExp(
  `\\b(${partsOfRegister.map(([words]) => words).join("|")})\\b(?: nurs\\p{L}+)?(?: (?:field|sub-?part|part|branch|section)\\b| of the (?:NMC )?register\\b|(?=\\)|$|[,;.|]))`,
  "iu",
);
const partOfRegister = new RegExp(
  `\\b(?:${partsOfRegister.map(([words]) => words).join("|")})(?: nurs\\p{L}+)? (?:field|sub-?part|part|branch|section)(?:,? (?:of|on) the (?:NMC )?register)?`,
  "giu",
);
const nursingCouncil = /\bNMC\b|\bNursing (?:and|&) Midwifery Council\b/iu;

const pharmacyNumber = /\b(?:20|50)\d{5}\b/gu;
const pharmacyCouncil = /\bG ?PhC\b|\bGeneral Pharmaceutical Council\b/iu;

function partOf(words: string): string | undefined {
  const named = partNamed.exec(words)?.[1];
  if (named === undefined) return undefined;
  return partsOfRegister.find(([part]) => new RegExp(`^(?:${part})$`, "iu").test(named))?.[1];
}

function professionsIn(text: string): Notation[] {
  return [...text.matchAll(professionCode)].flatMap(({ index, 0: number, 1: code }) => {
    const end = index + number.length;
    const { before, behind } = lineAround(text, index, end);
    const name = professions[code ?? ""];
    return name && councilNamed.test(`${before}|${behind}`) ? [{ name, start: index, end }] : [];
  });
}

function nursesIn(text: string): Notation[] {
  const numbers = [...text.matchAll(nursingPin)].map(({ index, 0: number }) => {
    const end = index + number.length;
    const { behind } = lineAround(text, index, end);
    const name = partOf(/^[^.;|]*/u.exec(behind)?.[0] ?? "") ?? "NMC registration";
    return { name, start: index, end };
  });
  const parts = [...text.matchAll(partOfRegister)].flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    const { before, behind } = lineAround(text, index, end);
    const name = partOf(words);
    return name && nursingCouncil.test(`${before}|${words}|${behind}`)
      ? [{ name, start: index, end }]
      : [];
  });
  return [...numbers, ...parts];
}

function pharmacistsIn(text: string): Notation[] {
  return [...text.matchAll(pharmacyNumber)].flatMap(({ index, 0: number }) => {
    const { before } = lineAround(text, index, index);
    if (!pharmacyCouncil.test(before)) return [];
    const name = number.startsWith("20")
      ? "Registered pharmacist"
      : "Registered pharmacy technician";
    return [{ name, start: index, end: index + number.length }];
  });
}

/** The registrations a text shows by number, or by the part of the register. */
export function registerNumbers(text: string): Notation[] {
  return [...professionsIn(text), ...nursesIn(text), ...pharmacistsIn(text)];
}
