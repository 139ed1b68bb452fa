import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const ad = (demand: string) => `Clerk\n\nRequirements\n• ${demand}\n• Good timekeeping`;
const cv = (studies: string) => `Sam Holt
sam.holt@example.com

Work history
Clerk, Northgate Ltd, Leeds
March 2016 to present
• Kept records for the shift

Education
${studies}
Northgate School, 2005 to 2010`;

const grades = "GCSE English and Maths at grade C/4 or above";

describe("GCSEs asked for by grade", () => {
  it.each([
    [grades, "GCSEs: English B, Maths C, and six more", "met"],
    [grades, "8 GCSEs (A-C) inc. English and Maths", "met"],
    [grades, "GCSE English D, Maths B", "partial"],
    [grades, "GCSEs: Maths 2, English 3", "partial"],
    ["Five GCSEs at grade C or above", "9 GCSEs A-C", "met"],
    ["Five GCSEs at grade C or above", "2 GCSEs", "partial"],
  ])("%s: %s is %s", (demand, studies, status) => {
    expect(reportOf(cv(studies), ad(demand)).requirements[0]?.status).toBe(status);
  });
});
