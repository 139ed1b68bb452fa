import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

describe("where to go after logging in", () => {
  it.each(["/dashboard", "/app/cv/jd?from=mail&page=2", "/drafts?q=a%20b", "/login-history"])(
    "keeps the path and query %s",
    (next) => {
      expect(nextPath(next)).toBe(next);
    },
  );

  it("is the wizard when nothing was asked for", () => {
    expect(nextPath(undefined)).toBe("/app");
    expect(nextPath("")).toBe("/app");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/app",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "/.//evil.example",
    "/app/..//evil.example",
    "/%2Fevil.example",
    "/%5Cevil.example",
    "%2F%2Fevil.example",
    "%252F%252Fevil.example",
    "/%",
    "evil.example",
    "app",
  ])("never leaves this website: %j", (next) => {
    expect(nextPath(next)).toBe("/app");
  });

  it.each([
    "/login",
    "/login/",
    "/login?next=/login",
    "/LOGIN",
    "/%6Cogin",
    "/auth/login",
    "/app/../login",
    "/signup",
    "/reset-password?token=x",
    "/api/auth/verify-email?token=x",
    "/dashboard/api/stats",
  ])("does not come back to %s", (next) => {
    expect(nextPath(next)).toBe("/app");
  });
});
