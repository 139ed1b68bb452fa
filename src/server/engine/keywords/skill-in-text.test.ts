import { describe, expect, it } from "vitest";
import { skillAsAsked, skillInText } from "./skill-in-text.ts";

describe("a skill inside a sentence", () => {
  it.each([
    ["E-mail marketing", "e-mail marketing"],
    ["Customer service", "customer service"],
    ["Driving licence", "driving licence"],
    ["Microsoft Excel", "Microsoft Excel"],
    ["Scrum", "Scrum"],
    ["SQL", "SQL"],
    ["Ofgem", "Ofgem"],
    ["Christian ministry and chaplaincy", "Christian ministry and chaplaincy"],
    ["Positive attitude", "a positive attitude"],
  ])("of “%s” is “%s”", (name, written) => {
    expect(skillInText(name)).toBe(written);
  });

  it.each([
    ["Knowledge of GDPR", "Data protection", "GDPR"],
    ["Responsible for collection of outstanding invoices", "Credit control", "credit control"],
    ["Knowledge of the Mental Capacity Act", "Mental Capacity Act", "the Mental Capacity Act"],
    ["Experience of a CRM system", "CRM", "a CRM system"],
    [
      "Used to a property management system (Opera preferred)",
      "Property management systems",
      "a property management system",
    ],
    [
      "Delivering campaigns on time and within budget",
      "Project delivery on time and budget",
      "project delivery on time and budget",
    ],
    ["Reports in Power BI", "Power BI", "Power BI"],
    ["Advanced SQL", "SQL", "advanced SQL"],
    ["STRONG GDPR KNOWLEDGE", "Data protection", "data protection"],
    ["Credit Control", "Credit control", "credit control"],
    ["within Ofgem timescales", "Ofgem", "Ofgem"],
    ["Act as a key worker", "Keyworking", "keyworking"],
  ])("that “%s” asks for (%s) is “%s”", (text, skill, written) => {
    expect(skillAsAsked(text, skill)).toBe(written);
  });
});
