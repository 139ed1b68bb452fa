import { describe, expect, it } from "vitest";
import { dataEngineerCv as cv } from "../../../test/data-engineer.ts";
import { referenceDate } from "../../../test/engine-pairs.ts";
import { fixedReader } from "../../../test/fixed-reader.ts";
import { documentFromText } from "../extraction/pasted-text.ts";
import { analyseAtOnce, reportOn } from "./analyse.ts";
import { concludeWith } from "./kept-case.ts";
import { type Additions, noAdditions } from "./refine/additions.ts";

const jobDescription = `Data Engineer at Harbour Retail

You must have:
- Snowplotter in production
- SQL
- A calm manner on the weekly data desk

About us
Mondays bring the whole floor round one table to argue over numbers.`;

const reader = fixedReader(({ text }) => ({
  status: text === "SQL" ? "met" : "missing",
  sureness: 0.9,
  statements: [0],
}));

const held = {
  demand: "Snowplotter in production",
  status: "met",
  alone: "missing",
  importance: "preferred",
  lines: ["Built event pipelines with Snowplotter for 14 shops"],
  reason: null,
} as const;

const cases: [string, Partial<Additions>][] = [
  ["nothing", {}],
  ["a verdict", { verdicts: [{ ...held, importance: "required" }] }],
  ["a verdict and another weight", { verdicts: [held] }],
  ["a name", { skills: ["Snowplotter"], verdicts: [held] }],
  ["a demand", { demands: ["Mondays bring the whole floor round one table"] }],
  ["a demand that is none", { withdrawn: ["A calm manner on the weekly data desk"] }],
];

describe("a report concluded with what was kept", () => {
  it.each(cases)("is that of an analysis that begins with %s", async (_, more) => {
    const additions = { ...noAdditions, ...more };
    const document = documentFromText(cv);
    const input = { document, jobDescription, referenceDate, reader };
    const { kept } = await analyseAtOnce(input);
    const concluded = await concludeWith(structuredClone(kept), additions, {
      jobDescription,
      reader,
    });
    expect(concluded).toEqual(await reportOn({ ...input, additions }));
  });
});
