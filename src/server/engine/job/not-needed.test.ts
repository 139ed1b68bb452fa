import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const asked = (text: string) => parseJob(text).demands.map((demand) => demand.text);

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
  ])("is no demand: %s", (line) => expect(asked(`Clerk\n\nAbout you\n${line}`)).toEqual([]));

  it.each([
    [
      "You won't need maths GCSEs but you will need to read a drawing.",
      "you will need to read a drawing",
    ],
    ["Full driving licence - we have our own cars so you won't need one", "Full driving licence"],
    ["You need not have worked in care, just be patient and reliable.", "be patient and reliable"],
  ])("leaves what is asked beside it: %s", (line, rest) => {
    const found = asked(`Assistant\n\nWhat we need\n- ${line}`).join("|");
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
    expect(asked(ad)).toEqual([
      "MUST HAVE OWN TRANSPORT AS SITE IS REMOTE.",
      "MUST BE ABLE TO READ CHEMICAL INSTRUCTIONS IN ENGLISH.",
    ]);
  });
});
