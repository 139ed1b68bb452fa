import { expect, type Page, test } from "@playwright/test";
import { cvText } from "./cv-files.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const letter = (page: Page) => page.getByLabel("Cover letter");

async function goToLetter(page: Page): Promise<void> {
  await button(page, "Generate Cover Letter").click();
  await expect(letter(page)).toHaveValue(/Yours/);
}

/** A telephone in a train: half a second there and back, 50 kB a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test("two tabs have each their own run and letter, one of them on a slow line", async ({
  page,
  context,
}) => {
  test.slow();
  await pasteCv(page);
  await startAnalysis(page);
  await seeResults(page);
  await goToLetter(page);
  const first = await letter(page).inputValue();

  const other = await context.newPage();
  await other.goto("/demo/upload");
  // Another tab begins anew.
  await expect(other.getByLabel("Paste your CV")).toHaveValue("");
  await slowDown(other);
  await pasteCv(other, cvText.replaceAll("Northgate Housing", "Elmfield Homes"));
  await startAnalysis(other);
  await seeResults(other);
  await goToLetter(other);
  await expect(letter(other)).toHaveValue(/Elmfield Homes/);

  await page.reload();
  await expect(letter(page)).toHaveValue(first);
  expect(first).toContain("Northgate Housing");
});

test("without a network each step says so, and goes on where it was", async ({ page, context }) => {
  await page.goto("/demo/upload");
  await page.getByLabel("Paste your CV").fill(cvText);
  await context.setOffline(true);
  await button(page, "Continue to Job Description").click();
  await expect(page.getByRole("alert")).toContainText("the server could not be reached");
  await context.setOffline(false);
  await button(page, "Continue to Job Description").click();
  await page.getByLabel("Job description").fill("Accounts Assistant\n\nEssential\n- Sage 50");
  await context.setOffline(true);
  await button(page, "Start Analysis").click();
  await expect(page.getByRole("alert")).toContainText("Please try again.");
  await context.setOffline(false);
  await button(page, "Start Analysis").click();
  await expect(page).toHaveURL(/\/progress$/);
  await seeResults(page);
});

for (const full of [true, false]) {
  test(`with a storage that is ${full ? "full" : "forbidden"} the wizard works to its end`, async ({
    page,
  }) => {
    await page.addInitScript((onlyFull) => {
      const refuse = () => {
        throw new DOMException("no", onlyFull ? "QuotaExceededError" : "SecurityError");
      };
      Storage.prototype.setItem = refuse;
      if (!onlyFull) Storage.prototype.getItem = refuse;
    }, full);
    await pasteCv(page);
    await startAnalysis(page);
    await seeResults(page);
    await goToLetter(page);
    await button(page, "Back to Results").click();
    await expect(page.getByRole("img", { name: /^Overall Score/ })).toBeVisible();
    // Nothing could be kept: a reload begins anew, and says nothing that is not so.
    await page.reload();
    await expect(page).toHaveURL(/\/demo\/upload$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
