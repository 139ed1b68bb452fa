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

  it("finds short lines of the advertisement one below the other", () => {
    const short = "Bookkeeper\n\nEssential\n• Payroll\n• VAT returns\n• A calm head in busy weeks";
    const lines = ["My own words.", "Payroll", "VAT returns", "A calm head in busy weeks"];
    const found = findCopiedText(lines, short);
    expect(found.lines).toEqual([false, true, true, true]);
    expect(found.words).toBe(9);
    expect(findCopiedText(["Payroll", "VAT returns", "Other"], short).lines).not.toContain(true);
  });

  it("finds the whole of an advertisement of two lines or of one", () => {
    const two = "Warehouse Operative\n\n• Able to learn quickly";
    expect(
      findCopiedText(["Jo", "Warehouse Operative", "Able to learn quickly"], two).lines,
    ).toEqual([false, true, true]);
    expect(findCopiedText(["Able to learn quickly"], two).lines).toEqual([false]);
    expect(findCopiedText(["Able to work shifts"], "Able to work shifts").lines).toEqual([true]);
    expect(findCopiedText(["Bookkeeper", "Payroll"], "Bookkeeper\nPayroll").lines).toEqual([
      false,
      false,
    ]);
  });

  it("does not count lists of skills, whose order may be the same", () => {
    const short = "Bookkeeper\n• Payroll\n• VAT returns\n• Credit control";
    expect(findCopiedText(["Payroll", "VAT returns", "Credit control"], short).words).toBe(0);
  });

  it("leaves what a line says beyond the copied words", () => {
    const copy = "We are looking for a sous chef to run the pass, lead a brigade of eight";
    const own =
      "Cooked for eighty people a day in a school kitchen and kept its books and its stores";
    const found = findCopiedText([`${own}, ordered the vegetables and fish. ${copy}`], ad);
    expect(found.lines).toEqual([false]);
    expect(found.rest).toEqual([`${own}, ordered the vegetables and fish.`]);
  });

  it("stays quick on a very long text", () => {
    const long = Array.from({ length: 4000 }, () => "to run the pass lead a brigade of eight and");
    expect(findCopiedText(long, ad.repeat(40)).lines).toHaveLength(4000);
  });

  it("finds the whole of a very short advertisement within a line, and nothing of one in two words", () => {
    const line = "Kept the books of three shops in York; bookkeeper for payroll and VAT wanted";
    const found = findCopiedText([line], "Bookkeeper for payroll\nand VAT wanted");
    expect(found.rest).toEqual(["Kept the books of three shops in York;"]);
    expect(findCopiedText(["Bookkeeper wanted"], "Bookkeeper wanted").lines).toEqual([false]);
  });
});
