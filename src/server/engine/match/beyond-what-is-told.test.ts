import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, line: string, others = "") =>
  judged(demand, cvOf(line, others))?.status;

describe("a sum or number that is asked for", () => {
  it.each([
    ["A track record of delivering projects of £10m or more", "projects up to £2.8m", "partial"],
    ["A track record of delivering projects of £10m or more", "projects up to £12m", "met"],
    ["A track record of delivering projects of £10m or more", "projects on time", "met"],
  ])("%s, %s: %s", (demand, told, status) => {
    expect(statusOf(demand, `Project manager who delivered ${told}`)).toBe(status);
  });

  it.each([
    ["Ran payroll for 310 employees", "partial"],
    ["Ran payroll for 640 weekly paid employees", "met"],
  ])("counts the same things: %s", (line, status) => {
    expect(statusOf("Experience of payroll for 500+ employees", line)).toBe(status);
  });
});

describe("training that is asked for", () => {
  it("is not had by the work alone", () => {
    const demand = "Up-to-date safeguarding training";
    expect(statusOf(demand, "Reported safeguarding concerns")).toBe("partial");
    const course = "\nTraining\nSafeguarding Level 2, 2026";
    expect(statusOf(demand, "Reported safeguarding concerns", course)).toBe("met");
  });
});

describe("a setting before the work", () => {
  it("is asked for besides", () => {
    const demand = "Experience of public sector or schools payroll";
    expect(statusOf(demand, "Ran the payroll of 300 drivers")).toBe("partial");
    expect(statusOf(demand, "Ran the payroll of a public sector body")).toBe("met");
  });
});

describe("the employer's own system", () => {
  it.each([
    ["An expenses system (the Council uses Concur)", "Entered claims on an expenses system", "met"],
    ["An expenses system (the Council uses Concur)", "Drove a lorry", "missing"],
    ["Experience of HR systems (we use iTrent)", "Kept records on iTrent", "met"],
  ])("is not asked for: %s, %s", (demand, line, status) => {
    expect(statusOf(demand, line)).toBe(status);
  });
});

describe("either of two", () => {
  it.each([
    ["Temperature controlled / fridge work", "Drove the fridge lorry", "met"],
    ["Practice Educator Professional Standards (PEPS) Stage 1 or 2", "A 2-day course", "missing"],
    ["SMSTS, black or gold CSCS card", "SMSTS 2023 and CSCS gold card", "met"],
  ])("%s: %s is %s", (demand, line, status) => {
    expect(statusOf(demand, line)).toBe(status);
  });
});

describe("verbs that share what stands behind them", () => {
  it("are no half of their own", () => {
    const demand = "Experience building and sending email campaigns in Mailchimp";
    expect(statusOf(demand, "Put together the customer email in Mailchimp and sent it")).toBe(
      "met",
    );
  });

  it("takes direct work for no leading", () => {
    const demand = "Experience of direct work with children";
    expect(statusOf(demand, "Did direct work with children")).toBe("met");
  });
});

describe("what another does, and what is only hoped for", () => {
  it.each([
    ["Keeping records on the computer", "The boss does records on the computer."],
    ["Experience of butchery", "Meat arrives from the butcher portioned."],
    ["Experience of lone working", "Have asked to be signed off for lone working."],
  ])("%s: %s", (demand, line) => {
    expect(statusOf(demand, line)).toBe("missing");
  });

  it.each([
    ["Experience of butchery", "Worked as a butcher in a shop"],
    ["Ordering stock", "The manager asked me to order stock, and I ordered stock weekly"],
  ])("leaves the writer's own: %s: %s", (demand, line) => {
    expect(statusOf(demand, line)).toBe("met");
  });

  it.each([
    [
      "Experience in the public sector",
      "\nProfile\nKeen to bring commercial energy to the public sector.",
      "missing",
    ],
    [
      "Python for analysis",
      "\nSkills\nPython: two chapters into an online beginner's course",
      "partial",
    ],
    [
      "Mediation qualification",
      "\nEducation\nI have an interest in mediation and read widely about it.",
      "partial",
    ],
    ["Mediation qualification", "\nEducation\nMediation certificate, 2022", "met"],
  ])("%s", (demand, more, status) => {
    expect(statusOf(demand, "Kept the peace", more)).toBe(status);
  });
});

describe("a tool that is only begun", () => {
  it("is not met by the word for it", () => {
    const begun = "\nSkills\nPython: two chapters into an online beginner's course";
    expect(statusOf("Either Python or R for analysis", "Kept the peace", begun)).toBe("partial");
  });
});

describe("basic maths", () => {
  it.each([
    ["Basic maths and English", "GCSEs 2022: English 4, Maths 4", "met"],
    ["Basic maths and English", "GCSEs 2022: English 4, Maths 2", "partial"],
    ["Excellent numeracy", "GCSEs 2022: English 4, Maths 4", "missing"],
  ])("%s: %s is %s", (demand, study, status) => {
    expect(statusOf(demand, "Kept the peace", `\nEducation\nStirling, ${study}`)).toBe(status);
  });
});

describe("subjects of study", () => {
  const asked = "GCSE English and Maths at grade 4/C or above";
  it.each([
    [asked, "GCSEs 2019: English Language 6, Maths 5, Art 7", "met"],
    [asked, "GCSEs 2019: English Language 6, Maths 3, Art 7", "partial"],
    [asked, "GCSEs 2019: English Language 6, Art 7", "partial"],
    [
      "HNC/HND or degree in Supply Chain, Business or Engineering",
      "BA Business Management, 2022",
      "met",
    ],
    ["HNC/HND or degree in Supply Chain, Business or Engineering", "BA Fine Art, 2022", "partial"],
  ])("%s: %s is %s", (demand, study, status) => {
    expect(statusOf(demand, "Kept the peace", `\nEducation\nStirling, ${study}`)).toBe(status);
  });
});
