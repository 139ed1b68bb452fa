import { describe, expect, it } from "vitest";
import { newKeyForm } from "./account.ts";
import {
  accountTexts,
  changePasswordForm,
  loginForm,
  passwordStrength,
  signupForm,
} from "./account-forms.ts";
import { AppError } from "./errors.ts";
import { parseForm } from "./parse-form.ts";

const good = { name: "Ann Example", email: "ann@example.org", password: "Brown-Kettle-27" };

function refusal(form: Parameters<typeof parseForm>[0], given: unknown): AppError {
  try {
    parseForm(form, given);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("it was not refused");
}

describe("the sign-up form", () => {
  it.each([
    [{ name: "" }, "name", "Name is required"],
    [{ name: undefined }, "name", "Name is required"],
    [{ name: " a " }, "name", "Name must be at least 2 characters"],
    [{ name: "\u200b\u200b\u202e" }, "name", "Name is required"],
    [{ name: "x".repeat(101) }, "name", accountTexts.nameTooLong],
    [{ name: 7 }, "name", "Name is required"],
    [{ email: " " }, "email", "Email is required"],
    [{ email: ["a@b.org"] }, "email", "Email is required"],
    [{ email: "ann@" }, "email", "Please enter a valid email address"],
    [{ email: "a b@example.org" }, "email", "Please enter a valid email address"],
    [{ email: "ann@example.org\r\nBcc: x@y.org" }, "email", "Please enter a valid email address"],
    [{ email: "ann@example.org,bea@example.org" }, "email", "Please enter a valid email address"],
    [{ email: `${"a".repeat(250)}@b.org` }, "email", "Please enter a valid email address"],
    [{ email: "ann\0@example.org" }, "email", "Please enter a valid email address"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: { $ne: "" } }, "password", "Password is required"],
    [{ password: "Short1" }, "password", "Password must be at least 8 characters"],
    [{ password: "lowercase1" }, "password", accountTexts.passwordTooSimple],
    [{ password: "UPPERCASE1" }, "password", accountTexts.passwordTooSimple],
    [{ password: "NoDigitsHere" }, "password", accountTexts.passwordTooSimple],
    [{ password: `Aa1${"x".repeat(126)}` }, "password", accountTexts.passwordTooLong],
    [{ plan: "gold" }, "plan", accountTexts.planUnknown],
  ])("refuses %o with the sentence of the field %s", (change, field, text) => {
    const { code, message, fields } = refusal(signupForm, { ...good, ...change });
    expect({ code, message, fields }).toEqual({
      code: "validation_failed",
      message: text,
      fields: { [field]: text },
    });
  });

  it.each([[null], [undefined], ["text"], [7], [[good]], [true]])(
    "says of a body that is no form (%o) what is missing",
    (body) => {
      expect(refusal(signupForm, body).fields).toEqual({
        name: "Name is required",
        email: "Email is required",
        password: "Password is required",
      });
    },
  );

  it("takes names and passwords of all scripts as they are", () => {
    for (const name of ["Żółć Ćma", "王小明", "محمد علي", "O'Brien-Ní Dhómhnaill", "😀 Ann"]) {
      expect(parseForm(signupForm, { ...good, name }).name).toBe(name);
    }
    for (const password of [
      "Пароль-Дом-7",
      "  Spaces 4 me  ",
      "Aa1\0\u202eé😀-Kettle",
      "Σίσυφος12",
    ]) {
      expect(parseForm(signupForm, { ...good, password }).password).toBe(password);
    }
  });

  it("keeps names in one line, and the e-mail in lower case without white space", () => {
    const given = {
      ...good,
      name: " Ann\r\nBcc:\u0000 x\u202e\u2028\ud800 Y ",
      email: " ANN@Example.ORG\n",
    };
    expect(parseForm(signupForm, given)).toMatchObject({
      name: "Ann Bcc: x Y",
      email: "ann@example.org",
    });
  });
});

describe("the other forms", () => {
  it("do not fold a huge password, and say what is unclear", () => {
    const { fields } = refusal(loginForm, { ...good, password: "\ufdfa".repeat(100_000) });
    expect(fields).toEqual({ password: accountTexts.passwordTooLong });
    expect(refusal(loginForm, { ...good, remember_me: "maybe" }).fields).toEqual({
      remember_me: accountTexts.rememberUnclear,
    });
    expect(refusal(changePasswordForm, {}).fields).toEqual({
      current_password: "Password is required",
      new_password: "Password is required",
    });
  });

  it("give a key both scopes and no end when nothing is said", () => {
    expect(parseForm(newKeyForm, { name: "ci\0\n" })).toEqual({
      name: "ci",
      scopes: ["read", "analyse"],
      expires_in_days: null,
    });
    for (const wrong of [
      { name: "\0" },
      { name: "x", scopes: [] },
      { name: "x", scopes: ["root"] },
    ])
      expect(refusal(newKeyForm, wrong).code).toBe("validation_failed");
    for (const expires_in_days of [0, -1, 1.5, 3651, "7", Number.NaN])
      expect(refusal(newKeyForm, { name: "x", expires_in_days }).code).toBe("validation_failed");
  });
});

describe("the strength of a password", () => {
  it.each([
    ["", 0, "Weak"],
    ["aaaaaaaa", 2, "Weak"],
    ["aaaaaaa1", 3, "Fair"],
    ["Aaaaaaa1", 4, "Fair"],
    ["Aaaaaaaaaaa1", 5, "Good"],
    ["Aaaaaaa1!", 5, "Good"],
    ["Aaaaaaaaaaa1!", 6, "Strong"],
  ])("of %j is %i points, %s", (password, score, word) => {
    expect(passwordStrength(password)).toEqual({ score, word });
  });
});
