import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readPairs, referenceDate, reportOf, testReader } from "../../../test/engine-pairs.ts";
import { missingReader } from "../../../test/fixed-reader.ts";
import { readScores } from "../../../test/read-scores.ts";
import { resultsSchema } from "../../shared/results.ts";
import { analysisStages } from "../../shared/run.ts";
import { documentFromText } from "../extraction/pasted-text.ts";
import { analyse, reportOn } from "./analyse.ts";
import { foldSpace } from "./text/fold-space.ts";

vi.setConfig({ testTimeout: 120_000 });

const pairs = readPairs();
const [first = { name: "", cv: "", ad: "" }] = pairs;
const anyPair = fc.constantFrom(...pairs);

describe.each(pairs)("the report of $name", async ({ cv, ad }) => {
  const report = await reportOf(cv, ad);

  it("has the shape of a report", () => {
    expect(resultsSchema.parse(report)).toEqual(report);
  });

  it("quotes the CV and the advertisement verbatim", () => {
    expect(report.requirements.length).toBeGreaterThan(0);
    for (const requirement of report.requirements) {
      expect(foldSpace(ad)).toContain(requirement.text);
      for (const { quote } of requirement.evidence) expect(foldSpace(cv)).toContain(quote);
    }
  });

  it("rests each demand that is met, or met in part, on a line", () => {
    const shown = report.requirements.filter(({ status }) => /met|partial/u.test(status));
    for (const { text, evidence } of shown) expect(evidence.length, text).toBeGreaterThan(0);
  });

  it("counts each skill once", () => {
    const { counts, skills_matched: matched, skills_missing: missing } = report;
    expect(matched.filter((skill) => missing.includes(skill))).toEqual([]);
    expect(counts.matched).toBe(matched.length);
    expect(counts.missing).toBe(missing.length);
    expect(counts.jobKeys).toBe(matched.length + missing.length);
  });

  it.each(["overall_score", "match_percentage", "ats_score"] as const)(
    "makes up %s of its parts",
    (of) => {
      const parts = report.score_parts.filter((part) => part.of === of);
      const sum = parts.reduce((total, part) => total + part.weight, 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
      const score = parts.reduce((total, part) => total + part.weight * part.score, 0);
      const isHeld = of === "match_percentage" && report.summary.includes("stays at");
      if (isHeld) expect(score).toBeGreaterThan(report[of]);
      else expect(Math.abs(score - report[of])).toBeLessThanOrEqual(0.51);
    },
  );

  it("has the scores that reading it without advice gives", async () => {
    const { overall_score, match_percentage, ats_score } = await readScores(cv, ad);
    expect(report).toMatchObject({ overall_score, match_percentage, ats_score });
  });
});

describe("an analysis", () => {
  const { cv, ad } = first;
  const input = { document: documentFromText(cv), jobDescription: ad, referenceDate };

  it("gives the same report again, byte for byte, whatever was read before", async () => {
    const once = JSON.stringify(await reportOf(cv, ad));
    await reportOf(pairs[1]?.cv ?? "", pairs[2]?.ad ?? "");
    expect(JSON.stringify(await reportOf(cv, ad))).toBe(once);
  });

  it("tells its stages in their order", async () => {
    const stages: string[] = [];
    await reportOn({ ...input, reader: missingReader }, (stage) => stages.push(stage));
    expect(stages).toEqual(analysisStages.map(({ id }) => id));
  });

  it("ends with the signal's reason when it is aborted, and tells no later stage", async () => {
    const reason = new Error("nobody waits any more");
    const signal = AbortSignal.abort(reason);
    const stages: string[] = [];
    const steps = analyse({ ...input, reader: await testReader(), signal });
    const follow = async () => {
      for await (const stage of steps) stages.push(stage);
    };
    await expect(follow()).rejects.toBe(reason);
    expect(stages).not.toContain("skills_gap");
  });

  it("names its inputs: another text, another receipt", async () => {
    const { engine } = await reportOf(cv, ad, missingReader);
    const other = (await reportOf(cv, `${ad}\nApply soon.`, missingReader)).engine;
    expect(other.inputs?.cv).toBe(engine.inputs?.cv);
    expect(other.inputs?.job).not.toBe(engine.inputs?.job);
  });

  it.each([
    "",
    " ",
    "We are a nice company.",
    "😀".repeat(200),
    "<script>alert(1)</script>".repeat(50),
  ])("survives an advertisement that states nothing: %j", async (nothing) => {
    const report = await reportOf(cv, nothing);
    expect(resultsSchema.parse(report)).toEqual(report);
    expect(report.summary).not.toBe("");
    const parts = report.score_parts.filter((part) => part.of === "match_percentage");
    expect(parts.length).toBeGreaterThan(0);
  });

  it.each(["", " ", "Jo", "😀".repeat(200)])(
    "survives a CV that says nothing: %j",
    async (text) => {
      const report = await reportOf(text, ad);
      expect(resultsSchema.parse(report)).toEqual(report);
      expect(report.requirements.filter(({ status }) => status === "met")).toEqual([]);
    },
  );

  it("quotes only what stands in the CV, whatever stands there", async () => {
    const noise = fc.array(fc.string({ unit: "binary", maxLength: 60 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(anyPair, anyPair, noise, async (one, other, lines) => {
        const document = documentFromText(`${one.cv}\n${lines.join("\n")}`);
        const folded = foldSpace(document.text);
        const report = await reportOf(document, other.ad);
        for (const { evidence } of report.requirements)
          for (const { quote } of evidence) expect(folded).toContain(quote);
        for (const { before } of report.quick_wins)
          if (before !== undefined) expect(folded).toContain(foldSpace(before));
        const missed = new Set(report.skills_missing);
        expect(report.skills_matched.filter((skill) => missed.has(skill))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
