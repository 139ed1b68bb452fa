import { expect, type Page } from "@playwright/test";
import { advertisement, cvText } from "./cv-files.ts";

/** The steps of the demo wizard as a person takes them. */

export async function pasteCv(page: Page, text = cvText): Promise<void> {
  await page.goto("/demo/upload");
  await page.getByLabel("Paste your CV").fill(text);
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await expect(page).toHaveURL(/\/demo\/jd$/);
}

export async function startAnalysis(page: Page, text = advertisement): Promise<void> {
  await page.getByLabel("Job description").fill(text);
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await expect(page).toHaveURL(/\/demo\/(progress|results)$/);
}

export async function seeResults(page: Page): Promise<void> {
  const viewResults = page.getByRole("button", { name: "View Results" });
  await expect(viewResults).toBeEnabled({ timeout: 45_000 });
  await viewResults.click();
  await expect(page).toHaveURL(/\/demo\/results$/);
  await expect(page.getByRole("img", { name: /^Overall Score: \d+ out of 100$/ })).toBeVisible();
}
