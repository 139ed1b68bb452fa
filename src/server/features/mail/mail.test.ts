import { describe, expect, it } from "vitest";
import type { MailMessage } from "../../adapters/mail.ts";
import type { Site } from "../../deps.ts";
import {
  addressKnownMail,
  passwordChangedMail,
  passwordResetMail,
  resetLinkMail,
  verifyAddressMail,
} from "./service.ts";

const site: Site = {
  appUrl: "https://cv.example.org",
  publicUrl: "https://cv.example.org",
  secure: true,
  trustProxy: 0,
  clientDir: "",
  dev: false,
};
const email = "ann@example.org";
const token = "a-token_of-32-bytes";

function all(name: string, on = site): MailMessage[] {
  const to = { email, name };
  return [
    verifyAddressMail(on, to, token),
    resetLinkMail(on, to, token),
    addressKnownMail(on, to),
    passwordChangedMail(on, to),
    passwordResetMail(on, to),
  ];
}

describe("mails", () => {
  it("say what the recipient can do, with links of the public address", () => {
    const [verify, reset, known, changed, resetDone] = all("Ann");
    expect(verify?.text).toContain(`https://cv.example.org/api/auth/verify-email?token=${token}`);
    expect(reset?.text).toContain(`https://cv.example.org/reset-password?token=${token}`);
    for (const mail of [known, changed, resetDone]) {
      expect(mail?.text).toContain("https://cv.example.org/forgot-password");
      expect(mail?.text).not.toContain("token");
    }
    expect(all("Ann").map(({ subject }) => subject)).toEqual([
      "Verify your email address",
      "Reset your password",
      "You already have an account",
      "Your password was changed",
      "Your password was changed",
    ]);
    for (const mail of all("Ann")) {
      expect(mail.to).toBe(email);
      expect(mail.text).toMatch(/^Hello Ann,\n\n/);
      expect(mail.html).toContain("Hello Ann,");
      const [link = ""] = /https:\S+/.exec(mail.text.split(":\n")[1] ?? "") ?? [];
      expect(mail.html).toContain(`href="${link}"`);
    }
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror="x">',
    `"'&<>`,
    "</p><a href='https://evil.example'>click</a>",
  ])("show a name like %s as text only", (name) => {
    const harmless = all("Ann").map(({ html }) => html.match(/<[^>]*>/g));
    expect(all(name).map(({ html }) => html.match(/<[^>]*>/g))).toEqual(harmless);
    for (const { text } of all(name)) expect(text).toContain(`Hello ${name},`);
  });

  it("keep greeting and subject in one line, whatever the name holds", () => {
    for (const mail of all("Ann\r\nBcc: x@evil.example\u2028\u0000Y")) {
      expect(mail.subject).not.toMatch(/[\r\n\p{Cc}]/u);
      expect(mail.text.split("\n")[0]).toBe("Hello Ann Bcc: x@evil.example Y,");
    }
  });

  it("carry a name of 100 characters of any script", () => {
    for (const name of ["語".repeat(100), "محمد".repeat(25), "e\u0301".repeat(50)]) {
      for (const mail of all(name)) expect(mail.html).toContain(`Hello ${name},`);
    }
  });

  it("have a dark look for every colour of the light one", () => {
    for (const { html } of all("Ann")) {
      const [, sheet = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const coloured = html.match(/<[^>]*style="[^"]*(?:color|background):[^>]*>/g) ?? [];
      expect(coloured.length).toBeGreaterThan(5);
      const looks = coloured.map((tag) => /class="(\w+)"/.exec(tag)?.[1]);
      for (const look of looks) expect(sheet).toContain(`.${look} {`);
    }
  });

  it("are pages of their own: no foreign file, no script", () => {
    for (const { html } of all("Ann")) {
      expect(html).not.toMatch(/<(?:script|img|link|iframe)|url\(|\son\w+=/i);
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    }
  });
});
