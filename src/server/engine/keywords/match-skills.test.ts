import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { madeJudgement } from "../../../../test/made-judgements.ts";
import type { JobKeyword, JobRecord } from "../job/job-record.ts";
import { parseJob } from "../job/parse-job.ts";
import type { Judgement } from "../judge/judgement.ts";
import { matchSkills } from "./match-skills.ts";
import type { SkillIndex } from "./skill-index.ts";

const indexOf = (...names: string[]): SkillIndex =>
  new Map(
    names.map((skill, line) => {
      const best = { skill, line, start: 0, end: skill.length };
      return [skill, { skill, count: 1, best, inWork: true }];
    }),
  );

const jobOf = (judgements: readonly Judgement[], keywords: JobKeyword[] = []): JobRecord => ({
  ...parseJob("Helper"),
  demands: judgements.map(({ demand }) => demand),
  keywords,
});

const match = (named: string[], judgements: Judgement[], keywords?: JobKeyword[]) =>
  matchSkills(indexOf(...named), jobOf(judgements, keywords), judgements);

const skill = (term: string, count: number): JobKeyword => ({
  term,
  kind: "hard",
  skill: true,
  count,
  importance: "required",
});

describe("skills asked for", () => {
  it("are matched where the CV names them or a narrower one, and missing elsewhere", () => {
    const judged = [madeJudgement("partial", { skills: [["SQL"], ["Bricklaying"], ["Python"]] })];
    expect(match(["PostgreSQL", "Python", "Welding"], judged)).toEqual({
      matched: ["SQL", "Python"],
      missing: ["Bricklaying"],
      cvKeys: 3,
      jobKeys: 3,
    });
  });

  it("are matched where the demand is met in other words", () => {
    const judged = [madeJudgement("met", { skills: [["Fault finding"]] })];
    expect(match([], judged)).toMatchObject({ matched: ["Fault finding"], missing: [] });
    const half = [madeJudgement("partial", { skills: [["Fault finding"]] })];
    expect(match([], half)).toMatchObject({ matched: [], missing: ["Fault finding"] });
  });

  it("of which any one serves: those named are matched, the others not missed", () => {
    const judged = [madeJudgement("met", { skills: [["Django", "Flask", "Ruby on Rails"]] })];
    expect(match(["Flask"], judged)).toMatchObject({ matched: ["Flask"], missing: [] });
    expect(match(["Flask", "Django"], judged)).toMatchObject({
      matched: ["Django", "Flask"],
      missing: [],
    });
  });

  it("of which any one serves: one stands for all where the demand is met in other words", () => {
    const judged = [madeJudgement("met", { skills: [["Django", "Flask"]] })];
    expect(match([], judged)).toMatchObject({ matched: ["Django"], missing: [], jobKeys: 1 });
  });

  it("are licences too, of which any one serves", () => {
    const licences = ["ACCA", "CIMA"];
    expect(match(["CIMA"], [madeJudgement("met", { kind: "licence", licences })])).toMatchObject({
      matched: ["CIMA"],
      missing: [],
    });
  });

  it("come with the required ones first", () => {
    const judged = [
      madeJudgement("missing", { importance: "preferred", skills: [["Bricklaying"]] }),
      madeJudgement("missing", { skills: [["Welding"]] }),
    ];
    expect(match([], judged).missing).toEqual(["Welding", "Bricklaying"]);
  });

  it("are missed by nobody where no CV can show them", () => {
    const judged = [madeJudgement("unverifiable", { skills: [["Welding"]] })];
    expect(match([], judged)).toMatchObject({ matched: [], missing: [], jobKeys: 0 });
  });

  it("are not the subjects of a qualification", () => {
    const education = { level: 6, subjects: ["statistics"], orExperience: false };
    const judged = [madeJudgement("missing", { education, skills: [["Statistics"]] })];
    expect(match([], judged)).toMatchObject({ matched: [], missing: [] });
  });

  it("outside of every demand count from the second mention on, or where no demand names any", () => {
    const demanding = [madeJudgement("met", { skills: [["Python"]] })];
    const others = [skill("Welding", 1), skill("Bricklaying", 2), skill("Python", 3)];
    expect(match(["Python"], demanding, others)).toMatchObject({
      matched: ["Python"],
      missing: ["Bricklaying"],
    });
    expect(match([], [madeJudgement("met")], [skill("Welding", 1)]).missing).toEqual(["Welding"]);
  });
});

it("no skill is both matched and missing, whatever is asked, named and judged", () => {
  const name = fc.constantFrom("SQL", "PostgreSQL", "MySQL", "Python", "Django", "Flask", "Go");
  const names = fc.uniqueArray(name, { maxLength: 4 });
  const group = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
  const status = fc.constantFrom("met", "partial", "missing", "unverifiable" as const);
  const importance = fc.constantFrom("required" as const, "preferred" as const);
  const demand = fc.record({ importance, skills: fc.array(group, { maxLength: 3 }) });
  const judged = fc.array(
    fc.tuple(status, demand).map(([found, asked]) => madeJudgement(found, asked)),
    { maxLength: 5 },
  );
  const keywords = fc.array(fc.tuple(name, fc.integer({ min: 1, max: 3 })), { maxLength: 3 });
  fc.assert(
    fc.property(names, judged, keywords, (named, judgements, also) => {
      const terms = also.map(([term, count]) => skill(term, count));
      const { matched, missing, jobKeys, cvKeys } = match(named, judgements, terms);
      expect(matched.filter((one) => missing.includes(one))).toEqual([]);
      expect(new Set([...matched, ...missing]).size).toBe(jobKeys);
      expect(cvKeys).toBe(named.length);
    }),
  );
});
