import { expect, test } from "vitest";
import { joinRow } from "./join-row.ts";

const cells = (...texts: string[]) => texts.map((text) => [{ text }]);
const told = "In charge of a ward of thirty beds, off-duty and appraisals for a staff of fourteen.";

test("short cells share a line, a cell that tells follows on its own", () => {
  const row = cells("2021 – 2024", "Charge Nurse", "Luton Hospital", told);
  expect(joinRow(row).map(({ text }) => text)).toEqual([
    "2021 – 2024\tCharge Nurse\tLuton Hospital",
    told,
  ]);
});

test("a label keeps the text it names", () => {
  expect(joinRow(cells("Profile", told)).map(({ text }) => text)).toEqual([`Profile\t${told}`]);
});

test("a row of telling cells alone is read one after the other", () => {
  const row = cells(told, told, told);
  expect(joinRow(row).map(({ text }) => text)).toEqual([told, told, told]);
});
