import { expect, test } from "@playwright/test";
import { configuredAdmin } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { giveLogin, signUp, somebody, verify } from "./person.ts";

const { ADMIN_EMAIL, ADMIN_PASSWORD } = configuredAdmin;

test("the administrator finds an account, gives it a plan, suspends and reinstates it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const person = somebody();
  await signUp(theirs, person);
  await verify(theirs, person);
  await giveLogin(theirs, person.email, person.password);
  await expect(theirs).toHaveURL(/\/app\/cv\/upload$/);
  await theirs.goto("/dashboard");
  await expect(theirs.getByRole("button", { name: "Upgrade Plan" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Administration" })).toBeHidden();

  await page.goto("/admin");
  await expect(page).toHaveURL("/login?next=%2Fadmin");
  await page.goto("/admin-test-login");
  await giveLogin(page, ADMIN_EMAIL, ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole("link", { name: "Administration" }).click();
  await expect(page.getByRole("heading", { name: "Administration" })).toBeFocused();
  await expect(page.getByText(/^\d+ running, \d+ waiting\.$/)).toBeVisible();
  await expect(page.getByText(/^No mail service is set up: [1-9]\d* mails? written/)).toBeVisible();
  await expectNoFindings(page);

  await page.getByLabel("Find an account").fill(person.email.toUpperCase());
  await page.keyboard.press("Enter");
  const row = page.getByRole("list", { name: "Accounts" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(person.email);
  await row.getByRole("button", { name: "Change plan" }).click();
  await page.getByLabel("Plan", { exact: true }).selectOption({ label: "Enterprise" });
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(row).toContainText("Enterprise");
  await expect(theirs.getByText("Your plan has no daily limit of analyses.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Upgrade Plan" })).toBeHidden();

  await row.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Suspend this account?");
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(row).toContainText("Suspended");
  await expect(page.getByText(`${person.email}: suspended`)).toBeVisible();
  await theirs.goto("/dashboard");
  await expect(theirs).toHaveURL("/login?next=%2Fdashboard");
  await giveLogin(theirs, person.email, person.password);
  await expect(theirs.getByRole("alert")).toHaveText(
    "Your account has been suspended. Please contact support.",
  );

  await row.getByRole("button", { name: "Reinstate" }).click();
  await expect(row.getByRole("button", { name: "Suspend" })).toBeVisible();
  await giveLogin(theirs, person.email, person.password);
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await theirs.goto("/admin");
  await expect(theirs).toHaveURL("/");
  await theirs.goto("/account");
  await expect(theirs.getByText("Account reinstated")).toBeVisible();
  await expect(
    theirs.getByText("Plan changed: free to enterprise, by the administrator"),
  ).toBeVisible();
  await context.close();
});
