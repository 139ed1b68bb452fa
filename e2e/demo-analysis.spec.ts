import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { resultsSchema } from "../src/shared/results.ts";
import { cvAsDocx, cvAsPdf } from "./cv-files.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test("a visitor pastes a CV and an advertisement and reads an honest report", async ({ page }) => {
  await pasteCv(page);
  await startAnalysis(page);
  await seeResults(page);

  await expect(page.getByRole("img", { name: /^Job Match: \d+ out of 100$/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^ATS Score: \d+ out of 100$/ })).toBeVisible();

  await page.getByRole("tab", { name: "Requirements" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Run the purchase ledger in Sage 50");

  await page.getByRole("tab", { name: "Skills Analysis" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Xero");

  await page.getByRole("tab", { name: "Recommendations" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
});

test("the samples lead through the whole demo", async ({ page }) => {
  await page.goto("/demo/upload");
  await page.getByRole("button", { name: "Use Sample CV" }).click();
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await page.getByRole("button", { name: "Use Sample JD" }).click();
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await seeResults(page);
});

test("the report downloads as JSON of the published shape", async ({ page }) => {
  await pasteCv(page);
  await startAnalysis(page);
  await seeResults(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cv-analysis-.+\.json$/);
  const results = resultsSchema.parse(JSON.parse(await readFile(await file.path(), "utf8")));
  expect(results.skills_matched).toContain("Sage 50");
  expect(results.skills_missing).toContain("Xero");
});

for (const format of ["pdf", "docx"] as const) {
  test(`a visitor uploads a ${format} file`, async ({ page, browser }) => {
    const file = format === "pdf" ? await cvAsPdf(browser) : await cvAsDocx();
    await page.goto("/demo/upload");
    await page.getByLabel("Upload your CV").setInputFiles(file);
    await page.getByRole("button", { name: "Continue to Job Description" }).click();
    await startAnalysis(page);
    await seeResults(page);
    await page.getByRole("tab", { name: "What an ATS reads" }).click();
    const record = page.getByRole("tabpanel");
    await expect(record).toContainText("Amara Osei");
    await expect(record).toContainText("Northgate Housing Ltd");
  });
}

test("choosing a file clears pasted text, and pasting clears the file", async ({ page }) => {
  await page.goto("/demo/upload");
  const paste = page.getByLabel("Paste your CV");
  const next = page.getByRole("button", { name: "Continue to Job Description" });
  await expect(next).toBeDisabled();
  await paste.fill("Some pasted text");
  await page.getByLabel("Upload your CV").setInputFiles(await cvAsDocx());
  await expect(paste).toHaveValue("");
  await expect(page.getByText("amara-osei.docx")).toBeVisible();
  await paste.fill("Pasted again");
  await expect(page.getByText("amara-osei.docx")).toBeHidden();
  await expect(next).toBeEnabled();
});

test("results without a run, and unknown paths, lead to where one can start", async ({ page }) => {
  for (const path of ["/demo/results", "/demo/progress", "/demo", "/demo/nowhere"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/demo\/upload$/);
  }
  await page.goto("/nowhere/at/all");
  await expect(page).toHaveURL(/\/$/);
});
