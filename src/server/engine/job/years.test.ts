import { describe, expect, it } from "vitest";
import { yearsIn } from "./years.ts";

describe("years asked for", () => {
  it.each([
    ["3 years' post-apprenticeship experience", 3],
    ["18 months post-reg", 1.5],
    ["5 years+ post-chartered", 5],
    ["Two years post-CCT experience", 2],
    ["Solicitor, 2-4 PQE", 2],
    ["Solicitor (3 PQE or above)", 3],
    ["PQE of 3+", 3],
    ["between 1 and 3 years' PQE", 1],
    ["somebody who has planned routes for at least two years", 2],
    ["You'll have run a kitchen for at least three years", 3],
    ["people who have run a garage for a couple of years at least", 2],
    ["min 4 yrs TIG welding on stainless", 4],
  ])("are read in %j", (text, years) => {
    expect(yearsIn(text)?.years).toBe(years);
  });

  it.each([
    "a fixed-term 3 year post",
    "This is a 2 year post-doctoral position",
    "Our team has helped families for at least ten years",
    "You have held a licence for at least two years",
    "You have held a licence for two years at least",
    "Minimum 2 years driving licence",
    "two years checkable references at least",
  ])("are no years at work in %j", (text) => {
    expect(yearsIn(text)).toBeNull();
  });

  it.each(["NQ to 3 PQE", "0-2 PQE", "Newly qualified to 3 years' PQE"])(
    "are none where who has just qualified may come: %j",
    (text) => {
      expect(yearsIn(text)).toBeNull();
    },
  );

  it("are of the work, not of when it was done", () => {
    expect(yearsIn("3 years' post-registration experience")?.of).toBeNull();
    expect(yearsIn("min 4 yrs TIG welding on stainless")?.of).toBe("TIG welding");
    expect(yearsIn("3 years' post-qualification payroll experience")?.of).toBe("payroll");
  });
});
