import { expect, it } from "vitest";
import { letterInput } from "../../../../test/letter-pairs.ts";
import { writeLetter } from "./write-letter.ts";

const ad = `Housing Officer
Company: Sedgeley Borough Council

Essential
• Experience of applying the Landlord and Tenant Act 1985
• Experience of estate inspections
• Experience of repairs reporting`;

const cv = `Oona Whitlock
Dudley

Experience

Housing Officer, Lettings Team, Marram District Council
October 2021 - present
Caseload: 200 to 230 tenancies
• Apply the Landlord and Tenant Act 1985 tests daily
• Carry out estate inspections of nine blocks each month
• Report repairs on the tenants' portal and chase those that are late

Housing Assistant, Carr Homes
June 2018 - September 2021
• Answered 60 calls a day from tenants`;

it("names the post before it tells what else was done there", async () => {
  const { text } = writeLetter(await letterInput(cv, ad));
  const [head = ""] = text.split(/\bI also\b|In the same post|Alongside that|Besides this/u);
  expect(head).toContain("Marram District Council");
});

it("opens with the present post, though all that is told is of the one before", async () => {
  const terse = cv.replace(/Caseload[\s\S]*?late\n/u, "Lettings.\n");
  const { text } = writeLetter(await letterInput(terse, ad, { length: "short" }));
  const [opening = "", rest = ""] = text.split(/(?=In my work|At Carr|As a Housing Assistant)/u);
  expect(opening).toContain("Marram District Council");
  expect(rest).toContain("60 calls a day");
});
