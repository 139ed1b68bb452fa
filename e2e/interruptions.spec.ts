import { expect, test } from "@playwright/test";
import { keepServerBusy } from "./api-visitor.ts";
import { advertisement } from "./cv-files.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test.describe.configure({ mode: "serial" });

test("cancelling stops the run and goes back to upload", async ({ page, playwright, baseURL }) => {
  await pasteCv(page);
  await keepServerBusy(playwright, baseURL ?? "", 4);
  await startAnalysis(page);
  await page.getByRole("button", { name: "Cancel Analysis" }).click();
  await expect(page).toHaveURL(/\/demo\/upload$/);
  await page.goto("/demo/progress");
  await expect(page).toHaveURL(/\/demo\/upload$/);
});

test("a reload half-way follows the same run to its results", async ({
  page,
  playwright,
  baseURL,
}) => {
  await pasteCv(page);
  await keepServerBusy(playwright, baseURL ?? "", 4);
  await startAnalysis(page);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/demo\/progress$/);
  await seeResults(page);
  await page.reload();
  await expect(page.getByRole("img", { name: /^Overall Score/ })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("img", { name: /^Overall Score/ })).toBeVisible();
});

test("a connection lost half-way is taken up again", async ({ page, playwright, baseURL }) => {
  let connections = 0;
  let drop: (() => Promise<void>) | undefined;
  let blocked = false;
  await page.routeWebSocket(/\/trpc/, async (socket) => {
    if (blocked) {
      await socket.close({ code: 1012 });
      return;
    }
    connections += 1;
    const server = socket.connectToServer();
    drop = async () => {
      await server.close();
      await socket.close({ code: 1012 });
    };
  });
  await pasteCv(page);
  await keepServerBusy(playwright, baseURL ?? "", 4);
  await startAnalysis(page);
  await expect.poll(() => connections).toBeGreaterThan(0);
  await page.route(/\/(?:trpc|api\/analysis\/results)\//, (route) =>
    blocked ? route.abort() : route.continue(),
  );
  blocked = true;
  await drop?.();
  await expect(page.getByRole("status")).toHaveText("Reconnecting…");
  blocked = false;
  await seeResults(page);
});

test("the page tells what each poll answers, and an error answer ends the run", async ({
  page,
}) => {
  let answer: { status?: number; json: object } = { json: { status: "processing", percent: 0 } };
  let polls = 0;
  await page.route("**/api/analysis/results/*", (route) => {
    polls += 1;
    return route.fulfill(answer);
  });
  await pasteCv(page);
  await startAnalysis(page);
  const status = page.getByRole("status");
  for (const [percent, message] of [
    [0, "Initializing analysis..."],
    [10, "Processing your CV..."],
    [30, "Analyzing job requirements..."],
    [99, "Generating recommendations..."],
  ] as const) {
    answer = { json: { status: "processing", percent } };
    await expect(status).toHaveText(message);
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(percent));
  }
  answer = { status: 500, json: { message: "The engine is being mended." } };
  await expect(page.getByRole("alert")).toHaveText("The engine is being mended.");
  const before = polls;
  await page.waitForTimeout(2500);
  expect(polls).toBe(before);
});

test("a start that is refused is told and can be tried again", async ({ page }) => {
  let answer: { status?: number; json: object } = { status: 500, json: {} };
  await page.route("**/api/analysis/analyze", (route) => route.fulfill(answer));
  await pasteCv(page);
  await page.getByLabel("Job description").fill(advertisement);
  const start = page.getByRole("button", { name: "Start Analysis" });
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to start analysis. Please try again.");
  answer = { json: { success: false, error: "Not today." } };
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Not today.");
  await page.unroute("**/api/analysis/analyze");
  await start.click();
  await seeResults(page);
});
