import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { startStripeFake } from "../scripts/stripe-fake/start.ts";
import { createStripePayments } from "../src/server/adapters/stripe-payments.ts";
import { createLog } from "../src/server/log.ts";
import { createRecordedMail } from "../test/recorded-mail.ts";
import { startServer } from "../test/start-server.ts";
import { fillSignup, giveLogin, somebody } from "./person.ts";

const webhookSecret = "whsec_e2e";
const prices = { starter: "price_s", pro: "price_p" };

/** The website with the payment fake behind it, in this process: the one of the other journeys sells nothing. */
async function startShop() {
  let url = "";
  const fake = await startStripeFake({
    port: 0,
    webhookSecret,
    webhookUrl: () => `${url}/api/billing/webhook`,
    prices: [
      { id: prices.starter, name: "Starter", pence: 500 },
      { id: prices.pro, name: "Pro", pence: 900 },
    ],
  });
  const secretKey = "sk_test_e2e";
  const log = createLog("silent");
  const settings = { secretKey, webhookSecret, prices, apiUrl: fake.url, log };
  const mail = createRecordedMail();
  const site = {
    appUrl: null,
    publicUrl: "",
    secure: false,
    trustProxy: 0,
    clientDir: fileURLToPath(new URL("../dist/client", import.meta.url)),
    dev: false,
  };
  const server = await startServer({ mail, site, payments: createStripePayments(settings) });
  url = server.url;
  site.publicUrl = url;
  return {
    url,
    mail,
    fake,
    async close() {
      await server.close();
      await fake.close();
    },
  };
}

test("from signing up for Pro over the payment to cancelling it", async ({ browser }) => {
  test.slow();
  const shop = await startShop();
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const person = somebody();

  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Enterprise" })).toBeVisible();
  await page.getByRole("link", { name: "Choose Pro" }).click();
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  await fillSignup(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
  await page.goto(shop.mail.lastLinkTo(person.email));
  await giveLogin(page, person.email, person.password);
  await expect(page).toHaveURL(/\/app\/cv\/upload$/);

  await page.goto("/dashboard");
  await expect(page.getByText("3 of 3 analyses left today.")).toBeVisible();
  await page.getByRole("button", { name: "Upgrade Plan" }).click();
  await expect(page.getByText("Pro plan, £9.00 a month.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/pricing(?:\?.*)?$/);
  await page.goto("/dashboard");
  await expect(page.getByText("3 of 3 analyses left today.")).toBeVisible();

  // The payment is heard of late: until then nothing is bought, and then the open page says so by itself.
  await shop.fake.deliver(false);
  await page.getByRole("button", { name: "Upgrade Plan" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/dashboard\?checkout=success$/);
  await expect(page.getByText("Your payment is not confirmed yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upgrade Plan" })).toBeVisible();
  await shop.fake.deliver(true);
  const [subscription] = shop.fake.world.subscriptions.values();
  if (subscription === undefined) throw new Error("nothing was bought");
  shop.fake.world.renew(subscription, true);
  await expect(page.getByText("Thank you. You are on the Pro plan.")).toBeVisible();
  await expect(page.getByText("Your plan has no daily limit of analyses.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upgrade Plan" })).toBeHidden();

  await page.goto("/account");
  await expect(page.getByText(/^Pro renews on /)).toBeVisible();
  await page.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText(/^active, ends /)).toBeVisible();
  await page.getByRole("link", { name: "Return" }).click();
  await expect(page).toHaveURL(/\/dashboard\?portal=done$/);
  await expect(page.getByText("Your plan has no daily limit of analyses.")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(/^Pro is cancelled and ends on /)).toBeVisible();

  await context.close();
  await shop.close();
});
