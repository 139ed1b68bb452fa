import { expect, type Page, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { advertisement, cvAsDocx, cvText } from "./cv-files.ts";
import { arriveAsPerson } from "./person.ts";

const list = (page: Page) => page.getByRole("list", { name: "Saved drafts" }).getByRole("listitem");
const pasted = (page: Page) => page.getByLabel("Paste your CV");
const job = (page: Page) => page.getByLabel("Job description");

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
}

/** As another browser would find it: nothing of the run in this tab. */
async function emptyTab(page: Page, path: string): Promise<void> {
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
}

test("a draft is saved, resumed exactly where it was, saved again and deleted", async ({
  page,
}) => {
  test.slow();
  await arriveAsPerson(page);
  await page.goto("/drafts");
  await expect(page.getByText("No drafts saved")).toBeVisible();
  await page.goto("/app/cv/upload");
  await pasted(page).fill(cvText);
  await saveDraft(page);
  await page.getByRole("link", { name: "Your drafts" }).click();
  await expect(list(page)).toContainText("Untitled Draft");
  await page.goBack();
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await job(page).fill(advertisement);
  await saveDraft(page);
  await page.getByRole("link", { name: "Your drafts" }).click();
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText("Accounts Assistant");
  await expect(list(page)).toContainText("Last saved");

  await emptyTab(page, "/drafts");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page).toHaveURL(/\/app\/cv\/jd$/);
  await expect(job(page)).toHaveValue(advertisement);
  await job(page).fill(`${advertisement}\n• Own bicycle`);
  await saveDraft(page);
  await page.getByRole("button", { name: "Back to Upload" }).click();
  await expect(pasted(page)).toHaveValue(cvText);
  await page.goto("/drafts");
  await expect(list(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete this draft?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No drafts saved")).toBeVisible();
  await page.getByRole("button", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/drafts");
  await page.getByRole("button", { name: "New Analysis" }).click();
  await expect(page).toHaveURL(/\/demo\/upload$/);
});

test("a chosen file is kept with its text and its name", async ({ page }) => {
  test.slow();
  await arriveAsPerson(page);
  await page.getByLabel("Upload your CV").setInputFiles(await cvAsDocx());
  await saveDraft(page);
  await emptyTab(page, "/drafts");
  await expect(list(page)).toContainText("amara-osei.docx");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await expect(pasted(page)).toHaveValue(/Northgate Housing/);
});

test("two tabs on one draft: both are kept, or one replaces the other, and no text is lost", async ({
  page,
  context,
}) => {
  test.slow();
  await arriveAsPerson(page);
  await pasted(page).fill("The first version");
  await saveDraft(page);
  const other = await context.newPage();
  await other.goto("/drafts");
  await other.getByRole("button", { name: "Resume" }).click();
  await pasted(other).fill("From the other tab");
  await saveDraft(other);

  await pasted(page).fill("From this tab");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("This draft was changed somewhere else")).toBeVisible();
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.goto("/drafts");
  await expect(list(page)).toHaveCount(2);
  const texts: string[] = [];
  for (const nth of [0, 1]) {
    await emptyTab(page, "/drafts");
    await page.getByRole("button", { name: "Resume" }).nth(nth).click();
    await expect(pasted(page)).not.toHaveValue("");
    texts.push(await pasted(page).inputValue());
  }
  expect(texts.sort()).toEqual(["From the other tab", "From this tab"]);
});

test("unsaved input is offered to be kept, and another draft does not take its place unasked", async ({
  page,
}) => {
  test.slow();
  await arriveAsPerson(page);
  await pasted(page).fill("The saved one");
  await saveDraft(page);
  await pasted(page).fill("");
  await pasted(page).fill("Not saved yet");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText(/You left with unsaved input/)).toBeVisible();
  await page.getByRole("link", { name: "Go back to it" }).click();
  await expect(pasted(page)).toHaveValue("Not saved yet");

  await page.goto("/drafts");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Keep what you typed first?")).toBeVisible();
  await page.getByRole("button", { name: "Keep as draft, then go on" }).click();
  await expect(pasted(page)).toHaveValue("The saved one");
  await page.goto("/drafts");
  await expect(list(page)).toHaveCount(2);
  await expect(page.getByText(/You left with unsaved input/)).toBeHidden();

  await page.goBack();
  await pasted(page).fill("The saved one, and more");
  await page.goto("/drafts");
  const saved = page.getByRole("button", { name: "Resume" });
  await saved.nth(1).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await saved.nth(1).click();
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect(pasted(page)).not.toHaveValue("The saved one, and more");
});

test("what goes wrong is told", async ({ page }) => {
  test.slow();
  await arriveAsPerson(page);
  await pasted(page).fill(cvText);
  await page.route("**/drafts/api/save", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByRole("alert")).toHaveText("API Error: 500 Internal Server Error");
  await page.unroute("**/drafts/api/save");
  await saveDraft(page);
  await page.route("**/drafts/api/list", (route) => route.fulfill({ status: 500 }));
  await page.goto("/drafts");
  await expect(page.getByRole("alert")).toHaveText(
    "Error loading drafts: API Error: 500 Internal Server Error",
  );
});

test("no accessibility findings around drafts", async ({ page }) => {
  test.slow();
  await arriveAsPerson(page);
  await pasted(page).fill(cvText);
  await saveDraft(page);
  await expectNoFindings(page);
  await pasted(page).fill("Not saved yet, and of another draft");
  await page.goto("/drafts");
  await expect(list(page)).toHaveCount(1);
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFindings(page);
});
