import type { ShapedLine } from "./cv-line.ts";
import { labelField, labelKey } from "./field-labels.ts";
import { givenNameFirst } from "./name-order.ts";
import { isNameShape, nameIn } from "./name-shape.ts";
import { isGivenName, isParticle, nameWords } from "./name-support.ts";
import { contactLabels } from "./name-words.ts";

const whole = new Set(contactLabels.name.split(";").map(labelKey));
const called =
  /^(?:first|given|fore|christian)[ -]?names?(?:\/(?:first|given|fore|christian)[ -]?names?)?$|^(?:first (?:and|&) middle names?|vornamen?|prenoms?|nombres?|nome(?: proprio)?|voorna(?:am|men)|imie(?: \(imiona\))?|imiona|jmeno|prenume|имя)$/u;
const family =
  /^(?:surname|last[ -]?name|family[ -]?name)(?:\/(?:surname|last[ -]?name|family[ -]?name))?$|^(?:nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|apelidos?|sobrenome|achternaam|nazwisko|prijmeni|nume(?: de familie)?|фамилия)$/u;

type Asked = "whole" | "called" | "family";
type Answer = { asked: readonly Asked[]; label: string; value: string };

/** No label of a name is longer. */
const longestLabel = 44;
/** No row of a form that asks for a name is. */
const longestRow = 200;

/** "Applicant's full name (as on passport)" asks for a name as "Name" does. */
function plainLabel(label: string): string {
  return labelKey(label.replaceAll("(s)", "s"))
    .replace(/^\d{1,2}[.)]?\s/, "")
    .replace(/\s?\([^()]{0,40}\)$/, "")
    .replace(/^(?:(?:your|my|the)\s)?(?:applicant|candidate|employee|person)(?:['’]?s['’]?)?\s/, "")
    .replace(/^(?:your|legal|official)\s/, "")
    .replace(
      /\s(?:of (?:the )?(?:applicant|candidate)|in full|in block (?:capitals|letters))$/,
      "",
    );
}

/** What a label may ask for: "Nom" the whole name or the surname; nothing where it asks for no name. */
function askedBy(label: string): readonly Asked[] {
  if (label.length < 2 || label.length > longestLabel) return [];
  const plain = plainLabel(label);
  const asked: Asked[] = whole.has(labelKey(label)) || whole.has(plain) ? ["whole"] : [];
  if (called.test(plain)) asked.push("called");
  if (family.test(plain)) asked.push("family");
  return asked;
}

/** "Hoffmann (geb. Krüger)", "Nowak, z d. Wilk": the name somebody was born with. */
const birthName =
  /\s?[,(]\s?(?:geb|geboren|née?|nata|nato|ur|z\sd|z\sdomu|de\ssoltera|nascida|nacida)(?![\p{L}])[^()]{1,40}\)?$/u;
/** What is written in, without the colon of a cell before it: "Naam	: Hoeksema". */
const firstOf = (text: string) =>
  text
    .replace(/^:\s*/, "")
    .split(/\s*[|•]\s*/, 1)[0]
    ?.replace(birthName, "")
    .trim() ?? "";
/** "Surname: Bakare   First name: Ade", "Name - Ade Bakare". */
const cellDivider = /\t+|\s{3,}|\s[|•]\s/;
const labelEnd = /:\s*|\s[–—-]\s|\s{2,}|\.{3,}\s*/;

/** What a form's line asks for and how it is answered, beside the label or in the cell behind it. */
function answersIn(line: ShapedLine): Answer[] {
  const cells = line.divided
    .slice(0, longestRow)
    .split(cellDivider)
    .map((cell) => cell.trim());
  return cells.flatMap((cell, i): Answer[] => {
    const end = labelEnd.exec(cell);
    const within = end === null ? [] : askedBy(cell.slice(0, end.index));
    const value = end === null ? "" : cell.slice(end.index + end[0].length);
    const label = cell.slice(0, end?.index).replace(/:$/, "");
    if (within.length > 0 && value !== "") return [{ asked: within, label, value: firstOf(value) }];
    const asked = within.length > 0 ? within : askedBy(cell.replace(/:$/, ""));
    const next = firstOf(cells.slice(i + 1).find((other) => firstOf(other) !== "") ?? "");
    return asked.length > 0 && next !== "" ? [{ asked, label, value: next }] : [];
  });
}

/** "Surname" alone on its line, and below it what was written in. */
function answerBelow({ text }: ShapedLine, below: ShapedLine | undefined): Answer[] {
  const label = text.trim().replace(/:$/, "").trimEnd();
  const asked = askedBy(label);
  const value = firstOf(below?.text ?? "");
  const isLabel = /[:@\d]/.test(value) || askedBy(value).length > 0 || labelField(value) !== null;
  return asked.length === 0 || value === "" || isLabel ? [] : [{ asked, label, value }];
}

/** "Delacourt, Mathilde": the surname first, as forms ask for it. */
function turned(value: string): string | null {
  const [, last, first] = /^([^,]{2,30}),\s([^,]{2,30})$/u.exec(value) ?? [];
  const name = `${first} ${last}`;
  return last !== undefined && isNameShape(nameWords(name)) ? name : null;
}

const wholeName = (value: string) =>
  turned(value) ?? nameIn(value) ?? (isNameShape(nameWords(value)) ? value : null);

/** The name that a label or a form gives, or null; `texts` are all lines of the CV. */
export function labelledName(
  lines: readonly ShapedLine[],
  texts: readonly string[],
): string | null {
  const answers = lines.flatMap((line, i) => {
    const beside = answersIn(line);
    return beside.length > 0 ? beside : answerBelow(line, lines[i + 1]);
  });
  const said = (asked: Asked) =>
    answers.filter((one) => one.asked.includes(asked) && one.value.length <= 60);
  const [called, family, whole] = [said("called"), said("family"), said("whole")];
  const parts = nameInTwo(called, [...family, ...surnames(whole, called)]);
  if (parts !== null) return parts;
  return (
    whole
      .map(({ value, label }) => {
        const name = wholeName(value);
        return name === null ? null : givenNameFirst(name, texts, label);
      })
      .find((name) => name !== null) ?? null
  );
}

/** "Name: Schröter" beside "Vorname: Luise" is the surname; the whole name holds the first. */
function surnames(whole: readonly Answer[], [called]: readonly Answer[]): Answer[] {
  const [first = ""] = nameWords(called?.value ?? "");
  return whole.filter(({ value }) => {
    const words = nameWords(value);
    const proper = words.filter((word) => !isParticle(word));
    const alone = proper.length === 1 || !isGivenName(proper[0] ?? "");
    return alone && !words.includes(first);
  });
}

/** A form asks for the first name and the surname apart. */
function nameInTwo(called: readonly Answer[], family: readonly Answer[]): string | null {
  const first = called[0];
  const last = family.find((one) => one !== first && one.value !== first?.value);
  if (first === undefined || last === undefined) return null;
  const name = `${first.value} ${last.value}`;
  return isNameShape(nameWords(name)) ? name : null;
}
