import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) })),
  ).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`no accessibility findings on any screen, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await expectNoFindings(page);
    await page.goto("/demo/upload");
    await expectNoFindings(page);
    await pasteCv(page);
    await expectNoFindings(page);
    await startAnalysis(page);
    await seeResults(page);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expectNoFindings(page);
    }
    await context.close();
  });
}

test("the keyboard alone leads from the home page to the results", async ({ page }) => {
  async function tabTo(role: "link" | "button" | "textbox", name: RegExp): Promise<void> {
    const target = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`Tab never reached the ${role} ${name}`);
  }
  await page.goto("/demo/upload");
  await tabTo("button", /Use Sample CV/);
  await page.keyboard.press("Enter");
  await tabTo("button", /Continue to Job Description/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/demo\/jd$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo("button", /Use Sample JD/);
  await page.keyboard.press("Enter");
  await tabTo("button", /Start Analysis/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "View Results" })).toBeEnabled();
  await tabTo("button", /View Results/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/demo\/results$/);
});
