import { describe, expect, it } from "vitest";
import { withoutGluedList } from "./glued-list.ts";

describe("names behind a statement", () => {
  it.each([
    [
      "Take charge of 8 to 12 patients per shift, NEWS2, sepsis six, IV antibiotics",
      "Take charge of 8 to 12 patients per shift",
    ],
    [
      "Testing and fault finding under supervision, dead and live tests",
      "Testing and fault finding under supervision",
    ],
  ])("are cut: %s", (line, cut) => {
    expect(withoutGluedList(line)).toBe(cut);
  });

  it.each([
    "Processed invoices, statements and ledgers",
    "Weld structural steel and pipework with MIG, TIG and MMA processes",
    "Cut the month end to five days, saving £5,000",
    "Ran the Christmas plan, with no returns",
    "Identified and resolved faults on site, reporting to the client",
  ])("that belong to it stay: %s", (line) => {
    expect(withoutGluedList(line)).toBe(line);
  });
});
