import { skillNamed } from "../lexicon/lexicon.ts";
import { employerScore, endsInLegalForm } from "./employers.ts";
import { isPlace } from "./places.ts";
import type { Part } from "./role-parts.ts";
import { isSmallTitle, isUnnamedFirm } from "./small-names.ts";

/** Where in an organisation: behind its name, or between the title and it. */
const departments = [
  /\b(?:unit|ward|department|dept|directorate|secretariat|division|faculty|team|programme)$/i,
  /\b(?:P?ICU|ITU|CCU|HDU|NICU|A&E)$/i,
  /^\p{L}+(?:\s\p{L}+)?\s?(?:station|abteilung|ambulanz|afdeling)(?:\s\([^()]{2,30}\))?$|^(?:service|servicio|reparto|unità|serviço|oddział|afdeling|reparto di|unidad)\s(?:de|des|di|do|da|del|of|\p{L})/iu,
  /^(?:school|department|dept|faculty|institute|division|directorate|centre|abteilung|institut|lehrstuhl|klinik|station|ward)\s(?:of|for|für|\d)/i,
];

/** "Senior Clinical Fellow, Emergency Medicine, New Cross Hospital": before an employer a skill goes with the title. */
export function isField(before: Part, score: number): boolean {
  if (!before.tail || before.kind !== "unknown" || score === 0) return false;
  return before.text.includes(" ") && skillNamed(before.text) !== undefined;
}

const time =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|nights?|mornings?|afternoons?|(?:school\\s)?holidays|summers?|winters?|(?:term|part|full)[ -]time)";
const workingTime = new RegExp(
  `^(?:(?:every|most|some|alternate)\\s)?${time}(?:\\s(?:and|&|or)\\s(?:then\\s)?${time})?$`,
  "i",
);

/** "Saturdays and holidays", "every summer": when somebody worked there. */
export const saysWorkingTime = (text: string): boolean => workingTime.test(text);

/** "various units incl. 7 Tpt Regt": several employers, and one of them named. */
export const namesSome = (text: string): boolean =>
  /^(?:various|several|different)\s(?:\p{L}+\s){1,3}(?:incl?\.?|including|e\.g\.)\s[\p{Lu}\d]/u.test(
    text,
  );

/** "Sandwell Council, later moved over to another firm", "Carer, various homes, Acme", "Leeds, weekends": words in small letters about a name. */
export function isAside(text: string, before: Part | undefined, next: string | undefined): boolean {
  if (before === undefined) return false;
  if (!/^\p{Ll}/u.test(text)) return false;
  if (namesSome(text)) return false;
  if (/^(?:various|several|different)\s/.test(text))
    return next !== undefined || before.kind === "employer";
  // "Class teacher, and from 2017 deputy, Elm School": what else somebody was there.
  if (/^and\s(?:from|since|later|latterly|then)\s/.test(text)) return before.kind === "title";
  if (before.kind === "place") return text === "days";
  const tells = next === undefined && text.includes(" ") && employerScore(text) === 0;
  if (tells && before.kind === "unknown" && /^\p{Lu}\S+(?:\s\S+)*\s\p{Lu}/u.test(before.text))
    return !isUnnamedFirm(text) && !isPlace(text) && !isSmallTitle(text, before.text);
  return before.kind !== "title" && text.split(/\s+/).length >= 4 && employerScore(before.text) > 0;
}

/** A department says neither title nor employer where both are named beside it. */
export function isDepartment(
  text: string,
  before: Part | undefined,
  next: string | undefined,
): boolean {
  if (
    before === undefined ||
    !departments.some((pattern) => pattern.test(text)) ||
    endsInLegalForm(text)
  )
    return false;
  if (before.kind === "title")
    return next !== undefined && !isPlace(next) && (next.includes(" ") || employerScore(next) > 0);
  return before.score > 0;
}
