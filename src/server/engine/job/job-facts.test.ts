import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const facts = (text: string) => parseJob(text).facts;

describe("the title of an advertisement", () => {
  it.each([
    [
      "We are looking for a dynamic and forward thinking care assistant to join us.",
      "care assistant",
    ],
    ["There are opportunities for radiographers to join our hospital.", "radiographer"],
    ["Band 5 Staff Nurse\n\nWe care for people.", "Staff Nurse"],
    ["Staff Nurse (RMN)with a current PIN\n\nWe care for people.", "Staff Nurse (RMN)"],
    ["Theatre PractitionerBand: 6\n\nWe care for people.", "Theatre Practitioner"],
    ["You lead a team of six. The Estates Manager will plan repairs.", "Estates Manager"],
    ["Are you an experienced Pensions Administrator looking for more?", "Pensions Administrator"],
  ])("is read from %j", (text, title) => {
    expect(facts(text).title).toBe(title);
  });

  it("is not the post of the person to ask", () => {
    const text = "Join our ward.\n\nFor an informal chat contact\n\nKim Marsh, Service Manager";
    expect(facts(text).title).toBeNull();
  });

  it("of an accountant says nothing of managing", () => {
    expect(facts("Job title: Management Accountant\nLeeds").seniority).not.toBe("manager");
  });
});

describe("the employer of an advertisement", () => {
  it("is the body that runs the site, not the site", () => {
    const text =
      "Staff Nurse\n\nBrookfield Hospital is a friendly place. Brookfield Hospital has 40 beds. Brookfield Hospital is part of Larkhill Healthcare. Larkhill Healthcare is committed to care.";
    expect(facts(text).company).toBe("Larkhill Healthcare");
  });

  it("is found behind a lost space", () => {
    expect(facts("Cook\n\nLarkhill Health Carehas been serving people.").company).toBe(
      "Larkhill Health Care",
    );
  });

  it("is no technology that is wished for", () => {
    expect(facts("We need a Python developer with SQL. Kubernetes is a plus.").company).toBeNull();
  });
});

describe("the place of an advertisement", () => {
  it.each([
    ["Our Hucknall based client needs a cook.", "Hucknall"],
    ["A sales post for the North East of England", "North East"],
    ["A nurse for a care home in Heathfield.", "Heathfield"],
  ])("is read from %j", (text, place) => {
    expect(facts(text).location).toBe(place);
  });

  it("is no product", () => {
    expect(facts("You will support our Windows based systems.").location).toBeNull();
  });
});

describe("what asks nothing", () => {
  it.each([
    ["Person specification\n- Patience\n- Part Time Days - 8am to 8pm"],
    ["Person specification\n- Patience\n- Saturday: Non-working day"],
    ["Person specification\n- Patience\n\nConfidentiality is of course guaranteed."],
    ["Person specification\n- Patience\n\nAll candidates will have the opportunity to train."],
  ])("is no demand in %j", (text) => {
    expect(parseJob(text).demands.map((one) => one.text)).toEqual(["Patience"]);
  });

  it("shouted words are no degree", () => {
    const { demands } = parseJob("APPLY NOW. CANDIDATES MUST BE ABLE TO START ON MONDAY.");
    expect(demands.every(({ education }) => education === null)).toBe(true);
  });
});

describe("a heading that asks", () => {
  it("keeps its own demand", () => {
    const { demands } = parseJob(
      "Benefits\n- Free parking\nYou…..\n\nAn experienced nurse with at least 2 years’ experience, you’ll have…\n- A kind manner",
    );
    expect(demands.map(({ years }) => years)).toContain(2);
  });
});
