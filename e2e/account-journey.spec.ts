import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { linkInMail } from "./outbox.ts";
import { arriveAsPerson, fillSignup, giveLogin, signUp, somebody, verify } from "./person.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test("from signing up over an analysis to logging out", async ({ page }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await page.getByRole("button", { name: "Resend verification email" }).click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();

  await page.goto("/login");
  await giveLogin(page, person.email, person.password);
  await expect(page.getByRole("alert")).toHaveText(
    "Please verify your email before logging in. Check your inbox for the verification link.",
  );
  await expect(page.getByRole("button", { name: "Resend verification email" })).toBeVisible();

  await verify(page, person);
  await giveLogin(page, person.email.toUpperCase(), person.password);
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await pasteCv(page, undefined, "/app/cv");
  await startAnalysis(page);
  await seeResults(page);
  await expect(page).toHaveURL(/\/app\/cv\/results$/);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("main")).toContainText(person.name);
  await expect(page.getByRole("main")).toContainText("Accounts Assistant");

  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  await expect(page.getByText("Email address verified")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem("shortlisted.run"))).not.toContain(
    "Northgate",
  );
});

test("the account page: name, password, keys, data", async ({ page }) => {
  test.slow();
  const person = await arriveAsPerson(page);
  await page.goto("/account");

  await page.getByLabel("Name", { exact: true }).fill("Amara B. Osei");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name is saved.")).toBeVisible();

  await page.getByLabel("Current password").fill("not it");
  await page.getByLabel("New password", { exact: true }).fill("Plum-Harbour-43");
  await page.getByLabel("Confirm new password").fill("Plum-Harbour-43");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  await page.getByRole("button", { name: "New API key" }).click();
  await page.getByLabel("Name of the key").fill("Home script");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page
    .locator("code")
    .filter({ hasText: /^sl_\w{20,}$/ })
    .innerText();
  const authorised = { headers: { authorization: `Bearer ${key}` } };
  expect((await page.request.get("/api/analysis/history", authorised)).status()).toBe(200);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(key)).toBeHidden();
  await page.getByRole("button", { name: "Revoke Home script" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("You have no keys.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "API keys" })).toBeFocused();
  await expect(page.getByText("API key revoked: Home script")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shortlisted-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data.account).toMatchObject({ email: person.email, name: "Amara B. Osei" });
});

test("sessions end one by one and all at once", async ({ page, browser, baseURL }) => {
  test.slow();
  const person = await arriveAsPerson(page);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto("/login?next=/account");
  await giveLogin(other, person.email, person.password);
  await expect(other.getByText("This device")).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: /^End session/ }).click();
  await expect(page.getByRole("button", { name: /^End session/ })).toBeHidden();
  await other.getByRole("button", { name: "Download my data" }).click();
  await expect(other).toHaveURL(/\/login\?next=%2Faccount$/);
  await elsewhere.close();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("You are signed out everywhere.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test("deleting the account asks for the password and leaves nobody signed in", async ({ page }) => {
  test.slow();
  const person = await arriveAsPerson(page);
  await page.goto("/account");
  const open = page.getByRole("button", { name: "Delete my account" });
  const dialog = page.getByRole("dialog");
  await open.click();
  await expect(dialog).toContainText("Are you sure you want to delete your account?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel("Password").fill("not it");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("This is not your password.");
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account is deleted, with everything in it.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/login");
  await giveLogin(page, person.email, person.password);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
});

test("a forgotten password is set anew with the link of the mail, once", async ({ page }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await verify(page, person);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.getByLabel("Email").fill("nobody-at-all@example.org");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await page.getByRole("button", { name: "Try different email" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const link = await linkInMail(person.email, /reset/i);
  await page.goto(link);
  await page.getByLabel("New password").fill("Quite-Another-77");
  await page.getByLabel("Confirm password").fill("Quite-Another-78");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill("Quite-Another-77");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await giveLogin(page, person.email, person.password);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
  await giveLogin(page, person.email, "Quite-Another-77");
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);

  await page.goto(link);
  await page.getByLabel("New password").fill("Quite-Another-79");
  await page.getByLabel("Confirm password").fill("Quite-Another-79");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has been used or is too old.");
});

test("the check of the mail is asked for also when the call fails", async ({ page }) => {
  await page.route("**/auth/forgot-password", (route) => route.abort());
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("amara@example.org");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
});

test("a password the server refuses is refused at its field", async ({ page }) => {
  const text = "This password is on lists of common passwords. Please choose another one.";
  await page.route("**/api/auth/signup", (route) =>
    route.fulfill({
      status: 400,
      json: { error: text, message: text, code: "validation_failed", fields: { password: text } },
    }),
  );
  await page.goto("/signup?plan=pro");
  await expect(page.getByRole("radiogroup", { name: "Plan" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  await fillSignup(page, { ...somebody(), password: "Password1" });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});
