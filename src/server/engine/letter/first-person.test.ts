import { describe, expect, it } from "vitest";
import { deedFromLine, gerundFromLine } from "./first-person.ts";

describe("a line that begins with what was done", () => {
  it.each([
    ["Led a team of five engineers.", false, "led a team of five engineers"],
    ["I led a team of five engineers", false, "led a team of five engineers"],
    ["Manage the rota for eleven bakers", true, "manage the rota for eleven bakers"],
    ["Manage the rota for eleven bakers", false, "managed the rota for eleven bakers"],
    ["Plan and deliver phonics lessons", false, "planned and delivered phonics lessons"],
    ["Manages the rota for eleven bakers", true, "manage the rota for eleven bakers"],
    ["Responsible for the cash office", false, "was responsible for the cash office"],
    ["Promoted to supervisor in 2021", false, "was promoted to supervisor in 2021"],
    ["Organized the colour store", false, "organised the colour store"],
  ])("%s (held now: %s)", (line, isNow, deed) => expect(deedFromLine(line, isNow)).toBe(deed));
});

describe("a line that cannot be told without bending it is left out", () => {
  it.each([
    "Fault finding on three-phase motors",
    "Report writing and filing",
    "Ladders, gantries, pontoon frames, handrail",
    "Supervised methadone, needle exchange",
    "Processed invoices, credit notes and",
    "Head of Hard FM, 2014–2026",
    "Trained in manual handling and first aid",
    "Read her my copy before it went",
    "Never lost a load on the motorway",
    "LED A TEAM OF FIVE ENGINEERS",
    "Built https://evil.example.com/win for 77 customers",
    "Led {company} and <b>did</b> it all",
    "Managed teams and you should hire me today",
    "Hielt die Maschinen in Ordnung",
  ])("%s", (line) => expect(deedFromLine(line, false)).toBeNull());

  it("as is one of a former post whose second verb may be a noun", () =>
    expect(deedFromLine("Clean, sterilise and pack instruments for theatre", false)).toBeNull());
});

it("what a post is made of is told as that", () => {
  expect(gerundFromLine("Managing a ward of 28 beds and ordering stock")).toBe(
    "managing a ward of 28 beds and ordering stock",
  );
  expect(gerundFromLine("Training Officer for the county")).toBeNull();
});

it("takes no longer for hostile lines than they are long", () => {
  const started = performance.now();
  deedFromLine(`Led ${"a, and ".repeat(40_000)}`, true);
  deedFromLine(`Managed ${"(".repeat(100_000)}`, false);
  expect(performance.now() - started).toBeLessThan(1000);
});
