import { expect, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test("no accessibility findings on any screen", async ({ page }) => {
  test.slow();
  for (const path of ["/", "/demo/upload"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFindings(page);
  }
  await pasteCv(page);
  await expectNoFindings(page);
  await startAnalysis(page);
  await seeResults(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectNoFindings(page);
  }
});

test("the keyboard alone leads from the home page to the letter, over another wording tried out", async ({
  page,
}) => {
  await page.goto("/demo/upload");
  await tabTo(page, "button", /Use Sample CV/);
  await page.keyboard.press("Enter");
  await tabTo(page, "button", /Continue to Job Description/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/demo\/jd$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, "button", /Use Sample JD/);
  await page.keyboard.press("Enter");
  await tabTo(page, "button", /Start Analysis/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "View Results" })).toBeEnabled();
  await tabTo(page, "button", /View Results/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/demo\/results$/);
  await tabTo(page, "tab", "Overview");
  for (const _ of ["Requirements", "Skills", "Recommendations", "Tweaks"]) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await tabTo(page, "button", /^Yes: /);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ran it for two years");
  await tabTo(page, "button", "Put it in the text");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Questions only you can answer" })).toBeFocused();
  await tabTo(page, "button", "Work out the new scores");
  await page.keyboard.press("Enter");
  const outcome = page.getByRole("status").filter({ hasText: "Overall Score" });
  await expect(outcome).toBeVisible({ timeout: 45_000 });
  await tabTo(page, "button", "Generate Cover Letter");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Cover letter")).toHaveValue(/Yours/);
});
