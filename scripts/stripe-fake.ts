/**
 * A stand-in for Stripe on this machine, to try the whole way of paying by hand: npm run stripe:fake
 *
 * STRIPE_FAKE_PORT (4242) is where it listens, APP_URL (http://localhost:3000) where the product does.
 */
import { startStripeFake } from "./stripe-fake/start.ts";

const port = Number(process.env.STRIPE_FAKE_PORT ?? 4242);
const appUrl = (process.env.APP_URL ?? "http://localhost:3000").replace(/\/+$/, "");
const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? "whsec_fake";
const starter = process.env.STRIPE_PRICE_STARTER ?? "price_starter";
const pro = process.env.STRIPE_PRICE_PRO ?? "price_pro";

const fake = await startStripeFake({
  port,
  webhookSecret,
  webhookUrl: () => `${appUrl}/api/billing/webhook`,
  prices: [
    { id: starter, name: "Starter", pence: 500 },
    { id: pro, name: "Pro", pence: 900 },
  ],
  report: (line) => console.log(line),
});

console.log(`A stand-in for Stripe is at ${fake.url}; it sends events to ${appUrl}.
Start the product with these settings:

  STRIPE_API_URL=${fake.url} STRIPE_SECRET_KEY=sk_test_fake STRIPE_WEBHOOK_SECRET=${webhookSecret} \\
  STRIPE_PRICE_STARTER=${starter} STRIPE_PRICE_PRO=${pro} npm start

To lose events: curl -X POST ${fake.url}/deliveries/off (and /on)`);
