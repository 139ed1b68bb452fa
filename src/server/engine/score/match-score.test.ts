import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceDate } from "../../../../test/engine-pairs.ts";
import { fixedReader } from "../../../../test/fixed-reader.ts";
import { madeJudgement } from "../../../../test/made-judgements.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { reportOn } from "../analyse.ts";
import { licenceCap, scoreMatch } from "./match-score.ts";

const met = (demand = {}) => madeJudgement("met", demand);
const partial = (demand = {}) => madeJudgement("partial", demand);
const missing = (demand = {}) => madeJudgement("missing", demand);
const open = (demand = {}) => madeJudgement("unverifiable", demand);
const unlicensed = (text: string) =>
  madeJudgement("missing", { text, kind: "licence" }, { lacksLicence: true });
const score = (...judgements: Parameters<typeof scoreMatch>[0]) => scoreMatch(judgements).score;

describe("the match", () => {
  it("is the share of the demands that are met, with half for those met in part", () => {
    expect(score(met(), met())).toBe(100);
    expect(score(met(), missing())).toBe(50);
    expect(score(met(), partial(), missing(), missing())).toBe(38);
    expect(score(missing())).toBe(0);
  });

  it("counts experience and years twice", () => {
    expect(score(met({ kind: "experience" }), missing())).toBe(67);
    expect(score(met({ years: 3 }), missing())).toBe(67);
    expect(score(met(), missing({ kind: "experience", years: 2 }))).toBe(33);
  });

  it("counts required and preferred demands alike", () => {
    expect(score(met({ importance: "preferred" }), missing())).toBe(50);
  });

  it("counts duties half", () => {
    expect(score(met({ responsibility: true }), missing())).toBe(33);
    expect(score(met({ responsibility: true, kind: "experience" }), missing())).toBe(33);
  });

  it("leaves out what no CV can show", () => {
    expect(score(met(), open(), open())).toBe(100);
    expect(scoreMatch([met(), open()]).parts).toHaveLength(1);
  });

  it("is 0 and says why where nothing can be compared", () => {
    for (const judgements of [[], [open()]]) {
      const { score: none, parts } = scoreMatch(judgements);
      expect(none).toBe(0);
      expect(parts).toHaveLength(1);
      expect(parts[0]?.weight).toBe(1);
    }
  });
});

describe("a required licence that is not shown", () => {
  it("holds a higher match at the cap, and is named", () => {
    const judged = [met(), met(), met(), met(), unlicensed("NMC registration")];
    expect(scoreMatch(judged)).toMatchObject({ score: licenceCap, heldBy: ["NMC registration"] });
    expect(licenceCap).toBe(60);
  });

  it("leaves a lower one as it is", () => {
    const judged = [met(), unlicensed("NMC registration")];
    expect(scoreMatch(judged)).toMatchObject({ score: 50, heldBy: [] });
  });

  it("holds nothing where it is shown", () => {
    expect(scoreMatch([met(), met(), met({ kind: "licence" })])).toMatchObject({
      score: 100,
      heldBy: [],
    });
  });
});

it("the weights of the parts add up to 1, and their weighted mean is the match unless it is held", () => {
  const status = fc.constantFrom("met", "partial", "missing", "unverifiable" as const);
  const demand = fc.record({
    responsibility: fc.boolean(),
    years: fc.constantFrom(null, 2),
    kind: fc.constantFrom("skill", "experience", "licence" as const),
  });
  const judged = fc
    .tuple(status, demand, fc.boolean())
    .map(([found, asked, lacks]) =>
      madeJudgement(found, asked, { lacksLicence: lacks && found === "missing" }),
    );
  fc.assert(
    fc.property(fc.array(judged, { maxLength: 30 }), (judgements) => {
      const { score: match, parts, heldBy } = scoreMatch(judgements);
      const sum = parts.reduce((total, { weight }) => total + weight, 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
      const mean = parts.reduce((total, part) => total + part.weight * part.score, 0);
      if (heldBy.length === 0) expect(Math.abs(mean - match)).toBeLessThanOrEqual(0.51);
      else {
        expect(match).toBe(licenceCap);
        expect(mean).toBeGreaterThan(licenceCap);
      }
    }),
  );
});

describe("of an advertisement, judged", () => {
  const document = documentFromText("Ann Lee\n\nExperience\nCleaner, Hill House\n2019 - Present");
  const demands = ["wash windows", "clean floors", "tidy desks", "polish brass", "fold sheets"];
  const adWith = (count: number) =>
    `Housekeeper\n\nWhat you will do\n• Cook breakfast for guests\n• Drive the van\n\nEssential\n${demands
      .slice(0, count)
      .map((text) => `• Experience of how to ${text}`)
      .join("\n")}`;
  const reader = fixedReader(({ text }) => ({
    status: /Cook|Drive/u.test(text) ? "missing" : "met",
    sureness: 1,
    statements: [],
  }));
  const reportFor = async (count: number) =>
    await reportOn({ document, jobDescription: adWith(count), referenceDate, reader });

  it("duties stand in, at half, where it names fewer than five demands", async () => {
    const few = await reportFor(4);
    expect(few.requirements).toHaveLength(6);
    // Four of experience count twice each, two duties half each.
    expect(few.match_percentage).toBe(89);
  });

  it("duties are left out where it names five", async () => {
    const enough = await reportFor(5);
    expect(enough.requirements.map(({ status }) => status)).toEqual(Array(5).fill("met"));
    expect(enough.match_percentage).toBe(100);
  });
});
