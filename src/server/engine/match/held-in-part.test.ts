import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, line: string) => judged(demand, cvOf(line))?.status;

describe("what is held in part", () => {
  it.each([
    ["PA1 and PA6 spraying certificates", "PA1 only so far, PA6 to follow", "partial"],
    ["PA1 and PA6 spraying certificates", "PA1 and PA6 spraying tickets", "met"],
    ["Safeguarding adults level 3", "Safeguarding adults level 2 (2026)", "partial"],
    ["Safeguarding adults level 2", "Safeguarding adults level 3 (2026)", "met"],
    ["Safeguarding adults level 3", "Safeguarding adults training", "met"],
    ["Transport Manager CPC", "Transport Manager CPC: taking a home study course", "partial"],
    ["WSET Level 2", "WSET Level 1 in Wines (2022)", "partial"],
    ["ITIL 4 Foundation", "ITIL 4 Foundation, exam booked for January 2027", "partial"],
    ["ITIL 4 Foundation", "ITIL 4 Foundation, 2023", "met"],
    [
      "Current ACS: CCN1, CENWAT and CKR1",
      "ACS: CCN1, CENWAT (2025). CKR1 booked for May",
      "partial",
    ],
    ["Current ACS: CCN1, CENWAT and CKR1", "ACS: CCN1, CENWAT, CKR1 (2025)", "met"],
    ["Experience of COINS or a similar accounting package", "Enter costs in COINS", "met"],
    ["Lived experience of mental ill health", "Support five adults with anxiety", "unverifiable"],
    [
      "Lived experience of mental ill health",
      "I have lived experience of mental ill health",
      "met",
    ],
    ["Experience as a General Manager", "Deputy General Manager for two of these years", "partial"],
    ["Doppler assessment", "Currently completing my Doppler competency", "partial"],
    [
      "Use of a warehouse management system (ours is Manhattan; experience of something similar is fine)",
      "Booked goods in on the WMS and its handheld scanners",
      "met",
    ],
    [
      "A clear, calm communicator who can deal with drivers, agency staff and managers alike",
      "Explained each route to the drivers, wrote to the depot and spoke with managers daily",
      "met",
    ],
    ["Knowledge of Docker", "Currently completing the Docker move for a client", "met"],
  ])("%s by %s: %s", (demand, line, status) => {
    expect(statusOf(demand, line)).toBe(status);
  });
});

describe("what a verb alone shows", () => {
  it.each([
    ["Experience of supervision", "Supervised four cleaners on the night shift", true],
    ["Experience of supervision", "Supervised by the head of care each month", false],
    ["Welding experience", "Was welding for a hobby club", true],
  ])("%s by %s: %s", (demand, line, isMet) => {
    expect(statusOf(demand, line) === "met").toBe(isMet);
  });
});

describe("examples behind a comma", () => {
  it("stand for the kind of thing before it", () => {
    const demand = "Experience with a cloud accounting package, e.g. Xero, Sage Intacct";
    expect(statusOf(demand, "Kept the books on Xero")).toBe("met");
  });
});
