import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf } from "../../../test/browser.ts";
import { insertMember, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

let server: TestServer;
let ann: Browser;

beforeAll(async () => {
  server = await startServer();
  await insertMember(server.deps.db, "ann@example.org");
  ann = await openMember(server.url, "ann@example.org");
});
afterAll(() => server.close());

const url = "https://hooks.example.org/shortlisted";
const remove = (browser: Browser, id: string) =>
  browser.send(`/api/webhooks/${id}`, {
    method: "DELETE",
    headers: { "x-csrf-token": browser.csrfToken },
  });

describe("webhooks", () => {
  it("are added with their secret shown once, listed, and removed", async () => {
    const made = await ann.post("/api/webhooks", { url: ` ${url} ` });
    expect(made).toMatchObject({ status: 201, body: { url, secret: expect.any(String) } });
    const { secret: _, ...item } = Object(made.body);
    expect(await ann.get("/api/webhooks")).toMatchObject({ body: { webhooks: [item] } });
    expect(await remove(ann, item.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await ann.get("/api/webhooks")).body).toEqual({ webhooks: [] });
    expect((await remove(ann, item.id)).status).toBe(404);
  });

  it("can be kept by a key that may: reading reads, changing needs analyse", async () => {
    const keyOf = async (scope: string) =>
      fieldOf((await ann.post("/api/keys", { name: scope, scopes: [scope] })).body, "key");
    const [read, analyse] = [await keyOf("read"), await keyOf("analyse")];
    const call = async (key: string, method: string) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const body = method === "POST" ? JSON.stringify({ url }) : undefined;
      return (await fetch(`${server.url}/api/webhooks`, { method, headers, body })).status;
    };
    expect([await call(read, "GET"), await call(read, "POST")]).toEqual([200, 403]);
    expect([await call(analyse, "GET"), await call(analyse, "POST")]).toEqual([403, 201]);
  });

  it.each([
    "http://127.0.0.1:3000/",
    "https://[::1]/",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost/",
    "ftp://example.org/",
    "example.org/hook",
    "https://ann:secret@example.org/",
    "javascript:alert(1)",
    `https://example.org/${"x".repeat(2000)}`,
    7,
  ])("are not added for %j", async (wrong) => {
    expect(await ann.post("/api/webhooks", { url: wrong })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { url: expect.any(String) } },
    });
  });

  it("take a secret of the caller's own, if it is one", async () => {
    const own = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    expect(await ann.post("/api/webhooks", { url, secret: own })).toMatchObject({
      body: { secret: own },
    });
    for (const secret of ["short", "whsec_AAAA", own.slice(6), 7]) {
      expect(await ann.post("/api/webhooks", { url, secret })).toMatchObject({
        status: 400,
        body: { fields: { secret: expect.any(String) } },
      });
    }
  });

  it("are five at most, need a login, and are nobody else's", async () => {
    await insertMember(server.deps.db, "bea@example.org");
    const bea = await openMember(server.url, "bea@example.org");
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(fieldOf((await bea.post("/api/webhooks", { url })).body, "id"));
    }
    expect((await bea.post("/api/webhooks", { url })).status).toBe(400);
    expect((await remove(ann, ids[0] ?? "")).status).toBe(404);
    expect((await fetch(`${server.url}/api/webhooks`)).status).toBe(401);
  });
});
