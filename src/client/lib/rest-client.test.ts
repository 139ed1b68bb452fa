import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { createRestClient } from "./rest-client.ts";

type Sent = { path: string; init: RequestInit | undefined };

function clientOf(answer: () => Response) {
  const sent: Sent[] = [];
  const rest = createRestClient(async (path, init) => {
    sent.push({ path: String(path), init });
    return answer();
  });
  return { sent, rest };
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { rest } = clientOf(() => response);
  const thrown = await rest.get("/api/x", z.unknown()).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error("no refusal");
  return thrown;
}

describe("the client of the specification's calls", () => {
  it("sends JSON and gives the checked answer", async () => {
    const { sent, rest } = clientOf(() => Response.json({ ok: true, more: 1 }));
    const answer = await rest.post("/api/x", { a: 1 }, z.object({ ok: z.boolean() }));
    expect(answer).toEqual({ ok: true });
    expect(sent[0]?.init).toMatchObject({ method: "POST", body: '{"a":1}' });
    expect(new Headers(sent[0]?.init?.headers).get("content-type")).toBe("application/json");
  });

  it("tells a refusal by the server's error field", async () => {
    const body = { error: "Too many", message: "More", code: "rate_limited", fields: { a: "b" } };
    const refusal = await refusalOf(Response.json(body, { status: 429 }));
    expect(refusal.message).toBe("Too many");
    expect(refusal.status).toBe(429);
    expect(refusal.given.fields).toEqual({ a: "b" });
  });

  it("tells a refusal without one by its status", async () => {
    const page = new Response("<html>", { status: 502, statusText: "Bad Gateway" });
    expect((await refusalOf(page)).message).toBe("API Error: 502 Bad Gateway");
  });

  it("deletes and fetches files, and tells a refusal of either", async () => {
    const { sent, rest } = clientOf(() => new Response("the file"));
    await rest.delete("/api/x");
    expect(sent[0]).toMatchObject({ path: "/api/x", init: { method: "DELETE" } });
    expect(await (await rest.file("/api/f")).text()).toBe("the file");
    const refusing = clientOf(() => Response.json({ error: "Gone" }, { status: 404 })).rest;
    await expect(refusing.delete("/api/x")).rejects.toThrow("Gone");
    await expect(refusing.file("/api/x")).rejects.toThrow("Gone");
  });

  it("does not take an answer of another shape", async () => {
    const { rest } = clientOf(() => new Response("<html>", { status: 200 }));
    await expect(rest.get("/api/x", z.object({ ok: z.boolean() }))).rejects.toThrow();
  });
});
