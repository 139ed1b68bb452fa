import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, line: string) => judged(demand, cvOf(line))?.status;

describe("what a demand truly asks", () => {
  it("is not what it rejects", () => {
    const demand = "Traditional masonry – timber frame only will not be considered";
    expect(statusOf(demand, "Put up timber frame houses")).not.toBe("met");
    expect(statusOf(demand, "Built houses in traditional masonry")).toBe("met");
  });

  it("is not what it is set against, and still what it asks", () => {
    const demand = "Bread baking, done for real rather than from packet mixes";
    expect(statusOf(demand, "Baking of bread and rolls for forty each morning")).toBe("met");
    expect(statusOf(demand, "Filled the shelves with packet mixes")).toBe("missing");
  });

  it("is no place, where any will do", () => {
    const demand = "Customer service experience, in a bank, shop, call centre, anywhere";
    expect(statusOf(demand, "Customer service at the enquiry desk")).toBe("met");
    expect(statusOf(demand, "Painted the fences of a bank")).not.toBe("met");
  });

  it("is not the work of those it is done with", () => {
    expect(
      statusOf("Brief our designer and photographer", "Photography of wedding cakes"),
    ).not.toBe("met");
  });

  it("is answered by one of the examples it gives", () => {
    const demand = "Knowledge of standardised outcome measures (e.g. MoCA, AMPS, TOMs)";
    expect(statusOf(demand, "Used the Barthel Index and MoCA with each patient")).toBe("met");
    expect(statusOf(demand, "Measured each patient for shoes")).not.toBe("met");
  });

  it("is in part answered by taking part, where it is to be led", () => {
    const demand = "Chairing annual reviews";
    expect(statusOf(demand, "Chaired twelve annual reviews a year")).toBe("met");
    expect(statusOf(demand, "Contribute reports to annual reviews")).not.toBe("met");
  });

  it("is in part answered where the tool it names is not named", () => {
    const demand = "Model data for reporting (dimensional / star schema) using dbt";
    expect(statusOf(demand, "Built a star schema for the reporting of sales")).not.toBe("met");
    expect(statusOf(demand, "Built the star schema for reporting in dbt")).toBe("met");
  });

  it("is another tool of the kind, where that would do", () => {
    const line = "Worked daily in the Proclaim case management system";
    expect(statusOf("You have used a case management system (the firm is on LEAP)", line)).toBe(
      "met",
    );
    expect(statusOf("Experience of LEAP", line)).not.toBe("met");
  });

  it("is the language, where it is to be spoken and written well", () => {
    expect(statusOf("Good spoken and written English", "Sold bread")).toBe("met");
  });

  it("is both of two, each by itself", () => {
    const demand = "Understanding of safeguarding adults and children";
    expect(statusOf(demand, "Reported concerns under the safeguarding adults policy")).not.toBe(
      "met",
    );
    expect(
      statusOf(demand, "Led child protection meetings and sat on the adult safeguarding board"),
    ).toBe("met");
  });

  it("is not met by what the writer says others do", () => {
    const line = "Ordered raised toilet seats; home visits are carried out by the community team";
    expect(statusOf("Experience of home visits", line)).not.toBe("met");
  });

  it.each([
    ["Manage the reception team", "Received the post for the reception team"],
    ["Line management of engineers", "Reported to the line manager of the engineers"],
  ])("is no work near whoever does it: %s", (demand, line) => {
    expect(statusOf(demand, line)).not.toBe("met");
  });

  it.each([
    ["Manage the reception team", "Managed the reception team of four"],
    ["Line management of engineers", "Line manager of six field engineers"],
  ])("is met by who did it: %s", (demand, line) => {
    expect(statusOf(demand, line)).toBe("met");
  });

  it.each([
    ["Check their work", "Checked Part 2 of the handbook on each file"],
    ["Debt or collections work", "Refunds, and click and collect"],
    ["Weddings or group bookings", "Bookings in Opera Cloud"],
    ["A track record of looking after and training a team", "Buddy for new receptionists"],
    ["Preparing requests for assessment and chairing annual reviews", "Taught a class of 30"],
    ["Check the night audit, and send out the wedding group invoices", "Ran the night audit"],
  ])("is more than one word of it: %s", (demand, line) => {
    expect(statusOf(demand, line)).not.toBe("met");
  });

  it.each([
    ["Weddings or group bookings", "Looked after 40 weddings a year"],
    ["Debt or collections work", "Collections agent for two water firms"],
    ["Check their work", "Checked the work of two trainees"],
  ])("is found where it is said: %s", (demand, line) => {
    expect(statusOf(demand, line)).toBe("met");
  });
});
