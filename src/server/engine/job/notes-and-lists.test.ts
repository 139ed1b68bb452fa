import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { askedDemands } from "./said-demands.ts";

const demandsIn = (text: string) =>
  askedDemands(text).map(({ text: said, importance }) => `${importance}: ${said}`);
const factsOf = (text: string) => parseJob(text).facts;

describe("a line with a picture or an arrow before it", () => {
  it.each(["👉", "➕", "✅", "→", "🔹"])("is an item: %s", (sign) => {
    expect(
      demandsIn(`Cook\n\nWhat you'll need\n${sign} Food hygiene certificate\n${sign} Patience`),
    ).toEqual(["required: Food hygiene certificate", "required: Patience"]);
  });

  it("is a heading where the items have another", () => {
    const text =
      "Cook\n\n👉 What we're looking for\n✨ Food hygiene certificate\n✨ Patience\n\n👉 Even better if you have\n✨ Baking experience";
    expect(demandsIn(text)).toEqual([
      "required: Food hygiene certificate",
      "required: Patience",
      "preferred: Baking experience",
    ]);
  });
});

describe("a note", () => {
  it("asks for each of its licences", () => {
    expect(demandsIn("Sparky wanted. Must have own tools, gold card, 18th edition.")).toEqual([
      "required: Must have own tools",
      "required: gold card",
      "required: 18th edition.",
    ]);
  });

  it("asks for each thing of a list without a verb", () => {
    expect(
      demandsIn(
        "Herdsman\nRequirements: previous experience with cows, good stockmanship, AI and foot trimming, full driving licence.",
      ),
    ).toHaveLength(4);
  });

  it("leaves a list of what one thing is about whole", () => {
    expect(
      demandsIn(
        "Nurse\nRequirements\n- Good knowledge of wound care, infection control, medication administration",
      ),
    ).toHaveLength(1);
  });

  it("tells experience and a licence apart", () => {
    expect(
      demandsIn("Chef\nMust have hotel breakfast experience and Level 2 Food Safety."),
    ).toEqual(["required: Must have hotel breakfast experience", "required: Level 2 Food Safety."]);
  });
});

describe("a group of criteria", () => {
  const spec = (group: string) =>
    `Nurse\nPerson specification\nExperience\nEssential\nWork on a ward\nDesirable\nWork in theatre\n${group}\nEssential\nAble to travel`;

  it.each(["Other", "Additional criteria", "Circumstances"])("is headed by %s", (group) => {
    expect(demandsIn(spec(group))).toEqual([
      "required: Work on a ward",
      "preferred: Work in theatre",
      "required: Able to travel",
    ]);
  });
});

describe("a wish", () => {
  it.each([
    "Welder\nYou will have:\n- Patience\nNot essential, but lovely to have:\n- Experience of TIG welding",
    "Welder\nYou may also have:\n- Experience of TIG welding",
    "Welder\nIt would help if you have:\n- Experience of TIG welding",
    "Welder\nWe'd be delighted if you also had experience of TIG welding.",
    "Welder\nTIG welding experience would be lovely.",
    "Welder\nExperience of TIG welding pref but not ess.",
  ])("is one however it is said: %j", (text) => {
    expect(demandsIn(text).at(-1)).toMatch(/^preferred: .*TIG welding/iu);
  });

  it("is as strong as what it is set beside", () => {
    expect(
      demandsIn(
        "Carer\nExperience of dementia would be an advantage, as would knowledge of care planning.",
      ),
    ).toEqual([
      "preferred: Experience of dementia would be an advantage",
      "preferred: knowledge of care planning.",
    ]);
  });
});

describe("a sentence that tells the work and asks", () => {
  it("is a duty and demands", () => {
    const { demands } = parseJob(
      "You will support clients in the community and must have a full driving licence and experience of autism.",
    );
    expect(demands.map(({ text, responsibility }) => [responsibility, text])).toEqual([
      [true, "You will support clients in the community"],
      [false, "must have a full driving licence"],
      [false, "experience of autism."],
    ]);
  });
});

describe("years", () => {
  it.each([
    ["A couple of years' experience of office cleaning", 2],
    ["Five years or more in a design role", 5],
    ["At least 2 years on a service desk", 2],
    ["At least a year behind a bar", 1],
    ["2 yrs exp min", 2],
  ])("are read from %j", (line, years) => {
    expect(parseJob(`Requirements\n- ${line}`).demands.map((one) => one.years)).toEqual([years]);
  });
});

describe("what a licence allows", () => {
  it.each([
    "At least 6 months' reach truck experience",
    "Comfortable working at heights of up to 12 metres",
  ])("is not the licence: %s", (line) => {
    expect(parseJob(`Requirements\n- ${line}`).demands.flatMap((one) => one.licences)).toEqual([]);
  });
});

describe("facts of a note", () => {
  it("are read from one line", () => {
    expect(
      factsOf("Breakfast Chef - Greystones Hotel, Keswick. £13.50 per hour, 35 hrs per week."),
    ).toMatchObject({ title: "Breakfast Chef", company: "Greystones Hotel", location: "Keswick" });
    expect(
      factsOf("Night Porter needed at The Royal Oak Hotel, Ripon, 4 nights a week."),
    ).toMatchObject({
      title: "Night Porter",
      company: "Royal Oak Hotel",
      hours: "4 nights a week",
    });
  });

  it("are not the post of somebody named", () => {
    const text = "Hill School\nHead Teacher: Mrs L. Moss\n\nTeaching Assistant\n\nWe are kind.";
    expect(factsOf(text).title).toBe("Teaching Assistant");
  });

  it.each([
    ["GEORGE MOSS HOSPITAL NHS TRUST\n\nLocum Consultant", "GEORGE MOSS HOSPITAL NHS TRUST"],
    [
      "Nurse\n\nHill House is part of Vale and Weir NHS Foundation Trust. VWFT has a gym. Join VWFT. VWFT is growing.",
      "Vale and Weir NHS Foundation Trust",
    ],
    [
      "Tester\n\nVeldura is one of the fastest growing firms in the UK. You will be part of the Veldura Projects team.",
      "Veldura",
    ],
    ["Radiographer\n\nVale Health is Britain's largest charity for health.", "Vale Health"],
  ])("name the employer of %j", (text, company) => {
    expect(factsOf(text).company).toBe(company);
  });
});
