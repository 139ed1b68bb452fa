import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { weighedDemands } from "./said-demands.ts";

describe("behind a semicolon", () => {
  it.each([
    "A recognised trade qualification; electrical or plumbing",
    "Previous customer-facing experience; retail, hospitality or leisure",
    "A teaching qualification; PGCE or Cert Ed",
  ])("only the kinds of what was named are named: %s", (text) => {
    expect(weighedDemands(`About you\n- ${text}`)).toEqual([`required: ${text}`]);
  });

  it.each([
    "A full driving licence; able to lift or carry 20kg",
    "Payroll experience; own tools or access to a van",
    "Sales experience; calm under pressure",
  ])("something else is asked: %s", (text) => {
    expect(weighedDemands(`About you\n- ${text}`)).toHaveLength(2);
  });
});

describe("one sentence, several demands", () => {
  it("leaves two adjectives of one noun together", () => {
    expect(
      weighedDemands(
        "You will have a good Electrical and Mechanical background gained in factories.",
      ),
    ).toHaveLength(1);
    expect(
      weighedDemands("You must have strong technical and commercial knowledge of lighting."),
    ).toHaveLength(1);
  });

  it("parts a list that commas and capitals hold together, the wish being of its own part", () => {
    expect(
      weighedDemands(
        "Skills\nThe ability to influence others, Be ideally educated to degree level and have some sales experience.",
      ),
    ).toEqual([
      "required: The ability to influence others",
      "preferred: Be ideally educated to degree level",
      "required: have some sales experience.",
    ]);
  });

  it("parts what is called desirable from what is asked behind it", () => {
    expect(
      weighedDemands(
        "A recognised welding qualification would be highly desirable and good computer literacy.",
      ),
    ).toEqual([
      "preferred: A recognised welding qualification would be highly desirable",
      "required: good computer literacy.",
    ]);
  });

  it("lets a wish at the sentence's start or end hold for all of it", () => {
    const wishes = weighedDemands(
      "Ideally you will have experience of Sage in a small office and knowledge of payroll.\nExperience with children and an understanding of autism would be an advantage.",
    );
    expect(wishes.length).toBeGreaterThan(1);
    expect(wishes.filter((one) => one.startsWith("required"))).toEqual([]);
  });
});

describe("who somebody is", () => {
  it("is asked of the person sought, not of those who are there", () => {
    expect(
      weighedDemands(
        "You must be able to keep an eye on our apprentice, who is in his second year.",
      ),
    ).toHaveLength(1);
  });
});

describe("a list within a sentence", () => {
  it("is as many demands as it has items, brackets left whole", () => {
    expect(
      weighedDemands(
        "We're looking for someone with: an accredited degree (2:1 or above, or equivalent), work experience on a farm, a full UK driving licence and good numeracy.",
      ),
    ).toEqual([
      "required: an accredited degree (2:1 or above, or equivalent)",
      "required: work experience on a farm",
      "required: a full UK driving licence and good numeracy.",
    ]);
  });

  it("parts years of one thing from what stands before them, in a note", () => {
    for (const [text, first, second, years] of [
      [
        "Essential: Sage 50, two years of purchase ledger.",
        "Sage 50",
        "two years of purchase ledger",
        2,
      ],
      [
        "Requirements\n- Python, at least 5 years of Django",
        "Python",
        "at least 5 years of Django",
        5,
      ],
    ] as const) {
      const { demands } = parseJob(`Accounts Assistant\n\n${text}`);
      expect(demands.map((demand) => [demand.text.replace(/\.$/u, ""), demand.years])).toEqual([
        [first, null],
        [second, years],
      ]);
    }
  });

  it("stays one demand where it lists names", () => {
    expect(weighedDemands("You will need experience with: Word, Excel and Access.")).toHaveLength(
      1,
    );
  });

  it("parts what somebody did, holds and is", () => {
    expect(
      weighedDemands(
        "The right person has worked in a busy kitchen for a minimum of two years, holds Level 2 Food Safety and is a calm communicator.",
      ),
    ).toHaveLength(3);
  });

  it("parts the essential from the desirable, but not from what says the same again", () => {
    const asked = weighedDemands(
      "Requirements\n- Manufacturing experience essential, standard costing highly desirable\n- Warehouse experience preferred but not essential",
    );
    expect(asked).toEqual([
      "required: Manufacturing experience essential",
      "preferred: standard costing highly desirable",
      "preferred: Warehouse experience preferred but not essential",
    ]);
  });

  it("finds the work behind the person sought", () => {
    expect(
      weighedDemands(
        "They are seeking a solicitor with 2-5 years' PQE to handle landlord and tenant matters and secured lending.",
      ),
    ).toEqual([
      "required: solicitor with 2-5 years' PQE",
      "required: handle landlord and tenant matters and secured lending.",
    ]);
  });
});

describe("the top of an advertisement", () => {
  it.each([
    ["Social Worker – Children in Care\nKirklees Council", "Social Worker – Children in Care"],
    ["Support Worker - Hucknall", "Support Worker"],
    ["HGV Class 2 Driver – ADR – Days", "HGV Class 2 Driver – ADR"],
    ["Chef de Partie - The Wolseley Hospitality Group", "Chef de Partie"],
  ])("names the post: %s", (text, title) => {
    expect(parseJob(text).facts.title).toBe(title);
  });

  it.each([
    ["Data Engineer\nMonzo Bank · London or Remote · £85,000 - £95,000", "Monzo Bank"],
    ["Graduate Surveyor\nSavills, Exeter", "Savills"],
    ["Pastry Chef - The Wolseley Hospitality Group", "Wolseley Hospitality Group"],
  ])("names the employer beside other facts: %s", (text, company) => {
    expect(parseJob(text).facts.company).toBe(company);
  });
});

describe("English as a demand", () => {
  it.each(["Excellent command of the English language", "Good command of the english language"])(
    "is a language: %s",
    (line) => {
      const [demand] = parseJob(`Person specification\n- ${line}`).demands;
      expect(demand).toMatchObject({ kind: "language", languages: [{ code: "en" }] });
    },
  );
});

describe("whose post a title is", () => {
  it("takes no title from the person to ask, at the end", () => {
    const about = "We build training software for hospitals and care homes. ".repeat(15);
    const text = `${about}\nThe successful candidate will be a Full Stack Developer with a passion for learning.\n${about}\nJob title: Head of Software Development`;
    expect(parseJob(text).facts.title).toBe("Full Stack Developer");
  });

  it("leaves the grade out and the plural of a department in", () => {
    expect(parseJob("We need a band 5 dietitian to join us.").facts.title).toBe("dietitian");
    expect(
      parseJob("We are looking for a Deputy Director of Estates to lead our team.").facts.title,
    ).toBe("Deputy Director of Estates");
  });
});

describe("one sentence, several tasks", () => {
  const tasksOf = (text: string) =>
    parseJob(`Buyer\n\nThe role\n${text}\n\nAbout you\n- Good knowledge of Sage`)
      .demands.filter(({ responsibility }) => responsibility)
      .map(({ text: said }) => said);

  it("is as many as it opens in one form", () => {
    expect(
      tasksOf(
        "You will be responsible for preparing quotes, invoices and orders, ordering materials and running the site.",
      ),
    ).toEqual([
      "You will be responsible for preparing quotes, invoices and orders",
      "ordering materials",
      "running the site.",
    ]);
    expect(
      tasksOf(
        "You will design the sourcing strategy for the range and work closely with our suppliers.",
      ),
    ).toEqual([
      "You will design the sourcing strategy for the range",
      "work closely with our suppliers.",
    ]);
  });

  it("is as many as it lists", () => {
    expect(
      tasksOf(
        "Key responsibilities include reporting of year end results, statutory accounts preparation and managing the audit.",
      ),
    ).toEqual([
      "reporting of year end results",
      "statutory accounts preparation",
      "managing the audit.",
    ]);
  });

  it("is as many as it is made of behind a colon", () => {
    expect(
      tasksOf(
        "You will help deliver our two appeals from brief to letter: segmenting the data, briefing printers and keeping to budget.",
      ),
    ).toEqual([
      "You will help deliver our two appeals from brief to letter",
      "segmenting the data",
      "briefing printers",
      "keeping to budget.",
    ]);
  });

  it("is one where a deed has several objects, or says how it is done", () => {
    for (const text of [
      "You will manage accounts, project plans and test results.",
      "You will manage the team, ensuring that targets are met.",
      "The role involves working with children, aged 3 to 5, in a busy nursery.",
      "The role will involve providing services to clients including accounting, analysis and MI, planning and tax.",
    ])
      expect(tasksOf(text), text).toHaveLength(1);
  });
});

describe("the kind of a demand", () => {
  it.each([
    ["prototyping in code (HTML and CSS)", "skill"],
    ["No DR, DD or IN codes on your licence", "licence"],
    ["You must have a formal qualification in an engineering discipline", "education"],
  ])("of %s is %s", (text, kind) => {
    expect(parseJob(`Who you are\n- ${text}`).demands[0]?.kind).toBe(kind);
  });
});
