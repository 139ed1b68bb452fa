import { nameList } from "../match/name-list.ts";
import { foldSpace } from "../text/fold-space.ts";
import { sentences } from "../text/sentences.ts";
import { words } from "../text/words.ts";
import { unglued } from "./glued-lines.ts";
import { withoutGluedList } from "./glued-list.ts";
import { withoutSlips } from "./slips.ts";
import { whatChanged } from "./terse-lines.ts";
import { verbOf } from "./words/verb-forms.ts";

/** Words of a statement that a sentence of a letter can hold. */
export const fewestWords = 4;
export const mostWords = 34;
/** Of a row of deeds. */
const mostDeeds = 4;
const mostDeedWords = 24;

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.;:,–—!?-]+$/u, "");
}

const cameAbout = "rose|fell|grew|went|dropped|increased|decreased|improved|doubled|halved";
/** What was done; what came of it, with a figure. */
const withOutcome = new RegExp(
  `^[^;]*;\\s(?:(?:the|this|it|they|that|as a result|so)\\s[^;]*|[^;]*\\s(?:${cameAbout})\\s[^;]*)\\d[^;]*$`,
  "u",
);
/** "Led the audit: antibiotics within the hour rose from 71% to 93%". */
const outcomeBehindColon = new RegExp(
  `^([^:;]*\\p{L}):\\s([^:;]*\\s(?:${cameAbout})\\s[^:;]*\\d[^:;]*)$`,
  "u",
);

/** "Track actions to closure; overdue actions down from 31 to 6": what came of it, told without a verb. */
function withChange(whole: string): string {
  const [, head, end] = /^([^;]+)[;,]\s([^;,]+)$/u.exec(whole) ?? [];
  const isDeed = verbOf(words(end ?? "")[0]?.lower ?? "") !== undefined;
  const came = head === undefined || end === undefined || isDeed ? null : whatChanged(end);
  return came === null ? whole : `${head}; ${came}`;
}

/** "Theatre lead for stock: cut waste from £38,000 to £6,000": what was done stands behind the colon. */
function behindLabel(text: string): string {
  const [, label = "", deed = ""] = /^([^:;.]{3,50}):\s([^:]+)$/u.exec(text) ?? [];
  const form = verbOf(words(deed)[0]?.lower ?? "")?.form;
  const isLabel = label !== "" && verbOf(words(label)[0]?.lower ?? "") === undefined;
  return isLabel && (form === "past" || form === "gerund") ? deed : text;
}

/** Of a row of more deeds than a sentence bears ("greet customers, demonstrate the product, …") the first ones. */
function firstDeeds(whole: string): string | null {
  const items = whole.split(/,\s(?:and\s)?/u);
  const forms = items.map((item) => verbOf(words(item)[0]?.lower ?? "")?.form);
  const isRow =
    items.length > mostDeeds && forms.slice(0, mostDeeds).every((form) => form === forms[0]);
  if (!isRow || forms[0] === undefined) return null;
  const taken = items.slice(0, mostDeeds);
  while (taken.length > 2 && words(taken.join(" ")).length > mostDeedWords) taken.pop();
  return words(taken.join(" ")).length > mostDeedWords ? null : nameList(taken, mostDeeds);
}

/** "Assist with Annual", before "Benefits Open Enrolment": cut off inside a name, in a line without stops. */
function isTorn(text: string): boolean {
  return /\s\p{Lu}\p{Ll}+$/u.test(text);
}

/** The statements of a line: its sentences, or what stands before a semicolon or dash where they are long. */
export function statements(line: string): string[] {
  const folded = withoutSlips(foldSpace(line));
  return sentences(folded)
    .flatMap(({ text, end }) => (end < folded.length && isTorn(text) ? [] : unglued(text)))
    .flatMap(statementsOf);
}

function statementsOf(text: string): string[] {
  const plain = withoutGluedList(withoutEnd(foldSpace(text)));
  const whole = withChange(behindLabel(plain)).replace(
    outcomeBehindColon,
    (_, head: string, end: string) => `${head}; ${lowerFirst(end)}`,
  );
  const parts = whole.split(/;\s|\s[–—]\s|\s-\s/u).map(withoutEnd);
  const deeds = firstDeeds(whole);
  if (deeds !== null) return [deeds];
  const [head = ""] = parts;
  const usable = (part: string) => words(part).length >= fewestWords;
  if (words(whole).length <= mostWords && (!whole.includes("; ") || withOutcome.test(whole)))
    return [whole.replace(/\s[–—-]\s/u, " – ")];
  return parts.length > 1 && usable(head) ? [head] : [];
}
