import { expect, test } from "@playwright/test";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test("the steps carry their names; on paper stands the report and nothing of the website", async ({
  page,
}) => {
  await pasteCv(page);
  const steps = page.getByRole("list", { name: "Your progress" });
  for (const name of ["Upload CV", "Job Description", "Analysis", "Results", "Cover Letter"]) {
    await expect(steps.getByText(name, { exact: true })).toBeVisible();
  }
  await startAnalysis(page);
  await seeResults(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
  await expect(page.getByRole("link").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("region", { name: "Demo mode" })).toBeHidden();
});

test("every step of the wizard fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto("/demo/upload");
  expect(await over()).toBe(0);
  await pasteCv(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await over()).toBe(0);
  await startAnalysis(page);
  expect(await over()).toBe(0);
  await seeResults(page);
  expect(await over()).toBe(0);
  await page.getByRole("button", { name: "Generate Cover Letter" }).click();
  await expect(page.getByLabel("Cover letter")).toHaveValue(/Yours/);
  expect(await over()).toBe(0);
});
