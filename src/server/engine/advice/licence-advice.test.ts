import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = (listed: string) => `Robin Lake
Hull, 07700 900555, robin.lake@example.com

Work history
Operative, Tidewater Ltd, Hull
April 2017 to present
• Kept records for the shift

Education
Hessle School, 2006 to 2011

Certificates
${listed}`;

const ad = (demands: string) => `Team Member

Requirements
${demands}
• Experience of record keeping`;

const adviceOn = (demands: string, listed: string) =>
  reportOf(cv(listed), ad(demands)).recommendations.find((text) =>
    /makes (?:this a condition|these conditions)/u.test(text),
  ) ?? "";

describe("advice on a condition of the post", () => {
  it.each([
    ["nothing is said of it", "Swimming badge", "If you have it, name it near the top"],
    ["it is denied", "No CSCS card", "Your CV says that you do not have it: ask the employer"],
    ["it is on the way", "Working towards CSCS", "say by when you expect it"],
    ["it has run out", "CSCS expired 2019", "If you have renewed it, give the new date"],
  ])("goes by what the CV says: %s", (_, listed, told) => {
    expect(adviceOn("• CSCS card essential", listed)).toContain(told);
  });

  it("says once what two names share", () => {
    expect(
      adviceOn("• Must be a chartered legal executive or licensed conveyancer", "Swimming badge"),
    ).toContain(
      "qualification as a chartered legal executive (FCILEX) or as a licensed conveyancer",
    );
  });

  it("gives no advice on what the employer checks later", () => {
    expect(adviceOn("• Enhanced DBS required", "Swimming badge")).toBe("");
  });
});
