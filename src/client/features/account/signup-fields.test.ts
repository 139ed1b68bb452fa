import { describe, expect, it } from "vitest";
import { type SignupValues, signupErrors } from "./signup-fields.ts";

const good: SignupValues = {
  name: "Amara Osei",
  email: "amara@example.org",
  password: "Plum-Harbour-42",
  confirm: "Plum-Harbour-42",
  plan: "free",
  terms: true,
};

const errorsWith = (change: Partial<SignupValues>) => signupErrors({ ...good, ...change });

describe("what the signup form refuses", () => {
  it("is nothing when all is there", () => {
    expect(signupErrors(good)).toEqual({});
  });

  it("is everything when nothing is there", () => {
    const nothing = { name: "", email: "", password: "", confirm: "", terms: false };
    expect(errorsWith(nothing)).toEqual({
      name: "Name is required",
      email: "Email is required",
      password: "Password is required",
      confirm: "Please confirm your password",
      terms: "You must agree to the Terms of Service",
    });
  });

  it.each([
    [{ name: " A " }, { name: "Name must be at least 2 characters" }],
    [{ name: "   " }, { name: "Name is required" }],
    [{ email: "amara@" }, { email: "Please enter a valid email address" }],
    [
      { password: "Plum4", confirm: "Plum4" },
      { password: "Password must be at least 8 characters" },
    ],
    [
      { password: "plum-harbour-42", confirm: "plum-harbour-42" },
      { password: "Password must contain uppercase, lowercase, and number" },
    ],
    [{ confirm: "Plum-Harbour-43" }, { confirm: "Passwords do not match" }],
  ])("%j", (change, errors) => {
    expect(errorsWith(change)).toEqual(errors);
  });

  it("tells of the repeated password also while other fields are wrong", () => {
    expect(errorsWith({ name: "", confirm: "x" })).toEqual({
      name: "Name is required",
      confirm: "Passwords do not match",
    });
  });
});
