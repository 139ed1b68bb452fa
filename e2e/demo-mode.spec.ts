import { expect, test } from "@playwright/test";
import { cookies, lastingItems, tabItems } from "../src/client/features/legal/kept-items.ts";
import { advertisement } from "./cv-files.ts";
import { arriveAsPerson, giveLogin } from "./person.ts";
import { pasteCv, seeResults, startAnalysis } from "./wizard.ts";

test("the demo's banner stands on every page until it is put away, in this tab", async ({
  page,
  context,
}) => {
  const banner = page.getByRole("region", { name: "Demo mode" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto("/demo/upload");
  await expect(banner).toBeVisible();
  for (const path of ["/", "/pricing", "/privacy", "/login"]) {
    await page.goto(path);
    await expect(banner).toBeVisible();
  }
  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await page.goto("/demo/jd");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  const another = await context.newPage();
  await another.goto("/demo/upload");
  await expect(another.getByRole("region", { name: "Demo mode" })).toBeVisible();
});

test("the demo notes its steps in this tab and sends them to nobody", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await pasteCv(page);
  await startAnalysis(page, ` ${advertisement}\n`);
  await seeResults(page);
  const kept = await page.evaluate(() => sessionStorage.getItem("shortlisted.demo_events"));
  expect(JSON.parse(kept ?? "[]")).toEqual([
    { event: "step", step: 2, name: "jd_entry", at: expect.any(String) },
    { event: "jd_entered", jd_length: advertisement.trim().length, at: expect.any(String) },
    { event: "analysis_started", at: expect.any(String) },
  ]);
  expect(sent.filter((line) => /jd_length|jd_entry|analysis_started/.test(line))).toEqual([]);
});

test("where the whole site is a demo, every page says so and the samples are there", async ({
  page,
}) => {
  test.slow();
  await page.route("**/api/status", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), demo_mode: true } });
  });
  await page.goto("/pricing");
  await expect(page.getByRole("region", { name: "Demo mode" })).toBeVisible();
  await arriveAsPerson(page);
  await expect(page.getByRole("region", { name: "Demo mode" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use Sample CV" })).toBeVisible();
});

test("a chosen file outlives a visit to another page", async ({ page }) => {
  await page.goto("/demo/upload");
  const file = { name: "amara.txt", mimeType: "text/plain", buffer: Buffer.from("Amara Osei") };
  await page.getByLabel("Upload your CV").setInputFiles(file);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("amara.txt", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await expect(page).toHaveURL(/\/demo\/jd$/);
});

test("the page about cookies names all that the browser is given to keep", async ({
  page,
  context,
}) => {
  test.slow();
  const named = [...cookies, ...tabItems, ...lastingItems].map(({ name }) => name);
  const patterns = named.map((name) => {
    const parts = name.split("…").map((part) => part.replaceAll(".", "\\."));
    return new RegExp(`^${parts.join(".+")}$`);
  });
  const seen = new Set<string>();
  async function look() {
    for (const { name } of await context.cookies()) seen.add(name);
    const keys = await page.evaluate(() => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
    ]);
    for (const key of keys) seen.add(key);
  }

  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await pasteCv(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await startAnalysis(page);
  await seeResults(page);
  await look();
  const person = await arriveAsPerson(page);
  await look();
  await pasteCv(page, undefined, "/app/cv");
  await startAnalysis(page);
  await seeResults(page);
  await page.getByRole("button", { name: "Add to Dashboard" }).first().click();
  await look();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await look();
  await page.goto("/login");
  await page.getByLabel("Remember me").check();
  await giveLogin(page, person.email, person.password);
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await look();

  const unnamed = [...seen].filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unnamed).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
  await page.goto("/cookies");
  for (const name of named) await expect(page.getByText(name, { exact: true })).toBeVisible();
});
