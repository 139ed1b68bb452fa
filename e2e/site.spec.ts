import { expect, test } from "@playwright/test";
import { fullTitle, sitePages } from "../src/shared/site-pages.ts";
import { expectNoFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { watch } from "./watch.ts";

const open = ["/", "/pricing", "/terms", "/privacy", "/cookies", "/demo/upload"];

test("every open page has its title and description, served and in the browser", async ({
  page,
  request,
}) => {
  const faults = watch(page);
  const personal = ["/dashboard", "/drafts", "/account", "/app", "/admin"];
  for (const { path, title, description } of sitePages) {
    if (personal.includes(path)) continue;
    const served = await (await request.get(path)).text();
    expect(served).toContain(`<title>${fullTitle(title)}</title>`);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The wizard's steps are named by their headings.
    if (path !== "/demo") await expect(page).toHaveTitle(fullTitle(title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
  }
  expect(faults).toEqual([]);
});

test("a change of page changes title, description and address, and leads to the heading", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle("Terms of Service · Shortlisted");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /terms/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/terms$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("main").getByRole("link", { name: "cookies" }).click();
  await expect(page).toHaveURL("/cookies");
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeFocused();
});

test("the footer holds terms, privacy, a mail to us and the copyright, on every page", async ({
  page,
}) => {
  for (const path of [...open, "/login", "/signup"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^mailto:/);
    await expect(footer).toContainText(/© 20\d\d Shortlisted/);
  }
});

test("the terms say what the specification wants said", async ({ page }) => {
  await page.goto("/terms");
  const text = page.getByRole("main");
  await expect(text).toContainText(
    "Subscriptions are billed in advance and are non-refundable except as required by law.",
  );
  await expect(text).toContainText("at least 30 days’ notice of material changes");
  await page.getByRole("link", { name: "Plans and payment" }).click();
  await expect(page.getByRole("heading", { name: "Plans and payment" })).toBeInViewport();
});

test("addresses that are none lead home, also from inside", async ({ page, request }) => {
  for (const path of ["/nowhere", "/nowhere/at/all?x=1", "/pricing/more"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
  const answer = await request.get("/analysis", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/app"]);
  await page.goto("/analysis");
  await expect(page).toHaveURL("/login?next=%2Fapp");
});

test("a page that cannot be loaded says so and leads home", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/terms-*.js", (route) => route.fulfill({ body: "throw new Error()" }));
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "We encountered an unexpected error. Please try refreshing the page or return to the homepage.",
  );
  await expectNoFindings(page);
  await expect(page.getByRole("button", { name: "Refresh Page" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Know where your CV stands");
});

test("without a network every page says so, and takes it back", async ({ page, context }) => {
  await page.goto("/pricing");
  // The page's own script comes after the page: without it there is nothing to show.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  await expectNoFindings(page);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("no accessibility findings on the open pages", async ({ page }) => {
  test.slow();
  // After the demo its banner stands on every page; the demo begins once its script has run.
  await page.goto("/demo/upload");
  await expect(page.getByRole("region", { name: "Demo mode" })).toBeVisible();
  for (const path of open) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Demo mode" })).toBeVisible();
    await expectNoFindings(page);
  }
});

test("no open page scrolls sideways at 360 pixels, nor at 320", async ({ browser }) => {
  for (const width of [360, 320]) {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    for (const path of open) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, over <= 0]).toEqual([path, true]);
    }
    await page.close();
  }
});

test("the keyboard alone leads from home over the terms to the demo", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "link", "Terms");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeFocused();
  await tabTo(page, "link", "Changes to these terms");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#changes$/);
  await page.goto("/");
  await tabTo(page, "link", "Try the demo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/demo\/upload$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("home needs at most 120 kB of script, as it is sent", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.size).toBeGreaterThan(2);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(120_000);
});
