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
