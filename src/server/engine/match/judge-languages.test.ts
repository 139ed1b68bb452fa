import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, told: string) =>
  judged(demand, cvOf("Sold bread", `\nProfile\nFriendly adviser behind the desk. ${told}`))
    ?.status;

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
