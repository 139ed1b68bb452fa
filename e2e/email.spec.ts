import { expect, type Page, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { mailsTo } from "./outbox.ts";
import { somebody } from "./person.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

const emailCall = "**/email/api/send/*";

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Email Results" }).click();
  await expect(dialog(page)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Email Results" });

async function send(page: Page, address: string): Promise<void> {
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Send" }).click();
}

test.beforeEach(async ({ page }) => {
  await pasteCv(page);
  await startAnalysis(page);
  await seeResults(page);
});

test("the results go out by mail, and the dialog closes without the address", async ({ page }) => {
  const { email } = somebody();
  await openDialog(page);
  await send(page, ` ${email.toUpperCase()}`);
  await expect(page.getByText("Email sent successfully!")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect((await mailsTo(email))[0]?.subject).toMatch(
    /^Your CV analysis: \d+ out of 100, Accounts Assistant/,
  );
  await openDialog(page);
  await expect(page.getByLabel("Email address")).toHaveValue("");
});

test("a failure is told, and the same address can be sent again", async ({ page }) => {
  await page.route(emailCall, (route) =>
    route.fulfill({ status: 502, json: { error: "Failed to send email", code: "mail_failed" } }),
  );
  await openDialog(page);
  await send(page, "friend@example.org");
  await expect(page.getByRole("alert")).toHaveText("Failed to send email");
  await page.unroute(emailCall);
  await page.route(emailCall, (route) => route.abort());
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to send email. Please try again.");
  await page.unroute(emailCall);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Email sent successfully!")).toBeVisible();
});

test("the keyboard alone sends the results, and the focus comes back", async ({ page }) => {
  await tabTo(page, "button", "Email Results");
  await page.keyboard.press("Enter");
  await tabTo(page, "textbox", "Email address");
  await page.keyboard.type("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Email Results" })).toBeFocused();
});

test("no accessibility findings in the dialog", async ({ page }) => {
  await openDialog(page);
  await send(page, "nobody");
  await expectNoFindings(page);
  await page.route(emailCall, (route) => route.abort());
  await send(page, "friend@example.org");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoFindings(page);
});
