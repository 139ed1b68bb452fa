import { describe, expect, it } from "vitest";
import { gerundOf, pastOf, verbOf } from "./verb-forms.ts";

describe("the forms of a verb", () => {
  it.each([
    ["acknowledge", "acknowledged", "acknowledging"],
    ["pay", "paid", "paying"],
    ["try", "tried", "trying"],
    ["tie", "tied", "tying"],
    ["go", "went", "going"],
    ["understand", "understood", "understanding"],
    ["instil", "instilled", "instilling"],
    ["equip", "equipped", "equipping"],
    ["widen", "widened", "widening"],
    ["underpin", "underpinned", "underpinning"],
    ["repay", "repaid", "repaying"],
  ])("%s, %s, %s", (base, past, gerund) => {
    expect([pastOf(base), gerundOf(base)]).toEqual([past, gerund]);
    expect(verbOf(past)).toEqual({ base, form: "past" });
    expect(verbOf(gerund)).toEqual({ base, form: "gerund" });
  });

  it("has its -s behind an o", () => {
    expect(verbOf("goes")).toEqual({ base: "go", form: "third" });
    expect(verbOf("does")).toEqual({ base: "do", form: "third" });
  });
});
