import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pairsFolder, readPairs, reportOf } from "../../../../test/engine-pairs.ts";
import { resultsSchema } from "../../../shared/results.ts";
import { foldSpace } from "../text/fold-space.ts";

/** WRITE_GOLDEN=1 writes the files (JSON) anew; read the difference before keeping it. */
const write = process.env.WRITE_GOLDEN === "1";

describe.each(readPairs())("the report of $name", ({ name, cv, ad }) => {
  const report = reportOf(cv, ad);

  it("is the one kept", () => {
    const file = new URL(`${name}.golden`, pairsFolder);
    const text = `${JSON.stringify(report, null, 2)}\n`;
    if (write) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, "utf8"));
  });

  it("has the shape of a report", () => {
    expect(resultsSchema.parse(report)).toEqual(report);
  });

  it("quotes the CV and the advertisement verbatim", () => {
    for (const requirement of report.requirements) {
      expect(foldSpace(ad)).toContain(requirement.text);
      for (const { quote } of requirement.evidence) expect(foldSpace(cv)).toContain(quote);
    }
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
      const held = parts.flatMap(({ explanation }) =>
        [...(/held at (\d+)/gu.exec(explanation) ?? [])].slice(1).map(Number),
      );
      expect(Math.abs(Math.min(...held, score) - report[of])).toBeLessThanOrEqual(0.51);
    },
  );

  it("is the same again, byte for byte", () => {
    expect(JSON.stringify(reportOf(cv, ad))).toBe(JSON.stringify(report));
  });
});
