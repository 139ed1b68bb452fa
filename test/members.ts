import type { Database } from "../src/db/client.ts";
import { credentials, users } from "../src/db/schema/accounts.ts";
import { hashPassword } from "../src/server/adapters/password-hash.ts";
import { type Browser, openBrowser } from "./browser.ts";

export const memberPassword = "Brown-Kettle-27";
let hash: Promise<string> | undefined;

/** Far cheaper than the product's own: most tests are not about it. */
export const cheapHash = { memory: 64, passes: 1 };

/** An account that can log in with `memberPassword`; its id. */
export async function insertMember(
  db: Database,
  email: string,
  more: { emailVerified?: boolean; name?: string; suspendedAt?: Date } = {},
  passwordHash?: string,
): Promise<string> {
  hash ??= hashPassword(memberPassword, cheapHash);
  const id = crypto.randomUUID();
  const at = new Date();
  const times = { createdAt: at, updatedAt: at };
  await db
    .insert(users)
    .values({ id, email, name: "Mem Ber", emailVerified: true, ...times, ...more });
  const password = passwordHash ?? (await hash);
  const credential = { id: crypto.randomUUID(), accountId: id, providerId: "credential" };
  await db.insert(credentials).values({ ...credential, userId: id, password, ...times });
  return id;
}

/** A browser in which somebody has logged in. */
export async function openMember(
  url: string,
  email: string,
  password = memberPassword,
): Promise<Browser> {
  const browser = await openBrowser(url);
  const { status, body } = await browser.post("/api/auth/login", { email, password });
  if (status !== 200) throw new Error(`login answered ${status} ${JSON.stringify(body)}`);
  return browser;
}
