import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { arriveAsPerson } from "./person.ts";
import { watch } from "./watch.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

/** 1280 × 800 at 200 %. */
test.use({ viewport: { width: 640, height: 400 }, contextOptions: { reducedMotion: "reduce" } });

/** What no screen may do: scroll sideways at 200 %, or move where the person asked for stillness. */
async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const found = await page.evaluate(() => ({
    path: location.pathname,
    over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    moving: document.getAnimations().filter(({ playState }) => playState === "running").length,
  }));
  expect(found).toEqual({ path: found.path, over: 0, moving: 0 });
}

/** The report as it comes out of a printer. */
async function expectPrint(page: Page): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect(document.numPages).toBeLessThanOrEqual(2);
  const { text } = await extractText(document, { mergePages: true });
  for (const part of [
    "Shortlisted",
    "Overall Score",
    "Job Match",
    "ATS Score",
    "Accounts Assistant",
  ])
    expect(text).toContain(part);
  for (const part of ["Logout", "Print Results", "Terms", "Appearance", "Tweaks"])
    expect(text).not.toContain(part);
}

test("no screen complains, fails, calls elsewhere, moves or scrolls sideways; the report prints", async ({
  page,
}) => {
  test.slow();
  const faults = watch(page);
  for (const path of ["/", "/pricing", "/terms", "/cookies", "/login", "/forgot-password"]) {
    await page.goto(path);
    await expectCalm(page);
  }
  await arriveAsPerson(page);
  await expectCalm(page);
  await pasteCv(page, undefined, "/app/cv");
  await expectCalm(page);
  await startAnalysis(page);
  await seeResults(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectCalm(page);
  }
  await expectPrint(page);
  await page.getByRole("button", { name: "Add to Dashboard" }).first().click();
  await page.getByRole("button", { name: "Generate Cover Letter" }).click();
  await expect(page.getByLabel("Cover letter")).toHaveValue(/Yours/);
  await expectCalm(page);
  for (const path of ["/app/cv/dashboard", "/dashboard", "/drafts", "/account"]) {
    await page.goto(path);
    await expectCalm(page);
  }
  expect(faults).toEqual([]);
});
