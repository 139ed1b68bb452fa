import { describe, expect, it } from "vitest";
import { askedDemands, demandTexts } from "./said-demands.ts";

describe("what is said of others or by the page", () => {
  it.each([
    "Volunteers must be over 16.",
    "The role of Stock Controller has arisen as the firm continues to grow.",
    "A vacancy has become available due to internal promotion.",
    "Find out more about our Data Engineers.",
    "Read our latest blog posts.",
    "This reputable company design, manufacture and install ovens for bakeries.",
    "Entry to our Level 3 course requires a GCSE in maths.",
    "The night team is separate and its members must hold two years as an AMHP.",
    "Student social workers must be supervised by a practice educator.",
    "Also wanted: Apprentice Plater, 16+, GCSE maths.",
    "Wouldn't suit someone wanting Saturdays off",
    "That may be in local government or not.",
    "CSCS: we'll put you through the test and the card.",
    "Artificial intelligence can be a useful tool to support your application.",
    "You must create an account before continuing to the company website to apply",
    "Fewer than 10 applications",
    "It's a hands-on technical role with no direct reports.",
    "(c) 2026 Northgate College",
    "I have built relationships with most of the employers in this market and have an unrivalled understanding of it.",
    "You'll report to Naomi, our Head of Marketing, and you'll have real ownership from week one.",
    "After that you'd have a real say in what comes next.",
    "We'd love to hear from people who are under-represented in our industry.",
    "Any person who is unable to work full-time will be eligible to be considered for the post.",
    "This post is especially critical in the winter months.",
    "A nurse who is new to the wider duties will be appointed at Band 5; somebody already running a caseload may start at Band 6.",
    "• Mulberry Ward - Acute admissions and intensive support for older men",
    "Our machines are all PLC controlled, and although programming skills are NOT required",
  ])("asks nothing: %s", (sentence) => {
    expect(
      askedDemands(`Welder\n\nAbout you\nYou must hold a licence.\n\n${sentence}\n`).map(
        ({ text }) => text,
      ),
    ).toEqual(["You must hold a licence."]);
  });

  it.each([
    "Candidates must be over 18 and hold a driving licence.",
    "Applicants must have two years as an AMHP.",
    "You need a CSCS card.",
  ])("is asked of whoever applies: %s", (sentence) => {
    expect(askedDemands(`Welder\n\nAbout you\n${sentence}`)).not.toEqual([]);
  });

  it("is what serves a purpose, and not the purpose", () => {
    const ad = "About you\nSo that nobody's nights are ruined, you'll need to know Grafana.";
    expect(askedDemands(ad).map(({ text }) => text)).toEqual(["you'll need to know Grafana."]);
  });

  it("does not hide behind the places of a website", () => {
    const ad =
      "Menu   Work   People   Jobs   Contact\n\nFoundry Lane is a brand studio in Glasgow. You should be quick in InDesign and Photoshop.";
    expect(askedDemands(ad)).toHaveLength(1);
  });
});

it.each([
  "Although not required, experience of welding would be useful.",
  "An opportunity has arisen for a qualified electrician with three years on site.",
  "This company builds ovens and is looking for a qualified welder with two years of TIG.",
])("asks, though it tells why or of whom: %s", (sentence) => {
  expect(askedDemands(sentence)).not.toEqual([]);
});

it.each([
  "You will report to the Head of Finance and prepare the monthly accounts.",
  "The roles involve providing specialist support and guidance to adults with learning disabilities.",
])("is work, though it tells of the post: %s", (sentence) => {
  expect(demandTexts(`Clerk\n\nThe job\n${sentence}`)).toHaveLength(1);
});

describe("what no CV can show", () => {
  it.each([
    "You must meet the security requirements before you can be appointed.",
    "Must pass a drug & alcohol test",
    "You need to be able to get to our Bristol office two days a week",
    "You'll need your own way home",
    "You must be ok with getting wet",
    "You have a passion for this sector",
    "The role requires international travel up to 60% of the time",
    "Everyone working with our data must complete basic security checks",
  ])("is called so: %s", (sentence) => {
    expect(askedDemands(`About you\n${sentence}`).every(({ unverifiable }) => unverifiable)).toBe(
      true,
    );
  });

  it("is not a check that is the work", () => {
    const all = askedDemands(
      "About you\n- Experience of vetting suppliers\n- Experience of business travel bookings",
    );
    expect(all.map(({ unverifiable }) => unverifiable)).toEqual([false, false]);
  });
});

describe("a mail whose lines were broken off", () => {
  it("is read by its sentences", () => {
    const mail = `To be considered you must be registered with the GDC as a dental
nurse, with at least three years since qualifying, hold
indemnity, and have up to date immunity. Knowledge of the HTM
01-05 is a must, and we would be glad of somebody who is calm
when the morning list is late.`;
    expect(
      askedDemands(mail)
        .map(({ text }) => text)
        .join("\n"),
    ).toContain("the HTM 01-05");
  });

  it("leaves a list of short lines alone", () => {
    expect(askedDemands("Essential\nDriving licence\nfirst aid\nforklift ticket")).toHaveLength(3);
  });
});
