import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { asksRightToWork } from "./right-to-work.ts";
import { askedDemands } from "./said-demands.ts";

const ad = (sentence: string) => `Data Analyst\n\nRequirements\n• SQL\n\nThe offer\n${sentence}`;
const ofWork = (sentence: string) =>
  askedDemands(ad(sentence)).filter(({ text }) => asksRightToWork(text));

describe("who may work here", () => {
  it.each([
    "We're sorry but we can't sponsor visas at the moment.",
    "Please note we are unable to offer sponsorship for this role.",
    "This position does not meet the threshold for sponsorship.",
    "We do not currently provide visa sponsorship.",
    "Visa sponsorship is not available for this role.",
    "No sponsorship, sorry.",
    "You'll need to bring proof that you can work in the UK.",
    "Unfortunately this job doesn't qualify for sponsorship, so you'll need existing permission to work in the UK.",
    "We cannot offer sponsorship and applicants must have the right to work in the UK.",
  ])("is asked once, as what only papers show: %s", (sentence) => {
    const found = ofWork(sentence);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ importance: "required", kind: "licence", unverifiable: true });
  });

  it.each([
    "Visa sponsorship may be available for the right person.",
    "We can sponsor skilled worker visas.",
    "You will not handle sponsorship of events.",
    "We don't sponsor football teams.",
    "Applications from job seekers who require sponsorship are welcome.",
  ])("is not asked by %j", (sentence) => {
    expect(ofWork(sentence)).toHaveLength(0);
  });

  it("is said once though it is asked and refused in two places", () => {
    const text =
      "Cook\n\nYou must have the right to work in the UK.\n\nBenefits\n• Meals\n\nWe are unable to sponsor visas.";
    expect(parseJob(text).demands.filter(({ text: said }) => asksRightToWork(said))).toHaveLength(
      1,
    );
  });
});
