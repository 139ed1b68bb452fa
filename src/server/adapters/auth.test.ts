import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cheapHash, insertMember, memberPassword as password } from "../../../test/members.ts";
import { openTestDatabase, testDatabaseKinds } from "../../../test/test-database.ts";
import type { OpenDatabase } from "../../db/client.ts";
import { authTables } from "../../db/queries/accounts.ts";
import { credentials } from "../../db/schema/accounts.ts";
import { type Auth, createAuth } from "./auth.ts";

const from = { address: "192.0.2.1", userAgent: "test" };
const settings = { tables: authTables, secret: "a secret only used in tests", secure: false };
const atOnce = 8;
const many = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => make(index)));
const cookieOf = (cookies: string[]) => cookies.map((line) => line.split(";")[0]).join("; ");

// The embedded database has one connection: a call that held one while it waits for another would wait for ever.
describe.each(testDatabaseKinds)(
  "calls side by side on the %s database",
  { timeout: 60_000 },
  (kind) => {
    let place: Awaited<ReturnType<typeof openTestDatabase>>;
    let db: OpenDatabase["db"];
    let auth: Auth;
    let userId: string;
    const email = "ann@example.org";

    beforeAll(async () => {
      place = await openTestDatabase(kind);
      db = place.opened.db;
      auth = createAuth({ ...settings, db, hashCost: cheapHash });
      userId = await insertMember(db, email);
    });
    afterAll(() => place?.close());

    it("sign up one person once", async () => {
      const person = { name: "Bea", email: "bea@example.org", password };
      const ids = await many(() => auth.signUp(person));
      expect(ids.filter((id) => id !== null)).toHaveLength(1);
    });

    it("log in, know their sessions, and log out", async () => {
      const logins = await many(() => auth.signIn({ email, password, remember: true }, from));
      const cookies = logins.map((login) =>
        typeof login === "string" ? login : cookieOf(login.cookies),
      );
      const sessions = await many((index) => auth.findSession(cookies[index] ?? ""));
      expect(new Set(sessions.map((session) => session?.id)).size).toBe(atOnce);
      expect(sessions.every((session) => session?.userId === userId)).toBe(true);
      await many((index) => auth.signOut(cookies[index] ?? ""));
      expect(await auth.findSession(cookies[0] ?? "")).toBeUndefined();
    });

    it("log in without a password those whom the settings vouch for", async () => {
      const logins = await many(() => auth.signInDirectly(userId, from));
      for (const { cookies } of logins)
        expect(await auth.findSession(cookieOf(cookies))).toMatchObject({ userId });
    });

    it("use up a link once", async () => {
      const token = await auth.createLink("reset-password", userId, 60);
      expect(await auth.findLink("reset-password", token)).toMatchObject({ userId });
      expect(await auth.findLink("verify-email", token)).toBeUndefined();
      const found = await many(() => auth.redeemLink("reset-password", token));
      expect(found.filter((id) => id === userId)).toHaveLength(1);
      expect(await auth.findLink("reset-password", token)).toBeUndefined();
    });

    it("make keys and know them", async () => {
      const keys = await many((index) =>
        auth.createKey(userId, { name: `key ${index}`, scopes: ["read"], expiresInDays: 1 }),
      );
      const found = await many((index) => auth.findKey(keys[index]?.key ?? ""));
      expect(found.map((key) => key?.id)).toEqual(keys.map(({ id }) => id));
      const [first] = keys;
      const same = await many(() => auth.findKey(first?.key ?? ""));
      expect(same.every((key) => key?.userId === userId && key.scopes.join() === "read")).toBe(
        true,
      );
    });

    it("set passwords and know them", async () => {
      await many((index) => auth.setPassword(userId, `Green-Ladder-${index}`));
      const known = await many((index) => auth.isPassword(userId, `Green-Ladder-${index}`));
      expect(known.filter(Boolean)).toHaveLength(1);
      const admin = await insertMember(db, "without@example.org");
      expect(await auth.isPassword(admin, "wrong")).toBe(false);
    });

    it("are hashed at the full cost where none is given", async () => {
      const own = createAuth({ ...settings, db });
      const cost = async (id: string) => {
        const [row] = await db
          .select({ hash: credentials.password })
          .from(credentials)
          .where(eq(credentials.userId, id));
        return /m=\d+,t=\d+/.exec(row?.hash ?? "")?.[0];
      };
      const id = await own.signUp({ name: "Cy", email: "cy@example.org", password });
      expect(await cost(id ?? "")).toBe("m=47104,t=2");
      await own.setPassword(userId, password);
      expect(await cost(userId)).toBe("m=47104,t=2");
    });
  },
);
