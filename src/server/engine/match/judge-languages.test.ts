import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, line: string) =>
  reportOf(
    `Ann Lee

Profile
Friendly adviser with five years behind the desk. ${line}

Experience
Assistant, Hill Stores, Leeds
May 2019 - Present
- Kept the shelves tidy`,
    `Helper\n\nEssential criteria\n- ${demand}\n- Experience of zithers`,
  ).requirements[0]?.status;

describe("a language asked for", () => {
  const preferring = "A second language, particularly Polish, Lithuanian, Portuguese or Urdu";

  it("is had by whoever speaks one of those named, told in prose", () => {
    expect(statusOf(preferring, "Polish from home, English since I was seven.")).toBe("met");
  });

  it("is had in part by whoever speaks another than those preferred", () => {
    expect(statusOf(preferring, "Fluent French.")).toBe("partial");
  });

  it("is not had by whoever only names it", () => {
    expect(statusOf(preferring, "Sold Polish bread.")).toBe("missing");
  });
});
