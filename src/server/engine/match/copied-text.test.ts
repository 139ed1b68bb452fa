import { describe, expect, it } from "vitest";
import { findCopiedText } from "./copied-text.ts";

const ad = `We are looking for a sous chef to run the pass, lead a brigade of eight and deputise for the head chef.
Wound care. Stock control. Food costing. Gross profit. Seasonal menus. Rotas.`;

describe("findCopiedText", () => {
  it("finds copied sentences across line breaks and signs", () => {
    const lines = [
      "Ran a pub kitchen.",
      "we are looking for a Sous Chef to run the",
      "pass; lead a brigade of eight",
      "My own words.",
    ];
    const found = findCopiedText(lines, ad);
    expect(found.lines).toEqual([false, true, true, false]);
    expect(found.words).toBeGreaterThan(14);
  });

  it("lets people name the same things", () => {
    const lines = [
      "Led a brigade of eight and ran the pass",
      "Stock control, food costing, gross profit, rotas",
    ];
    expect(findCopiedText(lines, ad).words).toBe(0);
  });

  it("stays quick on a very long text", () => {
    const long = Array.from({ length: 4000 }, () => "to run the pass lead a brigade of eight and");
    expect(findCopiedText(long, ad.repeat(40)).lines).toHaveLength(4000);
  });
});
