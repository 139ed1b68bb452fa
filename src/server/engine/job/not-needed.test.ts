import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { demandTexts } from "./said-demands.ts";

describe("what is said not to be needed", () => {
  it.each([
    "A law degree is not required for this role and we do not offer a training contract.",
    "Experience in endoscopy is not a prerequisite for this post.",
    "EXPERIENCE IS NOT ESSENTIAL as full training is provided.",
    "You don't have to have worked in property before, some of our best people came from bars.",
    "You do not need to have done this at a senior level.",
    "There is no requirement to be a driver.",
    "Revit modelling is done by our technicians, so no hands-on Revit is needed.",
    "We don't mind which systems you have used.",
    "You must not already hold a Level 3 qualification in a similar subject.",
  ])("is no demand: %s", (line) => expect(demandTexts(`Clerk\n\nAbout you\n${line}`)).toEqual([]));

  it.each([
    [
      "You won't need maths GCSEs but you will need to read a drawing.",
      "you will need to read a drawing",
    ],
    ["Full driving licence - we have our own cars so you won't need one", "Full driving licence"],
    ["You need not have worked in care, just be patient and reliable.", "be patient and reliable"],
  ])("leaves what is asked beside it: %s", (line, rest) => {
    const found = demandTexts(`Assistant\n\nWhat we need\n- ${line}`).join("|");
    expect(found).toContain(rest);
    expect(found).not.toMatch(/won't|need not/);
  });

  it.each([
    "Python would be good to see but is not required.",
    "A driving licence would be useful but is not needed.",
  ])("is a wish where it is called one: %s", (line) => {
    const { demands } = parseJob(`Analyst\n\nAbout you\n${line}`);
    expect(demands.map(({ importance }) => importance)).toEqual(["preferred"]);
  });
});

describe("shouted running text", () => {
  it("is not cut between two shouted words", () => {
    const ad =
      "CLEANERS X4 WANTED IN SPALDING. MUST HAVE OWN TRANSPORT AS SITE IS REMOTE. MUST BE ABLE TO READ CHEMICAL INSTRUCTIONS IN ENGLISH. CALL TODAY.";
    expect(demandTexts(ad)).toEqual([
      "MUST HAVE OWN TRANSPORT AS SITE IS REMOTE.",
      "MUST BE ABLE TO READ CHEMICAL INSTRUCTIONS IN ENGLISH.",
    ]);
  });
});

describe("what only looks like a demand or a duty", () => {
  it.each([
    "A strong learning culture is embedded across the organisation.",
    "The College is committed to safeguarding and promoting the welfare of its students.",
    "You will attend college one day a month and study towards the Level 3 standard.",
    "With exposure to many areas of nursing, you will have the opportunity to build on your skills.",
    "To carry out any other duties commensurate with the grade.",
    "Fitter required for leading marine client who are working on a number of vessels.",
  ])("is left alone: %s", (line) => {
    expect(
      demandTexts(`Fitter\n\nThe role\nYou will fit pumps and valves in engine rooms.\n${line}`),
    ).toEqual(["You will fit pumps and valves in engine rooms."]);
  });

  it("is the employer's praise of itself", () => {
    const ad =
      "Nursery Nurse\n\nWhy Acorns?\nA manager with over 25 years' experience of the floor.";
    expect(demandTexts(ad)).toEqual([]);
  });
});

describe("what must be accepted, and work told plainly", () => {
  it.each([
    ["Participation in the on-call rota will also be expected.", [false]],
    ["Alternate weekends are part of the deal for everybody.", [false]],
    [
      "You'll be rewiring kitchens, changing consumer units and fitting chargers.",
      [true, true, true],
    ],
    ["Serving at the counter and making up orders are all part of the job.", [true]],
  ])("is told apart: %s", (line, duties) => {
    const { demands } = parseJob(`Assistant\n\nThe role\n${line}`);
    expect(demands.map(({ responsibility }) => responsibility)).toEqual(duties);
  });

  it("stays a duty though a check is worked at", () => {
    const { demands } = parseJob(
      "HR Assistant\n\nYour role\n- Sending out contracts and right to work checks\n- Answering payroll queries",
    );
    expect(demands.every(({ responsibility }) => responsibility)).toBe(true);
  });
});

describe("the importance of a wish", () => {
  it.each([
    ["CIPD level 3 - nice but not needed", "preferred"],
    ["ADR and fridge experience prefered.", "preferred"],
    ["Experience of pie making would be welcomed.", "preferred"],
    ["Gold card and 18th edition needed, 2391 handy but not a deal breaker.", "required"],
  ])("%s", (line, importance) => {
    const [first] = parseJob(`Fitter\n\nRequirements\n- ${line}`).demands;
    expect(first?.importance).toBe(importance);
  });

  it("is told by a heading that is a sentence", () => {
    const ad =
      "Team Leader\n\nIt would be great if you also had\n* first aid at work\n* a forklift licence";
    const { demands } = parseJob(ad);
    expect(demands.map(({ importance }) => importance)).toEqual(["preferred", "preferred"]);
  });
});
