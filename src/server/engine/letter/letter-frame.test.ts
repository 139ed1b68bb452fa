import { describe, expect, it } from "vitest";
import { greetingFor, personName } from "./letter-frame.ts";

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

it("greets nobody by what is no person's name, or by the company's", () => {
  expect(greetingFor("EU Drivers Hours").greeting).toBe("Dear Hiring Manager");
  expect(greetingFor("Eden Brown", "Eden Brown Ltd").greeting).toBe("Dear Hiring Manager");
  expect(greetingFor("Jane Beech").greeting).toBe("Dear Jane Beech");
});
