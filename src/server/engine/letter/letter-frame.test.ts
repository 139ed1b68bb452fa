import { describe, expect, it } from "vitest";
import { personName } from "./letter-frame.ts";

describe("a signature", () => {
  it("is the name of the person", () => {
    expect(personName("SAM FIELD", ["Shop Manager"])).toBe("Sam Field");
    expect(personName("SAM FIELD-GRAY MRCSLT")).toBe("Sam Field-Gray");
    expect(personName("SAM McFIELD")).toBe("Sam McField");
    expect(personName('Samantha "Sam" Field')).toBe('Samantha "Sam" Field');
  });

  it("is left open where a piece of a job title was taken for a name", () => {
    expect(personName("WARD CLERK", ["Ward Clerk/Receptionist"])).toBe("[Your name]");
  });
});
