import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";
import { deedsAsked, deedsTold } from "./told-deeds.ts";

const told = (text: string) => [...deedsTold(text)];

const cv = (title: string, ...lines: string[]) => `Sam Field
sam.field@example.com, 07700 900123

Experience
${title}, Northgate, January 2022 to present
${lines.map((line) => `• ${line}`).join("\n")}

Education
GCSEs, Northgate School, 2015`;

const asks = (heading: string, demand: string) => `${heading}
• ${demand}
• Experience of stock control`;

describe("what a line tells of without naming it", () => {
  it.each([
    ["Training delivery", "Show new starters how the ovens work"],
    ["Negotiation", "Renegotiated the polymer contract in 2023"],
    ["Minute taking", "Took the minutes of the trustees' meeting"],
  ])("is %s: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["People management", "Gave figures to the management team each Friday"],
    ["Recruitment", "Welcomed new hires and staff from other sites"],
    ["Storekeeping", "Rang round the depots in order to find parts for the workshop"],
    ["Valeting", "Took bags up and gave guests a valet service"],
  ])("is not %s: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });

  it.each([
    [
      "Complaint handling",
      "Their suite came with a torn arm, so I said sorry and got a replacement",
    ],
    ["Stock rotation", "Put the new yoghurts behind and the older ones at the front of the fridge"],
    ["End of life care", "Sat with a gentleman and his wife through his last night"],
    ["Data quality", "Found that hundreds of records had the wrong addresses and cleaned them"],
    ["Contractor management", "I ring a plumber, agree the price and check that the job is right"],
    [
      "Multidisciplinary working",
      "Agree with the doctor, the physio and the family what comes next",
    ],
    ["Staff induction", "New carers shadow me for four shifts"],
    ["Fault finding", "Lights that trip for no reason and sockets that have gone dead"],
    ["Web performance", "Our page took nine seconds to load, so I cut the pictures"],
  ])("is %s in the plainest words: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["Complaint handling", "Picked orders for the complaints department"],
    ["End of life care", "Finished the last night of the tour"],
    ["Ordering what runs low", "Cooked a variety of foods to customers' orders"],
    ["Meeting deadlines", "Wrote press releases and articles about the company"],
    ["Contractor management", "Worked for a firm of roofers"],
    ["Fast-paced work", "Managed the front desk and the phone"],
    ["Safeguarding", "Worried about the children's results in maths"],
    ["Bid writing", "Wrote letters for the hospital trust"],
    ["Data quality", "Cleaned the floors of a data centre"],
  ])("is not %s: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });

  it("needs all its words near each other", () => {
    const between =
      "and otherwise looked through shelves, drawers, cupboards, boxes, lofts and cellars for";
    expect(told("Took minutes")).toContain("Minute taking");
    expect(told(`Took photographs ${between} lost minutes`)).not.toContain("Minute taking");
  });

  it("answers a demand that names it, with the line, and says that the line does not", () => {
    const line = "Show new starters how the ovens work and sign them off";
    const [first] = reportOf(
      cv("Baker", line),
      asks("Requirements", "Staff training"),
    ).requirements;
    expect(first).toMatchObject({ status: "met", evidence: [{ quote: line }] });
    expect(first?.reason).toContain("without naming it");
  });

  it("answers a duty told in yet other words", () => {
    const line = "Draw up sale and hire-purchase agreements with farmers";
    const duty = "You will prepare contracts from inception to execution";
    const [first] = reportOf(cv("Sales Representative", line), asks("Duties", duty)).requirements;
    expect(first).toMatchObject({ status: "met", evidence: [{ quote: line }] });
    expect(first?.reason).toContain("in other words");
  });

  it("is worth a word of advice: to name it there", () => {
    const line = "Show new starters how the ovens work and sign them off";
    const { recommendations } = reportOf(cv("Baker", line), asks("Requirements", "Staff training"));
    expect(recommendations.join("\n")).toContain("Name it there");
  });

  it("counts only where it was done", () => {
    const profile = `Sam Field
sam.field@example.com

Profile
I would love to show new starters how the ovens work.

Experience
Baker, Northgate, January 2022 to present
• Baked bread`;
    const [first] = reportOf(profile, asks("Requirements", "Staff training")).requirements;
    expect(first?.status).not.toBe("met");
  });
});

describe("the pieces of work that a demand speaks of", () => {
  it("are one where the same words tell them, and several where others do", () => {
    expect(deedsAsked("Keep the warehouse clean")).toHaveLength(1);
    expect(deedsAsked("Prepare contracts and purchase materials")).toHaveLength(2);
    expect(deedsAsked("We are a friendly team")).toEqual([]);
  });
});
