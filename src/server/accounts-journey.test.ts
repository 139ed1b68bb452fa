import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../test/browser.ts";
import { cheapHash } from "../../test/members.ts";
import { createRecordedMail } from "../../test/recorded-mail.ts";
import { startServer, type TestServer } from "../../test/start-server.ts";
import { openTestDatabase, testDatabaseKinds } from "../../test/test-database.ts";
import { authTables } from "../db/queries/accounts.ts";
import { createAuth } from "./adapters/auth.ts";
import { createLog } from "./log.ts";

const email = "ann.unmistakable@example.org";
const passwords = ["Brown-Kettle-27", "Green-Ladder-81", "Third-Window-33"] as const;
const [first, second, third] = passwords;

describe.each(testDatabaseKinds)("a person's whole journey on the %s database", (kind) => {
  const mail = createRecordedMail();
  const lines: string[] = [];
  let place: Awaited<ReturnType<typeof openTestDatabase>>;
  let server: TestServer;
  let ann: Browser;

  beforeAll(async () => {
    place = await openTestDatabase(kind);
    const { db } = place.opened;
    const log = createLog("trace", { write: (line) => void lines.push(line) });
    const secret = "a secret that is only used in tests";
    const auth = createAuth({ db, tables: authTables, secret, secure: false, hashCost: cheapHash });
    server = await startServer({ db, auth, secret, mail, log });
    ann = await openBrowser(server.url);
  });
  afterAll(async () => {
    await server?.close();
    await place?.close();
  });

  const post = (path: string, body: unknown) => ann.post(path, body);

  it("goes from signing up to deleting the account, and the log knows no name of it", {
    timeout: 60_000,
  }, async () => {
    const secrets: string[] = [email, ...passwords];
    const token = () => {
      const found = mail.lastLinkTo(email).split("token=")[1] ?? "";
      secrets.push(found);
      return found;
    };
    const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      expect({ status, body }).toMatchObject({ status: expect.toSatisfy((code) => code < 400) });
      return body;
    };
    await ok(post("/api/auth/signup", { name: "Ann Unmistakable", email, password: first }));
    expect((await post("/api/auth/login", { email, password: first })).status).toBe(403);
    await ok(post("/api/auth/resend-verification", { email }));
    await ok(ann.get(`/api/auth/verify-email?token=${token()}`));
    expect((await post("/api/auth/login", { email, password: "Wrong-Kettle-27" })).status).toBe(
      401,
    );
    await ok(post("/api/auth/login", { email, password: first, remember_me: true }));
    const key = fieldOf(await ok(post("/api/keys", { name: "ci" })), "key");
    await ok(ann.get("/api/analysis/history", { authorization: `Bearer ${key}` }));
    expect((await ann.get("/api/keys", { authorization: "Bearer sl_wrong" })).status).toBe(401);
    const change = { current_password: first, new_password: second };
    await ok(post("/trpc/password.change", change));
    await ok(post("/api/auth/forgot-password", { email }));
    await ok(post("/api/auth/reset-password", { token: token(), password: third }));
    await ok(post("/api/auth/login", { email, password: third }));
    secrets.push(
      key,
      ...ann
        .cookieHeader()
        .split("; ")
        .map((pair) => pair.slice(pair.indexOf("=") + 1)),
    );
    await ok(post("/trpc/account.exportData", {}));
    await ok(post("/api/auth/logout", {}));
    await ok(post("/api/auth/login", { email, password: third }));
    await ok(post("/trpc/account.delete", { password: third }));
    expect((await post("/api/auth/login", { email, password: third })).status).toBe(401);

    const log = lines.join("");
    expect(lines.length).toBeGreaterThan(15);
    for (const secret of [...secrets, "Unmistakable", "Wrong-Kettle"].filter(
      (text) => text.length > 3,
    ))
      expect(log).not.toContain(secret);
  });
});
