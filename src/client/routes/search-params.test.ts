import { describe, expect, it } from "vitest";
import { oneOf, parseSearch, stringifySearch } from "./search-params.ts";

describe("the query of an address", () => {
  it.each(["?page=2&q=1.0", "?a=1&a=2", "?token=0123", "?flag=true&empty="])(
    "stays as it was written: %s",
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query);
    },
  );

  it("carries a whole address in one value", () => {
    const query = stringifySearch({ next: "/app/cv/jd?a=1&b=ü" });
    expect(parseSearch(query)).toEqual({ next: "/app/cv/jd?a=1&b=ü" });
  });

  it("leaves out what is not set", () => {
    expect(stringifySearch({ next: undefined, plan: "pro" })).toBe("?plan=pro");
    expect(stringifySearch({})).toBe("");
  });

  it("gives the last of repeated values, and texts only", () => {
    expect(oneOf(["a", "b"])).toBe("b");
    expect(oneOf("a")).toBe("a");
    expect(oneOf(undefined)).toBeUndefined();
    expect(oneOf(3)).toBeUndefined();
  });
});
