import { expect, type Page } from "@playwright/test";
import { advertisement, cvText } from "./cv-files.ts";

/** The steps of the wizard as a person takes them, in the demo or with an account. */

export async function pasteCv(page: Page, text = cvText, base = "/demo"): Promise<void> {
  await page.goto(`${base}/upload`);
  await page.getByLabel("Paste your CV").fill(text);
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/jd$`));
}

export async function startAnalysis(page: Page, text = advertisement): Promise<void> {
  await page.getByLabel("Job description").fill(text);
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await expect(page).toHaveURL(/\/(progress|results)$/);
}

export async function seeResults(page: Page): Promise<void> {
  const viewResults = page.getByRole("button", { name: "View Results" });
  await expect(viewResults).toBeEnabled({ timeout: 90_000 });
  await viewResults.click();
  await expect(page).toHaveURL(/\/(?:demo|app\/cv)\/results$/);
  await expect(page.getByRole("img", { name: /^Overall Score: \d+ out of 100$/ })).toBeVisible();
}
