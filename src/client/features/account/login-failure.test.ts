import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { adminLoginFailure, loginFailure, signupFailure } from "./login-failure.ts";

const refusal = (body: unknown, status = 400) => new ApiError({ status, statusText: "No" }, body);
const offline = new TypeError("Failed to fetch");

const verify =
  "Please verify your email before logging in. Check your inbox for the verification link.";
const invalid = "Invalid email or password. Please try again.";
const suspended = "Your account has been suspended. Please contact support.";
const locked = "Too many failed login attempts. Please try again later or reset your password.";

describe("a failed login", () => {
  it.each([
    [{ error: "email_unverified" }, verify, true],
    [{ error: "email_unverified", message: "Invalid" }, verify, true],
    [{ error: "Invalid email or password" }, invalid, false],
    [{ message: "Bad CREDENTIALS" }, invalid, false],
    [{ error: "This account is suspended." }, suspended, false],
    [{ message: "Please verify your email" }, verify, true],
    [{ error: "Verification needed" }, verify, true],
    [{ error: "Account locked" }, locked, false],
    [{ message: "Too many attempts" }, locked, false],
    [{ error: "The server is asleep" }, "The server is asleep", false],
    [{}, "Login failed. Please try again.", false],
    ["<html>", "Login failed. Please try again.", false],
  ])("told as %j is shown as a sentence", (body, text, unverified) => {
    expect(loginFailure(refusal(body))).toEqual({ text, unverified });
  });

  it("has a sentence also without an answer", () => {
    expect(loginFailure(offline).text).toBe("Login failed. Please try again.");
  });
});

it("a failed signup shows the server's error, else its message, else a sentence of ours", () => {
  expect(signupFailure(refusal({ error: "A", message: "B" }))).toBe("A");
  expect(signupFailure(refusal({ message: "B" }))).toBe("B");
  expect(signupFailure(refusal(null))).toBe("Signup failed. Please try again.");
  expect(signupFailure(offline)).toBe("Signup failed. Please try again.");
});

it("a failed admin login tells the network's failure apart", () => {
  expect(adminLoginFailure(refusal({ error: "A" }))).toBe("A");
  expect(adminLoginFailure(refusal({}))).toBe("Login failed. Please check your credentials.");
  expect(adminLoginFailure(offline)).toBe("Network error. Please try again.");
});
