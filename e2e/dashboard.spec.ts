import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { cvText } from "./cv-files.ts";
import { tabTo } from "./keyboard.ts";
import { arriveAsPerson } from "./person.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

async function analyse(page: Page, text = cvText): Promise<void> {
  await pasteCv(page, text, "/app/cv");
  await startAnalysis(page);
  await seeResults(page);
}

const rows = (page: Page) => page.getByRole("table", { name: "Your analyses" }).getByRole("row");
const dialog = (page: Page) => page.getByRole("dialog");

test("the history: empty, filled, searched, looked at again, taken away, compared, deleted", async ({
  page,
}) => {
  test.slow();
  const person = await arriveAsPerson(page);
  await page.goto("/dashboard");
  await expect(page.getByText(`Hello, ${person.name}.`)).toBeVisible();
  await expect(page.getByText("3 of 3 analyses left today.")).toBeVisible();
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await analyse(page, cvText.replaceAll("Sage 50", "ledgers"));
  await pasteCv(page, cvText, "/app/cv");
  await expect(page.getByText("2 of 3 analyses left today.")).toBeVisible();
  await startAnalysis(page);
  await seeResults(page);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("Accounts Assistant");
  await expect(rows(page).nth(1)).toContainText("Pasted text");
  await expect(rows(page).nth(1)).toContainText("Completed");
  await expect(page.getByText("1 of 3 analyses left today.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Your last 2 scores/ })).toBeVisible();

  await page.getByLabel("Search").fill("harbour pilot");
  await expect(page.getByText("No analysis matches")).toBeVisible();
  await page.getByLabel("Search").fill("ACCOUNTS");
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/dashboard\?search=ACCOUNTS$/);
  await page.getByLabel("Status").selectOption({ label: "Failed" });
  await expect(page.getByText("No analysis matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();

  await rows(page).nth(1).getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("img", { name: /^Overall Score: \d+ out of 100$/ })).toBeVisible();
  await page.getByRole("tab", { name: "Requirements" }).click();
  await expect(page.getByText("Experience of Xero", { exact: true })).toBeVisible();
  await page.goBack();

  const download = page.waitForEvent("download");
  await rows(page).nth(1).getByRole("button", { name: "Export" }).click();
  const file = await download;
  const report = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(file.suggestedFilename()).toBe(`analysis_${report.id}.json`);

  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("table", { name: "Scores by part" })).toContainText("Job Match");
  await expect(page.getByText("The CV is a different one.")).toBeVisible();
  await expect(page.getByText("The job is the same.")).toBeVisible();
  await expect(page.getByText(/Both were made by the same version/)).toBeVisible();
  await expect(page.getByText(/^Of \d+ demands in both, [1-9]/)).toBeVisible();
  await page.goBack();

  await rows(page).nth(2).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page)).toContainText("Are you sure you want to delete this analysis?");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(2).getByRole("button", { name: "Delete" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Your analyses" })).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test("a dashboard left open shows what is begun, finished and deleted elsewhere", async ({
  page,
}) => {
  await arriveAsPerson(page);
  const connected = page.waitForEvent("websocket");
  await page.goto("/dashboard");
  await connected;
  await expect(page.getByText("No analyses yet")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/app/cv/upload");
  await analyse(other);
  await expect(rows(page).nth(1)).toContainText("Completed");
  await expect(page.getByText("2 of 3 analyses left today.")).toBeVisible();
  await other.goto("/dashboard");
  await rows(other).nth(1).getByRole("button", { name: "Delete" }).click();
  await dialog(other).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

test("a dashboard whose connection breaks stays, says so, and comes back by itself", async ({
  page,
  context,
}) => {
  test.slow();
  const person = await arriveAsPerson(page);
  let broken = false;
  let drop: (() => Promise<void>) | undefined;
  await page.routeWebSocket(/\/trpc/, async (socket) => {
    if (broken) {
      await socket.close({ code: 1012 });
      return;
    }
    const server = socket.connectToServer();
    drop = async () => {
      await server.close();
      await socket.close({ code: 1012 });
    };
  });
  await context.route(/\/(?:api|trpc|dashboard\/api)\//, (route) =>
    broken ? route.abort() : route.continue(),
  );
  const connected = page.waitForEvent("websocket");
  await page.goto("/dashboard");
  await connected;
  await expect(page.getByText("No analyses yet")).toBeVisible();
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/me"));
  broken = true;
  await drop?.();
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  // Nothing pushes any more: the page looks again by itself.
  await asked;
  await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`Hello, ${person.name}.`)).toBeVisible();
  broken = false;
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

test("what is added is there after a reload, comes back to the results, and stays away once deleted", async ({
  page,
}) => {
  test.slow();
  await arriveAsPerson(page);
  await page.goto("/app/cv/dashboard");
  await expect(page.getByRole("heading", { name: "CV Analysis Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Create Your First Analysis" }).click();
  await analyse(page);
  for (const _twice of [1, 2]) {
    await page.getByRole("button", { name: "Add to Dashboard" }).first().click();
    await expect(page.getByText("Added to dashboard!").first()).toBeVisible();
  }
  await page.goto("/app/cv/dashboard");
  await expect(page.getByText("Synced with server")).toBeVisible();
  const saved = page.getByRole("list", { name: "Saved analyses" }).getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText("Accounts Assistant Harbour Care Trust, Leeds");
  await expect(saved).toContainText(/\d+ matched · \d+ missing/);

  await page.route("**/api/analysis/history", (route) => route.abort());
  await page.getByRole("button", { name: "Sync" }).click();
  await expect(page.getByText("Local data only")).toBeVisible();
  await page.unroute("**/api/analysis/history");

  await page.evaluate(() => sessionStorage.removeItem("shortlisted.run"));
  await page.reload();
  await saved.getByRole("button", { name: "View Results" }).click();
  await expect(page).toHaveURL(/\/app\/cv\/results$/);
  await expect(page.getByRole("img", { name: /^Overall Score: \d+ out of 100$/ })).toBeVisible();

  await page.goto("/app/cv/dashboard");
  await saved.getByRole("button", { name: "Delete" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Synced with server")).toBeVisible();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("No analyses yet")).toBeVisible();
});

for (const forbidden of [true, false]) {
  test(`saving survives a storage that is ${forbidden ? "forbidden" : "full"}`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((all) => {
      const refuse = () => {
        throw new DOMException("no room", all ? "SecurityError" : "QuotaExceededError");
      };
      Storage.prototype.setItem = refuse;
      if (all) Storage.prototype.getItem = refuse;
    }, forbidden);
    await arriveAsPerson(page);
    await page.getByLabel("Paste your CV").fill(cvText);
    await page.getByRole("button", { name: "Continue to Job Description" }).click();
    await startAnalysis(page);
    await seeResults(page);
    await page.getByRole("button", { name: "Add to Dashboard" }).first().click();
    await expect(page.getByText("Added to dashboard!").first()).toBeVisible();
  });
}

test("without the server the dashboard says so; an upgrade tells why it cannot start", async ({
  page,
}) => {
  test.slow();
  await arriveAsPerson(page);
  // What tells the page that something changed makes it load its history by itself, at times before the button is pressed.
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  await page.addInitScript(() =>
    addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), true),
  );
  await page.route("**/dashboard/api/history*", (route) => route.fulfill({ status: 500 }));
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toHaveText(
    "Error loading history: API Error: 500 Internal Server Error",
  );
  await page.unroute("**/dashboard/api/history*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No analyses yet")).toBeVisible();
  const upgrade = page.getByRole("button", { name: "Upgrade Plan" });
  const alert = page.getByRole("alert");
  await upgrade.click();
  await expect(alert).toHaveText("Billing is not configured on this server yet.");
  await page.route("**/api/billing/checkout", (route) => route.fulfill({ json: {} }));
  await upgrade.click();
  await expect(alert).toHaveText("Failed to create checkout session. Please try again.");
  await page.unroute("**/api/billing/checkout");
  await page.route("**/api/billing/checkout", (route) => route.abort());
  await upgrade.click();
  await expect(alert).toHaveText("Failed to start upgrade. Please try again.");
});

test("no accessibility findings on the dashboards", async ({ page }) => {
  test.slow();
  await arriveAsPerson(page);
  for (const path of ["/dashboard", "/app/cv/dashboard"]) {
    await page.goto(path);
    await expect(page.getByText("No analyses yet")).toBeVisible();
    await expectNoFindings(page);
  }
  await analyse(page);
  await analyse(page, cvText.replaceAll("Sage 50", "ledgers"));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Show as a table" }).click();
  await expectNoFindings(page);
  await rows(page).nth(1).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoFindings(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("table", { name: "Scores by part" })).toBeVisible();
  await expectNoFindings(page);
  await page.goto("/dashboard");
  await rows(page).nth(1).getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("img", { name: /^Overall Score/ })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/dashboard", "/app/cv/dashboard"]) {
    await page.goto(path);
    await expect(page.getByText("Accounts Assistant").first()).toBeVisible();
    await expectNoFindings(page);
  }
});

test("the keyboard alone deletes an analysis", async ({ page }) => {
  test.slow();
  await arriveAsPerson(page);
  await analyse(page);
  await page.getByRole("link", { name: "Dashboard" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await tabTo(page, "button", "Delete");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your analyses" })).toBeFocused();
});
