import type { ShapedLine } from "./cv-line.ts";
import { labelKey } from "./field-labels.ts";
import { isNameShape, nameIn } from "./name-shape.ts";
import { nameWords } from "./name-support.ts";
import { contactLabels } from "./name-words.ts";

const labels = new Set(contactLabels.name.split(";").map(labelKey));

/** "Delacourt, Mathilde": the surname first, as forms ask for it. */
function turned(value: string): string | null {
  const [, family, called] = /^([^,]{2,30}),\s([^,]{2,30})$/u.exec(value) ?? [];
  const name = `${called} ${family}`;
  return family !== undefined && isNameShape(nameWords(name)) ? name : null;
}

/** The name that a label or a form gives, or null. */
export function labelledName(lines: readonly ShapedLine[]): string | null {
  for (const { divided } of lines) {
    const colon = divided.search(/[:\t]/);
    if (colon < 2 || colon > 40 || !labels.has(labelKey(divided.slice(0, colon)))) continue;
    const value =
      divided
        .slice(colon + 1)
        .split(/\s*[|•]\s*/)[0]
        ?.trim() ?? "";
    const name = turned(value) ?? nameIn(value) ?? (isNameShape(nameWords(value)) ? value : null);
    if (name !== null) return name;
  }
  return nameInTwo(lines);
}

const calledLabel =
  /^(?:(?:first|given|fore)[ -]?names?(?:\(s\))?|vornamen?|prénoms?|nombres?|nome(?: próprio)?|voorna(?:am|men)|imię(?: \(imiona\))?|imiona|jméno|prenume|имя)\s?[:\t]\s?(.{2,40})$/iu;
const familyLabel =
  /^(?:surname|last name|family name|surname\s?\/\s?(?:family|last) name|(?:nach|familien|zu)name|nom(?: de famille)?|apellidos?|cognome|apelidos?|sobrenome|achternaam|nazwisko|příjmení|nume(?: de familie)?|фамилия)\s?[:\t]\s?(.{2,40})$/iu;

/** A form asks for the first name and the surname apart. */
function nameInTwo(lines: readonly ShapedLine[]): string | null {
  const said = (label: RegExp) =>
    lines.flatMap(({ divided }) => label.exec(divided.trim())?.[1]?.trim() ?? [])[0];
  const [called, family] = [said(calledLabel), said(familyLabel)];
  if (called === undefined || family === undefined) return null;
  const name = `${called} ${family}`;
  return isNameShape(nameWords(name)) ? name : null;
}
