import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const judgedBy = (demand: string, line: string) => judged(demand, cvOf(line));

describe("what is done with the work of others", () => {
  it("is shown by a line that tells of mentoring in other words", () => {
    expect(
      judgedBy("Mentoring juniors", "Bring along two graduates with weekly pairing")?.status,
    ).toBe("met");
  });

  it.each([
    [
      "Auditing care plans",
      "Write care plans for six residents",
      "Audited forty care plans a month",
    ],
    ["Have mentored a trainee chef", "Worked as a chef for a year", "Mentored two trainee chefs"],
    [
      "Approving purchase orders",
      "Raise purchase orders on SAP",
      "Approved purchase orders to £5k",
    ],
    [
      "Experience of investigating pressure ulcers",
      "Dressed pressure ulcers every day",
      "Investigated six pressure ulcers for the panel",
    ],
  ])("is not shown by doing it: %s", (demand, doing, control) => {
    expect(judgedBy(demand, doing)?.status).not.toBe("met");
    expect(judgedBy(demand, control)?.status).toBe("met");
  });

  it("holds back a demand that asks for both, and says why", () => {
    const demand = "Confident in administering medication and auditing MAR charts";
    const found = judgedBy(demand, "Give medication and sign MAR charts");
    expect(found?.status).toBe("partial");
    expect(found?.reason).toContain("No line says that you audited.");
  });

  it("reads no control into an audit trail or a coach that one drives", () => {
    expect(
      judgedBy("Keep an audit trail of stock", "Kept the audit trail of all stock")?.status,
    ).toBe("met");
  });
});

describe("a law or standard by its name", () => {
  it("is not shown by work that comes near it", () => {
    const line = "Keep the books on Xero, bank the subs and submit the yearly Gift Aid claim";
    expect(judgedBy("Knowledge of the Charities SORP", line)?.status).not.toBe("met");
    const named = "Drew up the charity's accounts to the SORP";
    expect(judgedBy("Knowledge of the Charities SORP", named)?.status).toBe("met");
  });
});

describe("what nobody's CV proves", () => {
  it.each([
    "Current safety-critical or crane operator medical",
    "Annual eye test passed",
    "Must meet BPSS clearance",
    "Lived experience of caring",
    "You know the UK road network without a sat nav",
  ])("is not failed: %s", (demand) => {
    expect(judgedBy(demand, "Drove a tower crane on flats")?.status).toBe("unverifiable");
  });

  it("asks for clearance that is held to be named", () => {
    expect(judgedBy("Must already hold SC clearance", "Fixed routers")?.status).toBe("missing");
  });
});

describe("the right to work", () => {
  it.each([
    "British citizen",
    "I have settled status in the UK",
    "Irish passport",
    "No sponsorship needed",
  ])("is met where the CV says it: %s", (line) => {
    expect(judgedBy("You must have the right to work in the UK", line)?.status).toBe("met");
  });

  it.each(["Checked right to work documents of staff", "Need visa sponsorship", "Sold bread"])(
    "is not read out of other lines: %s",
    (line) => {
      expect(judgedBy("You must have the right to work in the UK", line)?.status).toBe(
        "unverifiable",
      );
    },
  );
});
