import { expect, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { arriveAsPerson } from "./person.ts";

test("the API's page is readable everywhere, and leads from what a call answers to its fields", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "The API" })).toBeVisible();
  await expectNoFindings(page);
  const lines = page
    .getByRole("banner")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(await lines).size).toBe(1);
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await page.getByRole("link", { name: "StartedAnalysis" }).first().click();
  await expect(page.getByRole("heading", { name: "StartedAnalysis" })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("a webhook is added, its secret shown once, and removed", async ({ page }) => {
  await arriveAsPerson(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "New webhook" }).click();
  await page.getByLabel("Address to call").fill("example.org/hook");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("Please give an address such as")).toBeVisible();
  await page.getByLabel("Address to call").fill("http://192.168.0.1/");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("The address must be one of the public internet")).toBeVisible();
  const address = "https://hooks.example.org/shortlisted";
  await page.getByLabel("Address to call").fill(address);
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expect(page.getByText("Not called yet.")).toBeVisible();
  await expect(page.getByText("Webhook added: https://hooks.example.org")).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^whsec_/)).toBeHidden();
  await page.getByRole("button", { name: `Remove ${address}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
});
