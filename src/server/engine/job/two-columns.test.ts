import { describe, expect, it } from "vitest";
import { inOneColumn } from "./two-columns.ts";

const beside = (rows: readonly [string, string][]) =>
  rows.map(([left, right]) => `${left.padEnd(40)}${right}`.trimEnd()).join("\n");

describe("two columns pasted line by line", () => {
  it("are read one after the other", () => {
    const text = beside([
      ["DENTAL NURSE", "WHAT WE OFFER"],
      ["Alder Dental, Kendal", "£13.20 an hour"],
      ["", "Five weeks' holiday"],
      ["ABOUT YOU", "GDC fee paid"],
      ["- on the GDC register", ""],
      ["- good with nervous people", "THE JOB"],
      ["- calm", "Chairside work with two dentists,"],
      ["DESIRABLE", "and one day a week in"],
      ["- radiography", "decontamination"],
    ]);
    const read = inOneColumn(`Alder Dental leaflet\n\n${text}`).split("\n");
    expect(read.indexOf("- radiography")).toBeLessThan(read.indexOf("WHAT WE OFFER"));
    expect(read[read.indexOf("and one day a week in") + 1]).toBe("decontamination");
  });

  it("are left alone where they are a table's", () => {
    const text = beside([
      ["Essential", "Desirable"],
      ["GDC registration", "Radiography"],
      ["A year at the chair", "Implants"],
      ["Clear English", "Welsh"],
      ["Numeracy", "Excel"],
      ["Kindness", "First aid"],
      ["Patience", "Sedation"],
    ]);
    expect(inOneColumn(text)).toBe(text);
  });
});
