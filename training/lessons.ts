import { readFileSync, writeFileSync } from "node:fs";
import { casesDate, partOf, people, readCases } from "../scripts/evaluation/cases.ts";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { readForJudging } from "../src/server/engine/document/cv-reading.ts";
import type { Demand } from "../src/server/engine/job/job-record.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { factsOf } from "../src/server/engine/judge/facts.ts";
import { openLearnedReader } from "../src/server/engine/reader/learned-reader.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";

/**
 * usage: lessons.ts READER.onnx TOKENIZER.json LEARNT.txt OUT.jsonl: what the small judge learns from. One line for each demand of a case
 * before each of its CVs: the features as the product reckons them, the demand's vector, and the expert's verdict.
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

const [weights = "", tokenizer = "", learntFile = "", out = ""] = process.argv.slice(2);
const reader = await openLearnedReader({
  weights: readFileSync(weights),
  tokenizer: JSON.parse(readFileSync(tokenizer, "utf8")),
  judge: null,
});
/** Cases the encoder has learnt from: its scores there would flatter it, and only the demands' kinds are of use. */
const learnt = new Set(readFileSync(learntFile, "utf8").split("\n"));
const lines: string[] = [];
for (const { name, ad, cv, truth } of readCases()) {
  const job = parseJob(ad);
  const demands = truth.demands.map(({ quote }) => demandOf(quote));
  const isLearnt = learnt.has(name);
  for (const person of isLearnt ? (["a"] as const) : people) {
    const document = documentFromText(cv[person]);
    const reading = readForJudging(document, parseCv(document, casesDate), job, casesDate);
    const asked = demands.map((demand, at) => ({
      text: demand.text,
      required: truth.demands[at]?.importance === "required",
      facts: factsOf(demand, reading),
    }));
    const lessons = await reader.lessons(
      asked,
      isLearnt ? { ...reading, statements: [] } : reading,
    );
    for (const [at, { features, vector }] of lessons.entries()) {
      const { kind, verdict } = truth.demands[at] ?? {};
      lines.push(
        JSON.stringify({
          case: name,
          part: isLearnt ? "learn" : partOf(name) === "held" ? "held" : "judge",
          cv: person,
          text: demands[at]?.text,
          kind,
          verdict: verdict?.[person],
          features: Object.fromEntries(
            Object.entries(features).map(([key, value]) => [
              key,
              Number.isNaN(value) ? null : value,
            ]),
          ),
          vector: person === "a" ? [...vector].map((value) => Number(value.toFixed(5))) : undefined,
        }),
      );
    }
  }
}
writeFileSync(out, `${lines.join("\n")}\n`);
console.log(`${lines.length} lessons`);
