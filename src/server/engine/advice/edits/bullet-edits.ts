import type { CvRole } from "../../cv/cv-record.ts";
import { inQuotes } from "../../text/in-quotes.ts";
import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import type { Findings } from "../findings.ts";
import { withDoerFirst, withoutFirstPerson } from "../reword/active-voice.ts";
import { keepsFacts } from "../reword/keeps-facts.ts";
import { openWithVerb, type Tense } from "../reword/open-with-verb.ts";
import { splitLine } from "../reword/split-line.ts";
import { writeNumerals } from "../reword/write-numerals.ts";
import { type Edit, replaceLines } from "./edit.ts";

/** The present post is told in the present, unless most of its lines are in the past. */
function tenseOf(role: CvRole, textOf: (line: number) => string): Tense {
  if (role.end !== "present") return "past";
  const forms = role.bullets.map((line) =>
    verbOf(words(textOf(line).slice(0, 40))[0]?.lower ?? ""),
  );
  const count = (form: string) => forms.filter((verb) => verb?.form === form).length;
  return count("past") > count("base") ? "past" : "present";
}

/** The lines that say what was done, by their text: reading the CV may have divided the file's lines further. */
function workTenses({ about: { cv } }: Findings): Map<string, Tense> {
  const textOf = (line: number) => cv.lines[line]?.text ?? "";
  return new Map(
    cv.roles.flatMap((role) => {
      const tense = tenseOf(role, textOf);
      return role.bullets.map((line) => [textOf(line), tense] as const);
    }),
  );
}

type Reword = (text: string, tense: Tense) => string[] | null;

function rewordLines(
  findings: Findings,
  reword: Reword,
  text: (first: { before: string; after: string }, count: number) => string,
): Edit[] {
  const tenses = workTenses(findings);
  const edit = replaceLines(
    findings,
    (line) => {
      const tense = tenses.get(line.text);
      const after = tense === undefined ? null : reword(line.text, tense);
      return after !== null && keepsFacts(line.text, after.join(" ")) ? after : null;
    },
    (changes) => {
      const [first = { before: "", after: "" }] = changes;
      return text(first, changes.length);
    },
  );
  return edit ? [edit] : [];
}

const beginWithVerb: Reword = (text, tense) => {
  const after = openWithVerb(text, tense) ?? withoutFirstPerson(text) ?? withDoerFirst(text);
  return after === null ? null : [after];
};

const inFigures: Reword = (text) => {
  const after = writeNumerals(text);
  return after === null ? null : [after];
};

const secondOf = (after: string) => after.slice(after.indexOf("\n") + 1).replace(/^• /u, "");

/** What the content's quality still has to gain. */
function isFull({ scores }: Findings, part: string): boolean {
  const found = scores.overall.parts.find(({ id }) => id === part);
  return found === undefined || found.score >= 100;
}

/** "Four" says as much as "4" to who reads: only points make the change worth it. */
const worthWriting = 3;

/** The same facts in plainer words, in lines of the roles. English only: the verbs are. */
export function bulletEdits(findings: Findings): Edit[] {
  const { language } = findings.about.cv;
  if (language !== "en") return [];
  const begun = rewordLines(
    findings,
    beginWithVerb,
    ({ before, after }, count) =>
      `Begin ${count === 1 ? "a line" : `${count} lines`} with what you did: ${inQuotes(after)} for ${inQuotes(before)}.`,
  );
  const split = rewordLines(
    findings,
    (text) => splitLine(text, language),
    ({ before, after }, count) =>
      `Divide ${count === 1 ? "a long line" : `${count} long lines`}, so that both points are seen: in ${inQuotes(before)} the second would begin ${inQuotes(secondOf(after))}.`,
  );
  const verbsFull = isFull(findings, "content_verbs");
  const figuresFull = isFull(findings, "content_results");
  const figures = figuresFull
    ? []
    : rewordLines(
        findings,
        inFigures,
        ({ after }, count) =>
          `Write ${count === 1 ? "a number" : `the numbers of ${count} lines`} in figures: ${inQuotes(after)}.`,
      );
  return [
    ...begun.map((edit) => ({ ...edit, worthSaying: true, mayGain: !verbsFull })),
    ...split.map((edit) => ({ ...edit, worthSaying: true, mayGain: !verbsFull || !figuresFull })),
    ...figures.map((edit) => ({ ...edit, leastGain: worthWriting })),
  ];
}
