import { expect, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { arriveAsPerson, somebody, verify } from "./person.ts";

test("no accessibility findings on the account's screens", async ({ page }) => {
  test.slow();
  const send = {
    "/login": "Log in",
    "/signup": "Create account",
    "/forgot-password": "Send reset link",
  };
  for (const [path, button] of Object.entries(send)) {
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expectNoFindings(page);
  }
  for (const path of ["/reset-password?token=x", "/admin-test-login", "/login?verified=failed"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await expectNoFindings(page);
  }
  await arriveAsPerson(page);
  await expectNoFindings(page);
  for (const path of ["/dashboard", "/drafts", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFindings(page);
  }
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: "New API key" }).click();
  await page.getByLabel("Name of the key").fill("Home script");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("button", { name: "Revoke Home script" })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFindings(page);
});

test("the keyboard alone signs up and logs in", async ({ page }) => {
  test.slow();
  const person = somebody();
  await page.goto("/");
  await tabTo(page, "link", "Sign Up");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
  await tabTo(page, "radio", "Free");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, "textbox", "Name");
  await page.keyboard.type(person.name);
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(person.email);
  await tabTo(page, "textbox", "Password");
  await page.keyboard.type(person.password);
  await tabTo(page, "textbox", "Confirm password");
  await page.keyboard.type(person.password);
  await tabTo(page, "checkbox", "I agree to the Terms of Service");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeFocused();
  await verify(page, person);
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(person.email);
  await tabTo(page, "textbox", "Password");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
});
