import { describe, expect, it } from "vitest";
import { saysSomething } from "../keywords/generic-terms.ts";
import { termKey } from "./term-key.ts";

describe("what two words share", () => {
  it.each([
    ["administration", "administer"],
    ["communities", "community"],
    ["consulting", "consultancy"],
  ])("is the same for %s and %s", (one, other) => {
    expect(termKey(one)).toBe(termKey(other));
  });

  it.each([
    ["community", "communication"],
    ["universal", "university"],
    ["expeditionary", "expediting"],
    ["international", "internal"],
    ["accountable", "accounts"],
    ["hospitality", "hospitals"],
  ])("is nothing for %s and %s", (one, other) => {
    expect(termKey(one)).not.toBe(termKey(other));
  });

  it("leaves a word its sense beside a generic one that begins alike", () => {
    expect(saysSomething("community")).toBe(true);
    expect(saysSomething("communication")).toBe(false);
  });

  it("is not the rank of a post: any line of the work itself answers for it", () => {
    expect(saysSomething("executive")).toBe(false);
  });
});
