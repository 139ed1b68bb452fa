import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { askedDemands } from "./said-demands.ts";

const asked = (ad: string) =>
  askedDemands(ad).map(
    ({ importance, text }) => `${importance === "required" ? "E" : "D"} ${text}`,
  );

describe("a sentence of running text", () => {
  it.each([
    ["It is essential that you are good with numbers.", 1],
    ["It is important that you are aware of our values.", 0],
    ["Established 6 years ago with the aim of selling cars quickly, they are ambitious.", 0],
    ["Advantage xPO specialises in recruitment outsourcing.", 0],
    ["Do you hold a driving licence?", 1],
    ["Do you thrive on a challenge?", 0],
    [
      "You should be prepared to take part in a rota of weekends, but we offer opportunities to learn.",
      1,
    ],
    ["You will need a sound knowledge of Sage; you will be offered supervision and support.", 1],
    ["Larch Lane Service will provide kind care that answers to the needs of local people.", 0],
    ["Please note that full GMC registration is essential.", 1],
  ])("%s", (sentence, demands) => {
    expect(asked(`Car Buyer\n\nWe sell cars in Leeds and York. ${sentence}`)).toHaveLength(demands);
  });

  it("does not take numbers for people", () => {
    const { demands } = parseJob("Must be quick, are good with numbers and can drive.");
    expect(demands.flatMap(({ skills }) => skills.flat())).toContain("Numeracy");
  });
});

describe("a table of criteria", () => {
  const wanted = [
    "E Registered nurse with NMC registration",
    "D Mentoring qualification",
    "E Experience of leading a team",
  ];

  it("is read where each cell has a line", () => {
    expect(
      asked(
        "Person specification\nCriteria\nEssential\nDesirable\nAssessed by\nRegistered nurse with NMC registration\nE\nApplication form\nMentoring qualification\nD\nApplication form\nExperience of leading a team\nE\nInterview",
      ),
    ).toEqual(wanted);
  });

  it("is read where the marks stand behind the criteria", () => {
    expect(
      asked(
        "Person specification\nCriteria Essential Desirable Assessed by\nRegistered nurse with NMC registration E A/C\nMentoring qualification D A\nExperience of leading a team E A/I",
      ),
    ).toEqual(wanted);
  });

  it("is read where a column names the importance", () => {
    expect(
      asked(
        "Person specification\nCriterion\tEssential or desirable\tHow assessed\nRegistered nurse with NMC registration\tEssential\tForm\nMentoring qualification\tDesirable\tForm\nExperience of leading a team\tEssential\tInterview",
      ),
    ).toEqual(wanted);
  });

  it("is read where each importance has its column", () => {
    expect(
      asked(
        "Requirements | Essential | Desirable | Assessed by\nSkills | Experience of leading a team | Mentoring qualification | Interview",
      ),
    ).toEqual(["E Experience of leading a team", "D Mentoring qualification"]);
  });
});

describe("the words that ask", () => {
  it.each([
    [
      "Excellent opportunity to join our client, an expanding business based in Ripon, who are looking to recruit an ACA qualified accountant to head up its small team.",
      "E ACA qualified accountant",
    ],
    [
      "We are looking for an experienced pastry chef to join our kitchen in Whitby.",
      "E experienced pastry chef",
    ],
    ["Are you a qualified plumber looking for a new challenge?", "E qualified plumber"],
    [
      "Reporting to the Finance Director, you must have a good knowledge of payroll.",
      "E you must have a good knowledge of payroll.",
    ],
  ])("are cut from the blurb in %j", (sentence, expected) => {
    expect(asked(sentence)).toEqual([expected]);
  });

  it.each([
    "We are looking for an enthusiastic person to join our team.",
    "Are you ready for your next challenge?",
    "The skills and experience of our staff are growing every year.",
    "Working as part of a multi-disciplinary team, you’ll develop your skills to build a career.",
    "Essential criteria will be assessed at interview.",
    "You will report to the Head of Finance.",
  ])("are missing in %j", (sentence) => {
    expect(asked(`${sentence}\nHours: 37 a week`)).toEqual([]);
  });
});

describe("duties", () => {
  it("do not crowd out what is asked", () => {
    const tasks =
      "Plan Order Check Record Report Clean Serve Cook Prepare Manage Train Supervise Review Monitor Deliver Collect"
        .split(" ")
        .map(
          (verb, at) =>
            `- ${verb} the ${"stock menus kitchen deliveries invoices rotas budgets allergens".split(" ")[at % 8]} of site ${at}`,
        );
    const { demands } = parseJob(
      `Responsibilities\n${tasks.join("\n")}\nRequirements\n- Two years' experience as a chef`,
    );
    expect(demands.filter((one) => one.responsibility).length).toBeLessThanOrEqual(12);
    expect(demands.some((one) => one.years === 2)).toBe(true);
  });
});

describe("skills of a demand", () => {
  const skills = (line: string) =>
    parseJob(`Essential\n- ${line}`).demands.flatMap((one) => one.skills.flat());

  it("are not the colleagues and places around the work", () => {
    expect(skills("Ability to build trust with social workers and teachers")).not.toContain(
      "Social work",
    );
    expect(skills("Comfortable reporting to the finance director")).not.toContain("Reporting");
  });
  it("are separate where 'of' repeats", () => {
    const groups =
      parseJob("Essential\n- Experience of Excel and of payroll").demands[0]?.skills ?? [];
    expect(groups).toHaveLength(2);
  });
});

describe("the employer", () => {
  it("stands under the title", () => {
    const ad =
      "Museum Assistant\nThornby Museums Trust\nLocation: Hull\n\nThornby Museums Trust runs two museums.";
    expect(parseJob(ad).facts.company).toBe("Thornby Museums Trust");
  });
  it("stays unnamed where only an agency is named", () => {
    const ad =
      "Bookkeeper\nOur client, a busy garden centre, needs a bookkeeper.\nFenwick Vale Recruitment Ltd is acting as an employment agency for this vacancy.";
    expect(parseJob(ad).facts.company).toBeNull();
  });
  it("is not what kind of body it is", () => {
    const ad =
      "Graphic Designer\nHearing Together (Registered Charity in England & Wales)\n\nOne in five adults has hearing loss. Registered Charity no. 123.";
    expect(parseJob(ad).facts.company).not.toBe("Registered Charity");
  });
  it("is no regulator", () => {
    const ad =
      "Dietitian\nYou must be registered with the Health and Care Professions Council. The Health and Care Professions Council is the regulator.";
    expect(parseJob(ad).facts.company).toBeNull();
  });
});

describe("who the employer is", () => {
  it("is no demand", () => {
    const ad =
      "Administrator\n\nNHS Professionals (NHSP), owned by the Department of Health and Social Care (DHSC), works in partnership with hospital trusts to provide a bank of highly skilled temporary workers.\n\nEssential\n• Audio typing";
    expect(asked(ad)).toEqual(["E Audio typing"]);
  });
});

describe("a wish told in so many words", () => {
  it.each([
    "Whilst not essential, experience of Canva would help",
    "It would be great if you also had some knowledge of SEO",
    "It'd be lovely if you had worked in a charity before",
    "If you have used HubSpot, even better",
    "Brownie points if you speak Welsh",
  ])("is one under any heading: %s", (line) => {
    expect(asked(`Requirements\n- ${line}`).map((one) => one.slice(0, 1))).toEqual(["D"]);
  });
});

describe("a person specification that has lost its table", () => {
  it("keeps its heading, its importance and what is not asked", () => {
    expect(
      asked(
        "Lecturer\n\n3. PERSON SPECIFICATION\n(E = Essential, D = Desirable; A = application, C = certificate)\n\nGCSE English  E  C\nIQA award (Level 4)  D  A/C\nCar user: No.",
      ).map((one) => one.slice(0, 5)),
    ).toEqual(["E GCS", "D IQA"]);
  });
});

describe("a list of wishes within a line", () => {
  it("is of wishes, and what the next line asks is not", () => {
    expect(
      asked(
        "Developer\n\nYou must know Python well. Things that would make us smile: Docker or Terraform; having dealt with card payments; PHP.\n\nYou must hold a driving licence.",
      ).map((one) => one.slice(0, 1)),
    ).toEqual(["E", "D", "D", "D", "E"]);
    expect(
      asked(
        "Designer\n\nYou must know InDesign well. We'd be specially pleased to see After Effects or Premiere; Figma; a charity background.\n\nYou must hold a driving licence.",
      ).map((one) => one.slice(0, 1)),
    ).toEqual(["E", "D", "D", "D", "E"]);
  });
});

describe("what stands beside a demand", () => {
  it("is pay, and asks nothing", () => {
    expect(
      asked("The person\n- Basic French\n- ££: 38-46k + options\n- £500 welcome bonus"),
    ).toEqual(["E Basic French"]);
  });
  it("is how long the contract runs, not how long somebody has worked", () => {
    expect(
      parseJob("Solicitor\n\nTwo years in the first instance, funded by legal aid income.").demands,
    ).toEqual([]);
  });
  it("is whom one leads, not what one holds", () => {
    const { demands } = parseJob(
      "Essential\n- Qualified Teacher Status\nDesirable\n- Experience of mentoring ECTs or trainees",
    );
    expect(demands.map(({ licences, importance }) => [importance, licences.length])).toEqual([
      ["required", 1],
      ["preferred", 0],
    ]);
  });
  it("is what others sit, not what one has passed", () => {
    expect(parseJob("Desirable\n- Experience as a GCSE examiner").demands[0]?.education).toBeNull();
  });
});

describe("a shouted sentence", () => {
  it("stays whole", () => {
    expect(
      asked(
        "The candidate\nYOU MUST HAVE AT LEAST 2 YEARS SUPERVISORY EXPERIENCE IN A WAREHOUSE OR DISTRIBUTION ENVIRONMENT, SO PLEASE READ ON",
      ),
    ).toHaveLength(1);
  });
});
