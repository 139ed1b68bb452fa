import { monthNumber } from "../vocabulary/date-points.ts";
import { sinceWords } from "../vocabulary/date-words.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import {
  type Asked,
  bareLabels,
  type FieldLabel,
  formLabels,
  labelsFor,
  plainLabels,
} from "./form-labels.ts";

/** A label as it is looked up: folded, every dash and slash alike, without "(s)", a colon and stops at its end. */
export const labelKey = (text: string): string =>
  foldLetters(text)
    .replace(/\((?:e?[sn]|[eio]|er|i\/e)\)/g, "")
    .replace(/[–—]/g, "-")
    .replace(/\s?\/\s?/g, "/")
    .replace(/[:.\s]+$/, "")
    .trim();

const labels = new Map<string, FieldLabel>(
  [...formLabels, ...plainLabels].map(([name, field]) => [labelKey(name), field]),
);

/** No label is longer; behind a longer text a row of dots would be read again from each of them. */
const longestLabel = 120;

/** The field a label names ("Employer", "Position held"), or null. */
export function labelField(text: string): FieldLabel | null {
  return text.length > longestLabel ? null : (labels.get(labelKey(text)) ?? null);
}

function asksFor(asked: Asked): (label: string) => boolean {
  const keys = new Set(labelsFor(asked).map(labelKey));
  return (label) => label.length <= longestLabel && keys.has(labelKey(label));
}

/** Whether a label asks when something began: "From", "Start date". */
export const asksForStart = asksFor("start");
export const asksForEnd = asksFor("end");
const namesSchool = asksFor("school");
const saysSchool =
  /^[^:]{0,50}(?:school|college|institution|universit|place of study|training provider|establishment|academy)/iu;

/** Whether a line of a form asks for a school. */
export const asksForSchool = (label: string): boolean =>
  namesSchool(label) || saysSchool.test(label);

const plain = new Set(bareLabels.map(labelKey));
/** Labels that need no colon: of several words, or so plain that a cell of a table has them alone. */
const bare = new Set([
  ...plain,
  ...formLabels
    .map(([name, field]) => ({ name: labelKey(name), field }))
    .filter(({ name, field }) => /[ /]/.test(name) || field === "dates")
    .map(({ name }) => name),
]);
const firstWords = new Set([...bare].map((label) => label.split(/[ /]/, 1)[0] ?? ""));
const mostWords = Math.max(...[...bare].map((label) => label.split(" ").length)) + 4;
const wordEnd = /(?<=\S)(?=\s|$)/g;

const opensDates = new Set([...sinceWords.map(foldLetters), "vanaf"]);

/** So far behind a label the year stands: "de septembre 2013". */
const longestOpener = 30;

/** Whether what stands behind a label without a colon is what it asks for. */
function answers(label: string, behind: string): boolean {
  if (behind === "") return plain.has(label) || label.includes(" ");
  // A label so long is nothing else, whatever follows.
  if (label.split(/[ /]/).length > 2) return true;
  const [word = ""] = /(?<=^\s)\p{Ll}+/u.exec(behind) ?? [];
  const when = opensDates.has(word) && /\d/.test(behind.slice(0, longestOpener));
  if (when || monthNumber(word) !== null || /^\s["“]?\d/.test(behind)) return true;
  const named = plain.has(label) || labels.get(label) !== "dates";
  const [first = ""] = /\p{L}+/u.exec(behind) ?? [];
  return (
    /^\s["“]?\p{Lu}/u.test(behind) &&
    (named || monthNumber(first) !== null || opensDates.has(foldLetters(first)))
  );
}

/** The length of a label that opens a text without a colon ("Employer Acme Ltd", "Dates 2019 – 2021"); 0 for none. */
export function bareLabelLength(text: string): number {
  const start = text.slice(0, longestLabel);
  if (!firstWords.has(foldLetters(/^[^\s/(]+/.exec(start)?.[0] ?? ""))) return 0;
  const ends = [...start.matchAll(wordEnd)].slice(0, mostWords).map(({ index }) => index);
  const found = ends.findLast((end) => bare.has(labelKey(start.slice(0, end))));
  if (found === undefined) return 0;
  return answers(labelKey(start.slice(0, found)), text.slice(found)) ? found : 0;
}
