import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = (head: string, studies = "BSc (Hons) Nursing, Northgate University, 2014") => `${head}
Leeds, 07700 900341

Work
Charge Nurse, Lickey View
June 2019 to present
• Led shifts of eight on a ward of twelve beds

Education
${studies}`;

const ad = (demand: string) => `Senior Nurse

Requirements
• ${demand}
• Experience of leading shifts`;

const nurseOf =
  "Experience as a Registered Learning Disability Nurse or Registered Mental Health Nurse";
const award = "You hold one of the following: a BSc, a DipHE or the IHCD award";

describe("a licence asked for", () => {
  it.each([
    ["behind the name", cv("Grace Holt RNLD"), nurseOf],
    [
      "as the register writes it",
      cv("Grace Holt\nNMC: Registered Nurse, Learning Disabilities"),
      nurseOf,
    ],
    ["where a degree serves as well", cv("Grace Holt"), award],
  ])("is had: %s", (_, text, demand) => {
    const report = reportOf(text, ad(demand));
    expect(report.requirements.find(({ text: asked }) => demand.includes(asked))?.status).toBe(
      "met",
    );
    expect(report.score_parts.some(({ explanation }) => explanation.includes("held at"))).toBe(
      false,
    );
  });

  it.each([
    ["in another field", cv("Grace Holt RSCN"), nurseOf],
    ["beside the degree", cv("Grace Holt"), "A BSc and any of GPhC or GDC registration"],
    ["nor the degree", cv("Grace Holt", "GCSEs, Northgate School, 2010"), award],
  ])("is not had: %s", (_, text, demand) => {
    const report = reportOf(text, ad(demand));
    expect(report.requirements.find(({ text: asked }) => demand.includes(asked))?.status).not.toBe(
      "met",
    );
    expect(report.match_percentage).toBeLessThanOrEqual(60);
  });

  it.each([
    "First aid certificate (or be ready to take it within three months)",
    "First aid certificate, or willing to train",
    "First aid certificate or commitment to obtain one",
    "Willing to gain a first aid certificate",
  ])("closes no door where the advertisement takes readiness: %s", (demand) => {
    const report = reportOf(cv("Grace Holt"), ad(demand));
    expect(report.requirements.find(({ text }) => demand.includes(text))?.reason).toContain(
      "ready to get it",
    );
    expect(report.score_parts.some(({ explanation }) => explanation.includes("held at"))).toBe(
      false,
    );
    const held = reportOf(cv("Grace Holt\nFirst aid at work, 2026"), ad(demand));
    expect(held.requirements.find(({ text }) => demand.includes(text))?.status).toBe("met");
    expect(held.match_percentage).toBeGreaterThanOrEqual(report.match_percentage);
  });

  it.each([
    "Must hold a first aid certificate and be willing to renew it",
    "First aid certificate, and prepared to travel",
  ])("is to be had now: %s", (demand) => {
    const report = reportOf(cv("Grace Holt"), ad(demand));
    expect(report.requirements.find(({ kind }) => kind === "licence")?.status).toBe("missing");
    expect(report.match_percentage).toBeLessThanOrEqual(60);
  });
});
