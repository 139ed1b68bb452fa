import { describe, expect, it } from "vitest";
import { demandTexts, weighedDemands } from "./said-demands.ts";

const among = (sentence: string) =>
  demandTexts(
    `Cook\n\nAbout the job\n\nWe are a small kitchen. ${sentence}\n\nYou need two years' experience in a kitchen.`,
  ).filter((text) => !/two years/u.test(text));

describe("no demand is", () => {
  it.each([
    "A third of us don't have a degree at all.",
    "Half of our team came from retail.",
    "Several of us never went to college.",
    "Nobody else washes the pots.",
    "No one here does overtime.",
    "You will work alongside a head chef, two commis chefs, waiters and a bar manager.",
    "A uniform is provided.",
    "The Governing Body is committed to safeguarding.",
    "The lads have been with us 10 years plus so must be doing something right.",
    "We've been trading for over 40 years.",
    "You will be one of three cooks covering the week.",
  ])("%s", (sentence) => {
    expect(among(sentence)).toEqual([]);
  });

  it.each([
    "You must have been with one employer for three years or more.",
    "You will work alongside nurses, porters and clerks to plan menus.",
    "You are committed to safeguarding children.",
    "Many of our cooks work weekends and applicants will be expected to participate in weekend working.",
    "You will be one of three cooks and must hold a food hygiene certificate.",
  ])("but this asks or tells work: %s", (sentence) => {
    expect(among(sentence).length).toBeGreaterThan(0);
  });

  it("the way to the page, and the title on a line of its own", () => {
    expect(
      demandTexts(
        "Careers / Customer Care / French Speaking Advisor\nFrench Speaking Advisor\n\nFluent French is essential.",
      ),
    ).toEqual(["Fluent French is essential."]);
  });

  it("a reason that lost what it was the reason for", () => {
    expect(
      demandTexts(
        "Ranger\n\nSince the sites are not served by buses, a full driving licence is required, together with a willingness to stay away overnight.",
      ),
    ).not.toContain("Since the sites are not served by buses");
  });
});

describe("asked of whoever comes", () => {
  it.each([
    "References will be required.",
    "Two references are needed.",
    "You can be with us in the office Monday to Thursday for the full ten weeks.",
    "You must be able to show photos of previous work.",
  ])("is %s", (sentence) => {
    expect(
      weighedDemands(`Fitter\n\nWe fit kitchens. ${sentence} Ring Ann.`).map((one) =>
        one.replace(/[.]$/u, ""),
      ),
    ).toContain(`required: ${sentence.replace(/[.]$/u, "")}`);
  });
});

describe("criteria weighed by their numbers", () => {
  const list =
    "1. A degree in law.\n2. Experience of casework.\n3. Membership of a professional body.\n4. Familiarity with GIS.";

  it.each([
    "Please address criteria 1 and 2 in your statement. Criteria 3 to 4 will only be used where we need to reduce the number of candidates.",
    "1-2 essential, 3-4 desirable",
    "Criteria 1 to 2 are essential. Criteria 3 to 4 are desirable.",
  ])("are wishes where it says so: %s", (said) => {
    const found = weighedDemands(
      `Officer\n\nMain duties\n\n1. Visit sites.\n2. Write notices.\n\nSelection criteria\n\n${said}\n\n${list}`,
    );
    expect(
      found
        .filter((one) => /degree|casework|Membership|GIS/u.test(one))
        .map((one) => one.split(":")[0]),
    ).toEqual(["required", "required", "preferred", "preferred"]);
    expect(found.join(" ")).not.toMatch(/[Cc]riteria|essential/u);
  });

  it("are not where the numbers are of something else", () => {
    expect(
      weighedDemands(
        `Officer\n\nSelection criteria\n\n${list}\n\nHow to apply\n\nSend us 3-4 preferred dates.`,
      ),
    ).toContain("required: Familiarity with GIS.");
  });
});
