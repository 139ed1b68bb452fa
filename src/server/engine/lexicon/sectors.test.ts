import { describe, expect, it } from "vitest";
import { allSkills, findMentions, relation } from "./lexicon.ts";

function named(text: string): string[] {
  return findMentions(text).map((mention) => mention.skill.name);
}

describe("the sectors of the lexicon", () => {
  it("cover the labour market in depth", () => {
    const sizes = Map.groupBy(allSkills(), (skill) => skill.sector);
    expect(allSkills().length).toBeGreaterThan(5000);
    for (const sector of ["health", "education", "trades", "finance", "law", "dental", "maritime"])
      expect(sizes.get(sector)?.length ?? 0, sector).toBeGreaterThanOrEqual(60);
  });

  it("keep the bodies of accountants apart", () => {
    expect(named("You are ACA/ACCA/CIMA qualified.")).toEqual(["ACA", "ACCA", "CIMA"]);
  });

  it("tell the parts of the nursing register apart, each of them a registration with the NMC", () => {
    const parts = named("RMN/RGN/RNLD with a current PIN");
    expect(parts).toHaveLength(3);
    for (const part of parts) expect(relation(part, "NMC registration")).toBe(1);
    expect(relation("NMC registration", parts[0] ?? "")).toBeLessThan(1);
  });

  it("know the levels of a licence", () => {
    expect(named("CIPD level 5 or working towards CIPD Level 7")).toEqual([
      "CIPD Level 5",
      "CIPD Level 7",
    ]);
    expect(relation("HGV Class 1 licence (C+E)", "HGV Class 2 licence (C)")).toBe(1);
    expect(named("HGV class 1 or class 2 with CPC and digi card")).toHaveLength(4);
  });

  it.each([
    ["We build great software and candidates must apply by Friday."],
    ["YOU MUST READ THIS"],
    ["Greenfield Primary School"],
    ["You have a proven track record"],
    ["The product is used by social workers across England."],
    ["Applicants are welcome regardless of mental health or physical disability."],
    ["We are an equal opportunities employer."],
    ["Benefits include health insurance and childcare vouchers."],
    ["A pension scheme and free car park."],
    ["Monday to Friday. Apply to the managing director, quoting the reference."],
  ])("find no skill in %s", (text) => {
    expect(named(text)).toEqual([]);
  });

  it("find both halves of what a slash joins", () => {
    expect(named("HTML/CSS")).toEqual(["HTML", "CSS"]);
    expect(named("Terraform and CI/CD on Linux/Unix")).toContain("Unix");
    expect(named("SystmOne/EMIS")).toEqual(["SystmOne", "EMIS"]);
  });

  it("keep what merely sounds alike apart", () => {
    expect(named("payroll giving")).not.toContain("Payroll");
    expect(named("Gene editing with CRISPR")).toContain("CRISPR/Cas9");
    expect(named("low voltage")).not.toContain("High voltage");
  });

  it.each([
    ["Dress wounds and change dressings", "Wound care"],
    ["Experience in mental health", "Mental health"],
    ["Venepuncture and cannulation", "Phlebotomy"],
    ["Chairside assistance to the dentist", "Dental nursing"],
    ["Knowledge of Working Together guidance", "Working Together to Safeguard Children"],
    ["Bridge watchkeeping on ro-ro vessels", "Bridge watchkeeping"],
  ])("find in %s the skill %s", (text, name) => {
    expect(named(text)).toContain(name);
  });
});
