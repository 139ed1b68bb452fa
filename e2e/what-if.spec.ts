import { expect, type Page, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { cvAsDocx } from "./cv-files.ts";
import { seeResults, startAnalysis } from "./wizard.ts";

/** Two analyses on a busy machine. */
const patience = { timeout: 45_000 };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page) => page.getByLabel("CV text to try");
const outcome = (page: Page) => page.getByRole("status").filter({ hasText: "Overall Score" });

/** The difference a row of the outcome tells: "+5 points" is 5. */
async function gainOf(page: Page, score: string): Promise<number> {
  const row = await outcome(page).locator("dl > div").filter({ hasText: score }).innerText();
  const [, sign = "+", points = "0"] = /([+−])(\d+) points?/.exec(row) ?? [];
  return sign === "−" ? -Number(points) : Number(points);
}

test("another wording and an answer are tried on the text of a file, and taken back", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/demo/upload");
  await page.getByLabel("Upload your CV").setInputFiles(
    // Two lines for the report to have something to say about: together they are worth a point for certain.
    await cvAsDocx((line) => line.replace("Processed", "I processed").replace("Run", "I run")),
  );
  await button(page, "Continue to Job Description").click();
  await startAnalysis(page);
  await seeResults(page);
  await page.getByRole("tab", { name: "Tweaks" }).click();
  await expect(text(page)).toHaveValue(/^Amara Osei[\s\S]*Northgate Housing Ltd/);
  const read = await text(page).inputValue();
  await expect(button(page, "Work out the new scores")).toBeDisabled();

  // A tweak of the report brings at least what it promises.
  const promised = /\+(\d+)/.exec(await page.getByRole("tabpanel").innerText())?.[1];
  await button(page, "Try this change").first().click();
  await expect(text(page)).toHaveValue(
    /• Run the purchase ledger[\s\S]*• Processed weekly payroll/,
  );
  await context.setOffline(true);
  await button(page, "Work out the new scores").click();
  await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
  await context.setOffline(false);
  await button(page, "Work out the new scores").click();
  await expect(outcome(page)).toContainText("No demand is answered differently.", patience);
  expect(await gainOf(page, "Overall Score")).toBe(Number(promised));

  // An answer goes into its post, in the person's words, and answers the demand.
  await button(page, "Yes: Xero").click();
  await page.getByLabel("Where?").selectOption("Payroll Clerk, Brightwell Foods Ltd");
  await page.getByLabel(/in your own words/).fill("kept the sales ledger");
  await button(page, "Put it in the text").click();
  await expect(text(page)).toHaveValue(/220 staff\n.*Kept the sales ledger \(Xero\)\n/);
  await expect(page.getByRole("list", { name: "Stated by you" })).toContainText(
    "Kept the sales ledger (Xero)",
  );
  // The server has let go of the CV meanwhile: it is sent again, and nobody notices.
  const gone = { code: "NOT_FOUND", httpStatus: 410, appCode: "document_expired" };
  await page.route(
    "**/trpc/analysis.whatIf*",
    (route) =>
      route.fulfill({
        status: 410,
        json: [{ error: { message: "Gone.", code: -32004, data: gone } }],
      }),
    { times: 1 },
  );
  await button(page, "Work out the new scores").click();
  const changed = page.getByRole("list", { name: "Demands answered differently" });
  await expect(changed).toContainText(/Experience of Xero.*Met/s, patience);
  await button(page, "Yes: Charity finance").click();
  await expectNoFindings(page);

  // All of it outlives a reload, and can be taken back whole.
  await page.reload();
  await page.getByRole("tab", { name: "Tweaks" }).click();
  await expect(text(page)).toHaveValue(/• Processed[\s\S]*Kept the sales ledger \(Xero\)/);
  await button(page, "Start again").click();
  await expect(text(page)).toHaveValue(read);
  await expect(button(page, "Yes: Xero")).toBeVisible();
  await button(page, "Undo").click();
  await expect(text(page)).toHaveValue(/Kept the sales ledger \(Xero\)/);

  // The letter claims nothing of it by itself, but lets the person say it.
  await button(page, "Generate Cover Letter").click();
  const letter = page.getByLabel("Cover letter");
  await expect(letter).toHaveValue(/Yours/);
  expect(await letter.inputValue()).not.toContain("Xero");
  await letter.fill(
    (await letter.inputValue()).replace("\n\nYours", "\n\nI kept a sales ledger in Xero.\n\nYours"),
  );
  await expect(page.getByText(/edited by you$/)).toBeVisible();
  await expect(page.getByText(/does not show “Xero”/)).toBeHidden();
});
