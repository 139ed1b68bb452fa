import { expect, type Locator, type Page, test } from "@playwright/test";
import { arriveAsPerson } from "./person.ts";

const planOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });

async function expectPlans(page: Page, plans: Record<string, string[]>): Promise<void> {
  await expect(page.getByRole("heading", { level: 3, name: /^(?:Free|Pro)$/ })).toHaveCount(2);
  for (const [name, texts] of Object.entries(plans)) {
    for (const text of texts) await expect(planOf(page, name)).toContainText(text);
  }
}

test("home shows its three plans, Pro and Teams as coming soon", async ({ page }) => {
  await page.goto("/");
  await expectPlans(page, {
    Free: ["£0", "Up to 3 analyses/day", "Matched/missing skills", "1 cover letter per run"],
    Pro: [
      "£9/month",
      "Unlimited analyses",
      "Saved templates",
      "Priority processing",
      "Coming soon",
    ],
    Teams: ["Custom", "Contact sales", "Self-host", "Bring your own API key", "Coming soon"],
  });
  await expect(planOf(page, "Free")).not.toContainText("Coming soon");
});

test("pricing shows its four plans, those that cannot be bought as coming soon, and each leads on", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expectPlans(page, {
    Free: ["£0", "3 analyses/day", "Basic analysis", "1 cover letter per run", "demo only"],
    Starter: [
      "£5/month",
      "Up to 20 analyses/day",
      "Enhanced analysis",
      "Email support",
      "Coming soon",
    ],
    Pro: [
      "£9/month",
      "Unlimited analyses",
      "Saved templates",
      "Priority processing",
      "Advanced features",
      "Coming soon",
    ],
    Enterprise: [
      "Custom",
      "Unlimited everything",
      "Team management",
      "Self-host",
      "Dedicated support",
    ],
  });
  for (const name of ["Free", "Enterprise"]) {
    await expect(planOf(page, name)).not.toContainText("Coming soon");
  }
  const mail = planOf(page, "Enterprise").getByRole("link", { name: /email/ });
  await expect(mail).toHaveAttribute("href", /^mailto:/);
  await page.getByRole("link", { name: "Choose Pro" }).click();
  await expect(page).toHaveURL("/signup?plan=pro");
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  await expect(page.getByRole("main")).toContainText("after free trial");
  await page.goBack();
  await page.getByRole("link", { name: "Choose Starter" }).click();
  await expect(page.getByRole("radio", { name: "Starter" })).toBeChecked();
  await expect(page.getByRole("main")).toContainText("Upgrade it to Starter on the account page");
});

test("somebody signed in chooses a plan on their account page, which says when none can be bought", async ({
  page,
}) => {
  await arriveAsPerson(page);
  await page.goto("/pricing");
  await expect(planOf(page, "Free")).toContainText("Your plan");
  await expect(page.getByText("Your plan")).toHaveCount(1);
  await page.getByRole("link", { name: "Choose Starter" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { name: "Payment" })).toBeVisible();
  await expect(page.getByText("payment is not set up")).toBeVisible();
});
