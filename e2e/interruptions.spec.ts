import { expect, test } from "@playwright/test";
import { keepServerBusy } from "./api-visitor.ts";
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
  await page.route("**/trpc/**", (route) => (blocked ? route.abort() : route.continue()));
  blocked = true;
  await drop?.();
  await expect(page.getByRole("status")).toHaveText("Reconnecting…");
  blocked = false;
  await seeResults(page);
});
