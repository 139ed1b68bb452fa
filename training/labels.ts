import { writeFileSync } from "node:fs";
import { casesDate, type LabelledCase, people, readCases } from "../scripts/evaluation/cases.ts";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { personalSpans } from "../src/server/engine/document/personal-spans.ts";
import { type Statement, statementsOf } from "../src/server/engine/document/statements.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";

/**
 * usage: labels.ts OUT.jsonl: the labelled cases as the encoder learns from them, one line a CV. CVs are divided into statements by
 * the product's own splitter, so that labels and reader share one.
 */

/** Statements that stand in a marked passage, or hold it: at least this much of it. */
const leastShare = 0.3;

const plain = (text: string) =>
  text
    .replace(/[\s*•]+/gu, " ")
    .trim()
    .toLowerCase();

function statementsWithin(marked: string, statements: readonly Statement[]): number[] {
  const whole = plain(marked);
  return statements.flatMap(({ quote }, index) => {
    const part = plain(quote);
    const holds = part.includes(whole);
    return part.length > 3 &&
      (holds || (whole.includes(part) && part.length > whole.length * leastShare))
      ? [index]
      : [];
  });
}

function linesOf({ name, cv, truth, answers }: LabelledCase): string[] {
  return people.map((person) => {
    const record = parseCv(documentFromText(cv[person]), casesDate);
    const statements = statementsOf(record, personalSpans(record), casesDate);
    const demands = truth.demands.map(({ id, quote, importance, kind, verdict }) => {
      const marks = new Map<number, string>();
      for (const [mark, text] of answers[person][id] ?? [])
        for (const index of statementsWithin(text, statements))
          if (!marks.has(index)) marks.set(index, mark);
      const text = quote.replace(/\s+/gu, " ").trim();
      return { id, text, importance, kind, verdict: verdict[person], marks: [...marks] };
    });
    const lines = statements.map(({ text, post }) => ({ text, post }));
    return JSON.stringify({ case: name, cv: person, lines, demands });
  });
}

const [out = ""] = process.argv.slice(2);
const lines = readCases().flatMap(linesOf);
writeFileSync(out, `${lines.join("\n")}\n`);
console.log(`${lines.length} CVs`);
