import { expect, test } from "@playwright/test";
import { configuredAdmin } from "./admin.ts";
import { arriveAsPerson, fillSignup, giveLogin, signUp, somebody, verify } from "./person.ts";

test("protected addresses are come back to, with their query", async ({ page }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await verify(page, person);
  for (const path of ["/dashboard", "/drafts", "/app", "/app/cv/jd", "/account"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto("/analysis");
  await expect(page).toHaveURL("/login?next=%2Fapp");
  await page.goto("/dashboard?page=2&status=completed");
  await expect(page).toHaveURL("/login?next=%2Fdashboard%3Fpage%3D2%26status%3Dcompleted");
  await giveLogin(page, person.email, person.password);
  await expect(page).toHaveURL("/dashboard?page=2&status=completed");

  // History was replaced: back does not lead to the login.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/login?next=/drafts");
  await expect(page).toHaveURL("/drafts");
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);
  await page.goto("/app/cv/nowhere");
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/login?next=%2F%2Fevil.example");
  await giveLogin(page, person.email, person.password);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/app\/cv\/upload$/);
});

for (const next of [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/.//evil.example",
]) {
  test(`somebody signed in is not sent to ${next}`, async ({ page }) => {
    const address = `/login?next=${encodeURIComponent(next)}`;
    await page.route("**/api/auth/me", (route) =>
      route.fulfill({ json: { authenticated: true, user: null } }),
    );
    await page.goto(address);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/app\/cv\/upload$/);
  });
}

test("six wrong passwords pause the login", async ({ page }) => {
  test.slow();
  const person = somebody();
  await signUp(page, person);
  await verify(page, person);
  await page.goto("/auth/login");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse("**/api/auth/login");
    await giveLogin(page, person.email, `Wrong-${attempt}`);
    await answered;
    await expect(page.getByRole("alert")).toHaveText(
      "Invalid email or password. Please try again.",
    );
  }
  await giveLogin(page, person.email, person.password);
  await expect(page.getByRole("alert")).toHaveText(
    "Too many failed login attempts. Please try again later or reset your password.",
  );
});

test("the admin test login opens the dashboard, with its own credentials only", async ({
  page,
}) => {
  await page.goto("/admin-test-login");
  await giveLogin(page, configuredAdmin.ADMIN_EMAIL, "Not-The-Password-1");
  await expect(page.getByRole("alert")).toHaveText("Login failed. Please check your credentials.");
  await page.route("**/api/admin/direct-login", (route) => route.abort());
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
  await page.unroute("**/api/admin/direct-login");
  await giveLogin(page, configuredAdmin.ADMIN_EMAIL, configuredAdmin.ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a link that no longer works says so", async ({ page }) => {
  await page.goto("/api/auth/verify-email?token=none");
  await expect(page).toHaveURL(/\/login\?verified=failed$/);
  await expect(page.getByRole("alert")).toContainText("has been used or is too old");
  await page.goto("/login?verified=pending");
  await expect(page.getByRole("status").filter({ hasText: "Account created." })).toBeVisible();
});

test("the menu on a phone, before and after logging in", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole("button", { name: "Menu" });
  const items = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
  await page.goto("/");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(items.first()).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(items).toHaveText(["Home", "Pricing", "Login", "Sign Up"]);
  await page.keyboard.press("Escape");
  await expect(items.first()).toBeHidden();
  await arriveAsPerson(page);
  await menu.click();
  await expect(items).toHaveText(["Home", "Dashboard", "App", "Account", "Logout"]);
});

test("a server that asks for no verification sends on to the login after three seconds", async ({
  page,
}) => {
  await page.route("**/api/auth/signup", (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto("/signup");
  await fillSignup(page, somebody());
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?verified=pending$/);
});

test("a spinner shows while the session is checked, and the history tells when asking fails", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/me", async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { error: "asleep" } });
  });
  await page.route("**/api/analysis/history", (route) => route.fulfill({ json: { analyses: [] } }));
  await page.goto("/app/cv/upload");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "Start with your CV" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("what somebody left in the tab when their session ended is theirs alone", async ({ page }) => {
  test.slow();
  const first = await arriveAsPerson(page);
  const paste = page.getByLabel("Paste your CV");
  await paste.fill("The first person's CV");
  await page.context().clearCookies();
  await page.goto("/app/cv/upload");
  await giveLogin(page, first.email, first.password);
  await expect(paste).toHaveValue("The first person's CV");
  await page.context().clearCookies();
  await arriveAsPerson(page);
  await expect(paste).toHaveValue("");
});
