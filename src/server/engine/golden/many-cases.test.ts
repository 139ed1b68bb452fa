import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";
import { type ReadScores, readScores } from "../../../../test/read-scores.ts";
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

const reports = new Map<string, Results>();
/** The report of an unchanged case: pure, so once for all the laws that compare with it. */
function plainReportOf(cv: string, ad: string): Results {
  const key = `${cv}\0${ad}`;
  const report = reports.get(key) ?? reportOf(cv, ad);
  reports.set(key, report);
  return report;
}

type Scores = Omit<ReadScores, "statusOf">;
const scoresOf = ({ overall_score, match_percentage, ats_score }: Scores) => [
  overall_score,
  match_percentage,
  ats_score,
];

const withBullet = (cv: string, bullet: string) => cv.replace("\n• ", `\n• ${bullet}\n• `);

describe("on many small cases, scores", () => {
  it("never fall when a skill asked for is added truly, in a dated role", () => {
    fc.assert(
      fc.property(anyCv, anyAd, fc.nat(), fc.constantFrom("Used", "Led"), (cv, ad, pick, verb) => {
        const before = plainReportOf(cv, ad);
        const skills = [...before.skills_missing, ...before.skills_matched];
        fc.pre(skills.length > 0);
        const skill = skills[pick % skills.length];
        const after = readScores(withBullet(cv, `${verb} ${skill} in daily work.`), ad);
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
        expect(scoresOf(readScores(other, ad))).toEqual(scoresOf(plainReportOf(cv, ad)));
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
        expect(readScores(document, ad).match_percentage).toBe(
          plainReportOf(cv, ad).match_percentage,
        );
      }),
      runs,
    );
  });

  it("are those of the whole report where they are worked out alone, as below and above", () => {
    fc.assert(
      fc.property(anyCv, anyAd, (cv, ad) => {
        expect(scoresOf(readScores(cv, ad))).toEqual(scoresOf(plainReportOf(cv, ad)));
      }),
      { numRuns: 100 },
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
    const high = unrelated.filter(({ cv, ad }) => readScores(cv, ad ?? "").match_percentage >= 35);
    const share = high.length / unrelated.length;
    expect(share, high.map(({ of, to }) => `${of} for ${to}`).join(", ")).toBeLessThanOrEqual(0.02);
  });
});

/** What any advertisement may ask of anybody. */
const attitudes =
  `Excellent communication skills; Team player; Able to work under pressure; Attention to detail;
Good organisational skills; Flexible and reliable; Positive attitude; Able to work on own initiative; Punctual;
Good time management; Problem solving skills; Strong work ethic; Friendly and approachable; Able to build relationships;
Good written and verbal English; Computer literate; Full UK driving licence; Experience of supervising others;
Experience of working in a team; Hard-working; Honest and trustworthy; Motivated self-starter; A good sense of humour`
    .split(";")
    .map((line) => line.trim());

describe("before advertisements of attitudes", () => {
  it("people of other trades stay under 35", () => {
    const high: string[] = [];
    let count = 0;
    const trade = fc.nat(judgedPairs.length - 1);
    const asked = fc.uniqueArray(fc.constantFrom(...attitudes), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(trade, trade, asked, fc.constantFrom("• ", "- ", ""), (own, to, lines, mark) => {
        fc.pre(own !== to);
        const { fitting = "", title: of = "" } = judgedPairs[own] ?? {};
        const { title = "" } = judgedPairs[to] ?? {};
        const ad = `${title}\n\nYou will have\n${lines.map((line) => mark + line).join("\n")}`;
        count += 1;
        if (readScores(fitting, ad).match_percentage >= 35) high.push(`${of} for ${ad}`);
      }),
      { numRuns: 500 },
    );
    expect(high.length / count, high.join("\n\n")).toBeLessThanOrEqual(0.005);
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
        const { inputs } = plainReportOf(cv, ad).engine;
        expect(reportOf(cv, ad).engine.inputs).toEqual(inputs);
        fc.pre(more.trim() !== "");
        expect(reportOf(cv, `${ad}\n${more}`).engine.inputs?.job).not.toBe(inputs?.job);
        expect(reportOf(cv, `${ad}\n${more}`).engine.inputs?.cv).toBe(inputs?.cv);
      }),
      { numRuns: 40 },
    );
  });
});

/** Advertisements of a title and one to six short lines, made of the demands of one or two judged cases. */
const shortAd = fc
  .record({
    from: fc.nat(judgedPairs.length - 1),
    also: fc.nat(judgedPairs.length - 1),
    count: fc.integer({ min: 1, max: 6 }),
    heading: fc.constantFrom("Essential\n", "Requirements\n", "You will have\n", ""),
    mark: fc.constantFrom("• ", "- ", "* ", ""),
  })
  .map(({ from, also, count, heading, mark }) => {
    const { title = "", demands = [] } = judgedPairs[from] ?? {};
    const others = from === also ? [] : (judgedPairs[also]?.demands ?? []);
    const asked = [...demands, ...others].slice(0, count).map(([text]) => text);
    const bullets = asked.map((text) => `${mark}${text}`).join("\n");
    return { asked, bullets, ad: `${title}\n\n${heading}${bullets}` };
  });

const pastedInto = {
  end: (cv: string, text: string) => `${cv}\n\n${text}`,
  top: (cv: string, text: string) => cv.replace("\n\n", `\n\n${text}\n\n`),
  role: (cv: string, text: string) => cv.replace(/\n• [^\n]*/u, (line) => `${line}\n${text}`),
} as const;
const anyPlace = fc.constantFrom(...Object.values(pastedInto));
const pastedStatus = (report: Results) =>
  report.ats_checks.find(({ id }) => id === "pasted_advertisement")?.status;
/** A point for the rounding and for the wording of a name. */
const noise = 2;

describe("on short advertisements, copying", () => {
  it("is flagged and earns no more than naming the same skills", () => {
    fc.assert(
      fc.property(anyCv, shortAd, anyPlace, (cv, { asked, ad }, paste) => {
        const pasted = readScores(paste(cv, ad), ad);
        expect(pasted.statusOf("pasted_advertisement")).toBe("fail");
        const plain = plainReportOf(cv, ad);
        const names = [...plain.skills_matched, ...plain.skills_missing];
        const listed = [names, [...asked].reverse()].map(
          (list) => readScores(`${cv}\n\nSkills\n${list.join("\n")}`, ad).match_percentage,
        );
        expect(pasted.match_percentage).toBeLessThanOrEqual(
          Math.max(plain.match_percentage, ...listed) + noise,
        );
      }),
      { numRuns: 500 },
    );
  });

  it("of the demands alone, into a role, earns no more either", () => {
    fc.assert(
      fc.property(anyCv, shortAd, (cv, { asked, bullets, ad }) => {
        // A line or two in a role are how somebody who has done it says so.
        fc.pre(asked.length >= 3);
        const pasted = readScores(pastedInto.role(cv, bullets), ad).match_percentage;
        const plain = plainReportOf(cv, ad);
        const names = [...plain.skills_matched, ...plain.skills_missing];
        const listed = [names, [...asked].reverse()].map(
          (list) => readScores(`${cv}\n\nSkills\n${list.join("\n")}`, ad).match_percentage,
        );
        expect(pasted).toBeLessThanOrEqual(Math.max(plain.match_percentage, ...listed) + noise);
      }),
      { numRuns: 200 },
    );
  });

  it("is not what a list of the same skills is called, in whatever order", () => {
    fc.assert(
      fc.property(anyCv, anyAd, fc.boolean(), (cv, ad, turned) => {
        const { skills_matched: matched, skills_missing: missing } = plainReportOf(cv, ad);
        const names = [...matched, ...missing];
        fc.pre(names.length > 0);
        const list = (turned ? names.toReversed() : names).join("\n");
        const report = reportOf(`${cv}\n\nSkills\n${list}`, ad);
        expect(pastedStatus(report)).toBe("pass");
        expect(names.filter((name) => !report.skills_matched.includes(name))).toEqual([]);
      }),
      runs,
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
