import { readFileSync, writeFileSync } from "node:fs";
import {
  casesDate,
  type LabelledCase,
  partOf,
  people,
  readCases,
} from "../scripts/evaluation/cases.ts";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { readForJudging } from "../src/server/engine/document/cv-reading.ts";
import type { Demand } from "../src/server/engine/job/job-record.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { factsOf } from "../src/server/engine/judge/facts.ts";
import { openLearnedReader } from "../src/server/engine/reader/learned-reader.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";

/**
 * usage: lessons.ts READER.onnx TOKENIZER.json PART OUT.jsonl: what the small judge learns from. For each case of PART ("judge" or
 * "later": cases this reader has not learnt from, whose scores would flatter it) one line for each demand before each CV: the
 * features as the product reckons them, and the expert's verdict. For every case that is not held back each demand's vector and kind.
 */

/** A quoted demand as the product reads it where it stands alone. */
function demandOf(quote: string): Demand {
  const [read] = parseJob(`Requirements\n- ${quote.replace(/\s+/gu, " ")}`).demands;
  const bare: Demand = {
    id: "r1",
    text: quote,
    importance: "required",
    kind: "other",
    responsibility: false,
    skills: [],
    terms: [],
    years: null,
    yearsOf: null,
    education: null,
    licences: [],
    languages: [],
    unverifiable: false,
  };
  return { ...(read ?? bare), text: quote.replace(/\s+/gu, " ").trim() };
}

const [weights = "", tokenizer = "", part = "", out = ""] = process.argv.slice(2);
const reader = await openLearnedReader({
  weights: readFileSync(weights),
  tokenizer: JSON.parse(readFileSync(tokenizer, "utf8")),
  judge: null,
});
const numbers = (features: object) =>
  Object.fromEntries(
    Object.entries(features).map(([key, value]) => [key, Number.isNaN(value) ? null : value]),
  );

async function lessonsOf({ name, ad, cv, truth }: LabelledCase, isTaught: boolean) {
  const job = parseJob(ad);
  const demands = truth.demands.map(({ quote }) => demandOf(quote));
  const lines: string[] = [];
  for (const person of isTaught ? people : (["a"] as const)) {
    const document = documentFromText(cv[person]);
    const reading = readForJudging(document, parseCv(document, casesDate), job, casesDate);
    const asked = demands.map((demand, at) => ({
      text: demand.text,
      required: truth.demands[at]?.importance === "required",
      facts: factsOf(demand, reading),
    }));
    const read = isTaught ? reading : { ...reading, statements: [] };
    for (const [at, { features, vector }] of (await reader.lessons(asked, read)).entries()) {
      const { kind, verdict } = truth.demands[at] ?? {};
      const lesson = isTaught ? { features: numbers(features), verdict: verdict?.[person] } : {};
      const rounded = [...vector].map((value) => Number(value.toFixed(5)));
      const own = { case: name, cv: person, text: demands[at]?.text, kind };
      lines.push(
        JSON.stringify({ ...own, ...lesson, vector: person === "a" ? rounded : undefined }),
      );
    }
  }
  return lines;
}

const lines: string[] = [];
for (const one of readCases()) {
  if (partOf(one.name) === "held") continue;
  lines.push(...(await lessonsOf(one, partOf(one.name) === part)));
}
writeFileSync(out, `${lines.join("\n")}\n`);
console.log(`${lines.length} lines`);
