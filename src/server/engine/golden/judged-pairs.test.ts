import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";
import { judgedPairs } from "./judged-pairs.ts";

/** Shares reached; they may be raised, never lowered. */
const floors = { statuses: 0.96, near: 0.99, most: 65, least: 35 } as const;

const steps = ["missing", "partial", "met"];

const judged = judgedPairs.map((pair) => {
  const ad = `${pair.title}\n\nEssential\n${pair.demands.map(([text]) => `• ${text}`).join("\n")}`;
  const reports = { fitting: reportOf(pair.fitting, ad), other: reportOf(pair.other, ad) };
  const statuses = pair.demands.flatMap(([text, fitting, other]) =>
    [["fitting", fitting] as const, ["other", other] as const].map(([who, expected]) => ({
      text,
      who,
      expected,
      found: reports[who].requirements.find((requirement) => requirement.text.includes(text))
        ?.status,
    })),
  );
  return { title: pair.title, reports, statuses };
});

describe("what a careful reader says of 22 small cases", () => {
  const all = judged.flatMap(({ title, statuses }) =>
    statuses.map((status) => ({ title, ...status })),
  );
  const wrong = all.filter(({ expected, found }) => expected !== found);

  it("is what the report says of nearly every demand", () => {
    expect(1 - wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(
      floors.statuses,
    );
  });

  it("is never far from what the report says", () => {
    const far = wrong.filter(
      ({ expected, found }) => Math.abs(steps.indexOf(expected) - steps.indexOf(found ?? "")) > 1,
    );
    expect(1 - far.length / all.length, JSON.stringify(far, null, 1)).toBeGreaterThanOrEqual(
      floors.near,
    );
  });

  it.each(judged)("puts the fitting candidate first: $title", ({ reports }) => {
    expect(reports.fitting.match_percentage).toBeGreaterThanOrEqual(floors.most);
    expect(reports.fitting.match_percentage).toBeGreaterThan(reports.other.match_percentage + 20);
  });

  it("keeps candidates of other trades low", () => {
    const low = judged.filter(({ reports }) => reports.other.match_percentage < floors.least);
    expect(low.length / judged.length).toBeGreaterThanOrEqual(0.9);
  });
});
