import { describe, expect, it } from "vitest";
import { inFirstPerson, inPast } from "./past-deeds.ts";

describe("a duty of a role that is over", () => {
  it.each([
    ["train new staff and check stock daily", "trained new staff and checked stock daily"],
    ["trim and remove leaves of grapes", "trimmed and removed leaves of grapes"],
    ["help residents to wash and dress", "helped residents to wash and dress"],
    ["manage staff and stock", "managed staff and stock"],
  ])("“%s” is told as “%s”", (duty, told) => {
    expect(inPast(duty)).toBe(told);
  });

  it.each([
    "maintain clean areas and complete other general duties",
    "take food orders and zap orders to the kitchen",
    "send out the parcels, label the crates and place the orders",
  ])("“%s” is left as it is", (duty) => {
    expect(inPast(duty)).toBeNull();
  });
});

describe("a line about oneself as about another", () => {
  it.each([
    ["plans lessons and marks the homework", "plan lessons and mark the homework"],
    ["greets, seats and serves the guests", "greet, seat and serve the guests"],
  ])("“%s” is told as “%s”", (line, told) => {
    expect(inFirstPerson(line)).toBe(told);
  });

  it("is left as it is where a stroke joins its verbs", () => {
    expect(inPast("hire/train new porters")).toBeNull();
  });
});
