import { updateUser } from "../src/db/queries/accounts.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { TestServer } from "./start-server.ts";

export const testPassword = "Tr0ubadour-9";

/** A browser in which somebody with a new, verified account has logged in; `userId` is theirs. */
export async function openLoggedIn(
  { url, deps }: Pick<TestServer, "url" | "deps">,
  name: string,
): Promise<Browser & { userId: string; email: string }> {
  const email = `${name}@example.org`;
  const userId = await deps.auth.signUp({ name, email, password: testPassword });
  if (!userId) throw new Error(`${email} has an account already`);
  await updateUser(deps.db, userId, { emailVerified: true, updatedAt: new Date(deps.now()) });
  const browser = await openBrowser(url);
  const { status } = await browser.post("/api/auth/login", { email, password: testPassword });
  if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
  return Object.assign(browser, { userId, email });
}
