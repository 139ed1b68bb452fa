import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";
import type { ExtractedDocument } from "../../../shared/document.ts";
import type { Results } from "../../../shared/results.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { foldSpace } from "../text/fold-space.ts";
import { judgedPairs } from "./judged-pairs.ts";

/** The laws of laws.test.ts on many small cases: every advertisement with every CV, changed at random. */

const ads = judgedPairs.map(
  ({ title, demands }) =>
    `${title}\n\nEssential\n${demands.map(([text]) => `• ${text}`).join("\n")}`,
);
const cvs = judgedPairs.flatMap(({ fitting, other }) => [fitting, other]);
const anyAd = fc.constantFrom(...ads);
const anyCv = fc.constantFrom(...cvs);
const runs = { numRuns: 250 };

vi.setConfig({ testTimeout: 120_000 });

const scoresOf = ({ overall_score, match_percentage, ats_score }: Results) => [
  overall_score,
  match_percentage,
  ats_score,
];

const withBullet = (cv: string, bullet: string) => cv.replace("\n• ", `\n• ${bullet}\n• `);

describe("on many small cases, scores", () => {
  it("never fall when a skill asked for is added truly, in a dated role", () => {
    fc.assert(
      fc.property(anyCv, anyAd, fc.nat(), fc.constantFrom("Used", "Led"), (cv, ad, pick, verb) => {
        const before = reportOf(cv, ad);
        const skills = [...before.skills_missing, ...before.skills_matched];
        fc.pre(skills.length > 0);
        const skill = skills[pick % skills.length];
        const after = reportOf(withBullet(cv, `${verb} ${skill} in daily work.`), ad);
        scoresOf(after).forEach((score, at) => {
          expect(score).toBeGreaterThanOrEqual(scoresOf(before)[at] ?? 0);
        });
      }),
      runs,
    );
  });

  it("do not know who the person is", () => {
    const names = fc.constantFrom("Excel Okonkwo", "Nguyễn Thị Ánh", "Ruby Baker", "Aisha Khan");
    const mails = fc.constantFrom("nurse.sql@example.com", "a@b.example.org");
    fc.assert(
      fc.property(anyCv, anyAd, names, mails, (cv, ad, name, mail) => {
        const other = cv.replace("Sam Field", name).replace("sam.field@example.com", mail);
        expect(scoresOf(reportOf(other, ad))).toEqual(scoresOf(reportOf(cv, ad)));
      }),
      runs,
    );
  });

  it("do not depend on layout or format, as far as the match goes", () => {
    const layouts = fc.record({
      format: fc.constantFrom("pdf", "docx", "doc", "rtf", "txt"),
      columns: fc.integer({ min: 1, max: 3 }),
      tables: fc.nat(4),
      images: fc.nat(2),
    });
    fc.assert(
      fc.property(anyCv, anyAd, layouts, (cv, ad, { format, ...layout }) => {
        const plain = documentFromText(cv);
        const document: ExtractedDocument = {
          ...plain,
          format,
          layout: { ...plain.layout, ...layout },
        };
        expect(reportOf(document, ad).match_percentage).toBe(reportOf(cv, ad).match_percentage);
      }),
      runs,
    );
  });

  it("are the same again, byte for byte", () => {
    fc.assert(
      fc.property(anyCv, anyAd, (cv, ad) => {
        expect(JSON.stringify(reportOf(cv, ad))).toBe(JSON.stringify(reportOf(cv, ad)));
      }),
      { numRuns: 80 },
    );
  });

  it("stay under 35 for people of quite other trades, nearly always", () => {
    const unrelated = judgedPairs.flatMap((one, at) =>
      judgedPairs.flatMap((other, index) =>
        at === index ? [] : [{ of: one.title, cv: one.fitting, to: other.title, ad: ads[index] }],
      ),
    );
    const high = unrelated.filter(({ cv, ad }) => reportOf(cv, ad ?? "").match_percentage >= 35);
    const share = high.length / unrelated.length;
    expect(share, high.map(({ of, to }) => `${of} for ${to}`).join(", ")).toBeLessThanOrEqual(0.02);
  });
});

describe("on many small cases, reports", () => {
  it("quote the CV verbatim, match nothing they miss, and count as they list", () => {
    const noise = fc.array(fc.string({ unit: "binary", maxLength: 60 }), { maxLength: 4 });
    fc.assert(
      fc.property(anyCv, anyAd, noise, (cv, ad, lines) => {
        const document = documentFromText(`${cv}\n${lines.join("\n")}`);
        const folded = foldSpace(document.text);
        const report = reportOf(document, ad);
        for (const { evidence } of report.requirements) {
          for (const { quote } of evidence) expect(folded).toContain(quote);
        }
        for (const { before } of report.quick_wins) {
          if (before !== undefined) expect(folded).toContain(before);
        }
        const missed = new Set(report.skills_missing);
        expect(report.skills_matched.filter((skill) => missed.has(skill))).toEqual([]);
        expect(report.recommendations.length).toBeLessThanOrEqual(8);
      }),
      runs,
    );
  });

  it("name their inputs: other text, another receipt", () => {
    fc.assert(
      fc.property(anyCv, anyAd, fc.string({ minLength: 1, maxLength: 20 }), (cv, ad, more) => {
        const { inputs } = reportOf(cv, ad).engine;
        expect(reportOf(cv, ad).engine.inputs).toEqual(inputs);
        fc.pre(more.trim() !== "");
        expect(reportOf(cv, `${ad}\n${more}`).engine.inputs?.job).not.toBe(inputs?.job);
        expect(reportOf(cv, `${ad}\n${more}`).engine.inputs?.cv).toBe(inputs?.cv);
      }),
      { numRuns: 40 },
    );
  });
});

describe("hostile text", () => {
  const patterns = ["a", "• ", "1 ", "((", "Go ", "2019 – ", "C++, ", "a.b@", "years' ", "or and "];

  it.each(patterns)("costs in proportion to its length: %j", (pattern) => {
    const { fitting = "" } = judgedPairs[0] ?? {};
    const run = (length: number) => {
      const text = pattern.repeat(Math.ceil(length / pattern.length));
      const started = process.cpuUsage();
      reportOf(`${fitting}\n${text}`, `${ads[0]}\n${text}`);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    };
    run(5_000);
    const small = run(20_000);
    const large = run(80_000);
    // Four times the text; ten leaves room for noise, a square would be sixteen. Processor time, in milliseconds.
    expect(large).toBeLessThan(Math.max(600, small * 10));
  });
});
